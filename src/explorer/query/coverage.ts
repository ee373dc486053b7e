/** What a page loader has loaded, in words. */
import { counted, figure } from '../../lib/numbers/counts.ts'
import { leftOutWords } from './paging.ts'
import type { LoadAllState } from './loadAllState.ts'

const ENDINGS: Partial<Record<LoadAllState['status'], string>> = {
  ended: 'all loaded',
  exhausted: 'not all loaded: pages cannot be counted any further',
}

/** The coverage in one sentence; a total only where the service gave one. */
export function coverageOf(state: LoadAllState, first: number, limit: number): string {
  const { status, rows, repeated, returned, unreadable, requests, hits, windows } = state
  const from = (first - 1) * limit + 1
  const parts = [
    rows === 0
      ? 'No rows yet'
      : `Rows ${figure(from)} to ${figure(from + rows - 1)}${hits === undefined ? '' : ` of ${figure(hits)}`}`,
    counted(requests, 'request'),
    ENDINGS[status] ?? 'not all loaded',
  ]
  parts.push(...leftOutWords(repeated, unreadable))
  if (windows.length > 0) parts.push(`went on in windows up to ${windows.join(', ')}`)
  // Windows overlap by a day; without them, a row comes twice only when others were added before it.
  const isMoved = returned > 0 && windows.length === 0
  return `${parts.join(', ')}.${isMoved ? ' The list changed while loading: rows may be missing too, which cannot be seen.' : ''}`
}

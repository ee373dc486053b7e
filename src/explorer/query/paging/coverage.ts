/** What a page loader has loaded, in words. */
import { counted, figure } from '../../../lib/numbers/counts.ts'
import type { IsoDay } from '../../../lib/dates/days.ts'
import { leftOutWords } from './paging.ts'
import type { LoadAllState } from './loadAllState.ts'

/** How far that is: a total only where the service gave one. */
function extentWords({ status, hits }: LoadAllState): string {
  if (status === 'ended') return ' · all loaded'
  return hits === undefined ? ' so far (total unknown)' : ` of ${figure(hits)}`
}

/** Each of a few; of many how many they are, and the last. */
const windowWords = (days: readonly IsoDay[]): string =>
  days.length <= 3 ? `windows up to ${days.join(', ')}` : `${figure(days.length)} windows, the last up to ${days.at(-1)!}`

/** `3,000 rows so far (total unknown)`, with what is not among them. */
export function coverageOf(state: LoadAllState, first: number, limit: number): string {
  const { status, rows, repeated, returned, unreadable, windows, isGapped } = state
  const from = (first - 1) * limit + 1
  const loaded = from === 1 ? counted(rows, 'row') : `${figure(from)}–${figure(from + rows - 1)}`
  const parts = [
    rows === 0 ? 'No rows yet' : `${loaded}${extentWords(state)}`,
    ...(status === 'exhausted' ? ['pages cannot be counted any further'] : []),
    ...leftOutWords(repeated, unreadable),
    ...(windows.length > 0 ? [`continued in ${windowWords(windows)}`] : []),
    ...(isGapped ? ['rows between them may be missing'] : []),
    // Windows overlap by a day; without them, a row comes twice only when others were added before it.
    ...(returned > 0 && windows.length === 0 ? ['the list changed while loading: rows may be missing'] : []),
  ]
  return parts.join(' · ')
}

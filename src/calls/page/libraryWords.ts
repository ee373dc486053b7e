/** What the library holds, what loading it costs and where it is kept, each in a sentence that claims no more. */
import { counted, figure } from '../../lib/numbers/counts.ts'
import { PAGE_SIZE } from '../library/loadCalls.ts'
import type { LibraryState } from '../library/libraryState.ts'
import type { Storage } from '../library/callStore.ts'

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(bytes < 10e6 ? 1 : 0)} MB`

/** `312 of 1,240 calls, 21 MB` */
export function heldWords({ progress, heads }: LibraryState): string {
  if (heads.length === 0) return 'No calls yet'
  const { hits, bytes, isEnded } = progress
  const all = hits !== undefined && hits > heads.length ? ` of ${figure(hits)}` : ''
  return `${figure(heads.length)}${all} ${heads.length === 1 && all === '' ? 'call' : 'calls'}${isEnded && all === '' ? ', all there are' : ''}, ${megabytes(bytes)}`
}

/** What is still to be asked. Of a service that was asked nothing yet, how it is asked. */
export function costWords({ progress, cost, status }: LibraryState): string | undefined {
  const { hits, loaded, newer, isEnded } = progress
  if (isEnded || status === 'opening') return undefined
  if (hits === undefined)
    return `Loading asks for ${PAGE_SIZE} calls a request, texts included, the newest first; how many there are comes with the first answer.`
  const left = Math.max(0, hits - loaded - newer)
  const size = cost.calls > 0 ? `, about ${megabytes((cost.bytes / cost.calls) * left)} to transfer` : ''
  return `${counted(left, 'call')} to load: ${counted(Math.ceil(left / PAGE_SIZE), 'request')}${size}.`
}

const REASONS = {
  off: 'your preferences keep no calls',
  refused: 'this browser keeps nothing for this page',
  newer: 'a newer version of this app keeps calls here',
  full: 'this browser has no more room',
} as const

export function storageWords(storage: Storage | undefined): string | undefined {
  if (!storage) return undefined
  const { where, why, isFull } = storage
  const place =
    where === 'memory' && why
      ? `Kept until this page is closed and no longer: ${REASONS[why]}. The search covers what is loaded.`
      : ''
  const full = isFull ? 'Full: the newest calls are kept, within the bound of your preferences.' : ''
  return [place, full].filter(Boolean).join(' ') || undefined
}

export const filterWords = ({ filters }: Pick<LibraryState, 'filters'>): string | undefined =>
  filters === 'ignored'
    ? 'The service ignored ticker and days, so that calls are loaded page by page.'
    : filters === 'honoured'
      ? 'The service chooses calls by ticker: one company’s can be loaded alone.'
      : undefined

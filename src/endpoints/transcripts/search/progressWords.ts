/** What a search over pages has seen so far, in a sentence that claims no more. */
import { Failure } from '../../../api/client/failure.ts'
import type { IndexState } from './callIndex.ts'

const figure = (count: number): string => count.toLocaleString('en-US')

export function progressWords({ searched, hits, progress, failure }: IndexState, ticker: string, found: number): string {
  const number = found === 0 ? 'none' : figure(found)
  if (progress === 'complete') return `Searched all ${figure(searched)} calls: ${number} of ${ticker}.`
  const so = hits === undefined ? 'Searching' : `Searched ${figure(searched)} of ${figure(hits)} calls`
  const far = hits === undefined ? '…' : `: ${number} of ${ticker} so far.`
  const end =
    progress === 'stopped'
      ? ' Stopped.'
      : progress === 'failed'
        ? ` The service did not answer${failure instanceof Failure && failure.exchange?.status ? ` (status ${failure.exchange.status})` : ''}.`
        : ''
  return `${so}${far}${end}`
}

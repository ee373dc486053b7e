/** What a search over pages has seen so far, in a sentence that claims no more. */
import { figure } from '../../../lib/numbers/counts.ts'
import type { LoadAllState } from '../../../explorer/query/paging/loadAllState.ts'
import { whatOf } from '../../../explorer/notices/failureWords.ts'

const ENDINGS: Partial<Record<LoadAllState['status'], string>> = {
  idle: ' Stopped.',
  waiting: ' Waiting: the page is hidden or offline.',
}

export const searchedOf = ({ rows, repeated, unreadable }: LoadAllState): number => rows + repeated + unreadable

export function progressWords(state: LoadAllState, ticker: string, found: number): string {
  const { status, hits, failure } = state
  const searched = figure(searchedOf(state))
  const number = found === 0 ? 'none' : figure(found)
  if (status === 'ended') return `Searched all ${searched} calls: ${number} of ${ticker}.`
  const soFar =
    hits === undefined ? 'Searching…' : `Searched ${searched} of ${figure(hits)} calls: ${number} of ${ticker} so far.`
  return soFar + (failure ? ` Page ${failure.page} failed: ${whatOf(failure.reason)}` : (ENDINGS[status] ?? ''))
}

/** Where the reader shows a passage: the page of the list that has its call, the call, and the passage by its name. */
import { changedQuery } from '../../explorer/address/address.ts'
import { scenarioTexts } from '../../api/client/scenario.ts'
import { transcripts } from '../../endpoints/transcripts/endpoint.ts'
import type { CallHead } from '../library/callHead.ts'

/** `newer`: calls that came in front of the list since the call's place in it was noted. Without a place its company is searched for. */
export function passageAddress(
  { id, ticker, order }: Pick<CallHead, 'id' | 'ticker' | 'order'>,
  passage: string | undefined,
  newer: number,
  scenario: string | undefined,
): string {
  const limit = transcripts.params.limit.initial ?? 10
  const page = order === undefined ? undefined : Math.floor((order + newer) / limit) + 1
  const query = changedQuery(transcripts, new URLSearchParams(scenarioTexts(scenario).map(([name, text]) => [name, text])), {
    page: page === undefined || page <= 1 ? undefined : String(page),
    'v.ticker': page === undefined && ticker !== '' ? ticker : undefined,
    'v.open': id,
  })
  return `/${transcripts.id}${query}${passage === undefined ? '' : `#p=${passage}`}`
}

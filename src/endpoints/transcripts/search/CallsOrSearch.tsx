/** The calls of the page, or in their place those of the company that is searched for. */
import type { ResultsProps } from '../../../explorer/slots.ts'
import type { transcripts } from '../endpoint.ts'
import { SearchedCalls } from './SearchedCalls.tsx'
import { tickerAsked } from './tickerAsked.ts'

export function CallsOrSearch({ address, table }: ResultsProps<typeof transcripts>) {
  const ticker = tickerAsked(address)
  return ticker === undefined ? table : <SearchedCalls ticker={ticker} address={address} />
}

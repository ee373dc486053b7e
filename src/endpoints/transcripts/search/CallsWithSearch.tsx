/** The rows of the page, and above them the search over all pages. */
import type { ResultsProps } from '../../../explorer/slots.ts'
import type { transcripts } from '../endpoint.ts'
import { TickerSearch } from './TickerSearch.tsx'
import results from '../../../ui/Results.module.css'

export const CallsWithSearch = ({ address, acts, table }: ResultsProps<typeof transcripts>) => (
  <div className={results.view}>
    <TickerSearch {...{ address, acts }} />
    {table}
  </div>
)

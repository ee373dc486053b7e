/** The rows of the page, and above them the search over all pages. */
import type { ResultsProps } from '../../../explorer/slots.ts'
import type { transcripts } from '../endpoint.ts'
import { TickerSearch } from './TickerSearch.tsx'
import styles from './TickerSearch.module.css'

export const CallsWithSearch = ({ page, table }: ResultsProps<typeof transcripts>) => (
  <div className={styles.withRows}>
    <TickerSearch page={page} />
    {table}
  </div>
)

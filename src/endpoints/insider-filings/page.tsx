/** The page of insider filings: filings with their transactions under them, and the two tables of the form in the record. */
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { cells, values } from './grid/cells.tsx'
import { insiderFilings } from './endpoint.ts'
import { FilingResults } from './grid/FilingResults.tsx'
import { columns } from './grid/filingColumns.tsx'
import { switchNames } from './grid/switches.ts'
import recordView from './recordView.ts'

const heads = { labels: columns.map(({ label }) => label), hasStrips: false }

export default function InsiderFilingsPage() {
  return (
    <ExplorerPage
      endpoint={insiderFilings}
      Results={FilingResults}
      heads={heads}
      {...recordView}
      cells={cells}
      values={values}
      viewNames={['v.view', 'v.lines', ...switchNames]}
    />
  )
}

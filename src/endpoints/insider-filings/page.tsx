/** The page of insider filings: filings with their transactions under them, and the two tables of the form in the record. */
import { useSearchParams } from 'react-router'
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { cells, values } from './grid/cells.tsx'
import { insiderFilings } from './endpoint.ts'
import { FilingResults } from './grid/FilingResults.tsx'
import { columns } from './grid/filingColumns.tsx'
import { switchNames } from './grid/switches.ts'
import recordView from './recordView.ts'
import { ruleNames } from './purchases/clusterRule.ts'
import { insiderClusters } from './purchases/clusterRows.ts'
import { insiderTransactions } from './transactions/transactionRows.ts'

/** The rows that a view makes of the filings, by its name in the address. */
const DERIVED = new Map([
  ['transactions', insiderTransactions],
  ['clusters', insiderClusters],
])

const heads = { labels: columns.map(({ label }) => label), hasStrips: false }

export default function InsiderFilingsPage() {
  const [search] = useSearchParams()
  return (
    <ExplorerPage
      endpoint={insiderFilings}
      Results={FilingResults}
      heads={heads}
      {...recordView}
      cells={cells}
      values={values}
      derived={DERIVED.get(search.get('v.view') ?? '')}
      viewNames={['v.view', 'v.lines', 'v.calls', ...ruleNames, ...switchNames]}
    />
  )
}

/** The page of analysts: a board of track records, the same as a plot, and the profile of one in the record. */
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { AnalystResults } from './AnalystResults.tsx'
import { periodNames, periodWords } from './board/measures.ts'
import { cells } from './board/cells.tsx'
import { analysts } from './endpoint.ts'
import recordView from './recordView.ts'

const heads = { labels: ['Name', 'Firm', 'Ratings', ...periodNames.map((name) => periodWords[name])], hasStrips: true }

/** Up to when the targets of the open analyst are measured. */
const recordNames = ['v.until'] as const

export default function AnalystsPage() {
  return (
    <ExplorerPage
      endpoint={analysts}
      Results={AnalystResults}
      heads={heads}
      {...recordView}
      cells={cells}
      viewNames={['v.view', 'v.measure', 'v.period', 'v.least', ...recordNames]}
      recordNames={recordNames}
    />
  )
}

/** The page of analysts: a board of track records, the same as a plot, and the profile of one in the record. */
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { AnalystResults } from './AnalystResults.tsx'
import { cells } from './board/cells.tsx'
import { analysts } from './endpoint.ts'
import recordView from './recordView.ts'

export default function AnalystsPage() {
  return (
    <ExplorerPage
      endpoint={analysts}
      Results={AnalystResults}
      {...recordView}
      cells={cells}
      viewNames={['v.view', 'v.measure', 'v.period', 'v.least']}
    />
  )
}

/** The page of insights: the usual table with analysts by name and targets against the ones before, and a note to be read. */
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { ActionCell, AnalystCell, TargetCell } from './cells.tsx'
import { insights } from './endpoint.ts'
import { InsightResults } from './InsightFacts.tsx'
import recordView from './recordView.ts'

export default function InsightsPage() {
  return (
    <ExplorerPage
      endpoint={insights}
      Results={InsightResults}
      {...recordView}
      cells={{ action: ActionCell, pt: TargetCell, analyst_id: AnalystCell }}
    />
  )
}

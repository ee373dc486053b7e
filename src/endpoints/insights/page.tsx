/** The page of insights: the usual table with analysts by name and targets against the ones before, and a note to be read. */
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { cells } from './table/cells.tsx'
import { insights } from './endpoint.ts'
import { useRatingColumns } from './InsightFacts.tsx'
import { InsightRecord } from './InsightRecord.tsx'
import { heads, InsightResults } from './table/InsightResults.tsx'
import { titleOfInsight } from './ratingWords.ts'

export default function InsightsPage() {
  return (
    <ExplorerPage
      endpoint={insights}
      Results={InsightResults}
      heads={heads}
      Record={InsightRecord}
      titleOf={titleOfInsight}
      cells={cells}
      useComputed={useRatingColumns}
    />
  )
}

/** The page of insights: the usual table with analysts by name and targets against the ones before, and a note to be read. */
import { useSearchParams } from 'react-router'
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { readRecords } from '../../explorer/rows/recordReaders.ts'
import { cells } from './table/cells.tsx'
import { insights } from './endpoint.ts'
import { useRatingColumns } from './InsightFacts.tsx'
import { heads, InsightResults } from './table/InsightResults.tsx'
import recordView from './recordView.ts'
import { TRACK, TRACK_VIEW } from './targets/trackAddress.ts'

const viewNames = ['v.prior', TRACK_VIEW, 'v.until'] as const

export default function InsightsPage() {
  const [search] = useSearchParams()
  return (
    <ExplorerPage
      endpoint={insights}
      Results={InsightResults}
      recordsOf={readRecords}
      heads={heads}
      cells={cells}
      useComputed={useRatingColumns}
      viewNames={viewNames}
      {...recordView}
      areRowsOwn={search.get(TRACK_VIEW) === TRACK}
    />
  )
}

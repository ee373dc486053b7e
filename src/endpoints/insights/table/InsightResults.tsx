/** The ratings as a table with the columns that these rows have something for, each cell told what it needs beside its own row. */
import { lazy, Suspense } from 'react'
import { columnField } from '../../../api/endpoint/columns.ts'
import type { ColumnChoice, Heads, ResultsProps } from '../../../explorer/slots.ts'
import results from '../../../ui/Results.module.css'
import { NARROW, useMedia } from '../../../ui/screen/useMedia.ts'
import { insights, type Insight } from '../endpoint.ts'
import { FactsContext, useFactsOf } from '../InsightFacts.tsx'
import { hasTrack, TRACK, TRACK_VIEW } from '../targets/trackAddress.ts'
import { RatingStrip } from './RatingStrip.tsx'
import { NO_CHANGES, type RatingChanges } from '../prior/ratingChanges.ts'

/** Loaded when it is asked for. */
const InsightTrack = lazy(async () => ({ default: (await import('../targets/InsightTrack.tsx')).InsightTrack }))

type Choice = ColumnChoice<typeof insights>

const areSeveral = (records: readonly Insight[]): boolean => {
  const [first] = records
  return records.some(({ security }) => security?.symbol !== first?.security?.symbol)
}

/** The company where there are several, the upside where a close is told. */
export const columnsFor = (records: readonly Insight[], changes: RatingChanges): readonly Choice[] => [
  { path: 'date', width: 106 },
  { path: 'security.symbol', width: 76 },
  ...(areSeveral(records) ? [{ path: 'security.name', width: 156 } as const] : []),
  { path: 'firm', width: 148 },
  { path: 'computed.analyst', label: 'Analyst · hit rate', width: 164 },
  { path: 'action', width: 116 },
  { path: 'rating', width: 148 },
  { path: 'pt', label: 'Target, prior → new', width: 148 },
  { path: 'computed.change', width: 84 },
  ...(changes.upside.some((upside) => upside !== undefined) ? [{ path: 'computed.upside', width: 84 } as const] : []),
  { path: 'analyst_insights' },
]

/** Before the first rows: those of one company. */
export const heads: Heads = {
  labels: columnsFor([], NO_CHANGES).map(({ path, label }) => label ?? columnField(insights, path)?.label ?? path),
  hasStrips: true,
}

export function InsightResults(props: ResultsProps<typeof insights>) {
  const { address, acts, records, order, isBusy, isStale, table, tableOf } = props
  const isNarrow = useMedia(NARROW)
  const facts = useFactsOf(records, isBusy)
  if (records.length === 0) return table
  if (address.ownView(TRACK_VIEW) === TRACK && hasTrack(address.values))
    return (
      <Suspense>
        <InsightTrack {...{ address, acts }} />
      </Suspense>
    )
  return (
    <FactsContext value={facts}>
      <div className={results.view} data-stale={isStale || undefined}>
        <RatingStrip {...{ address, acts, records, order, isBusy }} changes={facts.changes} earlier={facts.earlier} />
        {isNarrow ? table : tableOf(order, columnsFor(records, facts.changes))}
      </div>
    </FactsContext>
  )
}

/** What the rows of insights say of one another, and the profiles of their analysts. */
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { Answer } from '../../explorer/query/useAnswer.ts'
import type { ComputedValues } from '../../explorer/rows/computedColumns.ts'
import { readRecords } from '../../explorer/rows/recordReaders.ts'
import { useAnalystNames, type AnalystNames } from './analystNames.ts'
import type { Insight, insights } from './endpoint.ts'
import {
  awaitRatingChanges,
  comeLater,
  NO_CHANGES,
  NO_HISTORY,
  ratingChanges,
  type RatingChanges,
  type RatingHistory,
} from './prior/ratingChanges.ts'
import { useEarlierRatings, type Earlier } from './prior/useEarlierRatings.ts'

export interface InsightFacts {
  readonly analysts: AnalystNames
  readonly changes: RatingChanges
  /** How many rows the prior targets were looked for in. */
  readonly rows: number
  /** Ratings asked for beside the loaded ones. */
  readonly earlier: Earlier | undefined
}

export const FactsContext = createContext<InsightFacts | undefined>(undefined)

export function useFacts(): InsightFacts {
  const facts = useContext(FactsContext)
  if (!facts) throw new Error('No facts of insights above this cell')
  return facts
}

/** While more rows are on their way, those of before: to compare all with all for each page takes longer than to load it. */
function useSettled(records: readonly Insight[], isBusy: boolean): readonly Insight[] {
  const [settled, setSettled] = useState(records)
  if (!isBusy && settled !== records) setSettled(records)
  return settled
}

/** Of very many rows they come a moment later. */
function useRatingChanges(insights: readonly Insight[], history: RatingHistory): RatingChanges {
  const [, tell] = useState<RatingChanges>()
  const isLater = comeLater(insights, history)
  // Not while rows are drawn: what is drawn of many pages that come fast may never be shown.
  useEffect(() => (isLater ? awaitRatingChanges(insights, history, tell) : undefined), [isLater, insights, history])
  return isLater ? NO_CHANGES : ratingChanges(insights, history)
}

export function useFactsOf(records: readonly Insight[], isBusy: boolean): InsightFacts {
  const settled = useSettled(records, isBusy)
  const earlier = useEarlierRatings(settled)
  const changes = useRatingChanges(settled, earlier?.state.kept.history ?? NO_HISTORY)
  return { analysts: useAnalystNames(settled), changes, rows: settled.length, earlier }
}

/** All rows that are loaded, of one page or several. */
export const loadedInsights = ({ rows }: Answer<typeof insights>): readonly Insight[] =>
  readRecords(rows?.store) as readonly Insight[]

/** The computed columns of the loaded rows. */
export function useRatingColumns(answer: Answer<typeof insights>): ComputedValues {
  const settled = useSettled(loadedInsights(answer), answer.isBusy === true)
  const history = useEarlierRatings(settled)?.state.kept.history ?? NO_HISTORY
  const { priorRating, prior, days, move, change, upside } = useRatingChanges(settled, history)
  const { nameOf } = useAnalystNames(settled)
  const changed = useMemo(
    () => ({ prior_rating: priorRating, prior_target: prior, prior_days: days, target: move, change, upside }),
    [priorRating, prior, days, move, change, upside],
  )
  return useMemo(
    () => ({ analyst: settled.map(({ analyst_id: id }) => (id ? nameOf(id) : undefined)), ...changed }),
    [settled, nameOf, changed],
  )
}

/** What the rows of insights say of one another, and the profiles of their analysts. */
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { Answer } from '../../explorer/query/useAnswer.ts'
import type { ComputedValues } from '../../explorer/rows/computedColumns.ts'
import { useAnalystNames, type AnalystNames } from './analystNames.ts'
import type { Insight, insights } from './endpoint.ts'
import { changeColumns, lateRatingChanges, ratingChanges, type RatingChange } from './ratingChanges.ts'

export interface InsightFacts {
  readonly analysts: AnalystNames
  /** By the number of the row. */
  readonly changes: readonly RatingChange[]
  /** How many rows the prior targets were looked for in. */
  readonly rows: number
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

const NO_CHANGES: readonly RatingChange[] = []

/** Of very many rows they come a moment later. */
function useRatingChanges(insights: readonly Insight[]): readonly RatingChange[] {
  const [, tell] = useState<readonly RatingChange[]>()
  const late = lateRatingChanges(insights)
  useEffect(() => void late?.then(tell), [late])
  return late ? NO_CHANGES : ratingChanges(insights)
}

export function useFactsOf(records: readonly Insight[], isBusy: boolean): InsightFacts {
  const settled = useSettled(records, isBusy)
  return { analysts: useAnalystNames(settled), changes: useRatingChanges(settled), rows: settled.length }
}

const NONE: readonly Insight[] = []

/** All rows that are loaded, of one page or several. */
export const loadedInsights = ({ rows }: Answer<typeof insights>): readonly Insight[] =>
  (rows?.store.records() ?? NONE) as readonly Insight[]

/** The computed columns of the loaded rows. */
export function useRatingColumns(answer: Answer<typeof insights>): ComputedValues {
  const settled = useSettled(loadedInsights(answer), answer.isBusy === true)
  const changes = useRatingChanges(settled)
  const { nameOf } = useAnalystNames(settled)
  const changed = useMemo(() => changeColumns(changes), [changes])
  return useMemo(
    () => ({ analyst: settled.map(({ analyst_id: id }) => (id ? nameOf(id) : undefined)), ...changed }),
    [settled, nameOf, changed],
  )
}

/** What the rows of insights say of one another and the profiles of their analysts, for the cells of the table. */
import { createContext, useContext, useState } from 'react'
import { NamesContext, type Names } from '../../explorer/export/shown.ts'
import type { ResultsProps } from '../../explorer/slots.ts'
import { useAnalystNames, type AnalystNames } from './analystNames.ts'
import type { Insight, insights } from './endpoint.ts'
import { previousTargets, type PreviousTarget } from './previousTargets.ts'
import type { Answer } from '../../explorer/query/useAnswer.ts'

export interface InsightFacts {
  readonly analysts: AnalystNames
  /** By the insight's ID. */
  readonly previous: ReadonlyMap<string, PreviousTarget>
  /** How many rows the previous targets were looked for in. */
  readonly rows: number
}

const FactsContext = createContext<InsightFacts | undefined>(undefined)

export function useFacts(): InsightFacts {
  const facts = useContext(FactsContext)
  if (!facts) throw new Error('No facts of insights above this cell')
  return facts
}

/** `isBusy` while more rows are on their way: to compare all with all for each page takes longer than to load it. */
export function useFactsOf(records: readonly Insight[], isBusy: boolean): InsightFacts {
  const [settled, setSettled] = useState(records)
  if (!isBusy && settled !== records) setSettled(records)
  return { analysts: useAnalystNames(settled), previous: previousTargets(settled), rows: settled.length }
}

/** All rows that are loaded, of one page or several. */
export const loadedInsights = ({ rows }: Answer<typeof insights>): readonly Insight[] =>
  (rows?.store.records() ?? []) as readonly Insight[]

/** The usual table, its cells told what they need beside their own row. */
export function InsightResults({ records, isBusy, table }: ResultsProps<typeof insights>) {
  const facts = useFactsOf(records, isBusy)
  const names: Names = { analyst_id: (row) => facts.analysts.nameOf(records[row]?.analyst_id ?? '') }
  return (
    <FactsContext value={facts}>
      <NamesContext value={names}>{table}</NamesContext>
    </FactsContext>
  )
}

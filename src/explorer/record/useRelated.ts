/** The other datasets about the company of a record, in the fortnight around its day, with what is loaded of each already. */
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { addDays, type IsoDay } from '../../lib/dates/days.ts'
import { useOperations } from '../OperationsContext.ts'
import { dayOfRecord, tickerOf } from './recordSummary.ts'
import { relatedCounts } from './relatedCounts.ts'

export interface Related {
  readonly ticker: string | undefined
  readonly day: IsoDay | undefined
  readonly days: { readonly from?: IsoDay; readonly to?: IsoDay }
  readonly others: readonly AnyEndpoint[]
  /** By the datasets' names, those of which records are loaded. */
  readonly counts: ReadonlyMap<string, number>
  /** All of them together. */
  readonly total: number
}

const AROUND = 7
/** Characters of a day. */
const DAY = 10
const NONE: ReadonlyMap<string, number> = new Map()

export function useRelated(endpoint: AnyEndpoint, record: unknown): Related {
  const client = useQueryClient()
  const operations = useOperations()
  const [ticker, day] = useMemo(() => [tickerOf(endpoint, record), dayOfRecord(endpoint, record)], [endpoint, record])
  const days = day ? { from: addDays(day, -AROUND), to: addDays(day, AROUND) } : {}
  const others = operations.filter((other) => other !== endpoint && ('tickers' in other.params || other.tickersBy))
  // Counted once the record is on screen: thousands of rows may have to be looked through.
  const counted = useDeferredValue(ticker && day ? `${ticker} ${day}` : '', '')
  const counts = useMemo(() => {
    const [about, on] = [counted.slice(0, -DAY - 1), counted.slice(-DAY)]
    if (on === '') return NONE
    return relatedCounts(client, operations, { ticker: about, from: addDays(on, -AROUND), to: addDays(on, AROUND) })
  }, [client, operations, counted])
  const total = others.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)
  return { ticker, day, days, others, counts, total }
}

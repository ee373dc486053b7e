/** The price series of a few tickers for whoever draws them beside a record or a company: shared with every table, loaded on demand. */
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import type { IsoDay } from '../../../lib/dates/days.ts'
import type { HistoriesState } from './priceHistories.ts'
import type { Cost, HistoryNeed } from './priceRequests.ts'
import { useJoinPart } from '../useJoinPart.ts'

export interface PriceDemand {
  readonly tickers: readonly string[]
  /** The first day that is needed; the last is today. */
  readonly from: IsoDay
  readonly hasSplits: boolean
}

export interface LoadedPrices extends HistoriesState {
  /** What of the demand is not there; no request where all of it is. */
  readonly cost: Cost
  readonly symbolOf: (ticker: string) => string
  /** Asks for what is not there: by the reader's word, since it costs requests. */
  readonly load: () => void
  readonly stop: () => void
}

const NONE = () => () => {}

/** `undefined` while its code is on its way, and where nothing is demanded. */
export function usePriceHistories(demand: PriceDemand | undefined): LoadedPrices | undefined {
  const client = useQueryClient()
  const connection = useConnection()
  const part = useJoinPart(demand !== undefined)
  const histories = useMemo(() => part?.priceHistoriesOf(part.source, client, connection), [part, client, connection])
  const state = useSyncExternalStore(histories?.subscribe ?? NONE, () => histories?.state())
  if (!part || !histories || !state || !demand) return undefined
  const need: HistoryNeed = {
    symbols: demand.tickers.map(part.source.symbolOf),
    from: demand.from,
    to: connection.today,
    hasSplits: demand.hasSplits,
  }
  return {
    ...state,
    cost: histories.costOf(need),
    symbolOf: part.source.symbolOf,
    load: () => histories.retry(need),
    stop: histories.stop,
  }
}

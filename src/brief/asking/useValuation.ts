/** Prices behind a brief: by themselves for a few companies, by the reader's word for many, since they cost requests. */
import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { JoinSourceContext } from '../../explorer/join/prices/JoinSource.ts'
import { useJoinPart } from '../../explorer/join/useJoinPart.ts'
import { addMonths } from '../../lib/dates/days.ts'
import { askAddress } from './asks.ts'
import { inOwnTask } from './inOwnTask.ts'
import type { Valuation } from '../lines/viewLines.ts'
import { extremeLine, upsideWords } from './valuation.ts'

/** Companies whose prices are asked without a word. */
const FEW = 10
const MONTHS = 24

const NONE = () => () => {}

export function useValuation(tickers: readonly string[], isWanted: boolean) {
  const client = useQueryClient()
  const connection = useConnection()
  const { today, scenario } = connection
  const hasSource = useContext(JoinSourceContext) !== undefined
  const part = useJoinPart(isWanted)
  const histories = useMemo(() => part?.priceHistoriesOf(part.source, client, connection), [part, client, connection])
  const listen = useMemo(() => (histories ? inOwnTask(histories.subscribe) : NONE), [histories])
  const state = useSyncExternalStore(listen, () => histories?.state())
  const need = useMemo(
    () => part && { symbols: tickers.map(part.source.symbolOf), from: addMonths(today, -MONTHS), to: today, hasSplits: true },
    [part, tickers, today],
  )
  useEffect(() => {
    if (!isWanted || !histories || !need || need.symbols.length === 0) return
    if (need.symbols.length <= FEW) histories.load(need)
    else void histories.loadSplits(need)
  }, [isWanted, histories, need])

  const splits = state?.splits
  const series = state?.series
  const splitsOf = useMemo(
    () => (part && splits ? (ticker: string) => splits.get(part.source.symbolOf(ticker)) ?? [] : undefined),
    [part, splits],
  )
  const valuation = useMemo((): Valuation | undefined => {
    if (!part || !series || series.size === 0) return undefined
    const { source } = part
    const seriesOf = (ticker: string) => series.get(source.symbolOf(ticker))
    return {
      dataset: source.prices.title,
      lineOf: (ticker) => extremeLine(seriesOf(ticker), source.figures, today),
      upsideOf: (line, ticker) => (splitsOf ? upsideWords(line, seriesOf(ticker), splitsOf(ticker), today) : undefined),
      addressOf: (ticker) =>
        askAddress(source.prices, [ticker], { from: addMonths(today, -MONTHS), to: today }, scenario).address,
    }
  }, [part, series, splitsOf, today, scenario])
  const prices = histories &&
    need &&
    state && {
      title: part!.source.prices.title,
      status: state.status,
      failure: state.failure,
      requests: state.requests,
      /** What of them is not there. */
      cost: histories.costOf(need),
      load: () => histories.retry(need),
      stop: histories.stop,
    }
  const isBegun = prices && (prices.status !== 'idle' || prices.cost.tickers === 0)
  /** Whether prices that are asked without a word are still to come. */
  const isUnderWay =
    isWanted && hasSource && tickers.length > 0 && tickers.length <= FEW && (!isBegun || prices.status === 'running')
  return { prices, splitsOf, valuation, isUnderWay }
}

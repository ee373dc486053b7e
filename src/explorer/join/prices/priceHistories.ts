/** The price series of this session: each ticker is asked for once, in batches one after the other, and what arrived stays. */
import type { QueryClient } from '@tanstack/react-query'
import type { DailySeries } from '../../../analysis/dailySeries.ts'
import type { SplitRatio } from '../../../analysis/splitAdjustment.ts'
import { listQuery } from '../../../api/client/client.ts'
import type { Connection } from '../../../api/client/connection.ts'
import { Failure } from '../../../api/client/failure.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { daysBetween, type IsoDay } from '../../../lib/dates/days.ts'
import { createSignal } from '../../../lib/signal.ts'
import { yieldToMain } from '../../../lib/yieldToMain.ts'
import { onePerSession } from '../../query/onePerSession.ts'
import type { JoinSource } from './JoinSource.ts'

export interface HistoryNeed {
  /** As the price source spells them. */
  readonly symbols: readonly string[]
  readonly from: IsoDay
  readonly to: IsoDay
  readonly hasSplits: boolean
}

export interface HistoriesState {
  readonly status: 'idle' | 'running' | 'stopped' | 'failed'
  readonly failure: Failure | undefined
  readonly series: ReadonlyMap<string, DailySeries | undefined>
  readonly splits: ReadonlyMap<string, readonly SplitRatio[]> | undefined
  readonly splitsFailure: Failure | undefined
  /** Daily rows that arrived, and requests made for them. */
  readonly rows: number
  readonly requests: number
}

export interface Cost {
  readonly tickers: number
  readonly rows: number
  readonly requests: number
}

/** So many are read and put into columns without being felt. */
const ROWS_A_REQUEST = 2000
const TRADING_DAYS_A_YEAR = 252
/** §4.10: tickers a request for splits. */
const SPLIT_TICKERS = 50

const rowsOf = ({ from, to }: HistoryNeed): number => Math.max(1, Math.ceil((daysBetween(from, to) * TRADING_DAYS_A_YEAR) / 365))

const batchesOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size))

const START: HistoriesState = {
  status: 'idle',
  failure: undefined,
  series: new Map(),
  splits: undefined,
  splitsFailure: undefined,
  rows: 0,
  requests: 0,
}

export type PriceHistories = ReturnType<typeof createPriceHistories>

export function createPriceHistories(source: JoinSource, client: QueryClient, connection: Connection) {
  const { get: state, set: put, subscribe } = createSignal<HistoriesState>(START)
  const set = (changes: Partial<HistoriesState>): void => put({ ...state(), ...changes })
  /** The days that were asked for, by symbol. */
  const asked = new Map<string, { readonly from: IsoDay; readonly to: IsoDay }>()
  const splitsAsked = new Map<string, { readonly from: IsoDay; readonly to: IsoDay }>()
  let need: HistoryNeed | undefined
  let running: AbortController | undefined

  const missing = (wanted: HistoryNeed, from = asked): readonly string[] =>
    wanted.symbols.filter((symbol) => {
      const days = from.get(symbol)
      return days === undefined || days.from > wanted.from || days.to < wanted.to
    })
  const batches = (wanted: HistoryNeed) => batchesOf(missing(wanted), Math.max(1, Math.floor(ROWS_A_REQUEST / rowsOf(wanted))))
  const splitBatches = (wanted: HistoryNeed) => (wanted.hasSplits ? batchesOf(missing(wanted, splitsAsked), SPLIT_TICKERS) : [])

  /** The rows themselves are not kept: their columns are. */
  async function recordsOf(endpoint: AnyEndpoint, values: Readonly<Record<string, unknown>>, { signal }: AbortController) {
    const query = { ...listQuery(endpoint, values as never, connection), gcTime: 0 }
    const stop = (): void => void client.cancelQueries({ queryKey: query.queryKey })
    signal.addEventListener('abort', stop, { once: true })
    try {
      const { records } = await client.fetchQuery(query)
      return records as readonly unknown[]
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  async function askSplits(wanted: HistoryNeed, symbols: readonly string[], own: AbortController): Promise<void> {
    try {
      const records = await recordsOf(source.splits, source.splitsAsked(symbols, wanted.from, wanted.to), own)
      for (const symbol of symbols) splitsAsked.set(symbol, { from: wanted.from, to: wanted.to })
      set({ splits: new Map([...(state().splits ?? []), ...source.splitsIn(records)]), splitsFailure: undefined })
    } catch (reason) {
      // Targets that a split may have overtaken are marked then; everything else stands.
      if (!own.signal.aborted) set({ splitsFailure: reason instanceof Failure ? reason : new Failure('broken-here') })
    }
  }

  async function askPrices(wanted: HistoryNeed, symbols: readonly string[], own: AbortController): Promise<void> {
    const records = await recordsOf(source.prices, source.pricesAsked(symbols, wanted.from, wanted.to), own)
    // Reading the answer and putting it into columns are two steps, with the page between them.
    await yieldToMain()
    const arrived = source.seriesIn(records)
    for (const symbol of symbols) asked.set(symbol, { from: wanted.from, to: wanted.to })
    set({
      series: new Map([...state().series, ...symbols.map((symbol) => [symbol, arrived.get(symbol)] as const)]),
      rows: state().rows + records.length,
      requests: state().requests + 1,
    })
  }

  async function run(): Promise<void> {
    if (running) return
    const own = new AbortController()
    running = own
    set({ status: 'running', failure: undefined })
    try {
      while (need && !own.signal.aborted) {
        const [splits] = splitBatches(need)
        const [prices] = batches(need)
        if (splits && !state().splitsFailure) await askSplits(need, splits, own)
        else if (prices) await askPrices(need, prices, own)
        else break
      }
      if (!own.signal.aborted) set({ status: 'idle' })
    } catch (reason) {
      if (!own.signal.aborted) set({ status: 'failed', failure: reason instanceof Failure ? reason : new Failure('broken-here') })
    } finally {
      if (running === own) running = undefined
    }
  }

  return {
    state,
    subscribe,
    /** What is not there yet of these. */
    costOf: (wanted: HistoryNeed): Cost => ({
      tickers: missing(wanted).length,
      rows: missing(wanted).length * rowsOf(wanted),
      requests: batches(wanted).length + splitBatches(wanted).length,
    }),
    /** Asks for what is missing, after a failure or a stop too. */
    load(wanted: HistoryNeed): void {
      need = wanted
      if (batches(wanted).length + splitBatches(wanted).length > 0) void run()
    },
    /** Splits alone; whether they are there is in the state. */
    async loadSplits(wanted: Omit<HistoryNeed, 'hasSplits'>): Promise<void> {
      const own = new AbortController()
      set({ splitsFailure: undefined })
      for (const symbols of splitBatches({ ...wanted, hasSplits: true }))
        await askSplits({ ...wanted, hasSplits: true }, symbols, own)
    },
    /** Gives up what is under way; what arrived is kept. */
    stop(): void {
      need = undefined
      running?.abort()
      running = undefined
      if (state().status === 'running') set({ status: 'stopped' })
    },
    /** Lets a failure of the split calendar be tried again. */
    retry(wanted: HistoryNeed): void {
      set({ splitsFailure: undefined })
      need = wanted
      void run()
    },
  }
}

/** One for all pages: a series that one page asked for is there on the next. */
export const priceHistoriesOf = onePerSession(createPriceHistories)

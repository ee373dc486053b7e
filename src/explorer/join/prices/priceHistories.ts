/** The price series of this session: each ticker is asked for once, in batches one after the other, and what arrived stays. */
import type { QueryClient } from '@tanstack/react-query'
import type { DailySeries } from '../../../analysis/dailySeries.ts'
import type { SplitRatio } from '../../../analysis/splitAdjustment.ts'
import type { Connection } from '../../../api/client/connection.ts'
import { Failure } from '../../../api/client/failure.ts'
import { createSignal } from '../../../lib/signal.ts'
import { onePerSession } from '../../query/onePerSession.ts'
import type { JoinSource } from './JoinSource.ts'
import { createPriceRequests, type HistoryNeed } from './priceRequests.ts'

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
  const requests = createPriceRequests(source, client, connection)
  let need: HistoryNeed | undefined
  let running: AbortController | undefined

  async function askSplits(wanted: HistoryNeed, symbols: readonly string[], own: AbortController): Promise<void> {
    try {
      const arrived = await requests.splits(wanted, symbols, own)
      set({ splits: new Map([...(state().splits ?? []), ...arrived]), splitsFailure: undefined })
    } catch (reason) {
      // Targets that a split may have overtaken are marked then; everything else stands.
      if (!own.signal.aborted) set({ splitsFailure: reason instanceof Failure ? reason : new Failure('broken-here') })
    }
  }

  async function askPrices(wanted: HistoryNeed, symbols: readonly string[], own: AbortController): Promise<void> {
    const { series, rows } = await requests.prices(wanted, symbols, own)
    set({
      series: new Map([...state().series, ...series]),
      rows: state().rows + rows,
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
        const [splits] = requests.splitBatches(need)
        const [prices] = requests.batches(need)
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
    costOf: requests.costOf,
    /** Asks for what is missing, after a failure or a stop too. */
    load(wanted: HistoryNeed): void {
      need = wanted
      if (requests.costOf(wanted).requests > 0) void run()
    },
    /** Splits alone; whether they are there is in the state. */
    async loadSplits(wanted: Omit<HistoryNeed, 'hasSplits'>): Promise<void> {
      const own = new AbortController()
      set({ splitsFailure: undefined })
      for (const symbols of requests.splitBatches({ ...wanted, hasSplits: true }))
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

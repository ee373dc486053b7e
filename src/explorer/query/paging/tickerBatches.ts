/** All records of many tickers over some days, page after page and so many tickers at once: asked for once a session, stopped and resumed. */
import type { Connection } from '../../../api/client/connection.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import type { Failure } from '../../../api/client/failure.ts'
import type { IsoDay } from '../../../lib/dates/days.ts'
import { createSignal } from '../../../lib/signal.ts'
import { pageActivity } from '../pageActivity.ts'
import { createPageLoader } from './pageLoader.ts'
import type { PageLoader } from './loaderShape.ts'

export interface TickerDays {
  readonly tickers: readonly string[]
  readonly from: IsoDay
  readonly to: IsoDay
}

export interface BatchesState<Kept> {
  readonly status: 'idle' | 'running' | 'failed'
  readonly failure: Failure | undefined
  readonly requests: number
  readonly kept: Kept
}

interface Options<Kept> {
  readonly endpoint: AnyEndpoint
  readonly tickersAtOnce: number
  readonly rowsAPage: number
  readonly nothing: Kept
  /** Of a batch that is not whole there may be more records. */
  readonly keep: (kept: Kept, records: readonly unknown[], batch: TickerDays, isWhole: boolean) => Kept
  /** What has to be there before the first batch. */
  readonly before?: (kept: Kept, need: TickerDays) => Promise<Kept>
}

export type TickerBatches<Kept> = ReturnType<typeof createTickerBatches<Kept>>

export function createTickerBatches<Kept>(options: Options<Kept>, connection: Connection) {
  const { endpoint, tickersAtOnce, rowsAPage, nothing, keep, before } = options
  const {
    get: state,
    set: put,
    subscribe,
  } = createSignal<BatchesState<Kept>>({ status: 'idle', failure: undefined, requests: 0, kept: nothing })
  const set = (changes: Partial<BatchesState<Kept>>): void => put({ ...state(), ...changes })
  /** The days of which all is there, by ticker. */
  const asked = new Map<string, TickerDays>()
  let loader: PageLoader | undefined
  let turn = 0

  const missing = ({ tickers, from, to }: TickerDays): readonly string[] =>
    tickers.filter((ticker) => {
      const days = asked.get(ticker)
      return !days || days.from > from || days.to < to
    })

  /** Says whether the end was reached. */
  function loadBatch(batch: TickerDays, own: number): Promise<boolean> {
    const { least } = endpoint.params.page.range as { least: number }
    const pages = createPageLoader(endpoint, { ...batch, limit: rowsAPage }, least, connection, pageActivity)
    loader = pages
    const requestsBefore = state().requests
    return new Promise((resolve) => {
      const leave = pages.subscribe(() => {
        const { status, requests, failure } = pages.state()
        set({ requests: requestsBefore + requests, failure: failure?.reason })
        if (status === 'running' || status === 'waiting') return
        if (status === 'idle' && own === turn) return pages.run(Number.POSITIVE_INFINITY)
        leave()
        const isWhole = status === 'ended' || status === 'exhausted'
        set({ kept: keep(state().kept, pages.store.records(), batch, isWhole) })
        resolve(isWhole)
      })
      // One page holds the records of most batches: a second is asked for only once it turns out to be there.
      pages.run(1)
    })
  }

  return {
    state,
    subscribe,
    /** How many of these tickers are not there. */
    tickersLeft: (need: TickerDays): number => missing(need).length,
    async load(need: TickerDays): Promise<void> {
      if (state().status === 'running') return
      const own = (turn += 1)
      set({ status: 'running', failure: undefined })
      if (before) set({ kept: await before(state().kept, need) })
      for (let left = missing(need); left.length > 0 && own === turn; left = missing(need)) {
        const batch = { ...need, tickers: left.slice(0, tickersAtOnce) }
        if (!(await loadBatch(batch, own))) break
        for (const ticker of batch.tickers) asked.set(ticker, need)
      }
      set({ status: state().failure ? 'failed' : 'idle' })
    },
    /** What arrived is kept. */
    stop(): void {
      turn += 1
      loader?.stop()
    },
  }
}

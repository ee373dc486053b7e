/** Ratings of the months before, asked for so that the target before another is found where it is not loaded; and the splits between. */
import type { QueryClient } from '@tanstack/react-query'
import type { SplitRatio } from '../../../analysis/splitAdjustment.ts'
import type { Connection } from '../../../api/client/connection.ts'
import type { Failure } from '../../../api/client/failure.ts'
import { pageActivity } from '../../../explorer/query/pageActivity.ts'
import { createPageLoader, type PageLoader } from '../../../explorer/query/paging/pageLoader.ts'
import type { JoinSource } from '../../../explorer/join/JoinSource.ts'
import { priceHistoriesOf } from '../../../explorer/join/priceHistories.ts'
import { addMonths, isDay, type IsoDay } from '../../../lib/dates/days.ts'
import { createSignal } from '../../../lib/signal.ts'
import { insights, type Insight } from '../endpoint.ts'
import { MONTHS_BACK, MOST_TICKERS, NO_HISTORY, type RatingHistory } from './ratingChanges.ts'

/** §4.1: rows a page. */
const MOST_ROWS = 1000

export interface EarlierState {
  readonly status: 'idle' | 'running' | 'failed'
  readonly failure: Failure | undefined
  /** Changes are as given then: a split may lie between. */
  readonly splitsFailure: Failure | undefined
  readonly requests: number
  readonly history: RatingHistory
}

export interface EarlierNeed {
  readonly tickers: readonly string[]
  readonly from: IsoDay
  readonly to: IsoDay
}

/** What has to be asked for these ratings; `undefined` where none of them has a ticker and a day. */
export function earlierNeed(ratings: readonly Insight[]): EarlierNeed | undefined {
  const tickers = new Set<string>()
  let [first, last] = ['9999-12-31', '']
  for (const { date, security } of ratings) {
    if (!date || !isDay(date) || !security?.symbol) continue
    tickers.add(security.symbol)
    if (date < first) first = date
    if (date > last) last = date
  }
  return tickers.size === 0 ? undefined : { tickers: [...tickers].sort(), from: addMonths(first, -MONTHS_BACK), to: last }
}

export type EarlierRatings = ReturnType<typeof createEarlierRatings>

export function createEarlierRatings(source: JoinSource, client: QueryClient, connection: Connection) {
  const {
    get: state,
    set: put,
    subscribe,
  } = createSignal<EarlierState>({
    status: 'idle',
    failure: undefined,
    splitsFailure: undefined,
    requests: 0,
    history: NO_HISTORY,
  })
  const histories = priceHistoriesOf(source, client, connection)
  const ratings = new Map<string, Insight>()
  /** The days that were asked for, by ticker. */
  const asked = new Map<string, EarlierNeed>()
  let loader: PageLoader | undefined
  let stopped = 0

  const missing = ({ tickers, from, to }: EarlierNeed): readonly string[] =>
    tickers.filter((ticker) => {
      const days = asked.get(ticker)
      return !days || days.from > from || days.to < to
    })

  const splitsOf = (ticker: string): readonly SplitRatio[] => histories.state().splits?.get(source.symbolOf(ticker)) ?? []
  const publish = (): void => put({ ...state(), history: { ratings: [...ratings.values()], splitsOf } })

  /** All pages of one batch; says whether the end was reached. */
  function loadBatch(tickers: readonly string[], need: EarlierNeed): Promise<boolean> {
    const values = { tickers, from: need.from, to: need.to, limit: MOST_ROWS }
    const own = createPageLoader(insights, values, insights.params.page.range!.least, connection, pageActivity)
    loader = own
    return new Promise((resolve) => {
      const before = state().requests
      const leave = own.subscribe(() => {
        const { status, requests, failure } = own.state()
        put({ ...state(), requests: before + requests, failure: failure?.reason })
        if (status === 'running' || status === 'waiting') return
        leave()
        for (const rating of own.store.records() as readonly Insight[]) ratings.set(rating.id ?? '', rating)
        resolve(status === 'ended' || status === 'exhausted')
      })
      own.run(Number.POSITIVE_INFINITY)
    })
  }

  return {
    state,
    subscribe,
    /** Whether everything needed is there. */
    isWhole: (need: EarlierNeed): boolean => missing(need).length === 0,
    tickersLeft: (need: EarlierNeed): number => missing(need).length,
    async load(need: EarlierNeed): Promise<void> {
      if (state().status === 'running') return
      const own = (stopped += 1)
      put({ ...state(), status: 'running', failure: undefined })
      await histories.loadSplits({ symbols: need.tickers.map(source.symbolOf), from: need.from, to: connection.today })
      put({ ...state(), splitsFailure: histories.state().splitsFailure })
      for (let left = missing(need); left.length > 0 && own === stopped; left = missing(need)) {
        const batch = left.slice(0, MOST_TICKERS)
        const isWhole = await loadBatch(batch, need)
        if (isWhole) for (const ticker of batch) asked.set(ticker, need)
        publish()
        if (!isWhole) {
          put({ ...state(), status: state().failure ? 'failed' : 'idle' })
          return
        }
      }
      publish()
      put({ ...state(), status: 'idle' })
    },
    /** What arrived is kept. */
    stop(): void {
      stopped += 1
      loader?.stop()
    },
  }
}

const sessions = new WeakMap<QueryClient, Map<string, EarlierRatings>>()

/** One for all pages of a session. */
export function earlierRatingsOf(source: JoinSource, client: QueryClient, connection: Connection): EarlierRatings {
  const known = sessions.get(client) ?? new Map<string, EarlierRatings>()
  sessions.set(client, known)
  const name = JSON.stringify([connection.mode, connection.origin, connection.scenario])
  const earlier = known.get(name) ?? createEarlierRatings(source, client, connection)
  known.set(name, earlier)
  return earlier
}

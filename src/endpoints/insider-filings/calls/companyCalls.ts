/** The conference calls of the companies whose filings are loaded, asked for page after page, so many tickers at once. */
import type { QueryClient } from '@tanstack/react-query'
import type { Connection } from '../../../api/client/connection.ts'
import type { Failure } from '../../../api/client/failure.ts'
import { pageActivity } from '../../../explorer/query/pageActivity.ts'
import { createPageLoader, type PageLoader } from '../../../explorer/query/paging/pageLoader.ts'
import type { JoinSource } from '../../../explorer/join/JoinSource.ts'
import { isDay, type IsoDay } from '../../../lib/dates/days.ts'
import { createSignal } from '../../../lib/signal.ts'
import { conferenceCalls, type ConferenceCall } from '../../conference-calls/endpoint.ts'
import { MOST_TICKERS, NO_CALLS, type CallNeed, type CallsByTicker, type KnownCalls } from './callFigures.ts'

/** §4.9: rows a page. */
const MOST_ROWS = 1000

export interface CallsState {
  readonly status: 'idle' | 'running' | 'failed'
  readonly failure: Failure | undefined
  readonly requests: number
  readonly calls: CallsByTicker
}

export type CompanyCalls = ReturnType<typeof createCompanyCalls>

type SymbolOf = JoinSource['symbolOf']

/** Of calls in any order. */
function daysBySymbol(calls: readonly ConferenceCall[], symbolOf: SymbolOf): ReadonlyMap<string, readonly IsoDay[]> {
  const dated = calls.filter(({ date, ticker }) => ticker && isDay(date ?? ''))
  const byTicker = Map.groupBy(dated, ({ ticker }) => symbolOf(ticker!))
  return new Map([...byTicker].map(([symbol, own]) => [symbol, own.map(({ date }) => date!).sort()]))
}

function createCompanyCalls(symbolOf: SymbolOf, connection: Connection) {
  const {
    get: state,
    set: put,
    subscribe,
  } = createSignal<CallsState>({ status: 'idle', failure: undefined, requests: 0, calls: NO_CALLS })
  let loader: PageLoader | undefined
  let stopped = 0

  const missing = ({ tickers, from, to }: CallNeed): readonly string[] =>
    tickers.filter((ticker) => {
      const known = state().calls.get(ticker)
      return !known || known.from > from || known.to < to
    })

  /** All pages of one batch; `undefined` where the end was not reached: a day is measured against all calls or none. */
  function loadBatch(
    tickers: readonly string[],
    { from, to }: CallNeed,
    turn: number,
  ): Promise<readonly ConferenceCall[] | undefined> {
    const values = { tickers, from, to, limit: MOST_ROWS }
    const own = createPageLoader(conferenceCalls, values, conferenceCalls.params.page.range!.least, connection, pageActivity)
    loader = own
    return new Promise((resolve) => {
      const before = state().requests
      const leave = own.subscribe(() => {
        const { status, requests, failure } = own.state()
        put({ ...state(), requests: before + requests, failure: failure?.reason })
        if (status === 'running' || status === 'waiting') return
        if (status === 'idle' && turn === stopped) return own.run(Number.POSITIVE_INFINITY)
        leave()
        const isWhole = status === 'ended' || status === 'exhausted'
        resolve(isWhole ? (own.store.records() as readonly ConferenceCall[]) : undefined)
      })
      // One page holds the calls of most batches: a second is asked for only once it turns out to be there.
      own.run(1)
    })
  }

  function keep(tickers: readonly string[], { from, to }: CallNeed, found: readonly ConferenceCall[]): void {
    const days = daysBySymbol(found, symbolOf)
    const added = tickers.map((ticker): [string, KnownCalls] => [ticker, { from, to, days: days.get(symbolOf(ticker)) ?? [] }])
    put({ ...state(), calls: new Map([...state().calls, ...added]) })
  }

  return {
    state,
    subscribe,
    /** How many of these tickers' calls are not there. */
    tickersLeft: (need: CallNeed): number => missing(need).length,
    async load(need: CallNeed): Promise<void> {
      if (state().status === 'running') return
      const turn = (stopped += 1)
      put({ ...state(), status: 'running', failure: undefined })
      for (let left = missing(need); left.length > 0 && turn === stopped; left = missing(need)) {
        const batch = left.slice(0, MOST_TICKERS)
        const found = await loadBatch(batch, need, turn)
        if (!found) break
        keep(batch, need, found)
      }
      put({ ...state(), status: state().failure ? 'failed' : 'idle' })
    },
    /** What arrived whole is kept. */
    stop(): void {
      stopped += 1
      loader?.stop()
    },
  }
}

const sessions = new WeakMap<QueryClient, Map<string, CompanyCalls>>()

/** One for all pages of a session. */
export function companyCallsOf({ symbolOf }: JoinSource, client: QueryClient, connection: Connection): CompanyCalls {
  const known = sessions.get(client) ?? new Map<string, CompanyCalls>()
  sessions.set(client, known)
  const name = JSON.stringify([connection.mode, connection.origin, connection.scenario])
  const calls = known.get(name) ?? createCompanyCalls(symbolOf, connection)
  known.set(name, calls)
  return calls
}

/** The conference calls of the companies whose filings are loaded, asked for page after page, so many tickers at once. */
import type { QueryClient } from '@tanstack/react-query'
import type { Connection } from '../../../api/client/connection.ts'
import { onePerSession } from '../../../explorer/query/onePerSession.ts'
import { createTickerBatches, type TickerBatches } from '../../../explorer/query/paging/tickerBatches.ts'
import type { JoinSource } from '../../../explorer/join/prices/JoinSource.ts'
import { isDay, type IsoDay } from '../../../lib/dates/days.ts'
import { conferenceCalls, type ConferenceCall } from '../../conference-calls/endpoint.ts'
import { MOST_TICKERS, NO_CALLS, type CallsByTicker } from './callFigures.ts'

/** §4.9: rows a page. */
const MOST_ROWS = 1000

type SymbolOf = JoinSource['symbolOf']

/** Of calls in any order. */
function daysBySymbol(calls: readonly ConferenceCall[], symbolOf: SymbolOf): ReadonlyMap<string, readonly IsoDay[]> {
  const dated = calls.filter(({ date, ticker }) => ticker && isDay(date ?? ''))
  const byTicker = Map.groupBy(dated, ({ ticker }) => symbolOf(ticker!))
  return new Map([...byTicker].map(([symbol, own]) => [symbol, own.map(({ date }) => date!).sort()]))
}

function createCompanyCalls(
  { symbolOf }: JoinSource,
  _client: QueryClient,
  connection: Connection,
): TickerBatches<CallsByTicker> {
  return createTickerBatches<CallsByTicker>(
    {
      endpoint: conferenceCalls,
      tickersAtOnce: MOST_TICKERS,
      rowsAPage: MOST_ROWS,
      nothing: NO_CALLS,
      keep(calls, records, { tickers, from, to }, isWhole) {
        // A day is measured against all calls or none.
        if (!isWhole) return calls
        const days = daysBySymbol(records as readonly ConferenceCall[], symbolOf)
        return new Map([
          ...calls,
          ...tickers.map((ticker) => [ticker, { from, to, days: days.get(symbolOf(ticker)) ?? [] }] as const),
        ])
      },
    },
    connection,
  )
}

/** One for all pages of a session. */
export const companyCallsOf = onePerSession(createCompanyCalls)

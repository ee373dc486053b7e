/** How far a transaction is from the company's conference calls, as columns of its row, and which calls have to be asked for. */
import { callDistance } from '../../../analysis/insiders/callDistance.ts'
import { integer } from '../../../api/endpoint/fields.ts'
import { addDays, type IsoDay } from '../../../lib/dates/days.ts'
import type { TickerDays } from '../../../explorer/query/paging/tickerBatches.ts'
import type { Filing, Line } from '../filing/filing.ts'

export const callFields = {
  days_from_call: integer('Days from last call', {
    about: 'Calendar days from the last conference call on or before the day of the trade; empty until calls are asked for.',
    method: 'clusters',
  }),
  days_to_call: integer('Days to next call', {
    about: 'Calendar days to the first conference call after the day of the trade; empty until calls are asked for.',
    method: 'clusters',
  }),
}

export const CALL_COLUMNS = Object.keys(callFields).map((name) => `computed.${name}`)

type CallFigures = Readonly<Partial<Record<keyof typeof callFields, number | undefined>>>

/** All calls of a ticker from the one day to the other. */
export interface KnownCalls {
  readonly from: IsoDay
  readonly to: IsoDay
  /** Ascending. */
  readonly days: readonly IsoDay[]
}

/** By ticker, as the filings have it. */
export type CallsByTicker = ReadonlyMap<string, KnownCalls>

export const NO_CALLS: CallsByTicker = new Map()

/** §4.9: tickers a request. */
export const MOST_TICKERS = 50

/** Longer than a quarter: one call before the first transaction, and the next that is announced. */
const MARGIN = 120

/** What has to be asked for these filings; `undefined` where no transaction has a ticker and a day. */
export function callNeed(filings: readonly Filing[], today: IsoDay): TickerDays | undefined {
  const tickers = new Set<string>()
  // A day may be mistyped, and lie ahead.
  let first = today
  for (const { record, lines } of filings) {
    for (const { day } of record.company_symbol ? lines : []) {
      if (day === undefined) continue
      tickers.add(record.company_symbol!)
      if (day < first) first = day
    }
  }
  if (tickers.size === 0) return undefined
  return { tickers: [...tickers].sort(), from: addDays(first, -MARGIN), to: addDays(today, MARGIN) }
}

/** None for a day around which not all calls are known. */
export function callFigures(calls: CallsByTicker, { record }: Filing, { day }: Line): CallFigures {
  const known = calls.get(record.company_symbol ?? '')
  if (!known || day === undefined || day < known.from || day > known.to) return {}
  const { sinceLast, toNext } = callDistance(known.days, day)
  return { days_from_call: sinceLast, days_to_call: toNext }
}

/** The rows of a share's price history, from its walk: each is made when it is first asked for. */
import type { IsoDay } from '../../lib/dates/days.ts'
import type { PriceDay, PriceHistory } from './priceHistory.ts'
import type { Company } from '../world/facts.ts'
import { randomOf } from '../world/random.ts'
import { sectorOf } from '../companies/sectors.ts'
import type { Calendar } from './tradingDays.ts'
import type { PricePath } from './pricePath.ts'

/** Shares that change hands on a quiet day, as a part of all. */
const TURNOVER = 0.004
/** What each row takes of its company's chance, so that any row can be made without those before it. */
const DRAWS_OF_ROW = 9
const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals

function rowOf(i: number, walk: PricePath, company: Company, calendar: Calendar): PriceDay {
  const { start, closes, dividends, factors, totals, shares } = walk
  const reach = sectorOf(company).volatility / 2
  const last = closes.length - 1
  const random = randomOf('range', company.ticker)
  random.skip((i - start) * DRAWS_OF_ROW)
  const close = closes[i]!
  const before = i === start ? close : (closes[i - 1]! * factors[i - 1]!) / factors[i]! - dividends[i]!
  const move = Math.log(close / before)
  const open = round(before * Math.exp(move * random.next() + (reach / 2) * random.normal()), 2)
  const high = round(Math.max(open, close) * (1 + reach * Math.abs(random.normal())), 2)
  const low = round(Math.min(open, close) * (1 - reach * Math.abs(random.normal())), 2)
  return {
    day: calendar.days[i]!,
    open,
    high,
    low,
    close,
    adjustedClose: round((closes[last]! * totals[i]!) / totals[last]!, 4),
    volume: Math.round(shares[i]! * TURNOVER * Math.exp(0.35 * random.normal()) * (1 + 15 * Math.abs(move))),
    dividend: dividends[i]!,
    sharesOutstanding: shares[i]!,
  }
}

/** A company's trading days by number: 0 for its own first. */
export function historyFrom(walk: PricePath, company: Company, calendar: Calendar): PriceHistory {
  const { start, closes } = walk
  const length = Math.max(0, closes.length - start)
  const rows: PriceDay[] = []
  return {
    length,
    dayAt: (at) => calendar.days[start + at]!,
    closeAt: (at) => closes[start + at]!,
    on: (at) => (rows[at] ??= rowOf(start + at, walk, company, calendar)),
    indexFrom: (day: IsoDay) => Math.min(length, Math.max(0, calendar.indexFrom(day) - start)),
  }
}

export const pricesFrom = (history: PriceHistory): readonly PriceDay[] =>
  Array.from({ length: history.length }, (_, at) => history.on(at))

/** The close of a day, or of the last trading day before it. */
export function closeOn(history: PriceHistory, day: IsoDay): number | undefined {
  const from = history.indexFrom(day)
  const at = from < history.length && history.dayAt(from) === day ? from : from - 1
  return at < 0 ? undefined : history.closeAt(at)
}

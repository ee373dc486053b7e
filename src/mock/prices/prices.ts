/** The rows of a share's price history, from its walk. */
import type { Company, PriceDay } from '../world/facts.ts'
import { randomOf } from '../world/random.ts'
import { sectorOf } from '../companies/sectors.ts'
import type { Calendar } from './tradingDays.ts'
import type { PricePath } from './pricePath.ts'

/** Shares that change hands on a quiet day, as a part of all. */
const TURNOVER = 0.004
const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals

export function pricesFrom(walk: PricePath, company: Company, calendar: Calendar): readonly PriceDay[] {
  const random = randomOf('range', company.ticker)
  const reach = sectorOf(company).volatility / 2
  const { start, closes, dividends, factors, totals, shares } = walk
  const last = closes.length - 1
  const rows: PriceDay[] = []
  for (let i = start; i <= last; i += 1) {
    const close = closes[i]!
    const before = i === start ? close : (closes[i - 1]! * factors[i - 1]!) / factors[i]! - dividends[i]!
    const move = Math.log(close / before)
    const open = round(before * Math.exp(move * random.next() + (reach / 2) * random.normal()), 2)
    const high = round(Math.max(open, close) * (1 + reach * Math.abs(random.normal())), 2)
    const low = round(Math.min(open, close) * (1 - reach * Math.abs(random.normal())), 2)
    rows.push({
      day: calendar.days[i]!,
      open,
      high,
      low,
      close,
      adjustedClose: round((closes[last]! * totals[i]!) / totals[last]!, 4),
      volume: Math.round(shares[i]! * TURNOVER * Math.exp(0.35 * random.normal()) * (1 + 15 * Math.abs(move))),
      dividend: dividends[i]!,
      sharesOutstanding: shares[i]!,
    })
  }
  return rows
}

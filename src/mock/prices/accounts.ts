/** The invented accounts of a company, quarter by quarter. */
import { addDays } from '../../lib/dates/days.ts'
import { listingDayOf } from '../companies/companies.ts'
import type { Company, Quarter } from '../world/facts.ts'
import { type Random, randomOf } from '../world/random.ts'
import { nameOfReport, type Report } from '../world/reports.ts'
import { sectorOf } from '../companies/sectors.ts'
import type { Calendar } from './tradingDays.ts'

/** A quarter before splits: shares are counted as on the first day of the market. */
export interface Book {
  readonly quarter: Quarter
  /** What one such share should cost, in dollars, by the usual measure of the sector. */
  readonly fairPrice: number
  /** How much better than expected, in deviations; the price jumps by it. */
  readonly surprise: number
}

const TAX = 0.21
const INTEREST = 0.05
const thousands = (dollars: number): number => Math.round(dollars / 1000) * 1000

/** What stays with a company for good. */
function characterOf(company: Company, random: Random) {
  const sector = sectorOf(company)
  const isFading = random.chance(0.1)
  const isLossMaking = isFading || random.chance(0.1)
  return {
    isLossMaking,
    margin: isLossMaking ? -0.03 - 0.1 * random.next() : sector.margin * (0.6 + 0.8 * random.next()),
    growth: sector.growth + 0.03 * random.normal() + (isFading ? -0.5 : isLossMaking ? 0.06 : 0),
    seasons: Array.from({ length: 4 }, () => 1 + 0.05 * random.normal()),
    priceToSales: sector.priceToSales * (0.7 + 0.6 * random.next()) * (isLossMaking ? 0.6 : 1),
  }
}

/** One book for each report, in their order. */
export function booksOf(issuer: Company, reports: readonly Report[]): readonly Book[] {
  const random = randomOf('annual', issuer.cik)
  const sector = sectorOf(issuer)
  const { isLossMaking, margin: usualMargin, growth, seasons, priceToSales } = characterOf(issuer, random)
  /** Revenue of a year at the present pace. */
  let pace = 3.5e9 * Math.exp(0.8 * random.normal())
  let margin = usualMargin
  let equity = pace * sector.equity * (0.7 + 0.6 * random.next())
  let retained = equity * (isLossMaking ? -0.6 : 0.5)
  let debt = pace * sector.debt * (0.5 + random.next())
  let cash = pace * (0.08 + 0.2 * random.next())
  let shares = (pace * priceToSales) / (18 + 140 * random.next() ** 1.5)

  return reports.map((report, at) => {
    const surprise = random.normal()
    pace *= Math.exp(growth / 4 + 0.02 * random.normal() + 0.012 * surprise)
    margin += 0.3 * (usualMargin - margin) + (0.012 + 0.2 * Math.abs(usualMargin)) * surprise
    const revenue = (pace / 4) * seasons[at % 4]!
    const netIncome = revenue * margin
    const operatingIncome = (netIncome > 0 ? netIncome / (1 - TAX) : netIncome) + (debt * INTEREST) / 4
    const depreciation = revenue * sector.depreciation
    const freeCashFlow = netIncome + depreciation * (1 - (0.7 + 0.7 * random.next()))
    const paidOut = Math.max(0, netIncome) * 0.35
    equity += netIncome - paidOut
    retained += netIncome - paidOut
    cash += freeCashFlow - paidOut
    const shareOfValue = 0.15 / priceToSales
    if (cash < 0.05 * pace || equity < 0.2 * pace) {
      // Losses are paid for with new shares.
      cash += 0.15 * pace
      equity += 0.15 * pace
      shares *= 1 + shareOfValue
    } else if (cash > 0.45 * pace && equity > 0.5 * pace) {
      // What lies idle buys shares back.
      cash -= 0.15 * pace
      equity -= 0.15 * pace
      shares *= 1 - shareOfValue
    }
    debt *= 1 + 0.03 * random.normal()
    const totalLiabilities = debt + 0.3 * pace
    const quarter: Quarter = {
      name: nameOfReport(report),
      end: report.end,
      reported: report.day,
      revenue: thousands(revenue),
      netIncome: thousands(netIncome),
      freeCashFlow: thousands(freeCashFlow),
      ebitda: thousands(operatingIncome + depreciation),
      operatingIncome: thousands(operatingIncome),
      bookValue: thousands(equity),
      debt: thousands(debt),
      cash: thousands(cash),
      totalAssets: thousands(equity + totalLiabilities),
      workingCapital: thousands(cash + 0.05 * pace * random.normal()),
      retainedEarnings: thousands(retained),
      totalLiabilities: thousands(totalLiabilities),
      sharesOutstanding: thousands(shares),
    }
    return { quarter, fairPrice: (pace * priceToSales) / shares, surprise }
  })
}

/** Whether the company has the habit of paying dividends; losses forbid it. */
export const paysDividends = (issuer: Company, books: readonly Book[]): boolean =>
  (books[0]?.quarter.netIncome ?? 0) > 0 && randomOf('dividends', issuer.cik).chance(0.8)

/** What a company has reported to the public by today, from its listing on, with the shares that there really were. */
export function publicQuarters(
  company: Company,
  books: readonly Book[],
  calendar: Calendar,
  factors: Float64Array,
): readonly Quarter[] {
  const since = listingDayOf(company) ?? ''
  return books
    .map((book) => book.quarter)
    .filter((quarter) => quarter.reported >= since && quarter.reported <= calendar.today)
    .map((quarter) => {
      const lastTradingDay = calendar.indexFrom(addDays(quarter.end, 1)) - 1
      // Nothing was split before the first day of trading.
      return { ...quarter, sharesOutstanding: Math.round(quarter.sharesOutstanding * (factors[lastTradingDay] || 1)) }
    })
}

/** The way of one share through the days: closes, dividends and splits, walked forward from its first day. */
import { listingDayOf } from '../companies/companies.ts'
import { type Book, paysDividends } from './accounts.ts'
import type { Climate } from './marketFactors.ts'
import type { Company, Split } from '../world/facts.ts'
import { randomOf } from '../world/random.ts'
import type { Report } from '../world/reports.ts'
import { sectorOf } from '../companies/sectors.ts'
import { announcementOn } from './splitPlan.ts'
import type { Calendar } from './tradingDays.ts'

/** Lists run over the trading days by number, and hold nothing before `start`. */
export interface PricePath {
  readonly start: number
  /** As traded. */
  readonly closes: Float64Array
  /** Per share, on ex-days. */
  readonly dividends: Float64Array
  /** Shares of that day that one share of the first day has become. */
  readonly factors: Float64Array
  /** What one dollar has become with dividends kept in the share. */
  readonly totals: Float64Array
  /** Shares outstanding, as last reported and split since. */
  readonly shares: Float64Array
  /** Announced so far. */
  readonly splits: readonly Split[]
}

/** How fast a price returns to what the accounts say, a day. */
const PULL = 0.005
const EARNINGS_JUMP = 0.045
const DIVIDEND_LAG = 9
const cents = (dollars: number): number => Math.round(dollars * 100) / 100

interface Setting {
  readonly calendar: Calendar
  readonly climate: Climate
  readonly reports: readonly Report[]
  readonly books: readonly Book[]
}

function emptyWalk(start: number, length: number) {
  const list = () => new Float64Array(length)
  return { start, closes: list(), dividends: list(), factors: list(), totals: list(), shares: list(), splits: [] as Split[] }
}

/** What one dollar becomes, from closes, dividends and splits alone. */
function keepTotals({ start, closes, dividends, factors, totals }: Omit<PricePath, 'splits'>): void {
  totals[start] = 1
  for (let i = start + 1; i < closes.length; i += 1) {
    const before = (closes[i - 1]! * factors[i - 1]!) / factors[i]! - dividends[i]!
    totals[i] = (totals[i - 1]! * closes[i]!) / before
  }
}

/** Trading days, by number, on which a board thinks of splitting: one in each quarter. */
const roundsOf = (company: Company, { days, quarterStarts }: Calendar): ReadonlySet<number> =>
  new Set(quarterStarts.map((start) => start + randomOf('round', company.cik, days[start]!).integer(2, 55)))

/** The walk of a company's first class of shares. */
export function pricePathOf(company: Company, { calendar, climate, reports, books }: Setting): PricePath {
  const sector = sectorOf(company)
  const own = randomOf('walk', company.ticker)
  const listed = listingDayOf(company)
  const walk = emptyWalk(listed === undefined ? 0 : calendar.indexFrom(listed), calendar.past)
  const { start, closes, dividends, factors, shares } = walk
  const sectorShocks = climate.sector(company.sector)
  const rounds = roundsOf(company, calendar)
  // The latest books that are out before the first day; there always are some.
  let known = Math.max(
    0,
    reports.findLastIndex((report) => report.day < calendar.days[start]!),
  )
  const answers = reports.map((report) => calendar.indexFrom(report.day) + (report.isAfterClose ? 1 : 0))
  const payers = paysDividends(company, books) ? reports.slice(known + 1) : []
  const paysAt = new Set(payers.map((report) => calendar.indexFrom(report.day) + DIVIDEND_LAG))

  let price = books[known]!.fairPrice * Math.exp(0.2 * own.normal())
  let dividend = cents((price * sector.dividendYield) / 4)
  let payments = 0
  let factor = 1
  let pending: { readonly exIndex: number; readonly factor: number } | undefined

  for (let i = start; i < calendar.past; i += 1) {
    const shock = sector.beta * climate.market[i]! + sectorShocks[i]! + sector.volatility * own.normal()
    let jump = 0
    while (answers[known + 1] !== undefined && answers[known + 1]! <= i) {
      known += 1
      jump += EARNINGS_JUMP * (0.8 * books[known]!.surprise + 0.6 * own.normal())
    }
    if (i > start) price *= Math.exp(shock + jump + PULL * Math.log(books[known]!.fairPrice / price))
    if (pending?.exIndex === i) {
      factor *= pending.factor
      pending = undefined
    }
    if (paysAt.has(i)) {
      payments += 1
      // Raised once a year; halved when the price no longer carries it.
      if (payments % 4 === 0) dividend = dividend * 1.05
      if (dividend * 4 > 0.1 * price) dividend /= 2
      dividends[i] = cents(dividend / factor)
      price -= dividends[i]! * factor
    }
    closes[i] = cents(price / factor)
    factors[i] = factor
    shares[i] = Math.round(books[known]!.quarter.sharesOutstanding * factor)
    const news = pending ? undefined : announcementOn(i, closes[i]!, rounds.has(i), company, calendar)
    if (news) {
      walk.splits.push(news.split)
      if (news.split.factor !== 1) pending = { exIndex: news.exIndex, factor: news.split.factor }
    }
  }
  keepTotals(walk)
  return walk
}

/** The walk of a second class of shares: the first one's, at a discount that wavers. */
export function siblingPricePathOf(company: Company, first: PricePath): PricePath {
  const random = randomOf('walk', company.ticker)
  const walk = emptyWalk(first.start, first.closes.length)
  walk.dividends.set(first.dividends)
  walk.factors.set(first.factors)
  walk.shares.set(first.shares)
  let discount = -0.02
  for (let i = first.start; i < first.closes.length; i += 1) {
    discount += 0.05 * (-0.02 - discount) + 0.003 * random.normal()
    walk.closes[i] = cents(first.closes[i]! * Math.exp(discount))
  }
  keepTotals(walk)
  const splits = first.splits.map((split) => ({ ...split, company, id: randomOf('split', company.ticker, split.id).hex(24) }))
  return { ...walk, splits }
}

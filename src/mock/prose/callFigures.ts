/** The numbers of one reported quarter, drawn once so that everybody who speaks of them says the same. */
import type { Call, Quarter } from '../world/facts.ts'
import { randomOf } from '../world/random.ts'

/** Money in dollars, shares of one as fractions, already rounded to the digits that are spoken. */
export interface CallFigures {
  readonly revenue: number
  readonly priorRevenue: number
  /** Against the same quarter a year ago. */
  readonly growth: number
  readonly productRevenue: number
  readonly sidelineRevenue: number
  readonly grossMargin: number
  readonly priorGrossMargin: number
  readonly operatingIncome: number
  readonly netIncome: number
  readonly shares: number
  readonly freeCashFlow: number
  readonly cash: number
  readonly debt: number
  readonly guideLow: number
  readonly guideHigh: number
  /** Of the next quarter, as percent. */
  readonly guideMargin: readonly [low: number, high: number]
  readonly fullYear: FullYear
}

/** The range of revenue that is expected of a year. */
export interface FullYear {
  readonly year: number
  readonly low: number
  readonly high: number
  /** Against what was said a quarter before; `set` where it is said for the first time. */
  readonly move: 'set' | 'held' | 'raised' | 'lowered'
}

/** `$1.24 billion` or `$312.4 million`, never with a sign. */
export function money(dollars: number): string {
  const amount = Math.abs(dollars)
  return amount >= 1e9 ? `$${(amount / 1e9).toFixed(2)} billion` : `$${(amount / 1e6).toFixed(1)} million`
}

/** A price or an exact amount: `$12.30`. */
export const dollars = (amount: number): string => `$${amount.toFixed(2)}`

/** `12.3%`, never with a sign. */
export const percent = (fraction: number): string => `${Math.abs(fraction * 100).toFixed(1)}%`

const roundTo = (amount: number, unit: number): number => Math.round(amount / unit) * unit

type Books = Pick<Quarter, 'revenue' | 'operatingIncome' | 'netIncome' | 'freeCashFlow' | 'cash' | 'debt' | 'sharesOutstanding'>

/** What a company without books in the market might have reported. */
function inventedBooks(call: Call): Books {
  const { ticker } = call.company
  const random = randomOf('books', ticker, call.year, call.period)
  const size = randomOf('size', ticker).integer(150, 2400) * 1e6
  const revenue = size * 1.05 ** (call.year - 2023) * (0.95 + random.next() * 0.1)
  const operatingIncome = revenue * (randomOf('margin', ticker).next() * 0.28 - 0.04 + random.normal() * 0.01)
  const netIncome = operatingIncome * (operatingIncome > 0 ? 0.77 : 1.05)
  const freeCashFlow = netIncome + revenue * 0.03 * random.normal()
  const sharesOutstanding = Math.round(size / 9)
  return { revenue, operatingIncome, netIncome, freeCashFlow, cash: revenue * 0.8, debt: revenue * 0.6, sharesOutstanding }
}

/** Of the middle of the range: how it moves with each quarter's call. */
const MOVES = [-0.02, 0, 0, 0.015, 0.025]
/** Half of the range, as a part of its middle: narrower the more of the year is known. */
const WIDTHS = [0.03, 0.025, 0.02, 0.01]

/** With the last quarter's call a year ahead, afterwards the year itself; it rests on the last quarter of the year before. */
function fullYearOf(call: Call, quarters: readonly Quarter[]): FullYear {
  const { ticker } = call.company
  const step = { Q4: 0, Q1: 1, Q2: 2, Q3: 3 }[call.period]
  const year = step === 0 ? call.year + 1 : call.year
  const last: Call = { ...call, year: year - 1, period: 'Q4' }
  const base = (quarters.find(({ name }) => name === `Q4 ${year - 1}`) ?? inventedBooks(last)).revenue * 4.08
  const moves = WIDTHS.map((_, at) => (at === 0 ? 0 : randomOf('full year', ticker, year, at).pick(MOVES)))
  const middle = base * moves.slice(0, step + 1).reduce((product, move) => product * (1 + move), 1)
  const unit = base >= 1e9 ? 1e7 : 1e6
  const move = moves[step]!
  return {
    year,
    low: roundTo(middle * (1 - WIDTHS[step]!), unit),
    high: roundTo(middle * (1 + WIDTHS[step]!), unit),
    move: step === 0 ? 'set' : move === 0 ? 'held' : move > 0 ? 'raised' : 'lowered',
  }
}

/** `quarters`: the company's books; when they hold the quarter the call reports, the call states what they say. */
export function callFiguresOf(call: Call, quarters: readonly Quarter[] = []): CallFigures {
  const random = randomOf('figures', call.company.ticker, call.year, call.period)
  const named = (year: number) => quarters.find((quarter) => quarter.name === `${call.period} ${year}`)
  const now: Books = named(call.year) ?? inventedBooks(call)
  const prior = named(call.year - 1)?.revenue ?? now.revenue / (1.05 + random.normal() * 0.06)
  // One unit for the total and its parts, so that the parts as spoken add up.
  const unit = now.revenue >= 1e9 ? 1e7 : 1e5
  const revenue = roundTo(now.revenue, unit)
  const priorRevenue = roundTo(prior, unit)
  const productRevenue = roundTo(revenue * (0.58 + randomOf('share', call.company.ticker).next() * 0.2), unit)
  const operatingMargin = now.operatingIncome / revenue
  const grossMargin = Math.min(0.9, Math.max(0.22, operatingMargin + 0.14 + randomOf('gross', call.company.ticker).next() * 0.2))
  const middle = revenue * (1 + random.normal() * 0.015 + 0.01)
  const marginBase = Math.round(operatingMargin * 200) / 2
  return {
    revenue,
    priorRevenue,
    growth: revenue / priorRevenue - 1,
    productRevenue,
    sidelineRevenue: revenue - productRevenue,
    grossMargin: roundTo(grossMargin, 0.001),
    priorGrossMargin: roundTo(grossMargin + random.normal() * 0.008, 0.001),
    operatingIncome: now.operatingIncome,
    netIncome: now.netIncome,
    shares: now.sharesOutstanding,
    freeCashFlow: now.freeCashFlow,
    cash: now.cash,
    debt: now.debt,
    guideLow: roundTo(middle * 0.985, unit),
    guideHigh: roundTo(middle * 1.015, unit),
    guideMargin: [marginBase - 0.5, marginBase + 0.5],
    fullYear: fullYearOf(call, quarters),
  }
}

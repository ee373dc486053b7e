/** Mistakes that a filing is made with, and that an amendment puts right: the holdings are right in both. */
import { openMarketCodes, tradedPrice } from './openMarket.ts'
import type { Moment, Report } from './report.ts'

export interface Misstatement {
  /** The filing as it was first made. */
  readonly original: Report
  /** Ends the sentence "to ..." of the amendment's first footnote. */
  readonly purpose: string
}

/** The same report with one mistake in it; `undefined` when there is nothing in it to mistake. */
export function misstated(report: Report, { random, prices, at }: Moment): Misstatement | undefined {
  const traded = report.lines.findIndex(({ code }) => openMarketCodes.has(code))
  if (traded >= 0 && random.chance(0.6)) {
    const line = report.lines[traded]!
    const day = prices.on(prices.dayAt(at) === line.day ? at : at - 1)
    const { price } = tradedPrice(random, day, 'sold')
    return {
      original: { ...report, lines: report.lines.with(traded, { ...line, price }) },
      purpose: 'correct the price of a transaction, which was misstated due to a clerical error',
    }
  }
  if (report.isPlan)
    return {
      // The plan's note comes first (openMarket.ts).
      original: { ...report, isPlan: false, notes: report.notes.slice(1) },
      purpose: 'indicate that the transactions were made pursuant to a Rule 10b5-1 trading plan',
    }
  if (report.notes.length === 0) return undefined
  return { original: { ...report, notes: [] }, purpose: 'include footnotes that were inadvertently omitted' }
}

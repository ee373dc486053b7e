/** What a purchase is beside the same insider's others, as columns of its transaction. */
import { isFirstPurchase, sizeAgainstHistory } from '../../../analysis/insiders/purchaseContext.ts'
import { computedPercent, number, text } from '../../../api/endpoint/fields.ts'
import type { IsoDay } from '../../../lib/dates/days.ts'
import { numberIn } from '../../../lib/numbers/decimals.ts'
import type { Filing, Line } from '../filing/filing.ts'
import { loadedWords } from './loadedFrom.ts'
import { allPurchases } from './loadedPurchases.ts'

export const purchaseFields = {
  first_in_24_months: text('First in 24 months', {
    about: 'Whether the insider bought none of the share in the market in the 24 months before, as far as filings are loaded.',
    method: 'clusters',
  }),
  bought_of_holding: computedPercent('Bought of holding', { about: 'Shares bought over those held after.', method: 'clusters' }),
  times_median: number('Multiple of own median', {
    about: "Dollars bought on the day over the median of the insider's earlier days of buying among the loaded filings.",
    method: 'clusters',
  }),
}

export type PurchaseFigures = Readonly<Partial<Record<keyof typeof purchaseFields, unknown>>>

const firstWords = (isFirst: boolean | undefined, from: IsoDay | undefined): string =>
  isFirst === undefined ? `unknown: ${loadedWords(from)}` : isFirst ? 'yes' : 'no'

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined)

/** By the line of the form; a line that is no purchase, or counted elsewhere, has none. `from` is the day of `loadedFrom`. */
export function purchaseFigures(filings: readonly Filing[], from: IsoDay | undefined): ReadonlyMap<Line, PurchaseFigures> {
  const { purchases } = allPurchases(filings)
  const figures = new Map<Line, PurchaseFigures>()
  const byParty = Map.groupBy(purchases, ({ trade, party }) => JSON.stringify([trade.ticker, party]))
  for (const own of byParty.values()) {
    for (const purchase of own) {
      const { trade } = purchase
      const size = sizeAgainstHistory(own, purchase)
      figures.set(trade.line, {
        // Where nothing can be told of the time before, only an earlier purchase can.
        first_in_24_months: firstWords(isFirstPurchase(own, purchase, from ?? '9999-12-31'), from),
        bought_of_holding: finite((numberIn(trade.shares) / numberIn(trade.sharesAfter)) * 100),
        times_median: size && finite(size.dollars / size.medianBefore),
      })
    }
  }
  return figures
}

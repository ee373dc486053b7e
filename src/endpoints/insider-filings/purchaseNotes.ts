/** Clusters of purchases on the page of a company: several insiders who bought in the market within a few days. */
import { openMarketPurchases, type InsiderTrade } from '../../analysis/insiders/openMarketPurchases.ts'
import { purchaseClusters, type PurchaseCluster } from '../../analysis/insiders/purchaseClusters.ts'
import type { RecordsNote } from '../../api/endpoint/companyView.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { daysBetween, wordsOfRange } from '../../lib/dates/days.ts'
import { largeMoney } from '../../lib/numbers/largeMoney.ts'
import type { InsiderFilingRecord } from './endpoint.ts'
import { filingsOf } from './filing/filing.ts'
import { sumOf, valueOf } from './filing/tradeValue.ts'
import { filedTrades } from './purchases/filedTrades.ts'

/** Two may be chance; three within a month seldom are. */
const RULE = { people: 3, days: 30 } as const

/** The page shows one company: whatever symbols its records have, they are of one share. */
const tradesOf = (records: readonly InsiderFilingRecord[]): readonly InsiderTrade[] =>
  filedTrades(filingsOf(records)).map((trade) => ({ ...trade, ticker: '' }))

function noteOf({ from, to, parties, purchases }: PurchaseCluster): RecordsNote {
  const values = purchases.flatMap(({ trade }) => valueOf(trade) ?? [])
  const unpriced = purchases.length - values.length
  const sum = sumOf(values)
  const parts = [
    `${counted(parties.length, 'insider')} bought within ${counted(daysBetween(from, to) + 1, 'day')}`,
    wordsOfRange(from, to),
    ...(sum === undefined ? [] : [largeMoney(Number(sum))]),
    ...(unpriced === 0 ? [] : [`${unpriced} without a price`]),
  ]
  return {
    words: parts.join(', '),
    about: `At least ${RULE.people} insiders with open-market purchases (code P) within ${RULE.days} days; joint filers count as one, and amended trades once.`,
    // Filings are asked for by the day they were filed.
    range: { from, to: purchases.reduce((last, { trade }) => (trade.filedOn > last ? trade.filedOn : last), to) },
  }
}

/** The latest first. */
export function purchaseNotes(records: readonly InsiderFilingRecord[]): readonly RecordsNote[] {
  const trades = tradesOf(records)
  const last = trades.reduce((latest, { filedOn }) => (filedOn > latest ? filedOn : latest), '')
  return purchaseClusters(openMarketPurchases(trades, last).purchases, RULE).map(noteOf).toReversed()
}

/** Clusters of purchases: several insiders of one company who bought in the market within a few days. */
import { addDays, type IsoDay } from '../../lib/dates/days.ts'
import type { InsiderTrade, Purchase } from './openMarketPurchases.ts'

export interface ClusterRule {
  /** At least so many different parties. */
  readonly people: number
  /** Calendar days from the first of their purchases to the last. */
  readonly days: number
}

export interface PurchaseCluster<Trade extends InsiderTrade = InsiderTrade> {
  readonly ticker: string
  /** Days of the first and of the last purchase. Clusters that overlap are one, which may then be longer than the rule's days. */
  readonly from: IsoDay
  readonly to: IsoDay
  readonly parties: readonly string[]
  readonly purchases: readonly Purchase<Trade>[]
  /** The filing day with which it could first be known: a purchase is not known before its filing. */
  readonly knownOn: IsoDay
}

/** The day by which so many parties had filed a purchase; `undefined` where so many never did. */
function knownDay(purchases: readonly Purchase[], people: number): IsoDay | undefined {
  const first = new Map<string, IsoDay>()
  for (const { party, trade } of purchases) {
    const known = first.get(party)
    if (known === undefined || trade.filedOn < known) first.set(party, trade.filedOn)
  }
  return [...first.values()].sort()[people - 1]
}

/** In the order of their first purchases. `purchases` are those of `openMarketPurchases`: each once, by day. */
export function purchaseClusters<Trade extends InsiderTrade>(
  purchases: readonly Purchase<Trade>[],
  { people, days }: ClusterRule,
): readonly PurchaseCluster<Trade>[] {
  const found: PurchaseCluster<Trade>[] = []
  for (const [ticker, own] of Map.groupBy(purchases, ({ trade }) => trade.ticker)) {
    /** Places of the first and of the last purchase. */
    const spans: { first: number; last: number; knownOn: IsoDay }[] = []
    let first = 0
    own.forEach(({ day }, last) => {
      while (addDays(own[first]!.day, days) < day) first++
      const knownOn = knownDay(own.slice(first, last + 1), people)
      if (knownOn === undefined) return
      const before = spans.at(-1)
      if (!before || first > before.last) spans.push({ first, last, knownOn })
      else spans.splice(-1, 1, { first: before.first, last, knownOn: knownOn < before.knownOn ? knownOn : before.knownOn })
    })
    for (const span of spans) {
      const within = own.slice(span.first, span.last + 1)
      found.push({
        ticker,
        from: within[0]!.day,
        to: within.at(-1)!.day,
        parties: [...new Set(within.map(({ party }) => party))],
        purchases: within,
        knownOn: span.knownOn,
      })
    }
  }
  return found.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

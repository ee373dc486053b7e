/** The price targets in ratings, a firm's view each, for what is measured by prices. */
import type { GivenTarget } from '../../api/endpoint/companyView.ts'
import { isDay } from '../../lib/dates/days.ts'
import { decimalIn } from '../../lib/numbers/decimals.ts'
import type { Insight } from './endpoint.ts'
import { targetWords } from './ratingWords.ts'

/** A firm that ends its coverage stands by no target. The set of actions is open (wire-format 4.1). */
const ENDS = /terminate|suspend|remove|dissolve|discontinue/i

export const endsCoverage = (action: string | null | undefined): boolean => ENDS.test(action ?? '')

/** The number in a target, which is written as text; `undefined` for none, and for nothing at all. */
export function priceIn({ pt }: Insight): string | undefined {
  const decimal = typeof pt === 'string' ? decimalIn(pt) : undefined
  return Number(decimal) > 0 ? decimal : undefined
}

/**
 * Of one day the rating that was last changed stands further back; of equals the first that was sent, since the newest come first.
 * A rating without a target leaves the firm's earlier one as it is, unless the firm ends its coverage.
 */
export function givenTargets(insights: readonly Insight[]): readonly GivenTarget[] {
  return insights
    .map((insight, row) => ({ insight, row }))
    .toReversed()
    .sort((a, b) => (a.insight.updated ?? 0) - (b.insight.updated ?? 0))
    .flatMap(({ insight, row }): readonly GivenTarget[] => {
      const { date: day, action, firm_id: id, firm: name } = insight
      const firm = id || name
      if (!firm || !day || !isDay(day)) return []
      const hasEnded = endsCoverage(action)
      const price = hasEnded ? undefined : priceIn(insight)
      if (price === undefined && !hasEnded) return []
      return [{ day, firm, firmName: name || firm, price, priceWords: price === undefined ? '' : targetWords(price), row }]
    })
}

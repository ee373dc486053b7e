/** The course of a price around a target, in the shares of its last day, with the target and the one before it as levels. */
import { placeFrom, placeUpTo, type DailySeries } from '../../../analysis/dailySeries.ts'
import { restatedPrice, splitFactor, type SplitRatio } from '../../../analysis/splitAdjustment.ts'
import { addMonths, type IsoDay } from '../../../lib/dates/days.ts'
import type { Level } from '../../../ui/charts/TargetChart.tsx'

export interface DatedPrice {
  readonly day: IsoDay
  readonly price: number
}

export interface TargetCourse {
  readonly from: IsoDay
  readonly to: IsoDay
  readonly days: readonly IsoDay[]
  readonly prices: readonly number[]
  readonly levels: readonly Level[]
  /** Shares that one share of the target's day has become by the last of the days. */
  readonly factor: number
}

/** A year before its day to a year after, as far as there are prices. */
export function targetCourse(
  target: DatedPrice,
  prior: DatedPrice | undefined,
  { days, close }: DailySeries,
  splits: readonly SplitRatio[],
): TargetCourse | undefined {
  const [from, to] = [addMonths(target.day, -12), addMonths(target.day, 12)]
  const [first, last] = [placeFrom(days, from), placeUpTo(days, to)]
  const end = days[last]
  if (end === undefined || first > last) return undefined
  const shown = days.slice(first, last + 1)
  // A target of a day without later prices is in the shares of its own day.
  const at = end > target.day ? end : target.day
  const level = ({ day, price }: DatedPrice, until: IsoDay, kind: Level['kind']): Level => {
    const restated = restatedPrice(price, splits, day, at)
    return { from: day < from ? from : day, to: until, price: restated, kind, words: restated.toFixed(2) }
  }
  return {
    from,
    to,
    days: shown,
    prices: shown.map((day, place) => restatedPrice(close[first + place]!, splits, day, at)),
    levels: [...(prior ? [level(prior, target.day, 'prior')] : []), level(target, to, 'target')],
    factor: splitFactor(splits, target.day, at),
  }
}

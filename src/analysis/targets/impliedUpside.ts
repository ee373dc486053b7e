/** What a price target promises over a close. */
import type { IsoDay } from '../../lib/dates/days.ts'
import { placeAsOf, type DailySeries } from '../dailySeries.ts'
import { restatedPrice, splitFactor, type SplitRatio } from '../splitAdjustment.ts'

export interface ImpliedUpside {
  /** A share of one: 0.2 for a target a fifth above the close. */
  readonly value: number
  /** In dollars, as traded on `closeDay`. */
  readonly close: number
  readonly closeDay: IsoDay
  /** The target in the shares of `closeDay`. */
  readonly target: number
}

/**
 * Target of `targetDay`, restated for the splits since, over the close as of `day`, less one. The same day for both gives what was
 * promised then, the last day of the series what is left of it. `undefined` where there is no close or the target is none.
 */
export function impliedUpside(
  series: DailySeries,
  splits: readonly SplitRatio[],
  target: number,
  targetDay: IsoDay,
  day: IsoDay = targetDay,
): ImpliedUpside | undefined {
  const place = placeAsOf(series.days, day)
  if (place === undefined) return undefined
  const closeDay = series.days[place]!
  const close = series.close[place]!
  // The close as of a day may lie before the target, and a split between the two.
  const restated =
    closeDay < targetDay ? target * splitFactor(splits, closeDay, targetDay) : restatedPrice(target, splits, targetDay, closeDay)
  return close > 0 && restated > 0 ? { value: restated / close - 1, close, closeDay, target: restated } : undefined
}

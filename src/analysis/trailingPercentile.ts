/** Where a multiple stands among its own values of the trailing years. */
import { addMonths, type IsoDay } from '../lib/dates/days.ts'
import { placeAsOf, placeUpTo } from './dailySeries.ts'

export interface Percentile {
  /** 0 to 100: the share of the values below, and half of those equal, in per cent. */
  readonly value: number
  /** How many values it is a rank among, its own included. */
  readonly count: number
  /** Days of the window whose value is negative or absent. */
  readonly leftOut: number
}

/** Half a year of trading days: below it a rank says little. */
export const FEWEST_VALUES = 120

/**
 * Midrank of the value as of the day among those of the days after the same day `years` earlier, up to the day. A multiple of a loss
 * has no place in that order: negative values are left out and counted. `undefined` under 120 values, or where the day's own is none.
 */
export function trailingPercentile(
  days: readonly IsoDay[],
  values: Float64Array,
  day: IsoDay,
  years: 1 | 2 | 5,
): Percentile | undefined {
  const own = placeAsOf(days, day)
  if (own === undefined || !(values[own]! >= 0)) return undefined
  const value = values[own]!
  const first = placeUpTo(days, addMonths(day, -12 * years)) + 1
  let below = 0
  let equal = 0
  let leftOut = 0
  for (let place = first; place <= own; place++) {
    const other = values[place]!
    if (!(other >= 0)) leftOut++
    else if (other < value) below++
    else if (other === value) equal++
  }
  const count = own + 1 - first - leftOut
  return count < FEWEST_VALUES ? undefined : { value: ((below + equal / 2) / count) * 100, count, leftOut }
}

/** Prices of an earlier day in the shares of a later one. */
import { daysBetween, type IsoDay } from '../lib/dates/days.ts'
import { readRatio } from '../lib/numbers/ratio.ts'
import { LONGEST_GAP, placeFrom, placeUpTo, type DailySeries } from './dailySeries.ts'

export interface SplitRatio {
  readonly exDay: IsoDay
  /** New shares per old: 2 for 2:1. */
  readonly ratio: number
}

/** New shares per old of a ratio as `2:1`; NaN where it cannot be read. Of receipts it does not say which way it goes for their holder. */
export function sharesPerShare(ratio: string, type: string): number {
  const read = /\badr\b/i.test(type) ? undefined : readRatio(ratio)
  return read ? Number(read.left) / Number(read.right) : Number.NaN
}

/**
 * Shares that one share of the earlier day has become: the product of the ratios with `after` < ex-date <= `through`. One announced
 * twice counts once; NaN where a ratio is none. A price of the earlier day is divided by it, a number of shares multiplied.
 */
export function splitFactor(splits: readonly SplitRatio[], after: IsoDay, through: IsoDay): number {
  let factor = 1
  splits.forEach(({ exDay, ratio }, index) => {
    if (exDay <= after || exDay > through) return
    if (splits.findIndex((other) => other.exDay === exDay && Object.is(other.ratio, ratio)) < index) return
    factor *= ratio > 0 ? ratio : Number.NaN
  })
  return factor
}

const jumpsOf = new WeakMap<DailySeries, readonly IsoDay[]>()

/** Either way, as a ratio: a split of 5:4 is beyond it, a dividend of a seventh of the price is not. */
const JUMP = 1.2

/** The days on which close over adjusted close stands more than 20 % off the day before it that has both: a split, as far as prices tell. */
export function jumpDays(series: DailySeries): readonly IsoDay[] {
  const known = jumpsOf.get(series)
  if (known) return known
  const jumps: IsoDay[] = []
  let before = Number.NaN
  series.days.forEach((day, place) => {
    const ratio = series.close[place]! / series.adjustedClose[place]!
    if (!(ratio > 0 && ratio < Infinity)) return
    if (ratio / before > JUMP || before / ratio > JUMP) jumps.push(day)
    before = ratio
  })
  jumpsOf.set(series, jumps)
  return jumps
}

/** Whether a one-day jump of close / adjusted close above 20 % lies after the one day and up to the other: for when splits cannot be asked. */
export function mayHaveSplit(series: DailySeries, after: IsoDay, through: IsoDay): boolean {
  const jumps = jumpDays(series)
  return placeUpTo(jumps, through) > placeUpTo(jumps, after)
}

/**
 * Whether the prices show no step where the calendar has a split, as of one that was withdrawn: close over adjusted close moves from the
 * day before by less than half of the ratio. Not where they cannot tell, because a day of the two or its prices are missing.
 */
export function isDeniedByPrices({ days, close, adjustedClose }: DailySeries, { exDay, ratio }: SplitRatio): boolean {
  const place = placeFrom(days, exDay)
  if (place === 0 || place === days.length || daysBetween(exDay, days[place]!) > LONGEST_GAP) return false
  const step = close[place - 1]! / adjustedClose[place - 1]! / (close[place]! / adjustedClose[place]!)
  return Math.log(step) / Math.log(ratio) < 0.5
}

/** A price of the one day in the shares of the other: a target of $1,200 is one of $120 after a split of 10:1. Dividends leave it alone. */
export const restatedPrice = (price: number, splits: readonly SplitRatio[], from: IsoDay, to: IsoDay): number =>
  price / splitFactor(splits, from, to)

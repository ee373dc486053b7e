/**
 * What became of a price target: reached or not, when, how far the price ran against it.
 *
 * Prices are compared as traded, with the target restated for the splits since its day. Its own day is not among those compared: that
 * day's high and low may have been before it.
 */
import { addDays, addMonths, daysBetween, type IsoDay } from '../../lib/dates/days.ts'
import { LONGEST_GAP, placeAsOf, placeUpTo, type DailySeries } from '../dailySeries.ts'
import { impliedUpside, type ImpliedUpside } from './impliedUpside.ts'
import { restatedPrice, splitFactor, type SplitRatio } from '../splitAdjustment.ts'

export interface Target {
  readonly day: IsoDay
  /** In dollars, for a share of that day. */
  readonly price: number
  /** The day of the same analyst's next target for the share, where there is one. */
  readonly supersededOn?: IsoDay | undefined
}

export interface Measure {
  /** `ended`: the prices go to the end of the window; `stopped`: they ceased before it, as of a share no longer traded. */
  readonly state: 'ended' | 'open' | 'stopped'
  /** The last calendar day of the window. */
  readonly through: IsoDay
  /** Of the window, so far. */
  readonly tradingDays: number
  /** The first day whose high is at or above a target above the close, or whose low is at or below one below it. */
  readonly reachedOn: IsoDay | undefined
  /** Calendar days from the target's day to that one. */
  readonly daysUntil: number | undefined
  /** Whether the close as of the window's last day is at the target or beyond; `undefined` unless ended, and without such a close. */
  readonly isMetAtEnd: boolean | undefined
  /**
   * The largest run against it up to the day it was reached, that day included, or the window's end: how far the lowest low was below
   * the close of its day, or the highest high above it, as a share of that close. 0 where there was none.
   */
  readonly runAgainst: number
}

export interface TargetOutcome {
  readonly direction: 'above' | 'below'
  /** Against the close as of its day. */
  readonly upside: ImpliedUpside
  readonly toTwelveMonths: Measure
  /** The same up to the day before the analyst's next target, where that comes first. */
  readonly toSupersession: Measure
}

/**
 * `undefined` for a target without a close as of its day, for one at that close, which has no direction, and where the ratio of a
 * split within its twelve months is not known. `today` is the day on which it is asked; only what the series and the splits have up to
 * it counts.
 */
export function targetOutcome(
  target: Target,
  series: DailySeries,
  splits: readonly SplitRatio[],
  today: IsoDay,
): TargetOutcome | undefined {
  const upside = impliedUpside(series, splits, target.price, target.day)
  if (!upside || upside.value === 0) return undefined
  const direction = upside.value > 0 ? 'above' : 'below'
  const twelveMonths = addMonths(target.day, 12)
  if (Number.isNaN(splitFactor(splits, target.day, twelveMonths < today ? twelveMonths : today))) return undefined
  const { supersededOn } = target
  const measure = (through: IsoDay): Measure => measured(target, series, splits, { through, today, direction, upside })
  const toTwelveMonths = measure(twelveMonths)
  const isSuperseded = supersededOn !== undefined && supersededOn > target.day && supersededOn <= twelveMonths
  const toSupersession = isSuperseded && supersededOn <= today ? measure(addDays(supersededOn, -1)) : toTwelveMonths
  return { direction, upside, toTwelveMonths, toSupersession }
}

interface MeasuredWindow {
  readonly through: IsoDay
  readonly today: IsoDay
  readonly direction: 'above' | 'below'
  readonly upside: ImpliedUpside
}

function measured(
  { day: from, price }: Target,
  { days, close, high, low }: DailySeries,
  splits: readonly SplitRatio[],
  { through, today, direction, upside }: MeasuredWindow,
): Measure {
  const isAbove = direction === 'above'
  const known = placeUpTo(days, today)
  const first = placeUpTo(days, from) + 1
  const last = Math.min(placeUpTo(days, through), known)
  // Shares of the target's day, as its own close is.
  const startClose = restatedPrice(upside.close, splits, upside.closeDay, from)
  let reachedOn: IsoDay | undefined
  let worst = 0
  for (let place = first; place <= last && reachedOn === undefined; place++) {
    const day = days[place]!
    const goal = restatedPrice(price, splits, from, day)
    const start = restatedPrice(startClose, splits, from, day)
    const [towards, against] = isAbove ? [high[place]!, low[place]!] : [low[place]!, high[place]!]
    const run = isAbove ? 1 - against / start : against / start - 1
    if (run > worst) worst = run
    if (isAbove ? towards >= goal : towards <= goal) reachedOn = day
  }
  const lastDay = days[known] ?? from
  const state = lastDay >= through ? 'ended' : daysBetween(lastDay, today) > LONGEST_GAP ? 'stopped' : 'open'
  const end = state === 'ended' && last >= first ? placeAsOf(days, through) : undefined
  const goalAtEnd = end === undefined ? Number.NaN : restatedPrice(price, splits, from, days[end]!)
  const endClose = end === undefined ? Number.NaN : close[end]!
  return {
    state,
    through,
    tradingDays: Math.max(0, last + 1 - first),
    reachedOn,
    daysUntil: reachedOn === undefined ? undefined : daysBetween(from, reachedOn),
    isMetAtEnd: Number.isNaN(endClose - goalAtEnd) ? undefined : isAbove ? endClose >= goalAtEnd : endClose <= goalAtEnd,
    runAgainst: worst,
  }
}

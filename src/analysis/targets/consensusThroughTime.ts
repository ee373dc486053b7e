/** The consensus of the firms at each trading day, as it could be known on that day. */
import { addMonths, type IsoDay } from '../../lib/dates/days.ts'
import type { DailySeries } from '../dailySeries.ts'
import { quantileOf } from '../distribution.ts'
import { restatedPrice, type SplitRatio } from '../splitAdjustment.ts'

export interface FirmTarget {
  readonly firm: string
  readonly day: IsoDay
  /** In dollars, for a share of that day; NaN where the firm ended its coverage. */
  readonly price: number
}

/** A value for each trading day of the series. */
export interface Consensus {
  /** In dollars, for a share of that day; NaN while no firm has a target. */
  readonly median: Float64Array
  /** Firms that have one. */
  readonly firms: Float64Array
  /** Median over the close of the day, less one: a share of one. */
  readonly upside: Float64Array
}

const byDay = (a: FirmTarget, b: FirmTarget): number => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)

/** Of the latest target of each firm: whether it counts on the day. */
const stands = ({ day, price }: FirmTarget, oldest: IsoDay): boolean => day >= oldest && price > 0

/** Those whose median is the consensus of the day: for who has the targets in another form as well. */
export function standingTargets<T extends FirmTarget>(targets: readonly T[], day: IsoDay): readonly T[] {
  const oldest = addMonths(day, -12)
  const latest = new Map(
    targets
      .filter((target) => target.day <= day)
      .sort(byDay)
      .map((target) => [target.firm, target]),
  )
  return [...latest.values()].filter((target) => stands(target, oldest))
}

/**
 * The median of each firm's latest target, not older than twelve months and restated for the splits since. Of a firm's targets of one
 * day the one further back in the list stands.
 */
export function consensusThroughTime(
  { days, close }: DailySeries,
  targets: readonly FirmTarget[],
  splits: readonly SplitRatio[],
): Consensus {
  const inOrder = targets.toSorted(byDay)
  const latest = new Map<string, FirmTarget>()
  const median = new Float64Array(days.length)
  const firms = new Float64Array(days.length)
  let next = 0
  days.forEach((day, place) => {
    for (; next < inOrder.length && inOrder[next]!.day <= day; next++) latest.set(inOrder[next]!.firm, inOrder[next]!)
    const oldest = addMonths(day, -12)
    const standing = Array.from(latest.values(), (target) =>
      stands(target, oldest) ? restatedPrice(target.price, splits, target.day, day) : Number.NaN,
    )
    const ascending = Float64Array.from(standing)
      .filter((price) => price > 0)
      .sort()
    median[place] = quantileOf(ascending, 0.5)
    firms[place] = ascending.length
  })
  return { median, firms, upside: median.map((price, place) => (close[place]! > 0 ? price / close[place]! - 1 : Number.NaN)) }
}

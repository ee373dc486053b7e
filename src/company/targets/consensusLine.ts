/** The consensus of the firms day by day, and the last of it as a figure. */
import Big from 'big.js'
import { dailySeries, placeAsOf, type DailySeries } from '../../analysis/dailySeries.ts'
import { restatedPrice, splitFactor } from '../../analysis/splitAdjustment.ts'
import { consensusThroughTime, standingTargets } from '../../analysis/targets/consensusThroughTime.ts'
import type { Figure } from '../../api/endpoint/companyView.ts'
import { addMonths, wordsOfDay, wordsOfRange, type IsoDay } from '../../lib/dates/days.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { signedPercent } from '../../lib/numbers/percent.ts'
import type { TargetBasis } from './targetBasis.ts'

/** A day of the line; prices in the shares of the last day, NaN where there is none. */
export interface ConsensusDay {
  readonly day: IsoDay
  readonly close: number
  readonly median: number
  readonly firms: number
  /** Median over close, less one: a share of one. */
  readonly upside: number
  /** Whether all ratings of the twelve months before are loaded. */
  readonly isWhole: boolean
}

/** The trading days of the page, and its last day too: a target of a weekend counts from its own day. Without prices, the days of targets. */
function daysOf({ series, splits, targets, from, asOf }: TargetBasis): DailySeries {
  const traded = series.days.filter((day) => day >= from && day <= asOf)
  const days = traded.length > 0 ? traded : targets.map(({ day }) => day).filter((day) => day >= from)
  const all = [...new Set([...days, asOf])]
  const close = all.map((day) => {
    const place = placeAsOf(series.days, day)
    return place === undefined ? undefined : restatedPrice(series.close[place]!, splits, series.days[place]!, day)
  })
  return dailySeries(all, { close })
}

/** The first day at which the consensus leaves out nothing that is not loaded. */
export const wholeFrom = ({ knownFrom }: TargetBasis): IsoDay => addMonths(knownFrom, 12)

export function consensusLine(basis: TargetBasis): readonly ConsensusDay[] {
  const { targets, splits, asOf } = basis
  const series = daysOf(basis)
  const { median, firms, upside } = consensusThroughTime(series, targets, splits)
  return series.days.map((day, place) => ({
    day,
    close: restatedPrice(series.close[place]!, splits, day, asOf),
    median: restatedPrice(median[place]!, splits, day, asOf),
    firms: firms[place]!,
    upside: upside[place]!,
    isWhole: addMonths(day, -12) >= basis.knownFrom,
  }))
}

/** The middle one, or the mean of the two in the middle. */
export function exactMedian(values: readonly Big[]): Big | undefined {
  const sorted = values.toSorted((a, b) => a.cmp(b))
  const middle = Math.floor(sorted.length / 2)
  const [below, above] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return below && above && below.plus(above).div(2)
}

/** The last day of the line, its median from the decimals as they were sent. */
export function consensusFigure(basis: TargetBasis, line: readonly ConsensusDay[]): Figure | undefined {
  const { targets, splits, asOf, knownFrom } = basis
  const exact = standingTargets(targets, asOf).flatMap(({ day, given }) => {
    const factor = splitFactor(splits, day, asOf)
    return given.price === undefined || Number.isNaN(factor) ? [] : new Big(given.price).div(factor)
  })
  const median = exactMedian(exact)
  const last = line.at(-1)
  if (!median || !last) return undefined
  const firms = counted(exact.length, 'firm')
  const year = addMonths(asOf, -12)
  const hasUpside = !Number.isNaN(last.upside)
  return {
    label: 'Consensus target',
    text: median.toFixed(2),
    note: [
      hasUpside ? `${signedPercent(last.upside)} upside` : '',
      knownFrom > year ? `${firms} since ${wordsOfDay(knownFrom)}` : firms,
    ]
      .filter(Boolean)
      .join(' · '),
    over: [
      `Median of the latest target of ${firms}, in ratings of ${wordsOfRange(knownFrom > year ? knownFrom : year, asOf)}, restated for splits`,
      hasUpside ? `. Upside against the close of ${last.close.toFixed(2)}.` : '.',
    ].join(''),
    direction: !hasUpside || last.upside === 0 ? undefined : last.upside > 0 ? 'up' : 'down',
  }
}

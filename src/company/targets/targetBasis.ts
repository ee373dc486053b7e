/** What targets are measured by: the firms' targets, the daily prices and the splits that have come, of the days of the page and before. */
import { dailySeries, type DailySeries } from '../../analysis/dailySeries.ts'
import { isDeniedByPrices, jumpDays, type SplitRatio } from '../../analysis/splitAdjustment.ts'
import type { FirmTarget } from '../../analysis/targets/consensusThroughTime.ts'
import type { GivenTarget } from '../../api/endpoint/companyView.ts'
import { addDays, type IsoDay } from '../../lib/dates/days.ts'
import type { Range } from '../companyAddress.ts'
import { gapOf } from '../timeline/timelineEvents.ts'
import type { Answer } from '../useAnswers.ts'
import type { EarlierAnswers } from './useEarlierAnswers.ts'

/** A target with the record it stands in; its price is NaN where the firm ended its coverage. */
export interface FoundTarget extends FirmTarget {
  readonly given: GivenTarget
  readonly answer: Answer
  readonly id: string
  /** From before the days of the page. */
  readonly isEarlier: boolean
}

export interface TargetBasis {
  /** In order of their days; of a firm's targets of one day the last that stands. */
  readonly targets: readonly FoundTarget[]
  readonly series: DailySeries
  /** Of days for which the calendar has not come, those on which the prices jump, without a ratio. */
  readonly splits: readonly SplitRatio[]
  readonly isSplitChecked: boolean
  /** Of the calendar, without a step in the prices: not among `splits`. */
  readonly deniedSplits: readonly SplitRatio[]
  /** From this day on all ratings are loaded. */
  readonly knownFrom: IsoDay
  /** The last day that counts: today, or the last of the page before it. */
  readonly asOf: IsoDay
  readonly from: IsoDay
}

const isSettled = ({ state, isStale }: Answer): boolean => !isStale && state !== 'waiting' && state !== 'offline'

const hasCome = ({ state, isStale }: Answer): boolean => !isStale && (state === 'there' || state === 'empty')

/** Whatever lies before the last gap in what was loaded is not known. */
function knownFromOf(answer: Answer, range: Range, asOf: IsoDay): IsoDay {
  const gap = gapOf(answer, range)
  if (!gap) return range.from
  return gap.to < asOf ? addDays(gap.to, 1) : asOf
}

function foundTargets(answers: readonly Answer[], earlier: readonly Answer[], asOf: IsoDay): readonly FoundTarget[] {
  const all = [...earlier, ...answers].flatMap((answer) =>
    answer.targets.map((given): FoundTarget => ({
      firm: given.firm,
      day: given.day,
      price: given.price === undefined ? Number.NaN : Number(given.price),
      given,
      answer,
      id: answer.idAt(given.row) ?? '',
      isEarlier: earlier.includes(answer),
    })),
  )
  const last = new Map(all.filter(({ day }) => day <= asOf).map((target) => [`${target.day} ${target.firm}`, target]))
  return [...last.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

function seriesOf(answers: readonly Answer[]): DailySeries {
  const prices = answers.flatMap(({ dailyPrices }) => dailyPrices)
  return dailySeries(
    prices.map(({ day }) => day),
    {
      close: prices.map(({ close }) => close),
      adjustedClose: prices.map(({ adjustedClose }) => adjustedClose),
      high: prices.map(({ high }) => high),
      low: prices.map(({ low }) => low),
    },
  )
}

/** `waiting` until ratings, prices and splits have answered; `undefined` where there is no target. */
export function targetBasis(
  answers: readonly Answer[],
  earlier: Pick<EarlierAnswers, 'answers' | 'range'>,
  range: Range,
  today: IsoDay,
): TargetBasis | 'waiting' | undefined {
  const asOf = range.to < today ? range.to : today
  const part = (name: 'targetsOf' | 'dailyPricesOf' | 'splitsOf', from: readonly Answer[]): readonly Answer[] =>
    from.filter(({ view }) => view[name])
  const [ratings] = part('targetsOf', answers)
  const priced = part('dailyPricesOf', answers)
  const split = part('splitsOf', answers)
  if (!ratings || asOf < range.from) return undefined
  if (![ratings, ...priced, ...split].every(isSettled)) return 'waiting'
  const before = earlier.answers.filter(hasCome)
  const [ratingsBefore] = part('targetsOf', before)
  const targets = foundTargets([ratings], part('targetsOf', before), asOf)
  if (targets.every(({ price }) => Number.isNaN(price))) return undefined
  const series = seriesOf([...part('dailyPricesOf', before), ...priced])
  const known = knownFromOf(ratings, range, asOf)
  const splitBefore = part('splitsOf', before)
  const checkedFrom = split.some(hasCome) ? (splitBefore.length > 0 ? earlier.range.from : range.from) : undefined
  const isChecked = (day: IsoDay): boolean => checkedFrom !== undefined && day >= checkedFrom
  const calendar = [...splitBefore, ...split].flatMap((answer) => answer.splits).filter(({ exDay }) => isChecked(exDay))
  return {
    targets,
    series,
    splits: [
      ...calendar.filter((each) => !isDeniedByPrices(series, each)),
      ...jumpDays(series).flatMap((exDay) => (isChecked(exDay) ? [] : { exDay, ratio: Number.NaN })),
    ],
    deniedSplits: calendar.filter((each) => isDeniedByPrices(series, each)),
    isSplitChecked: isChecked(targets[0]!.day),
    knownFrom: known === range.from && ratingsBefore ? knownFromOf(ratingsBefore, earlier.range, asOf) : known,
    asOf,
    from: range.from,
  }
}

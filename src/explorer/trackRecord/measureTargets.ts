/** What became of each target by the prices that are loaded, and what all of them come to. */
import { placeAsOf, placeUpTo, type DailySeries } from '../../analysis/dailySeries.ts'
import { distribution, wilsonInterval } from '../../analysis/distribution.ts'
import { isDeniedByPrices, mayHaveSplit, restatedPrice, splitFactor, type SplitRatio } from '../../analysis/splitAdjustment.ts'
import { hitRates, type HitRates, type Horizon, type Rate } from '../../analysis/targets/hitRates.ts'
import { targetOutcome, type TargetOutcome } from '../../analysis/targets/targetOutcome.ts'
import { addMonths, type IsoDay } from '../../lib/dates/days.ts'
import type { TargetRecord } from './targetRecords.ts'

/** What is loaded, and how the price source spells a ticker. */
export interface PricesAt {
  readonly series: ReadonlyMap<string, DailySeries | undefined>
  readonly splits: ReadonlyMap<string, readonly SplitRatio[]> | undefined
  /** Whether some splits could not be had. */
  readonly splitsFailure: unknown
  readonly symbolOf: (ticker: string) => string
}

/** Why a target has no outcome. */
export type Gap =
  'prices not loaded' | 'no prices' | 'no highs and lows' | 'no close as of the day, or at that close' | 'split not checked'

export type MeasuredTarget = { readonly target: TargetRecord } & (
  | { readonly gap: Gap; readonly outcome?: undefined }
  | {
      readonly gap?: undefined
      readonly outcome: TargetOutcome
      readonly series: DailySeries
      readonly splits: readonly SplitRatio[]
    }
)

/** Without highs and lows no target would ever be reached: that is no miss. Before the first day there is nothing to lack. */
function hasRange({ days, high, low }: DailySeries, after: IsoDay, through: IsoDay): boolean {
  const [first, last] = [placeUpTo(days, after) + 1, placeUpTo(days, through) + 1]
  return first >= last || high.subarray(first, last).some((value, place) => value + low[first + place]! > 0)
}

export function measureTarget(target: TargetRecord, prices: PricesAt, today: IsoDay): MeasuredTarget {
  const symbol = prices.symbolOf(target.ticker)
  if (!prices.series.has(symbol)) return { target, gap: 'prices not loaded' }
  const series = prices.series.get(symbol)
  if (!series || series.days.length === 0) return { target, gap: 'no prices' }
  const found = prices.splits?.get(symbol)
  // One that was withdrawn stays in the calendar: the prices do not show it.
  const splits = (found ?? []).filter((split) => !isDeniedByPrices(series, split))
  const end = addMonths(target.day, 12)
  const last = end < today ? end : today
  const areKnown = found !== undefined || (prices.splits !== undefined && !prices.splitsFailure)
  // A ratio that cannot be read would leave a target that no price reaches.
  if ((!areKnown && mayHaveSplit(series, target.day, last)) || Number.isNaN(splitFactor(splits, target.day, last)))
    return { target, gap: 'split not checked' }
  const outcome = targetOutcome(target, series, splits, today)
  if (outcome && !hasRange(series, target.day, last)) return { target, gap: 'no highs and lows' }
  return outcome ? { target, outcome, series, splits } : { target, gap: 'no close as of the day, or at that close' }
}

/** Whether the close at the end stood on the target's side of the close it was set at; `undefined` where that is not known. */
function wentItsWay(
  { outcome, series, splits }: MeasuredTarget & { outcome: TargetOutcome },
  horizon: Horizon,
): boolean | undefined {
  const { state, through, tradingDays } = outcome[horizon]
  const end = state === 'ended' && tradingDays > 0 ? placeAsOf(series.days, through) : undefined
  if (end === undefined) return undefined
  const { close, closeDay } = outcome.upside
  const moved = series.close[end]! - restatedPrice(close, splits, closeDay, series.days[end]!)
  return Number.isNaN(moved) ? undefined : outcome.direction === 'above' ? moved > 0 : moved < 0
}

export interface TrackSummary extends HitRates {
  /** Those whose last close stood on the target's side of the close it was set at. */
  readonly itsWay: Rate
  /** Of those ended, a share of one; NaN of none. */
  readonly medianRunAgainst: number
  /** Followed by the same analyst's next target within twelve months. */
  readonly superseded: number
}

type Grouping = (target: TargetRecord) => string

/** In the order in which each group first occurs; targets without an outcome are in none. */
export function summariesOf(
  measured: readonly MeasuredTarget[],
  horizon: Horizon,
  groupOf: Grouping = () => '',
): readonly TrackSummary[] {
  const known = measured.filter((one) => one.outcome !== undefined)
  const groups = Map.groupBy(known, ({ target }) => groupOf(target))
  const rates = hitRates(
    known.map(({ target, outcome }) => ({ group: groupOf(target), outcome })),
    horizon,
  )
  return rates.map((rate) => {
    const members = groups.get(rate.group) ?? []
    const ways = members.flatMap((one) => wentItsWay(one, horizon) ?? [])
    const hits = ways.filter(Boolean).length
    const runs = members.flatMap(({ outcome }) => {
      const { state, tradingDays, runAgainst } = outcome[horizon]
      return state === 'ended' && tradingDays > 0 ? runAgainst : []
    })
    return {
      ...rate,
      itsWay: { hits, n: ways.length, interval: wilsonInterval(hits, ways.length) },
      medianRunAgainst: distribution(runs).median,
      superseded: members.filter(({ outcome }) => outcome.toSupersession !== outcome.toTwelveMonths).length,
    }
  })
}

/** What became of a target, in words. */
import { placeAsOf, type DailySeries } from '../../analysis/dailySeries.ts'
import { impliedUpside } from '../../analysis/targets/impliedUpside.ts'
import type { SplitRatio } from '../../analysis/splitAdjustment.ts'
import type { Horizon } from '../../analysis/targets/hitRates.ts'
import type { Measure, Target, TargetOutcome } from '../../analysis/targets/targetOutcome.ts'
import { daysBetween, wordsOfDay, type IsoDay } from '../../lib/dates/days.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { signedPercent } from '../../lib/numbers/percent.ts'

interface Priced {
  readonly target: Target
  readonly outcome: TargetOutcome
  readonly series: DailySeries
  readonly splits: readonly SplitRatio[]
}

/** From the close as of the day to the target: `11.3%`. */
function distance({ target, series, splits }: Priced, day: IsoDay): string | undefined {
  const place = placeAsOf(series.days, day)
  const left = place === undefined ? undefined : impliedUpside(series, splits, target.price, target.day, series.days[place]!)
  return left && `${Math.abs(left.value * 100).toFixed(1)}%`
}

const runWords = ({ runAgainst }: Measure, direction: TargetOutcome['direction']): string =>
  runAgainst === 0
    ? 'never against it'
    : `largest run against it ${signedPercent(direction === 'above' ? -runAgainst : runAgainst)}`

/** `Reached on 4 Mar 2026, after 62 days; largest run against it −12.0%` */
export function outcomeWords(priced: Priced, horizon: Horizon, today: IsoDay): string {
  const { target, outcome, series } = priced
  const measure = outcome[horizon]
  const run = runWords(measure, outcome.direction)
  const { state, through, reachedOn, daysUntil = 0, tradingDays } = measure
  if (reachedOn) return `Reached on ${wordsOfDay(reachedOn)}, after ${counted(daysUntil, 'day')}; ${run}`
  const isReplaced = measure !== outcome.toTwelveMonths
  if (tradingDays === 0 && isReplaced) return 'Replaced before a trading day had passed'
  if (state === 'open') {
    const away = distance(priced, today)
    const length = daysBetween(target.day, through)
    return `Open, ${daysBetween(target.day, today)} of ${length} days${away === undefined ? '' : `, ${away} away`}; ${run}`
  }
  if (state === 'stopped') return `Not reached before prices stopped on ${wordsOfDay(series.days.at(-1) ?? target.day)}; ${run}`
  const short = distance(priced, through)
  return `${isReplaced ? 'Replaced' : 'Not reached'} by ${wordsOfDay(through)}${short === undefined ? '' : `, ${short} away`}; ${run}`
}

/** `reached`, `open` or `missed`: in a word, for a mark. */
export function outcomeOf({ outcome }: { readonly outcome: TargetOutcome }, horizon: Horizon): 'reached' | 'open' | 'missed' {
  const { state, reachedOn } = outcome[horizon]
  return reachedOn ? 'reached' : state === 'open' ? 'open' : 'missed'
}

/** What became of each target, from its day to its end, in words and in the shares of the last day. */
import { placeAsOf } from '../../analysis/dailySeries.ts'
import { restatedPrice, splitFactor } from '../../analysis/splitAdjustment.ts'
import { targetOutcome, type TargetOutcome } from '../../analysis/targets/targetOutcome.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { addMonths, daysBetween, wordsOfDay, type IsoDay } from '../../lib/dates/days.ts'
import type { FoundTarget, TargetBasis } from './targetBasis.ts'

/** `superseded` by the firm's next target before it was reached; `unmeasured` where prices or a split are not known. */
export type TargetStatus = 'reached' | 'missed' | 'superseded' | 'open' | 'unmeasured'

export interface TargetTrack {
  readonly target: FoundTarget
  readonly status: TargetStatus
  /** Its end: the day reached or superseded, twelve months, or the last day that counts. */
  readonly to: IsoDay
  /** The target in the shares of the last day; NaN where a split between is not known. */
  readonly level: number
  readonly outcome: TargetOutcome | undefined
  readonly words: string
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

interface Course {
  readonly status: TargetStatus
  readonly to: IsoDay
  readonly words: string
}

function courseOf(
  { day, price }: FoundTarget,
  next: FoundTarget | undefined,
  outcome: TargetOutcome | undefined,
  { series, splits, asOf }: TargetBasis,
): Course {
  const end = addMonths(day, 12)
  const isSuperseded = next !== undefined && next.day <= end
  const last = isSuperseded ? next.day : end < asOf ? end : asOf
  const measure = outcome?.toSupersession
  if (measure?.reachedOn !== undefined) {
    const after = counted(measure.daysUntil ?? daysBetween(day, measure.reachedOn), 'day')
    return { status: 'reached', to: measure.reachedOn, words: `Reached ${wordsOfDay(measure.reachedOn)}, after ${after}` }
  }
  const unmeasured = (why: string): Course => ({ status: 'unmeasured', to: last, words: `Not measured: ${why}` })
  if (!measure) {
    if (Number.isNaN(splitFactor(splits, day, end < asOf ? end : asOf))) return unmeasured('split not checked')
    const isAtClose = series.close[placeAsOf(series.days, day) ?? -1] === price
    return unmeasured(isAtClose ? 'the close of its day' : 'no close of its day')
  }
  if (measure.state === 'stopped') return unmeasured('prices ceased')
  const run = measure.runAgainst > 0 ? `, ran ${percent(measure.runAgainst)} against it` : ''
  if (isSuperseded) {
    const by = Number.isNaN(next.price) ? 'Coverage ended' : 'Superseded'
    return { status: 'superseded', to: last, words: `${by} ${wordsOfDay(last)}, not reached${run}` }
  }
  if (measure.state === 'ended') return { status: 'missed', to: last, words: `Missed in 12 months to ${wordsOfDay(last)}${run}` }
  return { status: 'open', to: last, words: `Open, ${counted(measure.tradingDays, 'trading day')} so far${run}` }
}

/** The newest first. */
export function targetTracks(basis: TargetBasis): readonly TargetTrack[] {
  const { targets, series, splits, asOf } = basis
  const next = new Map<FoundTarget, FoundTarget>()
  const latest = new Map<string, FoundTarget>()
  for (const target of targets) {
    const before = latest.get(target.firm)
    if (before) next.set(before, target)
    latest.set(target.firm, target)
  }
  return targets
    .flatMap((target): readonly TargetTrack[] => {
      if (Number.isNaN(target.price)) return []
      const follower = next.get(target)
      const outcome = targetOutcome({ ...target, supersededOn: follower?.day }, series, splits, asOf)
      const course = courseOf(target, follower, outcome, basis)
      return [{ target, outcome, level: restatedPrice(target.price, splits, target.day, asOf), ...course }]
    })
    .toReversed()
}

/** How often targets were reached, by whatever they are grouped by. */
import { distribution, wilsonInterval, type Interval } from '../distribution.ts'
import type { TargetOutcome } from './targetOutcome.ts'

export interface Rate {
  readonly hits: number
  readonly n: number
  /** 95 %, as shares of one; `undefined` where `n` is 0. */
  readonly interval: Interval | undefined
}

/** To the end of twelve months, or to the same analyst's next target where that comes first. */
export type Horizon = 'toTwelveMonths' | 'toSupersession'

export interface HitRates {
  readonly group: string
  /** All targets of the group: those of the rates, and those that are in none. */
  readonly targets: number
  /** At some time within the window, of the targets whose window has ended. */
  readonly reached: Rate
  /** By the last close of the window, of those ended that have one. */
  readonly metAtEnd: Rate
  /** Calendar days until reached, of those counted as reached; NaN of none. */
  readonly medianDays: number
  /** Not ended: in no rate, not even when reached already, since those that were missed could not be in it yet. */
  readonly open: number
  /** Prices ceased before the end. */
  readonly stopped: number
  /** Those `targetOutcome` has nothing for, and those superseded before a trading day had passed. */
  readonly unmeasured: number
}

const rateOf = (hits: number, n: number): Rate => ({ hits, n, interval: wilsonInterval(hits, n) })

/** In the order in which each group first occurs; `undefined` is a target that `targetOutcome` could not measure. */
export function hitRates(
  targets: readonly { readonly group: string; readonly outcome: TargetOutcome | undefined }[],
  horizon: Horizon,
): readonly HitRates[] {
  const groups = Map.groupBy(targets, ({ group }) => group)
  return Array.from(groups, ([group, members]) => {
    const measures = members.flatMap(({ outcome }) => outcome?.[horizon] ?? [])
    const ended = measures.filter(({ state, tradingDays }) => state === 'ended' && tradingDays > 0)
    const open = measures.filter(({ state }) => state === 'open').length
    const stopped = measures.filter(({ state }) => state === 'stopped').length
    const reached = ended.filter(({ reachedOn }) => reachedOn !== undefined)
    const closed = ended.filter(({ isMetAtEnd }) => isMetAtEnd !== undefined)
    return {
      group,
      targets: members.length,
      reached: rateOf(reached.length, ended.length),
      metAtEnd: rateOf(closed.filter(({ isMetAtEnd }) => isMetAtEnd).length, closed.length),
      medianDays: distribution(reached.map(({ daysUntil }) => daysUntil ?? Number.NaN)).median,
      open,
      stopped,
      unmeasured: members.length - ended.length - open - stopped,
    }
  })
}

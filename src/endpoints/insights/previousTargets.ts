/** The same firm's target before, for each loaded insight that has one: found among the loaded rows and nowhere else. */
import { isAbsent } from '../../api/endpoint/fields.ts'
import { numberIn } from '../../lib/numbers/decimals.ts'
import type { Direction } from '../../ui/values/ratingDirection.ts'
import type { Insight } from './endpoint.ts'

export interface PreviousTarget {
  /** As written by the source. */
  readonly target: string
  /** `YYYY-MM-DD` */
  readonly date: string
  /** Of the new target against this one, in per cent; the two may be written with different decimals. */
  readonly change: number
}

/** Compared only: what is shown is the text of the source, whatever was sent. */
const numberOf = (target: unknown): number => numberIn(String(target ?? ''))

/** Who speaks about what; `undefined` where the record leaves either open. */
function lineOf({ firm_id, firm, security }: Insight): string | undefined {
  const speaker = firm_id || firm
  return speaker && security?.symbol ? `${speaker} ${security.symbol}` : undefined
}

/** By day, then by last change: the service's own order is not always newest first (wire-format 3.1). */
const isEarlier = (a: Insight, b: Insight): boolean =>
  a.date === b.date ? (a.updated ?? 0) < (b.updated ?? 0) : (a.date ?? '') < (b.date ?? '')

const byTime = (a: Insight, b: Insight): number => (isEarlier(a, b) ? -1 : isEarlier(b, a) ? 1 : 0)

/** `line` holds what has a day and a target, in the order of time; found from the insight's own place backwards. */
function previousOf(line: readonly Insight[], place: number): PreviousTarget | undefined {
  const insight = line[place]!
  // A revised text of the same rating repeats its target.
  const isSameRating = (other: Insight): boolean => !isAbsent(insight.rating_id) && other.rating_id === insight.rating_id
  let before = place - 1
  while (before >= 0 && (!isEarlier(line[before]!, insight) || isSameRating(line[before]!) || !(numberOf(line[before]!.pt) > 0)))
    before -= 1
  const latest = line[before]
  return latest && { target: latest.pt!, date: latest.date!, change: (numberOf(insight.pt) / numberOf(latest.pt) - 1) * 100 }
}

const known = new WeakMap<readonly Insight[], ReadonlyMap<string, PreviousTarget>>()

/** By the insight's ID; found once for each answer. */
export function previousTargets(insights: readonly Insight[]): ReadonlyMap<string, PreviousTarget> {
  const found = known.get(insights)
  if (found) return found
  const placed = insights.filter((insight) => !Number.isNaN(numberOf(insight.pt)) && !isAbsent(insight.date))
  const previous = new Map<string, PreviousTarget>()
  for (const [name, group] of Map.groupBy(placed, lineOf)) {
    if (name === undefined) continue
    // Of two at the same moment the one that came first is taken.
    const line = group.toReversed().toSorted(byTime)
    for (const [place, { id }] of line.entries()) {
      const before = previousOf(line, place)
      if (before && id) previous.set(id, before)
    }
  }
  known.set(insights, previous)
  return previous
}

/** `+17.1 %`, `−3.0 %`, `unchanged`. */
export const wordsOfChange = (change: number): string =>
  change === 0 ? 'unchanged' : `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}%`

export const directionOfChange = (change: number): Direction => (change > 0 ? 'up' : change < 0 ? 'down' : 'neutral')

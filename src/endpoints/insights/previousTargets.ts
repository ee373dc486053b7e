/** The same firm's target and rating before, for each loaded insight that has them: found among the loaded rows and nowhere else. */
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

/** A dated insight and its number among the loaded rows. */
interface Placed {
  readonly insight: Insight
  readonly row: number
}

/** What one firm said of one share, in the order of time. */
export type Line = readonly Placed[]

/** A step of work; between two of them the page may do something else. */
export type Steps<Result> = Generator<undefined, Result>
const AT_ONCE = 1000

export function* linesOf(insights: readonly Insight[]): Steps<readonly Line[]> {
  const groups = new Map<string, Placed[]>()
  for (const [row, insight] of insights.entries()) {
    const line = isAbsent(insight.date) ? undefined : lineOf(insight)
    const group = line === undefined ? undefined : groups.get(line)
    if (group) group.push({ insight, row })
    else if (line !== undefined) groups.set(line, [{ insight, row }])
    if (row % AT_ONCE === 0) yield
  }
  const lines: Line[] = []
  for (const group of groups.values()) {
    // Of two at the same moment the one that came first is taken.
    lines.push(group.toReversed().toSorted((a, b) => byTime(a.insight, b.insight)))
    if (lines.length % AT_ONCE === 0) yield
  }
  return lines
}

/** The last of the same line before this one that has what is looked for. */
function previousOf(line: readonly Placed[], place: number, has: (insight: Insight) => boolean): Insight | undefined {
  const { insight } = line[place]!
  // A revised text of the same rating repeats its target.
  const isSameRating = (other: Insight): boolean => !isAbsent(insight.rating_id) && other.rating_id === insight.rating_id
  let before = place - 1
  while (before >= 0) {
    const other = line[before]!.insight
    if (isEarlier(other, insight) && !isSameRating(other) && has(other)) return other
    before -= 1
  }
  return undefined
}

const hasTarget = ({ pt }: Insight): boolean => numberOf(pt) > 0
const hasRating = ({ rating }: Insight): boolean => !isAbsent(rating)

/** In per cent, to four decimals: the two are written with two as a rule. */
export const changeOf = (target: unknown, prior: unknown): number =>
  Math.round((numberOf(target) / numberOf(prior) - 1) * 1e6) / 1e4

export interface Previous {
  readonly target: PreviousTarget | undefined
  /** In the firm's own words. */
  readonly rating: string | undefined
}

export function previousIn(line: Line, place: number): Previous {
  const { insight } = line[place]!
  const before = Number.isNaN(numberOf(insight.pt)) ? undefined : previousOf(line, place, hasTarget)
  const rated = previousOf(line, place, hasRating)
  return {
    target: before && { target: before.pt!, date: before.date!, change: changeOf(insight.pt, before.pt) },
    rating: rated && String(rated.rating),
  }
}

/** `+17.1 %`, `−3.0 %`, `unchanged`. */
export const wordsOfChange = (change: number): string =>
  change === 0 ? 'unchanged' : `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}%`

export const directionOfChange = (change: number): Direction => (change > 0 ? 'up' : change < 0 ? 'down' : 'neutral')

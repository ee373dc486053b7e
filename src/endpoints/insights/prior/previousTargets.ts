/** The target and the rating before, for each insight that has them: the same analyst's target for the share, else the same firm's. */
import { isAbsent } from '../../../api/endpoint/fields.ts'
import { numberIn } from '../../../lib/numbers/decimals.ts'
import type { Direction } from '../../../ui/values/ratingDirection.ts'
import type { Insight } from '../endpoint.ts'

/** Compared only: what is shown is the text of the source, whatever was sent. */
const numberOf = (target: unknown): number => numberIn(String(target ?? ''))

/** Who speaks about what; `undefined` where the record leaves either open. */
type LineOf = (insight: Insight) => string | undefined
const lineBy =
  (speakerOf: (insight: Insight) => string | null | undefined): LineOf =>
  (insight) => {
    const speaker = speakerOf(insight)
    return speaker && insight.security?.symbol ? `${speaker} ${insight.security.symbol}` : undefined
  }
const ofFirm = lineBy(({ firm_id, firm }) => firm_id || firm)
const ofAnalyst = lineBy(({ analyst_id }) => analyst_id)

/** By day, then by last change: the service's own order is not always newest first (wire-format 3.1). */
const isEarlier = (a: Insight, b: Insight): boolean =>
  a.date === b.date ? (a.updated ?? 0) < (b.updated ?? 0) : (a.date ?? '') < (b.date ?? '')

const byTime = (a: Insight, b: Insight): number => (isEarlier(a, b) ? -1 : isEarlier(b, a) ? 1 : 0)

/** The rows in which one firm, or one analyst, speaks of one share, in the order of time. */
type Line = readonly number[]

/** A step of work; between two of them the page may do something else. */
export type Steps<Result> = Generator<undefined, Result>
const AT_ONCE = 200

function* linesOf(insights: readonly Insight[], lineOf: LineOf): Steps<readonly Line[]> {
  const groups = new Map<string, number[]>()
  for (const [row, insight] of insights.entries()) {
    const line = isAbsent(insight.date) ? undefined : lineOf(insight)
    const group = line === undefined ? undefined : groups.get(line)
    if (group) group.push(row)
    else if (line !== undefined) groups.set(line, [row])
    if (row % AT_ONCE === 0) yield
  }
  const lines: Line[] = []
  for (const group of groups.values()) {
    // Of two at the same moment the one that came first is taken.
    lines.push(group.toReversed().toSorted((a, b) => byTime(insights[a]!, insights[b]!)))
    if (lines.length % AT_ONCE === 0) yield
  }
  return lines
}

/** Where no loaded row has what is looked for. */
const NOWHERE = -1

/** The last row of the same line before this place that has what is looked for. */
function previousOf(insights: readonly Insight[], line: Line, place: number, has: (insight: Insight) => boolean): number {
  const insight = insights[line[place]!]!
  // A revised text of the same rating repeats its target.
  const isSameRating = (other: Insight): boolean => !isAbsent(insight.rating_id) && other.rating_id === insight.rating_id
  for (let before = place - 1; before >= 0; before -= 1) {
    const other = insights[line[before]!]!
    if (isEarlier(other, insight) && !isSameRating(other) && has(other)) return line[before]!
  }
  return NOWHERE
}

const hasTarget = ({ pt }: Insight): boolean => numberOf(pt) > 0
const hasRating = ({ rating }: Insight): boolean => !isAbsent(rating)

/** The insights with the target and with the rating before that of a row, if any is loaded. */
export interface Previous {
  readonly targetOf: (row: number) => Insight | undefined
  readonly ratingOf: (row: number) => Insight | undefined
}

/** As row numbers until they are asked for: of a hundred thousand rows, objects would stand beside the rows by the megabyte. */
export function* previousIn(insights: readonly Insight[]): Steps<Previous> {
  const targets = new Int32Array(insights.length).fill(NOWHERE)
  const ratings = new Int32Array(insights.length).fill(NOWHERE)
  const lookForTargets = (line: Line): void => {
    for (const [place, row] of line.entries())
      if (targets[row] === NOWHERE && !Number.isNaN(numberOf(insights[row]!.pt)))
        targets[row] = previousOf(insights, line, place, hasTarget)
  }
  for (const [index, line] of (yield* linesOf(insights, ofAnalyst)).entries()) {
    lookForTargets(line)
    if (index % AT_ONCE === 0) yield
  }
  for (const [index, line] of (yield* linesOf(insights, ofFirm)).entries()) {
    lookForTargets(line)
    for (const [place, row] of line.entries()) ratings[row] = previousOf(insights, line, place, hasRating)
    if (index % AT_ONCE === 0) yield
  }
  return { targetOf: (row) => insights[targets[row]!], ratingOf: (row) => insights[ratings[row]!] }
}

/** In per cent, to four decimals: the two are written with two as a rule. */
export const changeOf = (target: unknown, prior: unknown): number =>
  Math.round((numberOf(target) / numberOf(prior) - 1) * 1e6) / 1e4

/** `+17.1%`, `−3.0%`, `unchanged`. */
export const wordsOfChange = (change: number): string =>
  change === 0 ? 'unchanged' : `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}%`

export const directionOfChange = (change: number): Direction => (change > 0 ? 'up' : change < 0 ? 'down' : 'neutral')

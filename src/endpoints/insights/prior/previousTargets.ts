/** The target and the rating before, for each insight that has them: the same analyst's target for the share, else the same firm's. */
import { isAbsent } from '../../../api/endpoint/fields.ts'
import type { Steps } from '../../../lib/inSlices.ts'
import { numberIn } from '../../../lib/numbers/decimals.ts'
import type { Direction } from '../../../ui/values/ratingDirection.ts'
import type { Insight } from '../endpoint.ts'

/** Compared only: what is shown is the text of the source, whatever was sent. */
const numberOf = (target: unknown): number => numberIn(String(target ?? ''))

/** By day, then by last change: the service's own order is not always newest first (wire-format 3.1). */
const isEarlier = (a: Insight, b: Insight): boolean =>
  a.date === b.date ? (a.updated ?? 0) < (b.updated ?? 0) : (a.date ?? '') < (b.date ?? '')

const byTime = (a: Insight, b: Insight): number => (isEarlier(a, b) ? -1 : isEarlier(b, a) ? 1 : 0)

/** The rows in which one firm, or one analyst, speaks of one share, in the order of time. */
type Line = readonly number[]

const AT_ONCE = 200

type KeyOf = (insight: Insight) => string | null | undefined
const symbolOf: KeyOf = ({ date, security }) => (isAbsent(date) ? undefined : security?.symbol)
const firmOf: KeyOf = ({ firm_id, firm }) => firm_id || firm
const analystOf: KeyOf = ({ analyst_id }) => analyst_id

/** The rows by what they have in common; those that leave it open are in none. */
function grouped(insights: readonly Insight[], rows: Iterable<number>, keyOf: KeyOf): ReadonlyMap<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const row of rows) {
    const key = keyOf(insights[row]!)
    const group = key ? groups.get(key) : undefined
    if (group) group.push(row)
    else if (key) groups.set(key, [row])
  }
  return groups
}

/** Of two at the same moment the one that came first is taken. */
const linesOf = (insights: readonly Insight[], rows: Line, keyOf: KeyOf): readonly Line[] =>
  Array.from(grouped(insights, rows, keyOf).values(), (group) =>
    group.toReversed().toSorted((a, b) => byTime(insights[a]!, insights[b]!)),
  )

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
  // One share after the other: the lines of all at once would stand beside the rows by the megabyte.
  let done = 0
  for (const rows of grouped(insights, insights.keys(), symbolOf).values()) {
    linesOf(insights, rows, analystOf).forEach(lookForTargets)
    for (const line of linesOf(insights, rows, firmOf)) {
      lookForTargets(line)
      for (const [place, row] of line.entries()) ratings[row] = previousOf(insights, line, place, hasRating)
    }
    done += rows.length
    if (done >= AT_ONCE) {
      done = 0
      yield
    }
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

/** What a target before is in the shares of the new one's day, or that nobody looked; to stand after the words of its source. */
export function splitWords(prior: string, factor: number | undefined, isChecked: boolean): string {
  if (!isChecked) return '; not checked for splits'
  if (factor === undefined || factor === 1) return ''
  if (Number.isNaN(factor)) return '; a split between has a ratio that cannot be read'
  return `; ${(numberIn(prior) / factor).toFixed(2)} after the split between`
}

/** What each loaded rating changed: the target and the rating before it, the change, and the upside where a close is told. */
import { isAbsent } from '../../api/endpoint/fields.ts'
import type { ComputedValues } from '../../explorer/rows/computedColumns.ts'
import { numberIn } from '../../lib/numbers/decimals.ts'
import { yieldToMain } from '../../lib/yieldToMain.ts'
import type { Insight } from './endpoint.ts'
import { changeOf, linesOf, previousIn, type Previous, type Steps } from './previousTargets.ts'
import { priorTargetIn } from './ratingWords.ts'

export interface RatingChange {
  /** As written by the source; absent where neither the loaded rows nor the note have it. */
  readonly prior: string | undefined
  /** The day of the row it stands in; absent where the note says it. */
  readonly priorDate: string | undefined
  readonly priorRating: string | undefined
  /** In per cent. */
  readonly change: number | undefined
  readonly move: 'raised' | 'cut' | 'unchanged' | 'new' | undefined
  /** The close that the note names, and what the target is above it, in per cent. */
  readonly close: string | undefined
  readonly upside: number | undefined
}

const CLOSE = /\bclose of \$(\d[\d,]*(?:\.\d+)?)/i

/** From here on they are found in slices. */
const MANY = 3000

/** Against the close on the day of the note; nothing else that is loaded has one. */
function closeIn(note: string): string | undefined {
  // Nearly no text of a hundred thousand has it: the pattern is tried on those alone.
  return note.includes('close of $') ? CLOSE.exec(note)?.[1] : undefined
}

/** The firm had no view before. The set of actions is open (wire-format 4.1). */
const BEGINS = /^(initiate|assume|reinstate|resume)/i

function moveOf({ action }: Insight, change: number | undefined): RatingChange['move'] {
  if (change !== undefined) return change > 0 ? 'raised' : change < 0 ? 'cut' : 'unchanged'
  return BEGINS.test(String(action ?? '').trim()) ? 'new' : undefined
}

function changeIn(insight: Insight, { target, rating }: Previous): RatingChange {
  const prior = target?.target ?? priorTargetIn(insight)
  const hasTarget = !isAbsent(insight.pt) && numberIn(String(insight.pt)) > 0
  const change = hasTarget && prior !== undefined ? changeOf(insight.pt, prior) : undefined
  const close = hasTarget ? closeIn(String(insight.analyst_insights ?? '')) : undefined
  const upside = close === undefined || !(numberIn(close) > 0) ? undefined : changeOf(insight.pt, close)
  return { prior, priorDate: target?.date, priorRating: rating, change, move: moveOf(insight, change), close, upside }
}

const NO_LINE: Previous = { target: undefined, rating: undefined }
const AT_ONCE = 200

function* stepsOf(insights: readonly Insight[]): Steps<readonly RatingChange[]> {
  const previous = new Map<number, Previous>()
  for (const [index, line] of (yield* linesOf(insights)).entries()) {
    for (const [place, { row }] of line.entries()) previous.set(row, previousIn(line, place))
    if (index % AT_ONCE === 0) yield
  }
  const changes: RatingChange[] = []
  for (const insight of insights) {
    changes.push(changeIn(insight, previous.get(changes.length) ?? NO_LINE))
    if (changes.length % AT_ONCE === 0) yield
  }
  return changes
}

const known = new WeakMap<readonly Insight[], readonly RatingChange[]>()

/** By the number of the row; found once for each answer. */
export function ratingChanges(insights: readonly Insight[]): readonly RatingChange[] {
  const before = known.get(insights)
  if (before) return before
  const steps = stepsOf(insights)
  let step = steps.next()
  while (!step.done) step = steps.next()
  known.set(insights, step.value)
  return step.value
}

/** A slice ends after this many milliseconds: half a frame. */
const SLICE = 8
const underWay = new WeakMap<readonly Insight[], Promise<readonly RatingChange[]>>()

async function inSlices(insights: readonly Insight[]): Promise<readonly RatingChange[]> {
  const steps = stepsOf(insights)
  let until = performance.now() + SLICE
  let step = steps.next()
  while (!step.done) {
    if (performance.now() > until) {
      await yieldToMain()
      until = performance.now() + SLICE
    }
    step = steps.next()
  }
  known.set(insights, step.value)
  return step.value
}

/** The same for so many rows that the page would stop meanwhile; nothing where they are few, or known. */
export function lateRatingChanges(insights: readonly Insight[]): Promise<readonly RatingChange[]> | undefined {
  if (insights.length <= MANY || known.has(insights)) return undefined
  const found = underWay.get(insights) ?? inSlices(insights)
  underWay.set(insights, found)
  return found
}

/** The target before that of a row; of very many rows only once they have been compared. */
export const priorTargetOf = (insights: readonly Insight[], row: number): string | undefined =>
  insights.length <= MANY || known.has(insights) ? ratingChanges(insights)[row]?.prior : undefined

/** The same as columns. */
export const changeColumns = (changes: readonly RatingChange[]): ComputedValues => ({
  prior_rating: changes.map(({ priorRating }) => priorRating),
  prior_target: changes.map(({ prior }) => prior),
  target: changes.map(({ move }) => move),
  change: changes.map(({ change }) => change),
  upside: changes.map(({ upside }) => upside),
})

/** What each loaded rating changed: the target and the rating before it, the change, and the upside where a close is told. */
import { isAbsent } from '../../api/endpoint/fields.ts'
import { numberIn } from '../../lib/numbers/decimals.ts'
import { yieldToMain } from '../../lib/yieldToMain.ts'
import type { Insight } from './endpoint.ts'
import { changeOf, previousIn, type Steps } from './previousTargets.ts'
import { priorTargetIn } from './ratingWords.ts'

interface RatingChange {
  /** As written by the source; absent where neither the loaded rows nor the note have it. */
  readonly prior: string | undefined
  /** The day of the row it stands in; absent where the note says it. */
  readonly priorDate: string | undefined
  readonly priorRating: string | undefined
  /** In per cent. */
  readonly change: number | undefined
  readonly move: 'raised' | 'cut' | 'unchanged' | 'new' | undefined
  /** What the target is above the close that the note names, in per cent. */
  readonly upside: number | undefined
}

/** A list for each, by the number of the row: an object for each of a hundred thousand rows would take three times the memory. */
export type RatingChanges = { readonly [Part in keyof RatingChange]: readonly RatingChange[Part][] }

export const NO_CHANGES: RatingChanges = { prior: [], priorDate: [], priorRating: [], change: [], move: [], upside: [] }

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

/** Given the insights with the target and with the rating before it. */
function changeIn(insight: Insight, target: Insight | undefined, rating: Insight | undefined): RatingChange {
  const prior = target?.pt ?? priorTargetIn(insight)
  const hasTarget = !isAbsent(insight.pt) && numberIn(String(insight.pt)) > 0
  const change = hasTarget && prior !== undefined ? changeOf(insight.pt, prior) : undefined
  const close = hasTarget ? closeIn(String(insight.analyst_insights ?? '')) : undefined
  const upside = close === undefined || !(numberIn(close) > 0) ? undefined : changeOf(insight.pt, close)
  const priorRating = rating && String(rating.rating)
  return { prior, priorDate: target?.date ?? undefined, priorRating, change, move: moveOf(insight, change), upside }
}

type Growing = { readonly [Part in keyof RatingChange]: RatingChange[Part][] }

const AT_ONCE = 200

function* stepsOf(insights: readonly Insight[]): Steps<RatingChanges> {
  const previous = yield* previousIn(insights)
  const changes: Growing = { prior: [], priorDate: [], priorRating: [], change: [], move: [], upside: [] }
  for (const [row, insight] of insights.entries()) {
    const changed = changeIn(insight, previous.targetOf(row), previous.ratingOf(row))
    changes.prior.push(changed.prior)
    changes.priorDate.push(changed.priorDate)
    changes.priorRating.push(changed.priorRating)
    changes.change.push(changed.change)
    changes.move.push(changed.move)
    changes.upside.push(changed.upside)
    if (row % AT_ONCE === 0) yield
  }
  return changes
}

const known = new WeakMap<readonly Insight[], RatingChanges>()

/** Found once for each answer. */
export function ratingChanges(insights: readonly Insight[]): RatingChanges {
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
const underWay = new WeakMap<readonly Insight[], Promise<RatingChanges>>()

async function inSlices(insights: readonly Insight[]): Promise<RatingChanges> {
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
export function lateRatingChanges(insights: readonly Insight[]): Promise<RatingChanges> | undefined {
  if (insights.length <= MANY || known.has(insights)) return undefined
  const found = underWay.get(insights) ?? inSlices(insights)
  underWay.set(insights, found)
  return found
}

/** The target before that of a row; of very many rows only once they have been compared. */
export const priorTargetOf = (insights: readonly Insight[], row: number): string | undefined =>
  insights.length <= MANY || known.has(insights) ? ratingChanges(insights).prior[row] : undefined

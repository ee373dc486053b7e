/** What each loaded rating changed: the target and the rating before it, the change, and the upside where a close is told. */
import { isAbsent } from '../../../api/endpoint/fields.ts'
import { numberIn } from '../../../lib/numbers/decimals.ts'
import { atOnce, inIdleSlices, type Steps } from '../../../lib/inSlices.ts'
import { splitFactor, type SplitRatio } from '../../../analysis/splitAdjustment.ts'
import { daysBetween, isDay } from '../../../lib/dates/days.ts'
import type { Insight } from '../endpoint.ts'
import { changeOf, previousIn } from './previousTargets.ts'
import { priorTargetIn } from '../ratingWords.ts'

interface RatingChange {
  /** As written by the source; absent where neither the loaded rows nor the note have it. */
  readonly prior: string | undefined
  /** The day of the row it stands in; absent where the note says it. */
  readonly priorDate: string | undefined
  readonly priorRating: string | undefined
  /** Calendar days since then. */
  readonly days: number | undefined
  /** Shares that one share of the prior target's day has become, by the splits that were asked for. */
  readonly factor: number | undefined
  /** In per cent, the prior target in the shares of the new one's day. */
  readonly change: number | undefined
  readonly move: 'raised' | 'cut' | 'unchanged' | 'new' | undefined
  /** What the target is above the close that the note names, in per cent. */
  readonly upside: number | undefined
}

/** A list for each, by the number of the row: an object for each of a hundred thousand rows would take three times the memory. */
export type RatingChanges = { readonly [Part in keyof RatingChange]: readonly RatingChange[Part][] }

type Filled = { readonly [Part in keyof RatingChange]: RatingChange[Part][] }

/** With room for all rows from the start: lists that grow together stop the page together. */
function changesFor(rows: number): Filled {
  const list = <Part>(): Part[] => Object.assign<Part[], { length: number }>([], { length: rows })
  return {
    prior: list(),
    priorDate: list(),
    priorRating: list(),
    days: list(),
    factor: list(),
    change: list(),
    move: list(),
    upside: list(),
  }
}
export const NO_CHANGES: RatingChanges = changesFor(0)

/** What was asked for beside the loaded rows. */
export interface RatingHistory {
  readonly ratings: readonly Insight[]
  readonly splitsOf: (ticker: string) => readonly SplitRatio[]
}

/** How far back a prior target is asked for: one stands for twelve months; some are renewed late. */
export const MONTHS_BACK = 15
/** §4.1: tickers a request. */
export const MOST_TICKERS = 50

export const NO_HISTORY: RatingHistory = { ratings: [], splitsOf: () => [] }

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

export const beginsCoverage = (action: unknown): boolean => BEGINS.test(String(action ?? '').trim())

function moveOf({ action }: Insight, change: number | undefined): RatingChange['move'] {
  if (change !== undefined) return change > 0 ? 'raised' : change < 0 ? 'cut' : 'unchanged'
  return beginsCoverage(action) ? 'new' : undefined
}

/** Given the insights with the target and with the rating before it. */
function changeIn(
  insight: Insight,
  target: Insight | undefined,
  rating: Insight | undefined,
  { splitsOf }: RatingHistory,
): RatingChange {
  const prior = target?.pt ?? priorTargetIn(insight)
  const hasTarget = !isAbsent(insight.pt) && numberIn(String(insight.pt)) > 0
  const priorDate = target?.date ?? undefined
  const isDated = priorDate !== undefined && isDay(priorDate) && isDay(insight.date ?? '')
  const factor = isDated ? splitFactor(splitsOf(insight.security?.symbol ?? ''), priorDate, insight.date!) : undefined
  const restated = factor === undefined || factor === 1 ? prior : numberIn(String(prior)) / factor
  const change = hasTarget && restated !== undefined ? changeOf(insight.pt, restated) : undefined
  const close = hasTarget ? closeIn(String(insight.analyst_insights ?? '')) : undefined
  const upside = close === undefined || !(numberIn(close) > 0) ? undefined : changeOf(insight.pt, close)
  const priorRating = rating && String(rating.rating)
  const days = isDated ? daysBetween(priorDate, insight.date!) : undefined
  return { prior, priorDate, priorRating, days, factor, change, move: moveOf(insight, change), upside }
}

const AT_ONCE = 200

function withHistory(insights: readonly Insight[], { ratings }: RatingHistory): readonly Insight[] {
  const loaded = new Set(insights.map(({ id }) => id))
  return [...insights, ...ratings.filter(({ id }) => !loaded.has(id))]
}

function* stepsOf(insights: readonly Insight[], history: RatingHistory): Steps<RatingChanges> {
  const previous = yield* previousIn(history.ratings.length === 0 ? insights : withHistory(insights, history))
  const changes = changesFor(insights.length)
  for (const [row, insight] of insights.entries()) {
    const changed = changeIn(insight, previous.targetOf(row), previous.ratingOf(row), history)
    changes.prior[row] = changed.prior
    changes.priorDate[row] = changed.priorDate
    changes.priorRating[row] = changed.priorRating
    changes.days[row] = changed.days
    changes.factor[row] = changed.factor
    changes.change[row] = changed.change
    changes.move[row] = changed.move
    changes.upside[row] = changed.upside
    if (row % AT_ONCE === 0) yield
  }
  return changes
}

interface Known {
  readonly history: RatingHistory
  readonly changes: RatingChanges
}

/** Of each answer by the history that it was last compared with. */
const known = new WeakMap<readonly Insight[], Known>()

function keep(insights: readonly Insight[], history: RatingHistory, changes: RatingChanges): RatingChanges {
  known.set(insights, { history, changes })
  return changes
}

const isKnown = (insights: readonly Insight[], history: RatingHistory): boolean => known.get(insights)?.history === history

/** Found once for each answer and what was asked for beside it. */
export function ratingChanges(insights: readonly Insight[], history: RatingHistory = NO_HISTORY): RatingChanges {
  if (isKnown(insights, history)) return known.get(insights)!.changes
  return keep(insights, history, atOnce(stepsOf(insights, history)))
}

/** Of so many rows that the page would stop meanwhile they come later; not where they are known. */
export const comeLater = (insights: readonly Insight[], history: RatingHistory): boolean =>
  insights.length + history.ratings.length > MANY && !isKnown(insights, history)

type Told = (changes: RatingChanges) => void

/** A comparison under way, and who waits for it. */
interface Comparison {
  readonly history: RatingHistory
  readonly waiting: Set<Told>
}

const underWay = new WeakMap<readonly Insight[], Comparison>()

async function compare(insights: readonly Insight[], { history, waiting }: Comparison): Promise<void> {
  const changes = await inIdleSlices(stepsOf(insights, history), () => waiting.size === 0)
  if (underWay.get(insights)?.waiting === waiting) underWay.delete(insights)
  if (!changes) return
  keep(insights, history, changes)
  for (const tell of waiting) tell(changes)
}

/** Those that come later, once for all who wait; gives how to wait no longer, and what nobody waits for is given up. */
export function awaitRatingChanges(insights: readonly Insight[], history: RatingHistory, tell: Told): () => void {
  const begun = underWay.get(insights)
  const comparison = begun?.history === history ? begun : { history, waiting: new Set<Told>() }
  comparison.waiting.add(tell)
  if (comparison !== begun) {
    underWay.set(insights, comparison)
    void compare(insights, comparison)
  }
  return () => void comparison.waiting.delete(tell)
}

/** The target before that of a row; of very many rows only once they have been compared. */
export const priorTargetOf = (insights: readonly Insight[], row: number): string | undefined =>
  known.get(insights)?.changes.prior[row] ?? (insights.length <= MANY ? ratingChanges(insights).prior[row] : undefined)

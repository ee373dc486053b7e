/** Searches one call by its index: the passages in which all that is sought stands, and where in them. */
import { fold } from '../../endpoints/transcripts/text/fold.ts'
import type { CallIndex } from './callIndex.ts'
import type { Clause } from './query.ts'
import { endOf, spansOf, type Spans } from './spans.ts'

export type Part = 'prepared' | 'questions'

/** Which passages count; what is left out counts all. */
export interface Narrowing {
  /** Part of a speaker's name, in any case. */
  readonly speaker?: string | undefined
  readonly part?: Part | undefined
}

export interface FoundInCall {
  /** Rising. */
  readonly passages: readonly number[]
  /** Of each clause, in all passages. */
  readonly spans: readonly Spans[]
}

/** The passages that have one of the spans whole, rising. */
function passagesOf({ passages }: CallIndex, spans: Spans): readonly number[] {
  const found: number[] = []
  let passage = 0
  let last = -1
  for (let at = 0; at < spans.from.length; at += 1) {
    const start = spans.from[at]!
    // A stretch that begins earlier than the one before it: two words that are near each other in either order.
    while (passages[passage]! > start) passage -= 1
    while (passages[passage + 1]! <= start) passage += 1
    if (passage === last || endOf(spans, at) > passages[passage + 1]!) continue
    found.push(passage)
    last = passage
  }
  return typeof spans.to === 'number' ? found : [...new Set(found)].toSorted((a, b) => a - b)
}

const inBoth = (a: readonly number[], b: readonly number[]): readonly number[] => {
  const others = new Set(b)
  return a.filter((passage) => others.has(passage))
}

/** `undefined` where every passage counts. */
function passageTest({ spokenBy, speakers, questions }: CallIndex, { speaker, part }: Narrowing) {
  if (speaker === undefined && part === undefined) return undefined
  const wanted = speaker === undefined ? undefined : speakers.map((name) => fold(name).includes(fold(speaker.trim())))
  return (at: number): boolean => {
    if (wanted && !wanted[spokenBy[at]!]) return false
    // Where nothing says when the questions begin, no passage is known to be of either part.
    return part === undefined || (questions >= 0 && at >= questions === (part === 'questions'))
  }
}

/** `undefined` where no passage has them all. */
export function searchCall(index: CallIndex, clauses: readonly Clause[], narrowing: Narrowing = {}): FoundInCall | undefined {
  const spans: Spans[] = []
  let passages: readonly number[] | undefined
  for (const clause of clauses) {
    const found = spansOf(index, clause)
    if (!found) return undefined
    spans.push(found)
    const here = passagesOf(index, found)
    passages = passages ? inBoth(passages, here) : here
    if (passages.length === 0) return undefined
  }
  const counts = passageTest(index, narrowing)
  const kept = counts ? passages?.filter(counts) : passages
  return kept && kept.length > 0 ? { passages: kept, spans } : undefined
}

/** The words of one passage that are marked, from and to, counted from its first; none overlaps the one before. */
export function spansIn(
  { passages }: CallIndex,
  { spans }: FoundInCall,
  passage: number,
): readonly (readonly [number, number])[] {
  const [start, end] = [passages[passage]!, passages[passage + 1]!]
  const all = spans.flatMap((of) => {
    const here: (readonly [number, number])[] = []
    of.from.forEach((from, at) => {
      if (from >= start && endOf(of, at) <= end) here.push([from - start, endOf(of, at) - start])
    })
    return here
  })
  const apart: [number, number][] = []
  for (const [from, to] of all.toSorted(([a], [b]) => a - b)) {
    const last = apart.at(-1)
    if (last && from < last[1]) last[1] = Math.max(last[1], to)
    else apart.push([from, to])
  }
  return apart
}

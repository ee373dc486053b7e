/** Stretches of words in one call where something that is sought stands: found by places alone, without the text. */
import { countWhile } from '../../lib/bisect.ts'
import type { CallIndex, Numbers } from './callIndex.ts'
import type { Clause, Sought } from './query.ts'

/** Where words stand, in the order of their begin, counted in words of the call. */
export interface Spans {
  readonly from: Numbers
  /** The word after the last of each; of words that all are as long, only that length. */
  readonly to: Numbers | number
}

export const endOf = ({ from, to }: Spans, at: number): number => (typeof to === 'number' ? from[at]! + to : to[at]!)

/** The number of the first word of the call that is not before this one. */
const numberFrom = ({ words, begins }: CallIndex, word: string): number =>
  countWhile(begins.length - 1, (number) => words.slice(begins[number], begins[number + 1]! - 1) < word)

/** The numbers that a word means, from and to: itself, or all that begin with it. */
function numbersOf(index: CallIndex, word: string, isBeginning: boolean): readonly [number, number] {
  const first = numberFrom(index, word)
  const begin = index.begins[first]!
  if (!index.words.startsWith(isBeginning ? word : `${word} `, begin)) return [0, 0]
  return [first, isBeginning ? numberFrom(index, `${word}\u{10ffff}`) : first + 1]
}

function placesOf(index: CallIndex, word: string, isBeginning: boolean): Numbers {
  const [first, end] = numbersOf(index, word, isBeginning)
  const places = index.places.subarray(index.starts[first], index.starts[end])
  return end - first > 1 ? places.slice().sort() : places
}

/** Places of `first` that have one of `next` so many words on: by walking both lists once. */
function followedBy(first: Numbers, next: Numbers, distance: number): Numbers {
  const kept: number[] = []
  let at = 0
  for (const place of first) {
    while (at < next.length && next[at]! < place + distance) at += 1
    if (next[at] === place + distance) kept.push(place)
  }
  return Uint32Array.from(kept)
}

function spansOfSought(index: CallIndex, { words, isBeginning }: Sought): Spans | undefined {
  let from: Numbers | undefined
  for (let distance = 0; distance < words.length; distance += 1) {
    const places = placesOf(index, words[distance]!, isBeginning && distance === words.length - 1)
    from = from === undefined ? places : followedBy(from, places, distance)
    if (from.length === 0) return undefined
  }
  return from && { from, to: words.length }
}

/** Words of the longest phrase that is looked for before another word. */
const LONGEST = 30

/** Of each of `a` the nearest of `b` in its passage with at most `within` words between, on either side: one stretch from the first to the last. */
function nearTo(a: Spans, b: Spans, within: number, passages: Numbers): Spans {
  const from: number[] = []
  const to: number[] = []
  for (let at = 0; at < a.from.length; at += 1) {
    const [start, end] = [a.from[at]!, endOf(a, at)]
    const passage = countWhile(passages.length, (index) => passages[index]! <= start)
    const [first, last] = [passages[passage - 1]!, passages[passage]!]
    const next = countWhile(b.from.length, (index) => b.from[index]! < end)
    let least = within + 1
    let best = -1
    if (next < b.from.length && endOf(b, next) <= last && b.from[next]! - end < least) {
      least = b.from[next]! - end
      best = next
    }
    // Those before it, as far back as one of them may reach.
    for (let before = next - 1; before >= 0; before -= 1) {
      const begin = b.from[before]!
      if (begin < first || start - begin > least + LONGEST) break
      const gap = start - endOf(b, before)
      if (gap < 0 || gap >= least) continue
      ;[least, best] = [gap, before]
      break
    }
    if (best < 0) continue
    from.push(Math.min(start, b.from[best]!))
    to.push(Math.max(end, endOf(b, best)))
  }
  return { from: Uint32Array.from(from), to: Uint32Array.from(to) }
}

/** `undefined` where it stands nowhere in the call. `within` counts the words between. */
export function spansOf(index: CallIndex, { first, near }: Clause): Spans | undefined {
  let spans = spansOfSought(index, first)
  for (const { sought, within } of near) {
    const others = spans && spansOfSought(index, sought)
    if (!spans || !others) return undefined
    spans = nearTo(spans, others, within, index.passages)
  }
  return spans && spans.from.length > 0 ? spans : undefined
}

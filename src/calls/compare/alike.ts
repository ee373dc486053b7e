/** Finds sentences that say the same in other words: by the words they share, the more telling the more. */
import { likeness, weightOf } from './sentenceWords.ts'

/** A word in more sentences than this leads to none of them: it would make a long call one of all pairs. */
const COMMON = 200
/** Words of a sentence in common by which another comes into question at all. */
const LEAST_SHARED = 2

interface Weighed {
  /** Each word once, `$1` apart from a second `$1`. */
  readonly words: ReadonlySet<string>
  readonly weight: number
}

function weighed(words: readonly string[]): Weighed {
  const seen = new Map<string, number>()
  const each = new Set<string>()
  let weight = 0
  for (const word of words) {
    const like = likeness(word)
    const times = (seen.get(like) ?? 0) + 1
    seen.set(like, times)
    each.add(times === 1 ? like : `${like} ${times}`)
    weight += weightOf(word)
  }
  return { words: each, weight }
}

const weightOfLike = (like: string): number => (like.startsWith('#') ? 0.3 : weightOf(like.split(' ', 1)[0]!))

/** 0 to 1: twice the weight of the words in common, by the weight of both. */
function share(a: Weighed, b: Weighed): number {
  const [few, many] = a.words.size < b.words.size ? [a, b] : [b, a]
  let common = 0
  for (const word of few.words) if (many.words.has(word)) common += weightOfLike(word)
  return (2 * common) / (a.weight + b.weight)
}

export interface Alike {
  /** Numbers of the two sentences, and how alike they are, 0 to 1. */
  readonly a: number
  readonly b: number
  readonly score: number
}

/**
 * Pairs at least `least` alike, the most alike first; of equals those that stand nearest to each other in their calls.
 * `fromA` and `fromB` are the sentences that come into question, by number.
 */
export function alikeOf(
  wordsA: readonly (readonly string[])[],
  wordsB: readonly (readonly string[])[],
  fromA: readonly number[],
  fromB: readonly number[],
  least: number,
): readonly Alike[] {
  const places = new Map<string, number[]>()
  const inB = new Map<number, Weighed>()
  for (const b of fromB) {
    const one = weighed(wordsB[b]!)
    inB.set(b, one)
    for (const word of one.words) {
      if (weightOfLike(word) < 1) continue
      const found = places.get(word)
      if (found) found.push(b)
      else places.set(word, [b])
    }
  }
  const found: Alike[] = []
  for (const a of fromA) {
    const one = weighed(wordsA[a]!)
    const shared = new Map<number, number>()
    for (const word of one.words) {
      const holders = places.get(word)
      if (holders === undefined || holders.length > COMMON) continue
      for (const b of holders) shared.set(b, (shared.get(b) ?? 0) + 1)
    }
    for (const [b, count] of shared) {
      if (count < LEAST_SHARED) continue
      const score = share(one, inB.get(b)!)
      if (score >= least) found.push({ a, b, score })
    }
  }
  const distance = ({ a, b }: Alike): number => Math.abs(a / wordsA.length - b / wordsB.length)
  return found.sort((one, two) => two.score - one.score || distance(one) - distance(two))
}

/** Aligns the sentences of two calls within the same part and role: what was kept, reworded, moved, is new, or was dropped. */
import type { SpokenCall, SpokenSentence } from '../sentences/spokenCall.ts'
import { alikeOf } from './alike.ts'
import type { Comparable } from './comparable.ts'
import { longestRun } from './longestRun.ts'

/** How alike two sentences of one part and role are at least, to be one reworded; and of different ones. */
const ALIKE = 0.55
const ALIKE_ELSEWHERE = 0.65
/** Fewer words, such as thanks, are said everywhere: elsewhere they are not the same sentence. */
const LEAST_MOVED = 5

export interface Pair {
  /** Numbers of the sentences in the earlier and the later call. */
  readonly a: number
  readonly b: number
  readonly kind: 'kept' | 'reworded'
  /** In another part, by another role, or in the remarks out of the order that the others kept. */
  readonly isMoved: boolean
}

export interface Alignment {
  /** By the number in the later call. */
  readonly pairs: readonly Pair[]
  /** Sentences of the earlier call that are in no pair. */
  readonly dropped: readonly number[]
  /** Sentences of the later call that are in no pair. */
  readonly added: readonly number[]
}

type Aligned = Pick<SpokenCall, 'sentences' | 'quarter'>

const isDifferent = <T>(a: T | undefined, b: T | undefined): boolean => a !== undefined && b !== undefined && a !== b
const isElsewhere = (a: SpokenSentence, b: SpokenSentence): boolean => isDifferent(a.part, b.part) || isDifferent(a.role, b.role)

const numbersBy = (keyOf: (number: number) => string, numbers: Iterable<number>): ReadonlyMap<string, number[]> =>
  Map.groupBy(numbers, keyOf)

/** Pairs of the numbers that have the same key, in their order. */
function* equals(
  keysA: ReadonlyMap<string, number[]>,
  keysB: ReadonlyMap<string, number[]>,
): Generator<readonly [number, number]> {
  for (const [key, inB] of keysB) {
    const inA = keysA.get(key) ?? []
    for (let at = 0; at < Math.min(inA.length, inB.length); at += 1) yield [inA[at]!, inB[at]!]
  }
}

/** Of pairs in the remarks, those that did not keep the order. Questions come as they are asked: there order says nothing. */
function outOfOrder(found: readonly (readonly [number, number])[], a: Aligned, b: Aligned): ReadonlySet<number> {
  const isOrdered = ([at, bt]: readonly [number, number]): boolean =>
    a.sentences[at]!.part !== 'questions' &&
    b.sentences[bt]!.part !== 'questions' &&
    !isElsewhere(a.sentences[at]!, b.sentences[bt]!)
  const ordered = found.filter(isOrdered).toSorted(([one], [two]) => one - two)
  const run = new Set(longestRun(ordered.map(([, place]) => place)))
  return new Set(ordered.flatMap(([at], place) => (run.has(place) ? [] : [at])))
}

export function align(
  { call: a, words: wordsA, keys: keysA }: Comparable<Aligned>,
  { call: b, words: wordsB, keys: keysB }: Comparable<Aligned>,
): Alignment {
  // What only one of the two texts tells parts nothing.
  const knows = (of: 'part' | 'role'): boolean =>
    [a, b].every(({ sentences }) => sentences.some((each) => each[of] !== undefined))
  const [hasParts, hasRoles] = [knows('part'), knows('role')]
  const groupOf = ({ part, role }: SpokenSentence): string => `${hasParts ? part : ''}/${hasRoles ? role : ''}`

  const pairOfA = new Map<number, { b: number; kind: Pair['kind'] }>()
  const pairedB = new Set<number>()
  const freeA = (): number[] => [...wordsA.keys()].filter((at) => !pairOfA.has(at))
  const freeB = (): number[] => [...wordsB.keys()].filter((at) => !pairedB.has(at))
  const take = (at: number, bt: number, kind: Pair['kind']): void => {
    if (pairOfA.has(at) || pairedB.has(bt)) return
    pairOfA.set(at, { b: bt, kind })
    pairedB.add(bt)
  }

  const textOfA = (at: number): string => keysA[at]!
  const textOfB = (bt: number): string => keysB[bt]!
  const within = {
    a: (at: number): string => `${groupOf(a.sentences[at]!)} ${textOfA(at)}`,
    b: (bt: number): string => `${groupOf(b.sentences[bt]!)} ${textOfB(bt)}`,
  }
  for (const [at, bt] of equals(numbersBy(within.a, freeA()), numbersBy(within.b, freeB()))) take(at, bt, 'kept')
  const isLong = (words: readonly (readonly string[])[]) => (number: number) => words[number]!.length >= LEAST_MOVED
  const [longA, longB] = [freeA().filter(isLong(wordsA)), freeB().filter(isLong(wordsB))]
  for (const [at, bt] of equals(numbersBy(textOfA, longA), numbersBy(textOfB, longB))) take(at, bt, 'kept')

  const restA = numbersBy((at) => groupOf(a.sentences[at]!), freeA())
  for (const [group, inB] of numbersBy((bt) => groupOf(b.sentences[bt]!), freeB())) {
    for (const { a: at, b: bt } of alikeOf(wordsA, wordsB, restA.get(group) ?? [], inB, ALIKE)) take(at, bt, 'reworded')
  }
  const [leftA, leftB] = [freeA().filter(isLong(wordsA)), freeB().filter(isLong(wordsB))]
  for (const { a: at, b: bt } of alikeOf(wordsA, wordsB, leftA, leftB, ALIKE_ELSEWHERE)) take(at, bt, 'reworded')

  const shuffled = outOfOrder(
    [...pairOfA].map(([at, { b: bt }]) => [at, bt] as const),
    a,
    b,
  )
  const pairs = [...pairOfA].map(([at, { b: bt, kind }]): Pair => {
    const isMoved = shuffled.has(at) || isElsewhere(a.sentences[at]!, b.sentences[bt]!)
    return { a: at, b: bt, kind, isMoved }
  })
  return { pairs: pairs.toSorted((one, two) => one.b - two.b), dropped: freeA(), added: freeB() }
}

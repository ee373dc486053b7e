/** Two calls compared: a row for each sentence of either, with what changed in it and which of its words are new. */
import { piecesOf, type Piece } from '../../endpoints/transcripts/text/pieces.ts'
import { changesOf } from '../../endpoints/transcripts/versions/changes.ts'
import { countWords } from '../../endpoints/transcripts/text/reading.ts'
import type { Role } from '../sentences/roles.ts'
import type { SpokenCall, SpokenSentence } from '../sentences/spokenCall.ts'
import { align, type Pair } from './alignment.ts'
import { boilerplateOf } from './boilerplate.ts'
import type { Comparable } from './comparable.ts'
import { isNumber, weightOf } from './sentenceWords.ts'

export type ComparedKind = 'new' | 'reworded' | 'moved' | 'dropped' | 'kept'

/** In the order in which they matter to who compares. */
export const COMPARED_KINDS: readonly ComparedKind[] = ['new', 'reworded', 'dropped', 'moved', 'kept']

export interface ComparedSentence {
  /** `moved` is a sentence of the same words; a reworded one says in `isMoved` that it moved too. */
  readonly kind: ComparedKind
  readonly isMoved: boolean
  readonly isBoilerplate: boolean
  readonly earlier: SpokenSentence | undefined
  readonly later: SpokenSentence | undefined
  /** The later sentence with what was said in place of it before; of a reworded one alone. */
  readonly pieces: readonly Piece[] | undefined
  /** Its words that the other call has nowhere, each once; figures and words that say little are left out. An operator’s have none: they are names. */
  readonly unheard: readonly string[]
}

/** What is said of a call beside its sentences. */
export type CallHead = Omit<SpokenCall, 'sentences'>

export interface Comparison {
  readonly earlier: CallHead
  readonly later: CallHead
  /** In the order of the later call; what was dropped stands where the earlier call had it. */
  readonly rows: readonly ComparedSentence[]
  /** Words of the later call, and of them those in sentences that are new or reworded, boilerplate left out. */
  readonly words: number
  readonly changed: number
  /** Calls of the company that boilerplate was looked for in. */
  readonly calls: number
}

/** A call without its sentences. */
export const headOf = ({ id, title, quarter, startedAt, parting, speakers }: SpokenCall): CallHead => ({
  id,
  title,
  quarter,
  startedAt,
  parting,
  speakers,
})

const telling = (words: readonly string[]): readonly string[] =>
  words.filter((word) => weightOf(word) === 1 && !isNumber(word) && word.length > 2)

const kindOf = ({ kind, isMoved }: Pair): ComparedKind => (kind === 'kept' && isMoved ? 'moved' : kind)

/** `calls`: the company's, those two included; of fewer than three no sentence is boilerplate. */
export function comparisonOf(before: Comparable, now: Comparable, calls: readonly Pick<Comparable, 'keys'>[]): Comparison {
  const { call: earlier } = before
  const { call: later } = now
  const { pairs, dropped } = align(before, now)
  const boilerplate = boilerplateOf(calls)
  const [wordsBefore, wordsNow] = [new Set(before.words.flat()), new Set(now.words.flat())]
  const unheardIn = (role: Role | undefined, words: readonly string[], other: ReadonlySet<string>): readonly string[] =>
    role === 'operator' ? [] : [...new Set(telling(words).filter((word) => !other.has(word)))]
  const pairOf = new Map(pairs.map((pair) => [pair.b, pair]))
  const laterOf = new Map(pairs.filter(({ isMoved }) => !isMoved).map(({ a, b }) => [a, b]))

  const rows: ComparedSentence[] = []
  /** Sentences that were dropped, by the sentence of the later call that they stood before. */
  const goneBefore = new Map<number, number[]>()
  for (const at of dropped) {
    let next = at
    while (next < earlier.sentences.length && !laterOf.has(next)) next += 1
    const place = laterOf.get(next) ?? later.sentences.length
    goneBefore.set(place, [...(goneBefore.get(place) ?? []), at])
  }
  const addGone = (place: number): void => {
    for (const at of goneBefore.get(place) ?? []) {
      const gone = earlier.sentences[at]!
      const unheard = unheardIn(gone.role, before.words[at]!, wordsNow)
      const isBoilerplate = boilerplate.has(before.keys[at]!)
      rows.push({ kind: 'dropped', isMoved: false, isBoilerplate, earlier: gone, later: undefined, pieces: undefined, unheard })
    }
  }
  later.sentences.forEach((said, place) => {
    addGone(place)
    const pair = pairOf.get(place)
    const form = pair && earlier.sentences[pair.a]!
    rows.push({
      kind: pair ? kindOf(pair) : 'new',
      isMoved: pair?.isMoved ?? false,
      isBoilerplate: boilerplate.has(now.keys[place]!),
      earlier: form,
      later: said,
      pieces: pair?.kind === 'reworded' ? piecesOf(said.text, 0, changesOf(form!.text, said.text), 0) : undefined,
      unheard: unheardIn(said.role, now.words[place]!, wordsBefore),
    })
  })
  addGone(later.sentences.length)
  const count = (of: readonly ComparedSentence[]): number =>
    of.reduce((sum, { later: said }) => sum + (said ? countWords(said.text) : 0), 0)
  const changed = rows.filter(({ kind, isBoilerplate }) => !isBoilerplate && (kind === 'new' || kind === 'reworded'))
  return {
    earlier: headOf(earlier),
    later: headOf(later),
    rows,
    words: count(rows),
    changed: count(changed),
    calls: calls.length,
  }
}

/** By how much is new: the words that the other call has nowhere, then the kind; equals in the order of the call. */
export const byNovelty = (rows: readonly ComparedSentence[]): readonly ComparedSentence[] =>
  rows.toSorted((a, b) => b.unheard.length - a.unheard.length || COMPARED_KINDS.indexOf(a.kind) - COMPARED_KINDS.indexOf(b.kind))

/** A call with the comparable words of its sentences, worked out once: they are held against those of several other calls. */
import type { SpokenCall } from '../sentences/spokenCall.ts'
import { comparableWords } from './sentenceWords.ts'

type Spoken = Pick<SpokenCall, 'sentences' | 'quarter'>

export interface Comparable<Call extends Spoken = SpokenCall> {
  readonly call: Call
  /** By the number of the sentence. */
  readonly words: readonly (readonly string[])[]
  /** The same, each as one text. */
  readonly keys: readonly string[]
}

export function comparable<Call extends Spoken>(call: Call): Comparable<Call> {
  const words = call.sentences.map(({ text }) => comparableWords(text, call.quarter))
  return { call, words, keys: words.map((each) => each.join(' ')) }
}

/** Boilerplate: sentences that a company says, word for word, in three of its calls or more. */
import type { SpokenCall } from '../sentences/spokenCall.ts'
import { comparableWords } from './sentenceWords.ts'

/** In so many calls a sentence is boilerplate. */
export const CALLS_OF_BOILERPLATE = 3

type Spoken = Pick<SpokenCall, 'sentences' | 'quarter'>

/** Tells of a sentence of one of the calls whether it is boilerplate; in fewer than three calls nothing is. */
export function boilerplateOf(calls: readonly Spoken[]): (sentence: string, quarter: string | undefined) => boolean {
  const counts = new Map<string, number>()
  for (const { sentences, quarter } of calls) {
    for (const key of new Set(sentences.map(({ text }) => comparableWords(text, quarter).join(' ')))) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return (sentence, quarter) => (counts.get(comparableWords(sentence, quarter).join(' ')) ?? 0) >= CALLS_OF_BOILERPLATE
}

/** Where the questions of a call begin, how that was found, and how sure it is. */
import { passageAt, type Reading } from '../../endpoints/transcripts/text/reading.ts'
import { questionsIn } from '../../endpoints/transcripts/text/questions.ts'
import { isOperator } from '../../endpoints/transcripts/text/speaker.ts'

export type Part = 'prepared' | 'questions'

export const PART_WORDS: Readonly<Record<Part, string>> = { prepared: 'Prepared remarks', questions: 'Questions and answers' }

export interface Parting {
  /** Place in the whole text from which on it is questions and answers; `undefined` where no beginning was found. */
  readonly from: number | undefined
  /** `high`: announced by a speaker whom the text names. `medium`: by a phrase alone, or the first turn of an analyst. */
  readonly level: 'high' | 'medium' | 'none'
  /** How it was found, a sentence. */
  readonly words: string
}

export function partingOf(reading: Reading): Parting {
  const { turns, passages, whole } = reading
  const isNamed = turns.some(({ speaker }) => speaker)
  const [first] = questionsIn(whole)
  const asked = turns.findIndex(({ speaker, passages: count }) => count > 0 && /\banalyst\b/i.test(speaker?.role ?? ''))
  const askedAt = asked < 0 ? Infinity : passages[turns[asked]!.first]!.at
  if (first && first.start < askedAt) {
    const passage = passages[passageAt(reading, first.start)]!
    const turn = turns[passage.turn]!
    const words = `Questions begin at “${first.phrase}”`
    if (!isNamed) return { from: first.start, level: 'medium', words: `${words}, a phrase of operators; speakers are not named.` }
    const isAnnounced = turn.speaker !== undefined && isOperator(turn.speaker.name)
    return isAnnounced
      ? { from: passages[turn.first]!.at, level: 'high', words: `${words}, which the operator says.` }
      : { from: first.start, level: 'medium', words: `${words}.` }
  }
  if (asked > 0) return { from: askedAt, level: 'medium', words: 'Questions begin with the first turn of an analyst.' }
  return { from: undefined, level: 'none', words: 'No beginning of questions was found: the call is not parted.' }
}

/** How sure the reader is of who speaks when, in words. */
import { counted } from '../../../lib/numbers/counts.ts'
import type { Question } from './questions.ts'
import type { Speaker } from './speaker.ts'
import type { HeadForm } from './turns.ts'

export interface Certainty {
  readonly level: 'given' | 'high' | 'medium' | 'low' | 'none'
  /** The level and its reason, sentences. */
  readonly words: string
}

const BROKEN = ' Long passages are split at sentence ends.'

/** `isBroken`: paragraphs were made that the text does not have. */
export function certaintyOf(
  form: HeadForm | 'segments',
  turns: readonly { readonly speaker: Speaker | undefined }[],
  isBroken: boolean,
  questions: readonly Question[] = [],
): Certainty {
  const broken = isBroken ? BROKEN : ''
  const named = turns.filter(({ speaker }) => speaker !== undefined)
  const speakers = new Set(named.map(({ speaker }) => speaker!.name)).size
  const count = `${counted(speakers, 'speaker')}, ${counted(named.length, 'turn')}`
  if (turns.length === 0) return { level: 'none', words: 'There is no text.' }
  if (questions.length > 0) {
    const found = `${counted(questions.length, 'question')} found by phrases such as “${questions[0]!.phrase}”`
    return { level: 'none', words: `Not named in the text. ${found}.${broken}` }
  }
  if (form === 'segments') {
    return { level: 'given', words: `From the provider (${count}).${broken}` }
  }
  if (form === 'none' || named.length === 0) {
    return { level: 'none', words: `Not named in the text.${broken}` }
  }
  const isWhole = turns[0]!.speaker !== undefined
  if (form === 'line' && isWhole && speakers > 1) {
    return { level: 'high', words: `Named in the text (${count}).${broken}` }
  }
  if (form === 'colon' && speakers > 1) {
    return { level: 'medium', words: `Read from names before colons (${count}).${broken}` }
  }
  return { level: 'low', words: `Guessed from names in running text (${count}).${broken}` }
}

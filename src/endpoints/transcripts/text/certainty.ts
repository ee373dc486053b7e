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

const BROKEN = ' Long passages are broken at sentence ends by this reader.'

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
  const count = `${counted(named.length, 'turn')} of ${counted(speakers, 'speaker')}`
  if (turns.length === 0) return { level: 'none', words: 'There is no text.' }
  if (questions.length > 0) {
    const told = `${counted(questions.length, 'question was', 'questions were')} told by phrases such as “${questions[0]!.phrase}”`
    const lead = form === 'segments' ? 'the service parted the text and names no speakers' : 'the text names no speakers'
    return { level: 'none', words: `None: ${lead}. ${told}; who asks and who answers is not told.${broken}` }
  }
  if (form === 'segments') {
    return {
      level: 'given',
      words: `From the provider: ${counted(speakers, 'speaker')}, ${counted(named.length, 'turn')}, with times.${broken}`,
    }
  }
  if (form === 'none' || named.length === 0) {
    return { level: 'none', words: `None: the text names no speakers.${broken}` }
  }
  const roles = named.filter(({ speaker }) => speaker!.role !== undefined).length
  const isWhole = turns[0]!.speaker !== undefined
  if (form === 'line' && isWhole && speakers > 1) {
    const withRole = roles > 0 ? `, ${roles.toLocaleString('en-US')} with a role` : ', without roles'
    return { level: 'high', words: `High: ${count}${withRole}, each name on a line of its own.${broken}` }
  }
  if (form === 'colon' && speakers > 1) {
    return { level: 'medium', words: `Medium: ${count}, told by a name before a colon.${broken}` }
  }
  return { level: 'low', words: `Low: ${count}, guessed from names inside running text.${broken}` }
}

/** Cuts text into the words that the index knows: runs of letters and digits, with case, accents and quotes folded. */
import { fold } from '../../endpoints/transcripts/text/fold.ts'

const PLAIN = /^[ -~\n]*$/
const PLAIN_WORD = /[a-z0-9]+/g
const WORD = /[\p{L}\p{N}\p{M}]+/gu

export interface Word {
  readonly word: string
  /** Where it begins, in characters. */
  readonly at: number
}

/** `folded` as `fold` gives it. "43.5" is two words, next to each other, and so it is in a query. */
export function wordsOf(folded: string): readonly Word[] {
  const found: Word[] = []
  // Nearly all text is plain: letters beyond it cost ten times as much to tell.
  const pattern = PLAIN.test(folded) ? PLAIN_WORD : WORD
  for (const { 0: word, index: at } of folded.matchAll(pattern)) found.push({ word, at })
  return found
}

/** The words of what a reader types. */
export const wordsTyped = (text: string): readonly string[] => wordsOf(fold(text.normalize('NFC'))).map(({ word }) => word)

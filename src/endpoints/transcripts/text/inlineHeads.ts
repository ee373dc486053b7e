/** Finds `Name Surname: ` inside running text, where a text came without any line breaks. */
import { isNameWord, isSpeakerName } from './speaker.ts'

export interface InlineHead {
  readonly name: string
  /** Where the name begins, and where what is said begins. */
  readonly start: number
  readonly end: number
}

const MOST_WORDS = 5

/** The name that ends at `colon`: as many words before it as have the form of one, back to the end of the sentence before. */
function nameBefore(text: string, colon: number): string | undefined {
  let name: string | undefined
  let start = colon
  for (let words = 0; words < MOST_WORDS && start > 0; words += 1) {
    const space = text.lastIndexOf(' ', start - 2)
    const word = text.slice(space + 1, start).trimEnd()
    if (words > 0 && !isNameWord(word) && !/^[a-z]{1,5}$/.test(word)) break
    start = space + 1
    const before = space < 0 ? '' : text[space - 1]!
    const candidate = text.slice(start, colon)
    // A speaker begins to speak where the one before has ended a sentence.
    if ((before === '' || '.?!"”)'.includes(before)) && isSpeakerName(candidate)) name = candidate
    // An initial ends in a full stop too, so the search goes on over it and no further.
    else if (name !== undefined) break
  }
  return name
}

export function inlineHeads(text: string): readonly InlineHead[] {
  const heads: InlineHead[] = []
  for (let colon = text.indexOf(': '); colon >= 0; colon = text.indexOf(': ', colon + 1)) {
    const name = nameBefore(text, colon)
    if (name !== undefined) heads.push({ name, start: colon - name.length, end: colon + 2 })
  }
  return heads
}

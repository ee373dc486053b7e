/** Finds the terms of a reader's list in a text, as whole words: a star at the end of a term stands for any ending. */
import { fold } from './fold.ts'
import type { Mark } from './find.ts'

interface Term {
  readonly words: readonly string[]
  readonly isOpen: boolean
}

function readTerm(text: string): Term {
  const folded = fold(text.normalize('NFC'))
  const words = folded.replaceAll('*', ' ').trim().split(/\s+/)
  return { words: words.filter((word) => word !== ''), isOpen: folded.endsWith('*') }
}

const isLetter = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text[at] ?? '')
/** What may stand between the words of a term. */
const isGap = (text: string, at: number): boolean => /[\s-]/.test(text[at] ?? '')
const isOfEnding = (text: string, at: number): boolean => isLetter(text, at) || /['-]/.test(text[at] ?? '')

/** Where the term ends that begins there; `undefined` where it does not. What is typed is text, never a pattern. */
function endOfTerm(folded: string, { words, isOpen }: Term, begin: number): number | undefined {
  if (isLetter(folded, begin - 1)) return undefined
  let at = begin
  for (const [place, word] of words.entries()) {
    const gap = at
    while (place > 0 && isGap(folded, at)) at += 1
    if ((place > 0 && at === gap) || !folded.startsWith(word, at)) return undefined
    at += word.length
  }
  while (isOpen && isOfEnding(folded, at)) at += 1
  return isLetter(folded, at) ? undefined : at
}

/** Finds any of the terms in a folded text, in order, none overlapping another: of two that begin alike the longer. */
export function termFinder(terms: readonly string[]): (folded: string) => readonly Mark[] {
  const wanted = terms.map(readTerm).filter(({ words }) => words.length > 0)
  return (folded) => {
    const found = wanted.flatMap((term) => {
      const marks: Mark[] = []
      for (let at = folded.indexOf(term.words[0]!); at >= 0; at = folded.indexOf(term.words[0]!, at + 1)) {
        const end = endOfTerm(folded, term, at)
        if (end !== undefined) marks.push({ at, length: end - at })
      }
      return marks
    })
    let end = 0
    return found
      .toSorted((a, b) => a.at - b.at || b.length - a.length)
      .filter(({ at, length }) => {
        const isFree = at >= end
        if (isFree) end = at + length
        return isFree
      })
  }
}

export const termMarks = (folded: string, terms: readonly string[]): readonly Mark[] => termFinder(terms)(folded)

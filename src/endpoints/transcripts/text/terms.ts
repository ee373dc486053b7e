/** Finds the terms of a reader's list in a text, as whole words: a star at the end of a term stands for any ending. */
import { fold } from './fold.ts'
import type { Mark } from './find.ts'

const sourceOf = (term: string): string => {
  const folded = fold(term.normalize('NFC'))
  const isOpen = folded.endsWith('*')
  const words = folded.replaceAll('*', ' ').trim().split(/\s+/)
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join(String.raw`[\s-]+`)
  return isOpen ? `${escaped}[\\p{L}\\p{N}'-]*` : escaped
}

/** Matches any of the terms, of two that begin alike the longer; `undefined` for none. For a folded text. */
export function patternOfTerms(terms: readonly string[]): RegExp | undefined {
  if (terms.length === 0) return undefined
  const sources = terms.toSorted((a, b) => b.length - a.length).map(sourceOf)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${sources.join('|')})(?![\p{L}\p{N}])`, 'gu')
}

/** In order, none overlapping another. */
export function termMarks(folded: string, terms: readonly string[]): readonly Mark[] {
  const pattern = patternOfTerms(terms)
  return pattern ? Array.from(folded.matchAll(pattern), ({ index, 0: { length } }) => ({ at: index, length })) : []
}

/** Finds every occurrence of what a reader types, by plain search in the folded text. */
import { countWhile } from '../../../lib/bisect.ts'
import { fold } from './fold.ts'

/** A stretch of the whole text that is drawn apart: a match, or a place where two versions differ. */
export interface Mark {
  /** Where it begins in the whole text. */
  readonly at: number
  /** Characters; 0 where the other version has words that this one has not. */
  readonly length: number
  /** What the other version has here; absent for a match. */
  readonly instead?: string
}

/** What is searched for: folded, spaces as in the text. */
const keyOf = (text: string): string => fold(text.normalize('NFC').replace(/\s+/g, ' ')).trimStart()

/** In order, none overlapping another. Nothing is found for blank text. */
export function matchesOf(folded: string, text: string): readonly Mark[] {
  const key = keyOf(text)
  if (key.trim() === '') return []
  const marks: Mark[] = []
  for (let at = folded.indexOf(key); at >= 0; at = folded.indexOf(key, at + key.length)) marks.push({ at, length: key.length })
  return marks
}

/** Number of the first mark at or after `place`; as many as there are marks when there is none. */
export const markFrom = (marks: readonly Mark[], place: number): number =>
  countWhile(marks.length, (index) => marks[index]!.at < place)

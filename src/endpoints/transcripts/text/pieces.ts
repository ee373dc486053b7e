/** Cuts a passage at its marks: plain text between what was found, or between what two versions have differently. */
import { markFrom, type Mark } from './find.ts'

export interface Piece {
  readonly kind: 'plain' | 'found' | 'heard' | 'corrected'
  readonly text: string
  /** Number of the mark among all; -1 for plain text. */
  readonly mark: number
}

/** Numbers of the marks that begin in `from` to `to`, places in the whole text: first, and the one after the last. */
export const marksWithin = (marks: readonly Mark[], from: number, to: number): readonly [number, number] => [
  markFrom(marks, from),
  markFrom(marks, to),
]

/** `at` is where the text begins in the whole; `first` is the number of the first of `marks`, which lie in it, in order. */
export function piecesOf(text: string, at: number, marks: readonly Mark[], first: number): readonly Piece[] {
  const pieces: Piece[] = []
  let done = 0
  const plain = (to: number): void => {
    if (to > done) pieces.push({ kind: 'plain', text: text.slice(done, to), mark: -1 })
    done = Math.max(done, to)
  }
  marks.forEach((mark, index) => {
    const from = mark.at - at
    plain(from)
    const to = Math.min(text.length, from + mark.length)
    if (mark.instead) pieces.push({ kind: 'heard', text: mark.instead, mark: first + index })
    if (to > from) {
      pieces.push({ kind: mark.instead === undefined ? 'found' : 'corrected', text: text.slice(from, to), mark: first + index })
    }
    done = Math.max(done, to)
  })
  plain(text.length)
  return pieces
}

/** Parts of a text that a browser may leave undrawn while they are out of sight: whole turns, long ones cut. */
import { countWhile } from '../../../lib/bisect.ts'
import type { Reading } from './reading.ts'

export interface Chunk {
  readonly first: number
  /** Number of the passage after the last. */
  readonly end: number
  readonly turn: number
  /** Whether the turn begins here, so that its speaker stands above. */
  readonly hasHead: boolean
  /** Guess of its height, in lines of text; exact once it was drawn. */
  readonly lines: number
}

const MOST_PASSAGES = 8
/** Speaker and the space around; the space after a passage. */
const HEAD_LINES = 1.7
const GAP_LINES = 0.55

/** `characters`: about as many as stand on a line. */
export function chunksOf({ turns, passages }: Pick<Reading, 'turns' | 'passages'>, characters: number): readonly Chunk[] {
  return turns.flatMap(({ first, passages: count }, turn): Chunk[] => {
    const chunks: Chunk[] = []
    for (let from = first; from === first || from < first + count; from += MOST_PASSAGES) {
      const end = Math.min(first + count, from + MOST_PASSAGES)
      let lines = from === first ? HEAD_LINES : 0
      for (let index = from; index < end; index += 1) lines += Math.ceil(passages[index]!.text.length / characters) + GAP_LINES
      chunks.push({ first: from, end, turn, hasHead: from === first, lines })
    }
    return chunks
  })
}

/** Number of the chunk that holds a passage. */
export const chunkOf = (chunks: readonly Chunk[], passage: number): number =>
  Math.max(0, countWhile(chunks.length, (index) => chunks[index]!.first <= passage) - 1)

/** How far down the text each chunk begins, 0 to 1, and at the end 1: for marks beside the scroll. */
export function heightsOf(chunks: readonly Chunk[]): Float64Array {
  const starts = new Float64Array(chunks.length + 1)
  chunks.forEach(({ lines }, index) => (starts[index + 1] = starts[index]! + lines))
  const whole = starts[chunks.length] || 1
  return starts.map((lines) => lines / whole)
}

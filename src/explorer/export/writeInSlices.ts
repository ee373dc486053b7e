/** Writes rows as text in slices, so that however many rows there are never stop the page. */
import { yieldToMain } from '../../lib/yieldToMain.ts'

/** A slice ends after this many milliseconds: two thirds of a frame. */
const SLICE = 10
/** Of a file that are handed to the browser together. */
const LINES = 10_000

interface Written {
  readonly begin: string
  /** Row numbers of the store. */
  readonly rows: Uint32Array
  /** `place` counts rows from 0. */
  readonly row: (row: number, place: number) => string
  readonly end: string
  /** The media type of the whole. */
  readonly type: string
}

interface Watch {
  /** Gets the rows written so far. */
  readonly onProgress?: (rows: number) => void
  readonly signal?: AbortSignal
}

/** Throws the signal's reason when cancelled. */
export async function writeInSlices(
  { begin, rows, row: write, end, type }: Written,
  { onProgress, signal }: Watch = {},
): Promise<Blob> {
  const written: Blob[] = []
  let parts: string[] = [begin]
  let until = performance.now() + SLICE
  for (const [place, row] of rows.entries()) {
    parts.push(write(row, place))
    if (performance.now() < until) continue
    // Handed over bit by bit: a million rows at once are a block of their own.
    if (parts.length > LINES) {
      written.push(new Blob(parts))
      parts = []
    }
    onProgress?.(place + 1)
    await yieldToMain()
    signal?.throwIfAborted()
    until = performance.now() + SLICE
  }
  parts.push(end)
  return new Blob([...written, ...parts], { type })
}

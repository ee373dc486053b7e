/** Writes a file in slices, so that a hundred thousand rows never stop the page, and tells how far it is. */
import { yieldToMain } from '../../lib/yieldToMain.ts'
import type { Content, TextFormat } from './formats.ts'

/** A slice ends after this many milliseconds: two thirds of a frame. */
const SLICE = 10
/** Of a file that are handed to the browser together. */
const LINES = 10_000

/** Throws the signal's reason when cancelled. `onProgress` gets the rows written so far. */
export async function writeText(
  format: TextFormat,
  content: Content,
  onProgress: (rows: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const written: Blob[] = []
  let parts: string[] = [format.begin(content)]
  let until = performance.now() + SLICE
  for (const [place, row] of content.order.entries()) {
    parts.push(format.row(content, row, place))
    if (performance.now() < until) continue
    // Handed over bit by bit: a million rows at once are a block of their own.
    if (parts.length > LINES) {
      written.push(new Blob(parts))
      parts = []
    }
    onProgress(place + 1)
    await yieldToMain()
    signal.throwIfAborted()
    until = performance.now() + SLICE
  }
  parts.push(format.end(content))
  return new Blob([...written, ...parts], { type: format.type })
}

/** `splits 2026-11-20 1430 340-rows partial.csv`, without anything a file system minds. */
export function fileNameOf({ origin, order }: Content, extension: string, isWhole: boolean): string {
  const stamp = origin.time.slice(0, 16).replace('T', ' ').replace(':', '')
  return `${origin.title.toLowerCase()} ${stamp} ${order.length}-rows${isWhole ? '' : ' partial'}.${extension}`.replace(
    /[^\w. -]+/g,
    '',
  )
}

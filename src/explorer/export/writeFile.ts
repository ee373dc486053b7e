/** Files of text: what is in one, and its name. */
import type { Content, TextFormat } from './formats.ts'
import { writeInSlices } from './writeInSlices.ts'

/** Throws the signal's reason when cancelled. `onProgress` gets the rows written so far. */
export const writeText = (
  { begin, row, end, type }: TextFormat,
  content: Content,
  onProgress: (rows: number) => void,
  signal: AbortSignal,
): Promise<Blob> =>
  writeInSlices(
    { begin: begin(content), rows: content.order, row: (number, place) => row(content, number, place), end: end(content), type },
    { onProgress, signal },
  )

/** `splits 2026-11-20 1430 340-rows partial.csv`, without anything a file system minds. */
export function fileNameOf({ origin, order }: Content, extension: string, isWhole: boolean): string {
  const stamp = origin.time.slice(0, 16).replace('T', ' ').replace(':', '')
  return `${origin.title.toLowerCase()} ${stamp} ${order.length}-rows${isWhole ? '' : ' partial'}.${extension}`.replace(
    /[^\w. -]+/g,
    '',
  )
}

/** Hits as lines in their context: the words found, what stands before and behind, who says it, and the name of the passage. */
import { fold } from '../../endpoints/transcripts/text/fold.ts'
import type { CallIndex } from './callIndex.ts'
import { spansIn, type FoundInCall } from './searchCall.ts'
import { wordsOf } from './words.ts'

export interface Line {
  /** Number of the passage in its call. */
  readonly passage: number
  /** What a link calls it. */
  readonly name: string
  readonly speaker: string | undefined
  /** Whether it belongs to the questions; `undefined` where nothing says when they begin. */
  readonly isQuestion: boolean | undefined
  /** Text and found text by turns, the first being text. */
  readonly pieces: readonly string[]
}

/** Characters before what is found first, and of a line as a whole. */
const BEFORE = 90
const LENGTH = 260

/** The nearest space, so that no word is cut. */
function cutAt(text: string, at: number, by: 1 | -1): number {
  let place = Math.min(Math.max(at, 0), text.length)
  while (place > 0 && place < text.length && text[place] !== ' ') place += by
  return place
}

function piecesOf(text: string, spans: readonly (readonly [number, number])[]): readonly string[] {
  const words = wordsOf(fold(text))
  const [first] = spans
  const start = cutAt(text, words[first![0]]!.at - BEFORE, 1)
  const end = Math.max(cutAt(text, start + LENGTH, -1), start)
  const pieces: string[] = []
  let done = start
  for (const [from, to] of spans) {
    const { at } = words[from]!
    const last = words[to - 1]!
    if (at >= end && pieces.length > 0) break
    pieces.push(text.slice(done, at), text.slice(at, last.at + last.word.length))
    done = last.at + last.word.length
  }
  pieces.push(text.slice(done, Math.max(done, end)))
  if (start > 0) pieces[0] = `… ${pieces[0]!.trimStart()}`
  if (Math.max(done, end) < text.length) pieces[pieces.length - 1] = `${pieces.at(-1)!.trimEnd()} …`
  return pieces
}

/** `whole` is what was said, passages apart by a line break. At most so many lines, from the first passage on. */
export function linesOf(index: CallIndex, found: FoundInCall, whole: string, most: number): readonly Line[] {
  const passages = whole.split('\n')
  return found.passages.slice(0, most).map((passage) => ({
    passage,
    name: index.names[passage]!,
    speaker: index.speakers[index.spokenBy[passage]!],
    isQuestion: index.questions < 0 ? undefined : passage >= index.questions,
    pieces: piecesOf(passages[passage] ?? '', spansIn(index, found, passage)),
  }))
}

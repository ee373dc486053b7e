/** A transcript as the reader shows it: turns, each of passages short enough to point at, and how sure all that is. */
import { countWhile } from '../../../lib/bisect.ts'
import type { TranscribedCall } from '../endpoint.ts'
import { certaintyOf, type Certainty } from './certainty.ts'
import { fold } from './fold.ts'
import { partedAtQuestions, type Paragraph, type Question } from './questions.ts'
import { rolesIn } from './roles.ts'
import { clockOf } from './segmentTime.ts'
import { paragraphsBySentence } from './sentences.ts'
import type { Speaker } from './speaker.ts'
import { turnsOf, type HeadForm } from './turns.ts'

export type Version = NonNullable<NonNullable<TranscribedCall['transcripts']>[number]>
type Segment = NonNullable<NonNullable<Version['segments']>[number]>

export interface Passage {
  readonly text: string
  /** Where it begins in the whole text. */
  readonly at: number
  readonly turn: number
  /** Since the call began, `HH:MM:SS`, where the service gave segments. */
  readonly time: string | undefined
}

export interface Turn {
  readonly speaker: Speaker | undefined
  /** Number of its first passage; it may have none, when nothing was taken down. */
  readonly first: number
  readonly passages: number
  readonly words: number
}

export interface Reading {
  readonly turns: readonly Turn[]
  readonly passages: readonly Passage[]
  /** What was said, passages apart by a line break; without the names of speakers. */
  readonly whole: string
  /** The same, comparable; each character in its place. */
  readonly folded: string
  readonly words: number
  /** Where they begin, of a text that names no speakers. */
  readonly questions: readonly (Question & { readonly passage: number })[]
  readonly certainty: Certainty
}

interface Said {
  readonly speaker: Speaker | undefined
  readonly paragraphs: readonly Paragraph[]
}

/** Longer paragraphs, in characters, are broken at sentence ends: nobody can point into a page without a break. */
const LONG = 1200

export const countWords = (text: string): number => {
  let words = text === '' ? 0 : 1
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) words += 1
  return words
}

/** Neighbouring segments of one voice are one turn. The fields of a segment are not in the specification: any may be missing. */
function saidInSegments(segments: readonly Segment[]): readonly Said[] {
  const said: { speaker: Speaker | undefined; paragraphs: { text: string; time: string | undefined }[] }[] = []
  for (const { speaker, text, start_time } of segments) {
    const name = speaker?.trim() || undefined
    if (said.length === 0 || said.at(-1)!.speaker?.name !== name) {
      said.push({ speaker: name === undefined ? undefined : { name, role: undefined }, paragraphs: [] })
    }
    const lines = (text ?? '')
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
    said
      .at(-1)!
      .paragraphs.push(...lines.map((line, index) => ({ text: line, time: index === 0 ? clockOf(start_time) : undefined })))
  }
  return said
}

const segmentsOf = (version: Version): readonly Segment[] =>
  Array.isArray(version.segments) ? version.segments.filter((segment) => typeof segment?.text === 'string') : []

export function readingOf(version: Version): Reading {
  const segments = segmentsOf(version)
  const told = turnsOf(typeof version.text === 'string' ? version.text.normalize('NFC') : '')
  const form: HeadForm | 'segments' = segments.length > 0 ? 'segments' : told.form
  const parted: readonly Said[] =
    segments.length > 0
      ? saidInSegments(segments)
      : told.turns.map(({ speaker, paragraphs }) => ({ speaker, paragraphs: paragraphs.map((text) => ({ text })) }))

  // Who speaks is told better by names, where there are any.
  const said = parted.some(({ speaker }) => speaker)
    ? parted
    : parted.map((one) => ({ ...one, paragraphs: partedAtQuestions(one.paragraphs) }))

  const questions: Reading['questions'][number][] = []
  const passages: Passage[] = []
  const turns: Turn[] = []
  let at = 0
  let isBroken = false
  for (const { speaker, paragraphs } of said) {
    const first = passages.length
    let words = 0
    for (const paragraph of paragraphs) {
      const parts = paragraph.text.length > LONG ? paragraphsBySentence(paragraph.text) : [paragraph.text]
      if (parts.length > 1) isBroken = true
      if (paragraph.question) questions.push({ ...paragraph.question, passage: passages.length })
      parts.forEach((text, index) => {
        passages.push({ text, at, turn: turns.length, time: index === 0 ? paragraph.time : undefined })
        at += text.length + 1
        words += countWords(text)
      })
    }
    turns.push({ speaker, first, passages: passages.length - first, words })
  }
  const whole = passages.map(({ text }) => text).join('\n')
  const folded = fold(whole)
  const introduced = rolesIn(whole, folded, new Set(turns.flatMap(({ speaker }) => speaker?.name ?? [])))
  return {
    turns: turns.map(({ speaker, ...turn }) => ({
      ...turn,
      speaker: speaker && { ...speaker, role: speaker.role ?? introduced.get(speaker.name) },
    })),
    passages,
    whole,
    folded,
    words: turns.reduce((sum, turn) => sum + turn.words, 0),
    questions,
    certainty: certaintyOf(form, turns, isBroken, questions),
  }
}

/** The passage that holds the character at `place` of the whole text. */
export const passageAt = ({ passages }: Pick<Reading, 'passages'>, place: number): number =>
  Math.max(0, countWhile(passages.length, (index) => passages[index]!.at <= place) - 1)

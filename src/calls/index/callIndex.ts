/** Where the words of one call stand: made once from its reading, kept as it is, and enough to search the call without its text. */
import { passageNames } from '../../endpoints/transcripts/text/passageLink.ts'
import { passageAt, type Reading } from '../../endpoints/transcripts/text/reading.ts'
import { partingOf } from '../sentences/parts.ts'
import { wordsOf } from './words.ts'

/** Half the room where the numbers are small, as those of most calls are. */
export type Numbers = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

export interface CallIndex {
  readonly id: string
  /** The different words, sorted, a space behind each. */
  readonly words: string
  /** Where each begins in `words`, and at the end the length. */
  readonly begins: Numbers
  /** Of each word the first of its places in `places`; at the end how many there are. */
  readonly starts: Numbers
  /** Numbers of words counted from the first of the call, rising for each word. */
  readonly places: Numbers
  /** Of each passage its first word, and at the end the number of words. */
  readonly passages: Numbers
  /** What links call each passage. */
  readonly names: readonly string[]
  /** Of each passage its speaker, a number in `speakers`; -1 where the text names none. */
  readonly spokenBy: Int16Array
  readonly speakers: readonly string[]
  /** The passage with which the questions begin; -1 where nothing says so. */
  readonly questions: number
}

/** The passage with which the questions begin; -1 where no speaker and no phrase tells. */
export function questionsBegin(reading: Reading): number {
  const { from } = partingOf(reading)
  return from === undefined ? -1 : passageAt(reading, from)
}

const numbers = (most: number, length: number): Numbers => (most < 65_536 ? new Uint16Array(length) : new Uint32Array(length))

export function callIndexOf(id: string, reading: Reading): CallIndex {
  const words = wordsOf(reading.folded)
  const found = new Map<string, number[]>()
  words.forEach(({ word }, place) => {
    const places = found.get(word)
    if (places) places.push(place)
    else found.set(word, [place])
  })
  const sorted = [...found.keys()].toSorted((a, b) => (a < b ? -1 : 1))
  const starts = numbers(words.length, sorted.length + 1)
  const begins = numbers(reading.folded.length, sorted.length + 1)
  const places = numbers(words.length, words.length)
  let at = 0
  sorted.forEach((word, number) => {
    starts[number] = at
    places.set(found.get(word)!, at)
    at += found.get(word)!.length
    begins[number + 1] = begins[number]! + word.length + 1
  })
  starts[sorted.length] = at

  const passages = numbers(words.length, reading.passages.length + 1).fill(words.length)
  let word = 0
  reading.passages.forEach((passage, number) => {
    while (word < words.length && words[word]!.at < passage.at) word += 1
    passages[number] = word
  })
  const speakers = [...new Set(reading.turns.flatMap(({ speaker }) => speaker?.name ?? []))]
  const spokenBy = Int16Array.from(reading.passages, ({ turn }) => {
    const name = reading.turns[turn]?.speaker?.name
    return name === undefined ? -1 : speakers.indexOf(name)
  })
  return {
    id,
    words: sorted.map((word) => `${word} `).join(''),
    begins,
    starts,
    places,
    passages,
    names: passageNames(reading),
    spokenBy,
    speakers,
    questions: questionsBegin(reading),
  }
}

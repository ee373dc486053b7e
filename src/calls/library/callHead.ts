/** All that is said of a call without its text: who and when, and what its reading comes to. */
import { countWords, type Reading } from '../../endpoints/transcripts/text/reading.ts'
import { isOperator } from '../../endpoints/transcripts/text/speaker.ts'
import { questionsBegin } from '../index/callIndex.ts'
import type { StoredCall } from './storedCall.ts'

export interface HeardSpeaker {
  readonly name: string
  /** Firm or office, where the text says it. */
  readonly role: string | undefined
  readonly words: number
}

export interface CallHead extends Omit<StoredCall, 'text' | 'segments'> {
  /** Where it stood in the service's list when that was first loaded, from 0; negative for calls that came later; `undefined` where it was asked for by its ticker. */
  readonly order: number | undefined
  readonly words: number
  /** Of the words those behind the begin of the questions; `undefined` where nothing says when they begin. */
  readonly questionWords: number | undefined
  /** Operators left out, the most words first. */
  readonly speakers: readonly HeardSpeaker[]
  /** How sure it is who speaks, a sentence or two. */
  readonly certainty: string
}

function speakersOf({ turns }: Reading): readonly HeardSpeaker[] {
  const heard = new Map<string, HeardSpeaker>()
  for (const { speaker, words } of turns) {
    if (!speaker || isOperator(speaker.name)) continue
    const known = heard.get(speaker.name)
    heard.set(speaker.name, {
      name: speaker.name,
      role: known?.role ?? speaker.role,
      words: (known?.words ?? 0) + words,
    })
  }
  return [...heard.values()].toSorted((a, b) => b.words - a.words)
}

export function callHeadOf(call: StoredCall, reading: Reading, order: number | undefined): CallHead {
  const { text: _, segments: __, ...rest } = call
  const from = questionsBegin(reading)
  const questionWords = from < 0 ? undefined : reading.passages.slice(from).reduce((sum, { text }) => sum + countWords(text), 0)
  return {
    ...rest,
    order,
    words: reading.words,
    questionWords,
    speakers: speakersOf(reading),
    certainty: reading.certainty.words,
  }
}

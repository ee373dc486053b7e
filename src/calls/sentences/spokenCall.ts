/** A call as sentences, each with the part of the call, the side that speaks, and the passage it stands in. */
import { passageNames } from '../../endpoints/transcripts/text/passageLink.ts'
import { countWords, readingOf } from '../../endpoints/transcripts/text/reading.ts'
import { endsSentence } from '../../endpoints/transcripts/text/sentences.ts'
import type { StoredCall } from '../library/storedCall.ts'
import { partingOf, type Part, type Parting } from './parts.ts'
import { rolesOf, type Role } from './roles.ts'

export interface SpokenSentence {
  readonly text: string
  /** The name of its passage, behind `#p=` of a link into the reader. */
  readonly passage: string
  /** `undefined` where the call could not be parted. */
  readonly part: Part | undefined
  /** `undefined` where the text does not tell. */
  readonly role: Role | undefined
  /** As the text names who speaks. */
  readonly speaker: string | undefined
}

export interface SpokenCall {
  readonly id: string
  readonly title: string
  /** `Q3 2026` */
  readonly quarter: string | undefined
  /** Unix seconds. */
  readonly startedAt: number | undefined
  readonly sentences: readonly SpokenSentence[]
  readonly parting: Parting
  /** How speakers were told, a sentence or two. */
  readonly speakers: string
}

/** The sentences of a passage, which has single spaces between its words. */
function* sentencesIn(text: string): Generator<readonly [from: number, to: number]> {
  let from = 0
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    if (!endsSentence(text, at)) continue
    yield [from, at]
    from = at + 1
  }
  if (from < text.length) yield [from, text.length]
}

export function spokenCallOf({ id, title, quarter, startedAt, text, segments }: StoredCall): SpokenCall {
  const reading = readingOf({ text, segments: segments ?? null })
  const names = passageNames(reading)
  const parting = partingOf(reading)
  const { from: asked } = parting
  const firstQuestion = asked === undefined ? undefined : reading.passages.find(({ at, text }) => at + text.length > asked)?.turn
  const roles = rolesOf(reading.turns, firstQuestion)
  const sentences: SpokenSentence[] = []
  reading.passages.forEach((passage, number) => {
    const speaker = reading.turns[passage.turn]!.speaker?.name
    const role = speaker === undefined ? undefined : roles.get(speaker)
    for (const [from, to] of sentencesIn(passage.text)) {
      const part = asked === undefined ? undefined : passage.at + from < asked ? 'prepared' : 'questions'
      sentences.push({ text: passage.text.slice(from, to), passage: names[number]!, part, role, speaker })
    }
  })
  return { id, title, quarter, startedAt, sentences, parting, speakers: reading.certainty.words }
}

/** Words of each part; what is in none is under `untold`. */
export function wordsOf({ sentences }: Pick<SpokenCall, 'sentences'>): Readonly<Record<Part | 'untold', number>> {
  const words = { prepared: 0, questions: 0, untold: 0 }
  for (const { text, part } of sentences) words[part ?? 'untold'] += countWords(text)
  return words
}

/** The texts of an earnings call: the cleaned transcript, the machine's one, who spoke, and its timed segments. */
import type { Call } from '../world/facts.ts'
import { randomOf } from '../world/random.ts'
import type { Participant } from './callSpeakers.ts'
import { type CallBackground, callCastOf, callTurnsOf } from './callTurns.ts'
import type { Turn } from './exchange.ts'
import { houseFormatOf, writeTurns } from './houseFormat.ts'
import { heardByMachine } from './machineText.ts'
import { wordCount } from './phrase.ts'

export type TranscriptKind = 'LIVE' | 'NON_LIVE'

/** One element of `segments` (wire-format 3.6); times since the start of the call, `HH:MM:SS`. */
export interface Segment {
  readonly segment_id: string
  readonly speaker: string
  readonly start_time: string
  readonly end_time: string
  readonly confidence: number
  readonly text: string
  readonly sentiment: string
}

const randomOfCall = (purpose: string, call: Call) => randomOf(purpose, call.company.ticker, call.year, call.period)

/** Whether the machine delivered nothing, as happens on the real wire (§2.6, wire-format 3.6). */
const machineFailed = (call: Call): boolean => randomOfCall('machine failed', call).chance(0.02)

function heardTurns(call: Call, background: CallBackground): readonly Turn[] {
  if (machineFailed(call)) return []
  const random = randomOfCall('machine', call)
  const turns = callTurnsOf(call, background)
  const names = new Set(turns.flatMap(({ speaker }) => speaker.name.split(' ')).filter((name) => name !== 'Operator'))
  for (const word of call.company.shortName.split(' ')) names.add(word)
  return turns.map(({ speaker, paragraphs }) => ({
    speaker,
    paragraphs: paragraphs.map((paragraph) => heardByMachine(paragraph, names, random)),
  }))
}

const turnsOf = (call: Call, kind: TranscriptKind, background: CallBackground): readonly Turn[] =>
  kind === 'LIVE' ? heardTurns(call, background) : callTurnsOf(call, background)

/** A machine knows no speakers, so its text has none; rarely it is empty. */
export function transcriptOf(call: Call, kind: TranscriptKind, background: CallBackground = {}): string {
  const turns = turnsOf(call, kind, background)
  return writeTurns(turns, kind === 'LIVE' ? 'bare' : houseFormatOf(call.company.ticker))
}

/** The company's people first, then the analysts in the order in which they ask. */
export function participantsOf(call: Call, background: CallBackground = {}): readonly Participant[] {
  const { chief, finance, relations, analysts } = callCastOf(call, background)
  return [chief, finance, relations, ...analysts]
}

/** From 0 to 1, two or three decimals; 0 where the text is empty. */
export function confidenceOf(call: Call, kind: TranscriptKind): number {
  const random = randomOfCall(`confidence ${kind}`, call)
  if (kind === 'NON_LIVE') return random.integer(950, 999) / 1000
  return machineFailed(call) ? 0 : random.integer(55, 85) / 100
}

const clock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 19)

/** Segments exist for one company only: everybody else's are null, as in the service's lists. */
export function segmentsOf(call: Call, kind: TranscriptKind, background: CallBackground = {}): readonly Segment[] | null {
  if (call.company.ticker !== 'QNTR') return null
  const turns = turnsOf(call, kind, background)
  const texts = turns.map((turn) => turn.paragraphs.join(kind === 'LIVE' ? ' ' : '\n'))
  const random = randomOfCall(`segments ${kind}`, call)
  const middle = confidenceOf(call, kind)
  const pace = (call.minutes * 60) / Math.max(1, wordCount(texts.join(' ')))
  const voices = [...new Set(turns.map(({ speaker }) => speaker.name))]
  let words = 0
  return turns.map(({ speaker }, at) => {
    const text = texts[at]!
    const start = Math.round(words * pace)
    words += wordCount(text)
    return {
      segment_id: `${call.id}-${String(at + 1).padStart(4, '0')}`,
      speaker: kind === 'LIVE' ? `Speaker ${voices.indexOf(speaker.name) + 1}` : speaker.name,
      start_time: clock(start),
      end_time: clock(Math.round(words * pace)),
      confidence: Math.round(Math.min(1, middle + (random.next() - 0.5) * 0.02) * 1000) / 1000,
      text,
      sentiment: random.pick(['neutral', 'neutral', 'positive', 'negative']),
    }
  })
}

/** How turns become one text: every company's transcripts have a house format, as on the real wire (wire-format 3.6). */
import { randomOf } from '../world/random.ts'
import type { Participant } from './callSpeakers.ts'
import type { Turn } from './exchange.ts'

export const HOUSE_FORMATS = ['dashes', 'colons', 'capitals', 'inline', 'unbroken', 'bare'] as const
export type HouseFormat = (typeof HOUSE_FORMATS)[number]

/** Two well-known examples are pinned, so that a walk through the demo meets both ends of the range. */
export function houseFormatOf(ticker: string): HouseFormat {
  if (ticker === 'HALO') return 'dashes'
  if (ticker === 'QNTR') return 'colons'
  return randomOf('house format', ticker).pick(HOUSE_FORMATS)
}

const described = ({ name, role, firm }: Participant): string => [name, firm, role].filter(Boolean).join(' -- ')

const WRITERS: Record<HouseFormat, (turns: readonly Turn[]) => string> = {
  dashes: (turns) => turns.map((turn) => `${described(turn.speaker)}\n\n${turn.paragraphs.join('\n\n')}`).join('\n\n'),
  colons: (turns) => turns.map((turn) => `${turn.speaker.name}: ${turn.paragraphs.join('\n')}`).join('\n'),
  capitals: (turns) => turns.map((turn) => `${turn.speaker.name.toUpperCase()}\n${turn.paragraphs.join('\n')}`).join('\n\n'),
  inline: (turns) => turns.map((turn) => `${turn.speaker.name.toUpperCase()}: ${turn.paragraphs.join(' ')}`).join('\n\n'),
  unbroken: (turns) => turns.map((turn) => `${turn.speaker.name}: ${turn.paragraphs.join(' ')}`).join(' '),
  bare: (turns) => turns.map((turn) => turn.paragraphs.join(' ')).join(' '),
}

export const writeTurns = (turns: readonly Turn[], format: HouseFormat): string => WRITERS[format](turns)

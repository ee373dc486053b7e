/** A passage as one quotes it: the words, who said them, on which call, in which version. */
import type { TranscribedCall } from '../endpoint.ts'
import type { Passage, Reading } from './reading.ts'
import type { Offered } from '../versions/versions.ts'
import { isDay, wordsOfDay } from '../../../lib/dates/days.ts'

interface Source {
  readonly call: Pick<TranscribedCall, 'call_title' | 'name' | 'symbol' | 'start_time'>
  readonly offered: Pick<Offered, 'title'>
  readonly link: string
  readonly isDemo: boolean
}

export function citationOf(reading: Reading, passage: Passage, { call, offered, link, isDemo }: Source): string {
  const speaker = reading.turns[passage.turn]?.speaker
  const day = call.start_time?.slice(0, 10)
  const who = speaker ? [speaker.name, speaker.role].filter(Boolean).join(', ') : 'Speaker not given'
  const company = call.name && call.symbol ? `${call.name} (${call.symbol})` : call.name || call.symbol
  const where = [call.call_title, company, day && isDay(day) ? wordsOfDay(day) : undefined, passage.time]
  return [
    `“${passage.text}”`,
    `${who}. ${where.filter(Boolean).join(', ')}. Transcript: ${offered.title}.${isDemo ? ' Demo data, invented.' : ''}`,
    link,
  ].join('\n')
}

/** What was said as one quotes it: the words, who said them, on which call, in which version. */
import type { TranscribedCall } from '../endpoint.ts'
import type { Reading } from './reading.ts'
import type { Offered } from '../versions/versions.ts'
import { isDay, wordsOfDay } from '../../../lib/dates/days.ts'

interface Source {
  readonly call: Pick<TranscribedCall, 'call_title' | 'name' | 'symbol' | 'start_time'>
  readonly offered: Pick<Offered, 'title'>
  readonly link: string
  readonly isDemo: boolean
}

/** Words of a passage, or all of them. */
export interface Quoted {
  /** Number of the passage. */
  readonly passage: number
  readonly text: string
}

/** `Dana Osei, CFO` */
function speakerWords({ turns, passages }: Reading, passage: number): string {
  const speaker = turns[passages[passage]?.turn ?? -1]?.speaker
  return speaker ? [speaker.name, speaker.role].filter(Boolean).join(', ') : 'Speaker not given'
}

/** Of several speakers each is named before the words; one stands below them. */
export function citationOf(reading: Reading, quoted: readonly Quoted[], { call, offered, link, isDemo }: Source): string {
  const speakers = [...new Set(quoted.map(({ passage }) => speakerWords(reading, passage)))]
  const isDialogue = speakers.length > 1
  const lines = quoted.map(({ passage, text }, place) => {
    const who = speakerWords(reading, passage)
    const isNew = place === 0 || who !== speakerWords(reading, quoted[place - 1]!.passage)
    return isDialogue && isNew ? `${who}: ${text}` : text
  })
  const time = reading.passages[quoted[0]?.passage ?? -1]?.time
  const day = call.start_time?.slice(0, 10)
  const company = call.name && call.symbol ? `${call.name} (${call.symbol})` : call.name || call.symbol
  const where = [call.call_title, company, day && isDay(day) ? wordsOfDay(day) : undefined, time]
  return [
    `“${lines.join('\n')}”`,
    `${isDialogue ? '' : `${speakers[0]}. `}${where.filter(Boolean).join(', ')}. Transcript: ${offered.title}.${isDemo ? ' Demo data, invented.' : ''}`,
    link,
  ].join('\n')
}

/** Splits as events of the calendar: one bar from the announcement to the last day, the ex-date marked. */
import { wordsOfDay, type IsoDay } from '../../lib/days.ts'
import { textOfMarkup } from '../../lib/markupText.ts'
import type { CalendarEntry } from '../../explorer/calendar/calendarFile.ts'
import type { CalendarEvent } from '../../explorer/calendar/event.ts'
import type { Split } from './endpoint.ts'
import { ratioOf } from './ratio.ts'
import { dateOddities, DATES, dayOf, momentsOf, odditiesOf } from './splitDates.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** `6 Nov` within the year that stands before it, and `6 Nov 2026` at first. */
const shortWords = (day: IsoDay, before: IsoDay | undefined): string =>
  before?.slice(0, 4) === day.slice(0, 4) ? wordsOfDay(day).slice(0, -5) : wordsOfDay(day)

const SHORT = { date_announced: 'announced', date_recorded: 'record', date_ex: 'ex', date_distribution: 'distribution' } as const

/** `Announced 6 Nov 2026 · record 16 Nov · ex 18 Nov · distribution 18 Nov`. */
function factsOf(split: Split): string {
  let before: IsoDay | undefined
  const parts = (Object.keys(SHORT) as (keyof typeof SHORT)[]).flatMap((name) => {
    const day = dayOf(split, name)
    if (!day) return []
    const words = `${SHORT[name]} ${shortWords(day, before)}`
    before = day
    return [words]
  })
  return capital(parts.join(' · '))
}

/** The day that goes into a calendar file: the ex-date, or where that is not given the earliest day. */
export function entryOfSplit(split: Split, isDemo: boolean): CalendarEntry | undefined {
  const ex = dayOf(split, 'date_ex')
  const first = ex ? { day: ex, words: DATES.date_ex } : momentsOf(split)[0]
  if (!first) return undefined
  const words = ratioOf(split)?.words
  const lines = [
    isDemo ? 'DEMO DATA: an invented company.' : '',
    split.name ?? '',
    split.split_type ?? '',
    factsOf(split),
    ...odditiesOf(split),
    split.notes ? textOfMarkup(split.notes) : '',
  ]
  return {
    uid: `${split.id || [split.ticker, first.day].join('-')}@splits.tearsheet`,
    day: first.day,
    summary: `${isDemo ? 'DEMO ' : ''}${split.ticker || split.name || 'Unnamed company'}: split ${words ? `${words}, ` : ''}${first.words}`,
    description: lines.filter((line) => line !== ''),
    updated: split.updated ?? undefined,
  }
}

export function eventOfSplit(split: Split, isDemo: boolean): CalendarEvent {
  const ratio = ratioOf(split)
  const ex = dayOf(split, 'date_ex')
  // Days that contradict each other are no course of events.
  const isSpan = dateOddities(split).length === 0
  const words = ratio?.words ?? 'ratio not given'
  return {
    id: split.id ?? '',
    ticker: split.ticker ?? '',
    name: split.name ?? '',
    words,
    moments: momentsOf(split),
    isSpan,
    ...(ex && isSpan ? { mark: { day: ex, words: 'ex' } } : {}),
    tone: ratio?.direction === 'reverse' ? 'reverse' : 'plain',
    importance: split.importance ?? undefined,
    facts: factsOf(split),
    oddities: odditiesOf(split),
    entry: entryOfSplit(split, isDemo),
  }
}

/** Splits as events of the calendar, on their ex-date or on the day they were announced. */
import { wordsOfDay, type IsoDay } from '../../lib/dates/days.ts'
import { textOfMarkup } from '../../lib/text/markupText.ts'
import type { CalendarEntry } from '../../explorer/calendar/file/calendarFile.ts'
import type { CalendarEvent } from '../../explorer/calendar/event.ts'
import type { Split } from './endpoint.ts'
import { ratioOf } from './ratio.ts'
import { DATES, dayOf, firstDayOf, odditiesOf } from './splitDates.ts'

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
  const first = ex ? { day: ex, words: DATES.date_ex } : firstDayOf(split)
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

/** `name` is the date that the calendar goes by. */
function eventBy(name: 'date_ex' | 'date_announced', split: Split, isDemo: boolean): CalendarEvent {
  const ratio = ratioOf(split)
  const asked = dayOf(split, name)
  const first = firstDayOf(split)
  const words = ratio?.words ?? 'ratio not given'
  return {
    id: () => split.id ?? '',
    ticker: split.ticker ?? '',
    name: split.name ?? '',
    day: asked ?? first?.day,
    words: asked && name === 'date_ex' ? words : [words, asked ? DATES[name] : first?.words].filter(Boolean).join(', '),
    tone: ratio?.direction === 'reverse' ? 'reverse' : 'plain',
    importance: split.importance ?? undefined,
    facts: () => factsOf(split),
    oddities: () => odditiesOf(split),
    entry: first && (() => entryOfSplit(split, isDemo)!),
  }
}

/** A split is its ex-date; one without is whatever day of it comes first, and says which. */
export const eventOfSplit = (split: Split, isDemo: boolean): CalendarEvent => eventBy('date_ex', split, isDemo)
export const eventOfAnnouncement = (split: Split, isDemo: boolean): CalendarEvent => eventBy('date_announced', split, isDemo)

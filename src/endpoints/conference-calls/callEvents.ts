/** Conference calls as events of the calendar: one moment each, at the time the source writes, in no zone. */
import { isDay, wordsOfDay } from '../../lib/days.ts'
import { safeHref } from '../../lib/links.ts'
import { textOfMarkup } from '../../lib/markupText.ts'
import type { CalendarEntry } from '../../ui/calendar/calendarFile.ts'
import type { CalendarEvent } from '../../ui/calendar/event.ts'
import type { ConferenceCall } from './endpoint.ts'
import { webcastOf } from './webcast.ts'

export const ZONE_WORDS = 'zone not stated by the source'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

/** `08:30:00` as `08:30`; `undefined` for what is no time of day. */
export const minuteOf = (clock: string | null | undefined): string | undefined =>
  clock && CLOCK.test(clock) ? clock.slice(0, 5) : undefined

function factsOf(call: ConferenceCall): string {
  const begins = minuteOf(call.start_time)
  const results = minuteOf(call.time)
  return [begins ? `Call ${begins}` : 'Time of the call not given', results && `results ${results}`].filter(Boolean).join(' · ')
}

/** Invented data says so wherever it leaves the page. */
export function entryOfCall(call: ConferenceCall, day: string, isDemo: boolean): CalendarEntry {
  const webcast = webcastOf(call.webcast_url)?.href
  const lines = [
    isDemo && 'DEMO DATA: an invented company.',
    call.name,
    `${factsOf(call)} (${ZONE_WORDS})`,
    call.phone_num && `Phone: ${call.phone_num}`,
    call.international_num && `Phone from abroad: ${call.international_num}`,
    call.access_code && `Access code: ${call.access_code}`,
    call.reservation_num && `Reservation number: ${call.reservation_num}`,
    webcast && `Webcast: ${webcast}`,
    call.notes && textOfMarkup(call.notes),
  ]
  return {
    uid: `${call.id || [call.ticker, day].join('-')}@conference-calls.tearsheet`,
    day,
    clock: minuteOf(call.start_time) ? call.start_time! : undefined,
    summary: `${isDemo ? 'DEMO ' : ''}${call.ticker || call.name || 'Unnamed company'}: conference call`,
    description: lines.flatMap((line) => line || []),
    url: webcast ? safeHref(webcast) : undefined,
    updated: call.updated ?? undefined,
  }
}

export function eventOfCall(call: ConferenceCall, isDemo: boolean): CalendarEvent {
  const day = call.date && isDay(call.date) ? call.date : undefined
  const words = minuteOf(call.start_time) ?? ''
  return {
    id: call.id ?? '',
    ticker: call.ticker ?? '',
    name: call.name ?? '',
    words,
    moments: day ? [{ day, words }] : [],
    isSpan: false,
    time: minuteOf(call.start_time) ?? '',
    tone: 'plain',
    importance: call.importance ?? undefined,
    facts: factsOf(call),
    oddities: [],
    entry: day === undefined ? undefined : entryOfCall(call, day, isDemo),
  }
}

/** `3 Nov 2026, 16:30`; `undefined` where the day cannot be read. */
export const whenOf = (call: ConferenceCall): string | undefined =>
  call.date && isDay(call.date) ? [wordsOfDay(call.date), minuteOf(call.start_time)].filter(Boolean).join(', ') : undefined

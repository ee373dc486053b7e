/** Writes calendar files (iCalendar, RFC 5545): whole days, and times at the instant they mean in whatever zone they are read. */
import { addDays, type IsoDay } from '../../../lib/dates/days.ts'
import { instantIn, zonedTime } from '../../../lib/dates/zones.ts'
import { NEW_YORK, newYorkRules } from './newYorkRules.ts'

export interface CalendarEntry {
  /** The same for the same record, so that a second import replaces the first. */
  readonly uid: string
  readonly day: IsoDay
  /** `HH:MM:SS` on the clocks of an IANA zone; `undefined` for a whole day. */
  readonly start?: { readonly clock: string; readonly zone: string } | undefined
  readonly summary: string
  readonly location?: string | undefined
  /** Lines of text. */
  readonly description: readonly string[]
  /** An http or https address. */
  readonly url?: string | undefined
  /** Unix seconds of the record's last change. */
  readonly updated?: number | undefined
}

const encoder = new TextEncoder()

/** RFC 5545 §3.1: no line is longer than 75 octets; what follows stands on the next after a blank. No character is cut in two. */
export function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/** RFC 5545 §3.3.11: what has a meaning in the format is escaped, and control characters have no place in it. */
export const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

const compact = (text: string): string => text.replace(/[-:]/g, '')

/** Unix seconds as `20261120T140500Z`. A value in milliseconds is told by its size. */
function instantOf(seconds: number): string {
  const date = new Date(Math.abs(seconds) > 1e11 ? seconds : seconds * 1000)
  return `${compact(date.toISOString().slice(0, 19))}Z`
}

/** No end is ever stated: an hour, which is what a call is given in a calendar. */
const HOUR = 3_600_000

/** In New York by the rules in the file; in another zone as instants, which need no rules. */
function linesOfTime({ day, start }: CalendarEntry): readonly string[] {
  if (!start) return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`]
  const begins = instantIn(start.zone, day, start.clock)
  if (start.zone !== NEW_YORK) return [`DTSTART:${instantOf(begins / 1000)}`, `DTEND:${instantOf((begins + HOUR) / 1000)}`]
  const ends = zonedTime(begins + HOUR, NEW_YORK)
  return [
    `DTSTART;TZID=${NEW_YORK}:${compact(day)}T${compact(start.clock)}`,
    `DTEND;TZID=${NEW_YORK}:${compact(ends.day)}T${compact(ends.clock)}`,
  ]
}

function linesOf(entry: CalendarEntry, now: number): readonly string[] {
  const { uid, summary, location, description, url, updated } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${instantOf(updated ?? now)}`,
    ...linesOfTime(entry),
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description.length > 0 ? [`DESCRIPTION:${escaped(description.join('\n'))}`] : []),
    ...(url ? [`URL:${url}`] : []),
    // Nobody is busy because of an event of the markets.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** A calendar with these entries; `now` in Unix seconds stands in where a record does not say when it changed. */
export function calendarFile(entries: readonly CalendarEntry[], name: string, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tearsheet//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...(entries.some(({ start }) => start?.zone === NEW_YORK) ? newYorkRules : []),
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

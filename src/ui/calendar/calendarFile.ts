/** Writes calendar files (iCalendar, RFC 5545): whole days, and times that stay what they are in whatever zone they are read. */
import { addDays, type IsoDay } from '../../lib/days.ts'

export interface CalendarEntry {
  /** The same for the same record, so that a second import replaces the first. */
  readonly uid: string
  readonly day: IsoDay
  /** `HH:MM:SS` without a zone, a floating time (RFC 5545 §3.3.5); `undefined` for a whole day. */
  readonly clock?: string | undefined
  readonly summary: string
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

function linesOf(entry: CalendarEntry, now: number): readonly string[] {
  const { uid, day, clock, summary, description, url, updated } = entry
  const when = clock
    ? [`DTSTART:${compact(day)}T${compact(clock)}`]
    : [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`]
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${instantOf(updated ?? now)}`,
    ...when,
    `SUMMARY:${escaped(summary)}`,
    ...(description.length > 0 ? [`DESCRIPTION:${escaped(description.join('\n'))}`] : []),
    ...(url ? [`URL:${url}`] : []),
    // A reader of markets is not busy because of it.
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
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

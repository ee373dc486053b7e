/** Calendar files, read back by a parser that knows nothing of the writer. */
import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarFile, folded, type CalendarEntry } from './calendarFile.ts'

const NOW = 1_795_176_000
const call: CalendarEntry = {
  uid: 'abc@conference-calls.tearsheet',
  day: '2026-11-03',
  start: { clock: '16:30:00', zone: 'America/New_York' },
  summary: 'HALO: conference call',
  description: ['Halcyon Optics, Inc.', 'Access code: 012; back\\slash'],
  url: 'https://investors.halo.example.test/events/q3-2026?a=1,2;b',
  updated: 1_793_000_000,
}
const split: CalendarEntry = { uid: 'def@splits.tearsheet', day: '2026-12-31', summary: 'AQWL: split', description: [] }

const eventsOf = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))

const instantOf = (time: ICAL.Time): string => `${new Date(time.toUnixTime() * 1000).toISOString().slice(0, 19)}Z`

describe('a calendar file', () => {
  it.each([
    ['winter', '2026-11-24', '17:00:00', '2026-11-24T22:00:00Z', '2026-11-24T23:00:00Z'],
    ['summer', '2026-07-24', '17:00:00', '2026-07-24T21:00:00Z', '2026-07-24T22:00:00Z'],
    ['the first morning of summer time', '2026-03-08', '08:00:00', '2026-03-08T12:00:00Z', '2026-03-08T13:00:00Z'],
    ['the first morning after it', '2026-11-01', '08:00:00', '2026-11-01T13:00:00Z', '2026-11-01T14:00:00Z'],
    ['the last hour of a year', '2026-12-31', '23:30:00', '2027-01-01T04:30:00Z', '2027-01-01T05:30:00Z'],
  ])('puts a call of New York at its instant, an hour long: %s', (_, day, clock, from, to) => {
    const text = calendarFile([{ ...call, day, start: { clock, zone: 'America/New_York' } }], 'Calls', NOW)
    const [event] = eventsOf(text)
    expect(event!.startDate.zone.tzid).toBe('America/New_York')
    expect(event!.startDate.toString()).toBe(`${day}T${clock}`)
    expect(instantOf(event!.startDate)).toBe(from)
    expect(instantOf(event!.endDate)).toBe(to)
  })

  it('states the rules of New York once, and only where a time stands in it', () => {
    const zonesIn = (entries: readonly CalendarEntry[]) => calendarFile(entries, 'Calls', NOW).split('BEGIN:VTIMEZONE').length - 1
    expect([zonesIn([call, { ...call, uid: 'other' }]), zonesIn([split])]).toEqual([1, 0])
  })

  it('writes the times of another zone as instants', () => {
    const [event] = eventsOf(calendarFile([{ ...call, start: { clock: '16:30:00', zone: 'Europe/Berlin' } }], 'Calls', NOW))
    expect(event!.startDate.toString()).toBe('2026-11-03T15:30:00Z')
    expect(event!.endDate.toString()).toBe('2026-11-03T16:30:00Z')
  })

  it('gives a split a whole day, up to the next', () => {
    const [event] = eventsOf(calendarFile([split], 'Splits', NOW))
    expect(event!.startDate.isDate).toBe(true)
    expect(event!.startDate.toString()).toBe('2026-12-31')
    expect(event!.endDate.toString()).toBe('2027-01-01')
  })

  it('says where to dial as its place, and leaves the place out where there is none', () => {
    const [event, other] = eventsOf(calendarFile([{ ...call, location: '(800) 555-0191, access code 012' }, split], 'Calls', NOW))
    expect(event!.location).toBe('(800) 555-0191, access code 012')
    expect(other!.component.getFirstProperty('location')).toBeNull()
  })

  it('keeps text as it was, with commas, semicolons, backslashes and lines', () => {
    const [event] = eventsOf(calendarFile([call], 'Calls', NOW))
    expect(event!.summary).toBe('HALO: conference call')
    expect(event!.description).toBe('Halcyon Optics, Inc.\nAccess code: 012; back\\slash')
    expect(event!.component.getFirstPropertyValue('url')).toBe('https://investors.halo.example.test/events/q3-2026?a=1,2;b')
  })

  it('names the same record the same each time, and says when it last changed', () => {
    const [event] = eventsOf(calendarFile([call], 'Calls', NOW))
    expect(event!.uid).toBe('abc@conference-calls.tearsheet')
    expect(String(event!.component.getFirstPropertyValue('dtstamp'))).toBe('2026-10-26T07:33:20Z')
    expect(calendarFile([call], 'Calls', NOW + 60)).toBe(calendarFile([call], 'Calls', NOW))
  })

  it('reads a change in milliseconds, and takes the present where none is given', () => {
    const stamps = eventsOf(calendarFile([{ ...call, updated: 1_793_000_000_000 }, split], 'Calls', NOW)).map((event) =>
      String(event.component.getFirstPropertyValue('dtstamp')),
    )
    expect(stamps).toEqual(['2026-10-26T07:33:20Z', '2026-11-20T12:00:00Z'])
  })

  it('ends every line as the format wants', () => {
    const text = calendarFile([call, split], 'Calls', NOW)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('brings any text back whole, and has no line of more than 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const text = calendarFile([{ ...split, summary: `A${title}Z` }], 'Any', NOW)
        expect(Math.max(...text.split('\r\n').map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
        // oxlint-disable-next-line no-control-regex -- the format has no place for control characters
        expect(eventsOf(text)[0]!.summary).toBe(`A${title}Z`.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ''))
      }),
    )
  })

  it('does not cut a character in two', () => {
    expect(folded(`${'a'.repeat(74)}é`)).toBe(`${'a'.repeat(74)}\r\n é`)
  })
})

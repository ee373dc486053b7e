/** Calls in the calendar, the numbers to dial in free text, and webcasts without a scheme. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULTS, setPreferences } from '../../settings/preferences.ts'
import { eventOfCall } from './callEvents.ts'
import type { ConferenceCall } from './endpoint.ts'
import { phonePartsOf } from './phoneNumbers.ts'
import { webcastOf } from './webcast.ts'

const call: ConferenceCall = {
  id: 'c1',
  date: '2026-11-03',
  start_time: '16:30:00',
  time: '15:41:07',
  ticker: 'QNTR',
  name: 'Quantor Systems Corp.',
  importance: 2,
  phone_num: '(800) 555-0191',
  international_num: '',
  access_code: '0597599',
  reservation_num: '',
  webcast_url: 'investors.qntr.example.test/events/q3-2026',
  notes: '',
  updated: 1_793_000_000,
}

beforeEach(() => setPreferences({ zone: 'America/New_York', callZone: 'America/New_York' }))
afterAll(() => setPreferences(DEFAULTS))

describe('a call', () => {
  it('stands on its day at the time as written', () => {
    const event = eventOfCall(call, false)
    expect(event).toMatchObject({ day: '2026-11-03', words: '16:30', time: '16:30' })
    expect(event.facts()).toBe('Call 16:30 · listed time 15:41')
  })

  it('goes into a calendar file at its New York time, with what is needed to listen', () => {
    expect(eventOfCall(call, false).entry?.()).toEqual({
      uid: 'c1@conference-calls.tearsheet',
      day: '2026-11-03',
      start: { clock: '16:30:00', zone: 'America/New_York' },
      summary: 'QNTR: conference call, Q3 2026',
      location: '(800) 555-0191, access code 0597599',
      description: [
        'Quantor Systems Corp.',
        'Call 16:30 · listed time 15:41',
        'Assumed New York time, one hour: the source gives no zone and no end.',
        'Phone: (800) 555-0191',
        'Access code: 0597599',
        'Webcast: https://investors.qntr.example.test/events/q3-2026',
      ],
      url: 'https://investors.qntr.example.test/events/q3-2026',
      updated: 1_793_000_000,
    })
  })

  it('is in the zone that calls are said to be in', () => {
    setPreferences({ callZone: 'Europe/London' })
    expect(eventOfCall(call, false).entry?.().start).toEqual({ clock: '16:30:00', zone: 'Europe/London' })
    expect(eventOfCall(call, false).entry?.().description.join()).toContain('Assumed London time')
  })

  it('has beside it the time of the zone that is preferred, where that is another', () => {
    setPreferences({ zone: 'Europe/Berlin' })
    expect(eventOfCall(call, false).facts()).toBe('Call 16:30, 22:30 GMT+1 · listed time 15:41')
    expect(eventOfCall(call, false).ownTime).toBe('22:30')
    setPreferences({ zone: 'Asia/Tokyo' })
    expect(eventOfCall(call, false).facts()).toBe('Call 16:30, 06:30 GMT+9 on 4 Nov 2026 · listed time 15:41')
    setPreferences({ zone: 'America/New_York' })
    expect(eventOfCall(call, false).ownTime).toBeUndefined()
    expect(eventOfCall(call, false).facts()).toBe('Call 16:30 · listed time 15:41')
  })

  it('names its quarter where the service sends one', () => {
    const titleOf = (extra: object) => eventOfCall({ ...call, ...extra }, false).entry?.().summary
    expect(titleOf({ period: 'Q3', period_year: 2026 })).toBe('QNTR: conference call, Q3 2026')
    expect(titleOf({ period: 'FY', period_year: '2026' })).toBe('QNTR: conference call, FY 2026')
    expect(titleOf({ period: { of: 3 }, period_year: '', webcast_url: '' })).toBe('QNTR: conference call')
  })

  it('without a number to dial is at its webcast', () => {
    const entryOf = (extra: object) => eventOfCall({ ...call, phone_num: '', access_code: '', ...extra }, false).entry?.()
    expect(entryOf({ international_num: '+44 20 7946 0123' })?.location).toBe('+44 20 7946 0123')
    expect(entryOf({})?.location).toBe('https://investors.qntr.example.test/events/q3-2026')
    expect(entryOf({ webcast_url: '' })?.location).toBeUndefined()
  })

  it('without a readable time is a whole day, and without a readable day is nowhere', () => {
    expect(eventOfCall({ ...call, start_time: '25:00:00' }, false).entry!().start).toBeUndefined()
    expect(eventOfCall({ ...call, date: 'soon' }, false)).toMatchObject({ day: undefined, entry: undefined })
  })
})

describe('numbers to dial', () => {
  const dialled = (text: string) => phonePartsOf(text).flatMap(({ href }) => href ?? [])

  it('are found between words, and the text stays whole', () => {
    const text = '+44 20 7946 0123 or (646) 555-0112'
    expect(dialled(text)).toEqual(['tel:+442079460123', 'tel:6465550112'])
    expect(
      phonePartsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it.each([
    ['1-888-555-0117', ['tel:18885550117']],
    ['(800) 555-0191', ['tel:8005550191']],
    ['+44 (0)20 7946 0123', []],
    ['see website', []],
    ['ext. 4512', []],
    ['1-800-FLOWERS', []],
  ])('%s', (text, numbers) => {
    expect(dialled(text)).toEqual(numbers)
  })
})

describe('a webcast', () => {
  it('gets a scheme where it has none, and says so', () => {
    expect(webcastOf('investors.acme.example.test/q3')).toEqual({
      text: 'investors.acme.example.test/q3',
      href: 'https://investors.acme.example.test/q3',
      isCompleted: true,
    })
  })

  it('with another scheme stays what it is', () => {
    expect(webcastOf('javascript:alert(1)')).toEqual({
      text: 'javascript:alert(1)',
      href: 'javascript:alert(1)',
      isCompleted: false,
    })
    expect(webcastOf('')).toBeUndefined()
  })
})

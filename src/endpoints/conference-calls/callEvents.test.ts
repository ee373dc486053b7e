// @vitest-environment node
/** Calls in the calendar, the numbers to dial in free text, and webcasts without a scheme. */
import { describe, expect, it } from 'vitest'
import { eventOfCall } from './callEvents.ts'
import type { ConferenceCall } from './endpoint.ts'
import { phonePartsOf } from './phoneNumbers.ts'
import { webcastOf } from './webcast.ts'

const call: ConferenceCall = {
  id: 'c1',
  date: '2026-11-03',
  start_time: '16:30:00',
  time: '16:05:00',
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

describe('a call', () => {
  it('stands on its day at the time as written', () => {
    expect(eventOfCall(call, false)).toMatchObject({
      moments: [{ day: '2026-11-03', words: '16:30' }],
      time: '16:30',
      facts: 'Call 16:30 · results 16:05',
    })
  })

  it('goes into a calendar file with what is needed to listen, the zone left open', () => {
    expect(eventOfCall(call, false).entry).toEqual({
      uid: 'c1@conference-calls.tearsheet',
      day: '2026-11-03',
      clock: '16:30:00',
      summary: 'QNTR: conference call',
      description: [
        'Quantor Systems Corp.',
        'Call 16:30 · results 16:05 (zone not stated by the source)',
        'Phone: (800) 555-0191',
        'Access code: 0597599',
        'Webcast: https://investors.qntr.example.test/events/q3-2026',
      ],
      url: 'https://investors.qntr.example.test/events/q3-2026',
      updated: 1_793_000_000,
    })
  })

  it('without a readable time is a whole day, and without a readable day is nowhere', () => {
    expect(eventOfCall({ ...call, start_time: '25:00:00' }, false).entry?.clock).toBeUndefined()
    expect(eventOfCall({ ...call, date: 'soon' }, false)).toMatchObject({ moments: [], entry: undefined })
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

/** Splits in the calendar: their ex-date, and words for what does not fit together. */
import { describe, expect, it } from 'vitest'
import { ask } from '../../test/ask.ts'
import type { Split } from './endpoint.ts'
import source from './mock.ts'
import { odditiesOf } from './splitDates.ts'
import { eventOfAnnouncement, eventOfSplit } from './splitEvents.ts'

const split: Split = {
  id: 's1',
  ticker: 'AQWL',
  name: 'Aquawell Water, Inc.',
  ratio: '1:8',
  split_type: 'Reverse Split',
  date_announced: '2026-11-06',
  date_recorded: '2026-11-16',
  date_ex: '2026-11-18',
  date_distribution: '2026-11-18',
  importance: 3,
  notes: '',
  updated: 1_793_000_000,
}

describe('a split whose days agree', () => {
  it('is its ex-date, with the other days beside it', () => {
    const event = eventOfSplit(split, false)
    expect(event).toMatchObject({ day: '2026-11-18', words: '1-for-8 reverse', tone: 'reverse' })
    expect(event.facts()).toBe('Announced 6 Nov 2026 · record 16 Nov · ex 18 Nov · distribution 18 Nov')
    expect(event.oddities()).toEqual([])
  })

  it('stands on the day of its announcement where the calendar goes by that, and is exported as its ex-date all the same', () => {
    const event = eventOfAnnouncement(split, false)
    expect(event).toMatchObject({ day: '2026-11-06', words: '1-for-8 reverse, announced' })
    expect(event.entry?.().day).toBe('2026-11-18')
  })

  it('may be paid on the eve of its ex-date', () => {
    expect(odditiesOf({ ...split, date_distribution: '2026-11-17' })).toEqual([])
  })

  it('goes into a calendar file as its ex-date, a whole day, and says that it is invented where it is', () => {
    expect(eventOfSplit(split, true).entry?.()).toMatchObject({
      uid: 's1@splits.tearsheet',
      day: '2026-11-18',
      summary: 'DEMO AQWL: split 1-for-8 reverse, ex-date',
      description: [
        'DEMO DATA: an invented company.',
        'Aquawell Water, Inc.',
        'Reverse Split',
        'Announced 6 Nov 2026 · record 16 Nov · ex 18 Nov · distribution 18 Nov',
      ],
    })
  })
})

describe('a split that does not fit together', () => {
  it('is said to be announced after its ex-date', () => {
    const odd = eventOfSplit({ ...split, date_recorded: '', date_ex: '2025-11-06', date_distribution: '' }, false)
    expect(odd.day).toBe('2025-11-06')
    expect(odd.oddities()).toEqual(['Announced 365 days after its ex-date, as the service gives it.'])
  })

  it('stands on its earliest day where no ex-date is given, and says which that is', () => {
    const without = { ...split, date_announced: '2026-11-16', date_ex: '' }
    expect(eventOfSplit(without, false)).toMatchObject({ day: '2026-11-16', words: '1-for-8 reverse, announced, record date' })
  })

  it('has words for a record date after the distribution and for a day that is none', () => {
    expect(odditiesOf({ ...split, date_recorded: '2026-11-19' })).toEqual([
      'Record date 1 day after the distribution, as the service gives it.',
    ])
    expect(odditiesOf({ ...split, date_ex: '18 Nov' })).toEqual(['The ex-date “18 Nov” is no day that can be read.'])
  })

  it('has words for a ratio that cannot be read, and for a name that says the opposite', () => {
    expect(odditiesOf({ ...split, ratio: 'see notes' })).toEqual([
      'The ratio “see notes” could not be read: shown as given, no direction claimed.',
    ])
    expect(odditiesOf({ ...split, ratio: '8:1' })).toEqual(['Called “Reverse Split”, but by its ratio a forward split.'])
  })

  it('without any day has no place in the calendar', () => {
    const none = eventOfSplit({ ...split, date_announced: '', date_recorded: null, date_ex: '', date_distribution: '' }, false)
    expect(none.day).toBeUndefined()
    expect(none.entry).toBeUndefined()
  })
})

it('the mock service has splits of both kinds', async () => {
  const { rows } = await ask(source, 'parameters[date_from]=2022-01-01&pagesize=1000')
  const odd = rows.filter((row) => odditiesOf(row).length > 0)
  expect(odd.length).toBeGreaterThan(5)
  expect(odd.length).toBeLessThan(rows.length / 4)
})

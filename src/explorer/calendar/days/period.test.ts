/** Which days the views show, and when they say that not all of them were asked for. */
import { describe, expect, it } from 'vitest'
import { dayOfKey } from './dayKeys.ts'
import {
  CALENDAR_VIEWS,
  partialWords,
  periodOf,
  shownOf,
  startFor,
  stepOf,
  titleOf,
  weeksOf,
  type CalendarView,
  type FixedDays,
} from './period.ts'

const TODAY = '2026-11-20'

describe('a period', () => {
  it('of a month is its weeks from Monday to Sunday', () => {
    expect(periodOf('month', '2026-11-20')).toEqual({ first: '2026-10-26', last: '2026-12-06' })
    expect(periodOf('month', '2027-02-14')).toEqual({ first: '2027-02-01', last: '2027-02-28' })
  })

  it('of a week is seven days from any day on, also across a year and before 1970', () => {
    expect(periodOf('week', '2027-01-01')).toEqual({ first: '2027-01-01', last: '2027-01-07' })
    expect(periodOf('week', '1969-12-28')).toEqual({ first: '1969-12-28', last: '1970-01-03' })
  })

  it('of the agenda is a month from any day on', () => {
    expect(periodOf('agenda', '2026-11-20')).toEqual({ first: '2026-11-20', last: '2026-12-19' })
    expect(periodOf('agenda', '2028-02-01')).toEqual({ first: '2028-02-01', last: '2028-02-29' })
  })

  it('has one row for each week', () => {
    expect(weeksOf(periodOf('month', '2026-11-01'))).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
  })

  it('is followed by the next, without a gap', () => {
    expect(stepOf('month', { first: '2026-01-01', last: '2026-01-31' }, 1)).toBe('2026-02-01')
    expect(stepOf('week', { first: '2026-11-20', last: '2026-11-26' }, 1)).toBe('2026-11-27')
    expect(stepOf('week', { first: '2026-11-20', last: '2026-11-26' }, -1)).toBe('2026-11-13')
  })

  it('is left for the one in which a day is', () => {
    const week = { first: '2026-11-20', last: '2026-11-26' }
    const days = ['2026-11-19', '2026-11-27', '2026-12-20']
    expect(days.map((day) => startFor('week', week, day))).toEqual(['2026-11-13', '2026-11-27', '2026-12-18'])
    expect(startFor('month', periodOf('month', '2026-11-20'), '2026-12-15')).toBe('2026-12-01')
  })
})

const shownIn = (view: CalendarView, fixed: FixedDays = {}, start?: string) => shownOf(view, fixed, start, TODAY)

describe('where the address fixes no days', () => {
  it('seven days, a month and the calendar month are shown from today on, and all of them asked for', () => {
    expect(shownIn('week').period).toEqual({ first: '2026-11-20', last: '2026-11-26' })
    expect(shownIn('agenda').period).toEqual({ first: '2026-11-20', last: '2026-12-19' })
    expect(shownIn('month').period).toEqual({ first: '2026-10-26', last: '2026-12-06' })
    for (const view of CALENDAR_VIEWS) {
      const { asked, period, isAsked } = shownIn(view)
      expect([asked, isAsked]).toEqual([period, true])
    }
  })

  it('the day that the address begins with comes first', () => {
    expect(shownIn('week', {}, '2026-12-01').period).toEqual({ first: '2026-12-01', last: '2026-12-07' })
    expect(titleOf('month', shownIn('month', {}, '2027-01-15'), {})).toBe('January 2027')
    expect(titleOf('agenda', shownIn('agenda', {}, '2026-12-01'), {})).toBe('December 2026')
    expect(titleOf('agenda', shownIn('agenda'), {})).toBe('20 Nov to 19 Dec 2026')
  })

  it('a day that is none is no beginning', () => {
    for (const start of ['soon', '2026-02-30', '9999-12-31', '0001-01-01'])
      expect(shownIn('week', {}, start)).toEqual(shownIn('week'))
  })
})

describe('where the address fixes days', () => {
  const december = { from: '2026-12-01', to: '2026-12-31' }

  it('they stay what is asked for in every view', () => {
    for (const view of CALENDAR_VIEWS) {
      expect(shownIn(view, december).asked).toEqual({ first: '2026-12-01', last: '2026-12-31' })
      expect(shownIn(view, december, '2027-01-01').asked).toEqual({ first: '2026-12-01', last: '2026-12-31' })
    }
  })

  it('the view begins as near to today as they are', () => {
    expect(shownIn('week', december).period.first).toBe('2026-12-01')
    expect(shownIn('week', { from: '2026-01-01', to: '2026-12-31' }).period.first).toBe(TODAY)
    expect(shownIn('week', { to: '2025-06-29' }).period).toEqual({ first: '2025-06-23', last: '2025-06-29' })
    expect(shownIn('week', { from: '2026-11-18', to: '2026-11-22' }).period.first).toBe('2026-11-18')
    expect(titleOf('month', shownIn('month', { to: '2025-06-29' }), {})).toBe('June 2025')
    expect(shownIn('week', { from: '0001-01-01', to: '0001-01-02' }).period.first).toBe(TODAY)
  })

  it('a month is whole without the days of its neighbours, and a part is said to be one', () => {
    expect(shownIn('month', december).isAsked).toBe(true)
    const part = { from: '2026-12-01', to: '2026-12-30' }
    expect(partialWords('month', shownIn('month', part), part, false)).toBe(
      'Showing part of this month: the filter covers 1 to 30 Dec 2026.',
    )
    expect(partialWords('month', shownIn('month', part, '2027-02-01'), part, false)).toBe(
      'The filter covers 1 to 30 Dec 2026, nothing of this month.',
    )
  })

  it('the agenda is about them, whatever they are', () => {
    const open = { from: '2026-11-18' }
    const shown = shownIn('agenda', open, '2030-01-01')
    expect(shown.period).toEqual({ first: '2026-11-18', last: '9999-12-31' })
    expect(titleOf('agenda', shown, open)).toBe('Days from 18 Nov 2026')
    expect(partialWords('agenda', shown, open, true)).toBe('Showing part of these days.')
    expect(partialWords('agenda', shown, open, false)).toBeUndefined()
  })
})

describe('the keys of the grid', () => {
  const press = (key: string, shiftKey = false) => dayOfKey({ key, shiftKey }, '2026-11-20', '2026-10-26')

  it('move by a day and a week, and to the ends of the week', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => press(key)?.day)).toEqual([
      '2026-11-19',
      '2026-11-21',
      '2026-11-13',
      '2026-11-27',
      '2026-11-16',
      '2026-11-22',
    ])
  })

  it('know a week by the day with which it begins', () => {
    const ends = ['Home', 'End'].map((key) => dayOfKey({ key, shiftKey: false }, '2026-11-24', '2026-11-20')?.day)
    expect(ends).toEqual(['2026-11-20', '2026-11-26'])
  })

  it('turn to another month, and with Shift to another year', () => {
    expect(press('PageDown')).toEqual({ day: '2026-12-20', isTurn: true })
    expect(press('PageUp')).toEqual({ day: '2026-10-20', isTurn: true })
    expect(press('PageUp', true)?.day).toBe('2025-11-20')
    expect(dayOfKey({ key: 'PageDown', shiftKey: false }, '2026-01-31', '2025-12-29')?.day).toBe('2026-02-28')
  })

  it('leave other keys alone', () => {
    expect(press('Tab')).toBeUndefined()
  })
})

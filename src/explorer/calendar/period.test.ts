/** Which days the views show, and when they say that not all of them were asked for. */
import { describe, expect, it } from 'vitest'
import { dayOfKey } from './dayKeys.ts'
import { periodOf, shownOf, stepOf, titleOf, weeksOf } from './period.ts'

const TODAY = '2026-11-20'

describe('a period', () => {
  it('of a month is its weeks from Monday to Sunday', () => {
    expect(periodOf('month', '2026-11-20')).toEqual({ first: '2026-10-26', last: '2026-12-06' })
    expect(periodOf('month', '2027-02-14')).toEqual({ first: '2027-02-01', last: '2027-02-28' })
  })

  it('of a week begins on Monday, also across a year and before 1970', () => {
    expect(periodOf('week', '2027-01-01')).toEqual({ first: '2026-12-28', last: '2027-01-03' })
    expect(periodOf('week', '1969-12-20')).toEqual({ first: '1969-12-15', last: '1969-12-21' })
  })

  it('of the agenda is the month alone', () => {
    expect(periodOf('agenda', '2028-02-10')).toEqual({ first: '2028-02-01', last: '2028-02-29' })
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

  it('is followed by the next, whatever day of a long month it is about', () => {
    expect(stepOf('month', '2026-01-31', 1)).toBe('2026-02-01')
    expect(stepOf('week', '2026-11-20', -1)).toBe('2026-11-13')
  })
})

describe('what is shown', () => {
  it('is the month whose weeks the filter asks for, also when a day of the next is chosen in it', () => {
    const shown = shownOf('month', { from: '2026-10-26', to: '2026-12-06' }, '2026-12-02', TODAY)
    expect(shown).toEqual({ period: { first: '2026-10-26', last: '2026-12-06' }, anchor: '2026-11-15', isAsked: true })
    expect(titleOf('month', shown, {})).toBe('November 2026')
  })

  it('is the month of today when no day is asked for, and says that it was not asked for', () => {
    expect(shownOf('month', {}, undefined, TODAY)).toMatchObject({ anchor: TODAY, isAsked: false })
  })

  it('is the month of a single day, of which only that day was asked for', () => {
    expect(shownOf('month', { date: '2025-03-04' }, undefined, TODAY)).toMatchObject({ anchor: '2025-03-04', isAsked: false })
  })

  it('is within a wider range, and then was asked for', () => {
    expect(shownOf('month', { from: '2026-01-01', to: '2026-12-31' }, undefined, TODAY)).toMatchObject({
      anchor: TODAY,
      isAsked: true,
    })
    expect(shownOf('week', { to: '2025-06-29' }, undefined, TODAY)).toMatchObject({ anchor: '2025-06-29', isAsked: true })
  })

  it('of the agenda is whatever range is asked for', () => {
    const asked = { from: '2026-11-18' }
    const shown = shownOf('agenda', asked, undefined, TODAY)
    expect(shown.period).toEqual({ first: '2026-11-18', last: '9999-12-31' })
    expect(titleOf('agenda', shown, asked)).toBe('Days from 18 Nov 2026')
  })

  it('stays within years that have four digits', () => {
    expect(shownOf('month', { from: '0001-01-01', to: '0001-01-02' }, undefined, TODAY).anchor).toBe(TODAY)
    expect(shownOf('month', { from: '2026-11-01' }, '9999-12-31', TODAY).anchor).toBe(TODAY)
  })
})

describe('the keys of the grid', () => {
  const press = (key: string, shiftKey = false) => dayOfKey({ key, shiftKey }, '2026-11-20')

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

  it('turn to another month, and with Shift to another year', () => {
    expect(press('PageDown')).toEqual({ day: '2026-12-20', isTurn: true })
    expect(press('PageUp')).toEqual({ day: '2026-10-20', isTurn: true })
    expect(press('PageUp', true)?.day).toBe('2025-11-20')
    expect(dayOfKey({ key: 'PageDown', shiftKey: false }, '2026-01-31')?.day).toBe('2026-02-28')
  })

  it('leave other keys alone', () => {
    expect(press('Tab')).toBeUndefined()
  })
})

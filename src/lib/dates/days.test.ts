/** Days as text: they exist, they are counted, and no time zone touches them. */
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayOfDisplay,
  dayOfUnix,
  daysBetween,
  displayOfDay,
  isDay,
  unixOfDay,
  weekdayOf,
  wordsOfDay,
  wordsOfRange,
} from './days.ts'

it.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00:00Z', false],
  ['', false],
  ['+02026-01-01', false],
  ['2026/01/01', false],
  ['2026-0a-01', false],
  ['2026-01-1 ', false],
])('whether %s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

it('knows the days of every month as a calendar does', () => {
  const two = (number: number): string => String(number).padStart(2, '0')
  for (const year of [1900, 2000, 2023, 2024])
    for (let month = 0; month <= 13; month += 1)
      for (let date = 0; date <= 32; date += 1) {
        const day = `${year}-${two(month)}-${two(date)}`
        // `Date` turns 30 February into 1 March, so what was understood is read back.
        const time = Date.parse(`${day}T00:00:00Z`)
        expect([day, isDay(day)]).toEqual([day, !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)])
      }
})

describe('counting', () => {
  it('goes over months, years and leap days, both ways', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2024-03-01', -2)).toBe('2024-02-28')
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2026-01-02', '2026-01-01')).toBe(-1)
  })

  it('agrees with the calendar of the language on every day of four centuries, and beyond', () => {
    const DAY_MS = 86_400_000
    const textOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10)
    for (let number = -60_000; number < 100_000; number += 1) {
      const day = textOf(number)
      if (unixOfDay(day) !== number * 86_400 || addDays('1970-01-01', number) !== day) expect.fail(day)
    }
    for (const number of [-719_528, -719_162, 2_932_896, 2_932_897]) expect(addDays('1970-01-01', number)).toBe(textOf(number))
    expect(addDays('2026-02-30', 0)).toBe('2026-03-02')
    expect(() => addDays('soon', 1)).toThrow(RangeError)
    expect(daysBetween('', '2026-01-01')).toBeNaN()
  })

  it('is not put out by the days on which clocks change', () => {
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
  })

  it('of months ends on the last day where there is no such day', () => {
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
  })

  it('begins the week on Monday', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-22', '1970-01-01', '1969-12-29'].map(weekdayOf)).toEqual([0, 4, 6, 3, 0])
  })

  it('of seconds is in UTC', () => {
    expect(unixOfDay('2026-11-20')).toBe(1_795_132_800)
    expect([dayOfUnix(1_795_132_800), dayOfUnix(1_795_132_799)]).toEqual(['2026-11-20', '2026-11-19'])
  })
})

it('says a day and a range as a reader does', () => {
  expect(wordsOfDay('2026-11-05')).toBe('5 Nov 2026')
  expect(wordsOfRange('2026-03-01', '2026-03-31')).toBe('1 to 31 Mar 2026')
  expect(wordsOfRange('2026-10-01', '2026-11-20')).toBe('1 Oct to 20 Nov 2026')
  expect(wordsOfRange('2025-12-30', '2026-01-02')).toBe('30 Dec 2025 to 2 Jan 2026')
  expect(wordsOfRange('2026-03-01', '2026-03-01')).toBe('1 Mar 2026')
})

it('reads and writes the display form of price rows', () => {
  expect(dayOfDisplay('Mar 7, 2025')).toBe('2025-03-07')
  expect(displayOfDay('2025-03-07')).toBe('Mar 7, 2025')
  for (let day = '2023-12-25'; day < '2025-01-10'; day = addDays(day, 1)) expect(dayOfDisplay(displayOfDay(day))).toBe(day)
  expect(dayOfDisplay('Mar 07, 2025')).toBe('2025-03-07')
  for (const text of [
    'March 7, 2025',
    'Mar 32, 2025',
    'Foo 7, 2025',
    'Feb 30, 2025',
    'Mar 0, 2025',
    'Mar 007, 2025',
    'Mar  7, 2025',
    'Mar +7, 2025',
    'Mar 7,2025',
    'Mar 7, 2O25',
    'Mar 7, 2025 ',
    'mar 7, 2025',
    '2025-03-07',
    '',
  ]) {
    expect(dayOfDisplay(text)).toBeUndefined()
  }
})

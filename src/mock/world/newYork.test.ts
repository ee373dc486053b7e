import { expect, it } from 'vitest'
import { addDays, weekdayOf } from '../../lib/dates/days.ts'
import { hoursBehindUtc, unixOfNewYork } from './newYork.ts'

it.each([
  ['the Saturday before daylight saving time', '2026-03-07', 5],
  ['its first Sunday', '2026-03-08', 4],
  ['its last Saturday', '2026-10-31', 4],
  ['the Sunday that ends it', '2026-11-01', 5],
  ['a March that begins on a Friday', '2024-03-09', 5],
  ['the second Sunday of that March', '2024-03-10', 4],
] as const)('knows the hours behind UTC on %s', (_, day, hours) => {
  expect(hoursBehindUtc(day)).toBe(hours)
})

it('turns a New York time into a moment', () => {
  expect(unixOfNewYork('2026-11-20', '16:30:00')).toBe(Date.UTC(2026, 10, 20, 21, 30) / 1000)
  expect(unixOfNewYork('2026-07-22', '08:00:30')).toBe(Date.UTC(2026, 6, 22, 12, 0, 30) / 1000)
})

it('agrees with the time-zone database on every day of the market', () => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', hour: '2-digit' })
  for (let day = '2022-12-31'; day <= '2027-12-31'; day = addDays(day, 1)) {
    if (weekdayOf(day) === 2) expect([day, clock.format(unixOfNewYork(day, '17:00:00') * 1000)]).toEqual([day, '17'])
  }
})

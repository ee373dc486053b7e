import { expect, it } from 'vitest'
import { calendarTo, isTradingDay, tradingDayFrom } from './tradingDays.ts'

// As published by the New York Stock Exchange.
it.each([
  ['New Year’s Day of 2023, kept on Monday', '2023-01-02'],
  ['Martin Luther King Jr. Day', '2024-01-15'],
  ['Presidents’ Day', '2025-02-17'],
  ['Good Friday of 2023', '2023-04-07'],
  ['Good Friday of 2024', '2024-03-29'],
  ['Good Friday of 2026', '2026-04-03'],
  ['Memorial Day', '2026-05-25'],
  ['Juneteenth', '2025-06-19'],
  ['Independence Day of 2026, a Saturday kept on Friday', '2026-07-03'],
  ['Labor Day', '2023-09-04'],
  ['Thanksgiving', '2024-11-28'],
  ['Christmas of 2022, a Sunday kept on Monday', '2022-12-26'],
  ['a Saturday', '2026-11-21'],
  ['a Sunday', '2026-11-22'],
])('is closed on %s', (_, day) => {
  expect(isTradingDay(day)).toBe(false)
})

it.each(['2021-12-31', '2023-01-03', '2024-10-14', '2025-11-11', '2026-11-20'])('is open on %s', (day) => {
  expect(isTradingDay(day)).toBe(true)
})

it('has as many trading days in a year as the exchanges had', () => {
  const { days } = calendarTo('2024-12-31')
  expect(days.filter((day) => day.startsWith('2023')).length).toBe(250)
  expect(days.filter((day) => day.startsWith('2024')).length).toBe(252)
})

it('goes on to the next trading day', () => {
  expect(tradingDayFrom('2026-11-20')).toBe('2026-11-20')
  expect(tradingDayFrom('2026-11-21')).toBe('2026-11-23')
  expect(tradingDayFrom('2026-11-26')).toBe('2026-11-27')
})

it('numbers the days from the first one, and knows how many are past', () => {
  const calendar = calendarTo('2023-01-08')
  expect(calendar.days.slice(0, 5)).toEqual(['2023-01-03', '2023-01-04', '2023-01-05', '2023-01-06', '2023-01-09'])
  expect(calendar.past).toBe(4)
  expect(calendar.indexFrom('2022-06-01')).toBe(0)
  expect(calendar.indexFrom('2023-01-07')).toBe(4)
  expect(calendar.quarterStarts[1]).toBe(calendar.indexFrom('2023-04-03'))
})

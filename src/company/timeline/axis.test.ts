/** Days as places on the axis, ticks, shared markers and the broken line. */
import { expect, it } from 'vitest'
import { dayAt, linePath, markersOf, priceScaleOf, shareOf, ticksOf } from './axis.ts'

const YEAR = { from: '2025-11-20', to: '2026-11-20' }
const event = (day: string) => ({ day, words: day, id: day })

it('finds the day again that it placed', () => {
  for (const day of ['2025-11-20', '2026-02-28', '2026-11-20']) expect(dayAt(YEAR, shareOf(YEAR, day))).toBe(day)
  expect([dayAt(YEAR, -1), dayAt(YEAR, 2)]).toEqual([YEAR.from, YEAR.to])
})

it('marks months as long as they have room, and names the year where it begins', () => {
  expect(
    ticksOf(YEAR, 1000)
      .map(({ words }) => words)
      .slice(0, 3),
  ).toEqual(['Dec 2025', 'Jan 2026', 'Feb'])
  expect(ticksOf(YEAR, 300).map(({ words }) => words)).toEqual(['Jan 2026', 'Apr', 'Jul', 'Oct'])
  expect(ticksOf({ from: '2016-03-01', to: '2026-03-01' }, 300).length).toBeLessThan(6)
})

it('gives events that would overlap one marker, and loses none', () => {
  const events = ['2025-11-20', '2025-11-21', '2026-05-01', '2026-11-20'].map(event)
  const markers = markersOf(events, YEAR, 365)
  expect(markers.map(({ events: own }) => own.length)).toEqual([2, 1, 1])
  const places = markers.map(({ x }) => x)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('breaks the line where prices are missing, and not over a long weekend', () => {
  const points = ['2026-01-02', '2026-01-06', '2026-03-02'].map((day, index) => ({ day, value: 10 + index }))
  expect(linePath(points, YEAR, priceScaleOf(points)!).replace(/[\d. -]+/g, '')).toBe('MLM')
})

it('gives round values between the lowest and the highest price, also of a price that never moves', () => {
  expect(
    priceScaleOf([
      { day: YEAR.from, value: 37 },
      { day: YEAR.to, value: 63 },
    ])?.marks,
  ).toEqual([40, 50, 60])
  expect(priceScaleOf([{ day: YEAR.from, value: 5 }])?.marks.length).toBeGreaterThan(1)
  expect(priceScaleOf([])).toBeUndefined()
})

import { expect, it } from 'vitest'
import { weekdays } from './testing.ts'
import { trailingPercentile } from './trailingPercentile.ts'

const days = weekdays('2026-01-01', 130)
const rising = Float64Array.from(days, (_, place) => place + 1)

it('has a percentile of 120 values and none of 119', () => {
  expect(trailingPercentile(days, rising, days[118]!, 1)).toBeUndefined()
  // The highest of 120: 119 below and half of itself.
  expect(trailingPercentile(days, rising, days[119]!, 1)).toEqual({ value: (119.5 / 120) * 100, count: 120, leftOut: 0 })
})

it('gives those equal half', () => {
  const flat = new Float64Array(days.length).fill(7)
  expect(trailingPercentile(days, flat, days[124]!, 1)).toEqual({ value: 50, count: 125, leftOut: 0 })
  const steps = Float64Array.from(days, (_, place) => (place < 60 ? 1 : 2))
  // 60 below, 60 equal: 60 + 30 of 120.
  expect(trailingPercentile(days, steps, days[119]!, 1)?.value).toBe(75)
})

it('leaves out and counts negative and absent values, and keeps zero', () => {
  const values = rising.map((value) => (value <= 3 ? -value : value <= 5 ? NaN : value === 6 ? 0 : value))
  expect(trailingPercentile(days, values, days[123]!, 1)).toBeUndefined()
  expect(trailingPercentile(days, values, days[124]!, 1)).toEqual({ value: (119.5 / 120) * 100, count: 120, leftOut: 5 })
})

it('has none for a loss, for an absent value, and more than seven days after the last', () => {
  expect(trailingPercentile(days, rising.with(129, -4), days[129]!, 1)).toBeUndefined()
  expect(trailingPercentile(days, rising.with(129, NaN), days[129]!, 1)).toBeUndefined()
  expect(days[129]).toBe('2026-07-01')
  expect(trailingPercentile(days, rising, '2026-07-08', 1)).toMatchObject({ count: 130 })
  expect(trailingPercentile(days, rising, '2026-07-09', 1)).toBeUndefined()
})

it('looks back one, two or five years, the day of the year before not among them', () => {
  const long = weekdays('2020-01-01', 1565)
  const values = new Float64Array(long.length).fill(1)
  const counted = (day: string, years: 1 | 2 | 5) => trailingPercentile(long, values, day, years)?.count
  // 2024-12-31 is a Tuesday: from 1 January 2024, which has 262 weekdays; 2023 has 260, and 2020 to 2022 have 262, 261 and 260.
  expect(counted('2024-12-31', 1)).toBe(262)
  expect(counted('2024-12-31', 2)).toBe(522)
  expect(counted('2024-12-31', 5)).toBe(1305)
})

it('knows nothing of later days', () => {
  const falling = rising.map((value) => 200 - value)
  const now = trailingPercentile(days.slice(0, 122), falling.slice(0, 122), days[121]!, 1)
  // The lowest of 122: half of itself.
  expect(now).toEqual({ value: (0.5 / 122) * 100, count: 122, leftOut: 0 })
  expect(trailingPercentile(days, falling, days[121]!, 1)).toEqual(now)
})

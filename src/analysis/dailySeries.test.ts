import { expect, it } from 'vitest'
import { dailySeries, placeAsOf } from './dailySeries.ts'

it('puts days in order, keeps the last row of a repeated day, and drops what is no day', () => {
  const series = dailySeries(['2026-01-06', '2026-01-05', '2026-02-30', '2026-01-06'], {
    close: [10, 20, 30, 40],
    figures: { pe: [1, 2, 3, 4] },
  })
  expect(series.days).toEqual(['2026-01-05', '2026-01-06'])
  expect([...series.close]).toEqual([20, 40])
  expect([...series.figures['pe']!]).toEqual([2, 4])
})

it('has NaN for what was not sent, and zero for zero', () => {
  const series = dailySeries(['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08'], {
    close: [0, null, undefined, Infinity],
    high: [1],
  })
  expect([...series.close]).toEqual([0, NaN, NaN, NaN])
  expect([...series.high]).toEqual([1, NaN, NaN, NaN])
  expect([...series.low]).toEqual([NaN, NaN, NaN, NaN])
})

it('takes the last trading day on or before a day, seven days back and no further', () => {
  const days = ['2026-01-02', '2026-01-05']
  expect(placeAsOf(days, '2026-01-01')).toBeUndefined()
  expect(placeAsOf(days, '2026-01-02')).toBe(0)
  expect(placeAsOf(days, '2026-01-04')).toBe(0)
  expect(placeAsOf(days, '2026-01-05')).toBe(1)
  expect(placeAsOf(days, '2026-01-12')).toBe(1)
  expect(placeAsOf(days, '2026-01-13')).toBeUndefined()
  expect(placeAsOf([], '2026-01-13')).toBeUndefined()
})

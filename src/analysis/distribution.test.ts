import { expect, it } from 'vitest'
import { distribution, wilsonInterval } from './distribution.ts'

it('has quartiles between neighbours in a straight line, and leaves NaN out', () => {
  // R: quantile(c(-3, 1, 2, 10)) is -3, 0, 1.5, 4, 10.
  expect(distribution([2, NaN, 10, -3, 1])).toEqual({
    n: 4,
    mean: 2.5,
    median: 1.5,
    lowerQuartile: 0,
    upperQuartile: 4,
    shareAboveZero: 0.75,
  })
})

it('counts zero as not above zero, and has no figures of nothing', () => {
  expect(distribution([0, 0, 1, -1]).shareAboveZero).toBe(0.25)
  expect(distribution([7])).toMatchObject({ n: 1, median: 7, lowerQuartile: 7, upperQuartile: 7, mean: 7 })
  expect(distribution([])).toEqual({ n: 0, mean: NaN, median: NaN, lowerQuartile: NaN, upperQuartile: NaN, shareAboveZero: NaN })
})

it('bounds a rate by the score interval', () => {
  // 10 of 100: p = 0.1, z² = 3.841459; (0.1 + 0.019207 ± 1.959964 √(0.0009 + 0.000096036)) / 1.038415.
  const { low, high } = wilsonInterval(10, 100)!
  expect(low).toBeCloseTo(0.0552291, 6)
  expect(high).toBeCloseTo(0.1743657, 6)
  // None and all of ten: 0 to z² / (10 + z²), and the mirror of it.
  expect(wilsonInterval(0, 10)).toEqual({ low: 0, high: expect.closeTo(0.2775328, 6) })
  expect(wilsonInterval(10, 10)).toEqual({ low: expect.closeTo(0.7224672, 6), high: 1 })
  expect(wilsonInterval(0, 0)).toBeUndefined()
})

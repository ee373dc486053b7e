/** Median and standard deviation against figures worked out by hand. */
import { expect, it } from 'vitest'
import { bandOf, bandWords } from './band.ts'

const of = (...values: (number | undefined)[]) => bandOf(values.map((value) => ({ value })))

it('finds the median and one standard deviation to either side, over the days that have a value', () => {
  // The mean of these eight is 5, the sum of squares around it 32: a deviation of 2. The middle two are 4 and 5.
  const band = of(9, undefined, 2, 4, 4, 4, 5, 5, 7)
  expect(band).toEqual({ median: 4.5, low: 2.5, high: 6.5 })
  expect(bandWords('price_to_earnings_ratio_ttm', band!)).toBe('P/E (TTM): median 4.50, ±1 standard deviation 2.50 to 6.50.')
  expect(of(3, 1, 2)?.median).toBe(2)
})

it('has none of a single value', () => {
  expect(of(3, undefined)).toBeUndefined()
})

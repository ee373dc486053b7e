/** Percentiles within the loaded history. */
import { expect, it } from 'vitest'
import { historiesOf } from './priceSeries.ts'
import { standingOf, standingWords } from './percentile.ts'

const daysOf = (values: readonly (number | null)[]) =>
  historiesOf(values.map((value, index) => ({ symbol: 'A', date: `Mar ${index + 1}, 2025`, ev_sales: value }))).histories[0]!.days

it('ranks the latest value among all, equal days counted half', () => {
  expect(standingOf(daysOf([1, 5, 3, 3]), 'ev_sales')).toEqual({
    latest: 3,
    day: '2025-03-04',
    low: 1,
    high: 5,
    percentile: 50,
    days: 4,
  })
})

it('takes the last value given, and says of which day it is', () => {
  expect(standingOf(daysOf([1, 2, null]), 'ev_sales')).toMatchObject({ latest: 2, day: '2025-03-02', days: 2, percentile: 75 })
})

it('ranks negative ratios as numbers', () => {
  expect(standingOf(daysOf([-1, 4, -8]), 'ev_sales')).toMatchObject({ low: -8, high: 4, percentile: (0.5 / 3) * 100 })
})

it('has no standing where no day has a value', () => {
  expect(standingOf(daysOf([null, null]), 'ev_sales')).toBeUndefined()
})

it.each([
  [1, '1st'],
  [11.6, '12th'],
  [22, '22nd'],
  [93.2, '93rd'],
])('says %d as %s', (percentile, words) => {
  expect(standingWords({ percentile, latest: 5, low: 1, high: 9 })).toBe(words)
})

it.each([
  [0.2, 1, 'lowest'],
  [0.4, 2, '1st'],
  [99.8, 9, 'highest'],
  [99.6, 8, '99th'],
  [12, 1, '12th'],
])('says %d of the value %d, of 1 to 9, as %s', (percentile, latest, words) => {
  expect(standingWords({ percentile, latest, low: 1, high: 9 })).toBe(words)
})

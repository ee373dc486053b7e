import { expect, it } from 'vitest'
import { consensusThroughTime, standingTargets } from './consensusThroughTime.ts'
import { seriesOf } from '../testing.ts'

const series = seriesOf({
  '2025-03-03': 100,
  '2025-03-04': 100,
  '2025-06-02': 50,
  '2026-03-03': 80,
  '2026-03-04': NaN,
  '2026-06-02': 60,
})
const targets = [
  { firm: 'B', day: '2025-03-04', price: 140 },
  { firm: 'A', day: '2025-03-01', price: 120 },
  { firm: 'A', day: '2025-06-02', price: 70 },
  { firm: 'C', day: '2025-06-02', price: 90 },
  { firm: 'C', day: '2025-06-02', price: 95 },
  { firm: 'A', day: '2026-03-04', price: NaN },
]

const close = (value: number) => expect.closeTo(value, 12)

it('has the median of each firm at each day, in the shares of that day and not older than twelve months', () => {
  const { median, firms, upside } = consensusThroughTime(series, targets, [{ exDay: '2025-06-02', ratio: 2 }])
  // A; A and B; 70, 70 (140 before 2:1) and 95; B's last day is 4 March 2026, on which A ends its coverage; C alone until 2 June.
  expect([...firms]).toEqual([1, 2, 3, 3, 2, 1])
  expect([...median]).toEqual([120, 130, 70, 70, 82.5, 95])
  expect([...upside]).toEqual([close(0.2), close(0.3), close(0.4), -0.125, NaN, close(95 / 60 - 1)])
})

it('names the targets behind the median of a day', () => {
  const prices = (day: string) => standingTargets(targets, day).map(({ firm, price }) => `${firm} ${price}`)
  expect(prices('2025-03-03')).toEqual(['A 120'])
  expect(prices('2025-06-02')).toEqual(['A 70', 'B 140', 'C 95'])
  expect(prices('2026-03-04')).toEqual(['B 140', 'C 95'])
  expect(prices('2026-03-05')).toEqual(['C 95'])
  expect(prices('2026-06-03')).toEqual([])
})

it('has no consensus before the first target, and none of none', () => {
  const late = consensusThroughTime(series, [{ firm: 'A', day: '2025-03-04', price: 120 }], [])
  expect(late.median[0]).toBeNaN()
  expect(late.firms[0]).toBe(0)
  expect(late.median[1]).toBe(120)
})

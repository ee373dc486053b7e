import { expect, it } from 'vitest'
import { isDeniedByPrices, mayHaveSplit, sharesPerShare, splitFactor } from './splitAdjustment.ts'
import { seriesOf } from './testing.ts'

it('multiplies the ratios after the one day and up to the other', () => {
  const splits = [
    { exDay: '2024-06-10', ratio: 10 },
    { exDay: '2021-07-20', ratio: 4 },
    { exDay: '2022-03-01', ratio: 0.05 },
  ]
  // A target of $1,200 of 7 June 2024 is one of $120 on the 10th.
  expect(splitFactor(splits, '2024-06-07', '2024-06-10')).toBe(10)
  expect(splitFactor(splits, '2024-06-10', '2024-12-31')).toBe(1)
  expect(splitFactor(splits, '2024-06-07', '2024-06-09')).toBe(1)
  expect(splitFactor(splits, '2021-01-01', '2024-12-31')).toBe(2)
})

it('counts a split that is listed twice once, and has no factor where a ratio is none', () => {
  const split = { exDay: '2024-06-10', ratio: 10 }
  expect(splitFactor([split, { ...split }], '2024-01-01', '2024-12-31')).toBe(10)
  expect(splitFactor([split, { exDay: '2024-07-01', ratio: NaN }], '2024-01-01', '2024-12-31')).toBeNaN()
  expect(splitFactor([split, { exDay: '2024-07-01', ratio: NaN }], '2024-01-01', '2024-06-30')).toBe(10)
})

it('suspects a split where close over adjusted close jumps by more than a fifth, either way', () => {
  const days = { '2026-03-02': 10, '2026-03-03': 10, '2026-03-04': 10, '2026-03-05': 10, '2026-03-06': 10 }
  // 5:4 with the 4th, of which nobody was told; a dividend of 16 % with the 6th is no split.
  const series = seriesOf(days, { ...days, '2026-03-02': 14.5, '2026-03-03': 14.5, '2026-03-04': 11.6, '2026-03-05': 11.6 })
  expect(mayHaveSplit(series, '2026-03-02', '2026-03-03')).toBe(false)
  expect(mayHaveSplit(series, '2026-03-03', '2026-03-04')).toBe(true)
  expect(mayHaveSplit(series, '2026-03-04', '2026-03-06')).toBe(false)
  const reverse = seriesOf(days, { ...days, '2026-03-02': 1, '2026-03-03': NaN })
  expect(mayHaveSplit(reverse, '2026-03-03', '2026-03-06')).toBe(true)
  expect(mayHaveSplit(reverse, '2026-03-02', '2026-03-03')).toBe(false)
  expect(mayHaveSplit(seriesOf({ ...days, '2026-03-03': 0 }, days), '2026-03-01', '2026-03-06')).toBe(false)
})

it('tells a split that the prices deny from one they bear out, and from what they cannot tell', () => {
  // One became four on the 6th; a dividend of 2 % on the 7th.
  const adjusted = { '2026-01-05': 24.5, '2026-01-06': 25.48, '2026-01-07': 26 }
  const series = seriesOf(adjusted, { '2026-01-05': 100, '2026-01-06': 26, '2026-01-07': 26 })
  const isDenied = (exDay: string, ratio: number) => isDeniedByPrices(series, { exDay, ratio })
  expect(isDenied('2026-01-06', 4)).toBe(false)
  expect(isDenied('2026-01-07', 2)).toBe(true)
  expect(isDenied('2026-01-07', 0.1)).toBe(true)
  expect(isDenied('2026-01-06', 0.25)).toBe(true)
  // The first day, days without prices, a ratio that is none.
  expect([isDenied('2026-01-05', 2), isDenied('2026-01-08', 2), isDenied('2025-12-20', 2), isDenied('2026-01-07', NaN)]).toEqual(
    Array(4).fill(false),
  )
})

it('counts the new shares per old, but for receipts and what cannot be read', () => {
  expect(['4:1', '1:20', 'see notes', ''].map((ratio) => sharesPerShare(ratio, ''))).toEqual([4, 0.05, Number.NaN, Number.NaN])
  expect(sharesPerShare('1:2', 'ADR Ratio Change')).toBeNaN()
})

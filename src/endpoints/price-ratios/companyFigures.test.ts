/** The price at the head of a company's page, against figures worked out by hand. */
import { expect, it } from 'vitest'
import { priceFigures } from './companyFigures.ts'
import type { PriceRatio } from './endpoint.ts'
import { historiesOf } from './series/priceSeries.ts'

const row = (date: string, close: number, more: PriceRatio = {}): PriceRatio => ({
  symbol: 'HALO',
  date,
  close,
  adj_close: close,
  ...more,
})
const pe = (value: number | null) => ({ price_to_earnings_ratio_ttm: value })
const historyOf = (rows: readonly PriceRatio[]) => historiesOf(rows).histories[0]!
const figuresOf = (rows: readonly PriceRatio[]) =>
  priceFigures(historyOf(rows)).map(({ label, text, note }) => [label, text, note])

it('tells last close, changes, market cap and P/E with its place among the loaded days', () => {
  const rows = [
    row('Nov 19, 2025', 39, pe(20)),
    row('Nov 20, 2025', 40, pe(10)),
    row('Nov 19, 2026', 50, pe(12)),
    row('Nov 20, 2026', 48, { ...pe(12), market_cap: 5_647_254_285 }),
  ]
  // 48 / 50 is 4 % less, 48 / 40 a fifth more. Of 20, 10, 12, 12 one lies below 12 and two are it: (1 + 2 / 2) / 4.
  expect(figuresOf(rows)).toEqual([
    ['Last close', '48.00', '20 Nov 2026'],
    ['Day', '−4.0%', undefined],
    ['1 year', '+20.0%', undefined],
    ['Market cap', '$5.65B', undefined],
    ['P/E (TTM)', '12.00', '50th percentile of 4 days'],
  ])
  expect(priceFigures(historyOf(rows)).map(({ over }) => over)).toEqual([
    'As traded on 20 Nov 2026.',
    'Adjusted close 50.00 on 19 Nov 2026 to 48.00 on 20 Nov 2026.',
    'Adjusted close 40.00 on 20 Nov 2025 to 48.00 on 20 Nov 2026.',
    '$5,647,254,285.00 on 20 Nov 2026.',
    'Of 20 Nov 2026, over the last four reported quarters; ranges from 10.00 to 20.00 in 19 Nov 2025 to 20 Nov 2026.',
  ])
})

it('leaves the year out of days that do not reach so far, and takes the first close behind a weekend', () => {
  const labels = (first: string) => figuresOf([row(first, 40), row('Nov 20, 2026', 48)]).map(([label]) => label)
  expect(labels('Nov 24, 2025')).toContain('1 year')
  expect(labels('Dec 1, 2025')).not.toContain('1 year')
})

it('ranks no loss, and tells nothing where there is no close', () => {
  expect(figuresOf([row('Nov 19, 2026', 40, pe(-3)), row('Nov 20, 2026', 40, pe(8))]).at(-1)).toEqual([
    'P/E (TTM)',
    '8.00',
    undefined,
  ])
  expect(figuresOf([{ symbol: 'HALO', date: 'Nov 20, 2026', market_cap: 1 }])).toEqual([])
})

it('measures a change over a split by the adjusted close', () => {
  const history = historyOf([row('Aug 4, 2026', 100, { adj_close: 50 }), row('Aug 5, 2026', 51)])
  expect(priceFigures(history).map(({ label, text }) => [label, text])).toEqual([
    ['Last close', '51.00'],
    ['Day', '+2.0%'],
  ])
})

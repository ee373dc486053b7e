/** What is drawn of one symbol and of several. */
import { expect, it } from 'vitest'
import { drawnOf } from './drawnSymbols.ts'
import { historiesOf } from '../series/priceSeries.ts'
import { plotOf } from './plot.ts'
import { summaryOf } from '../series/summary.ts'

const { histories } = historiesOf([
  { symbol: 'A', date: 'Mar 6, 2025', close: 40, adj_close: 20, volume: 7 },
  { symbol: 'A', date: 'Mar 7, 2025', open: 49, high: 52, low: 48, close: 50, adj_close: 25, volume: 0, ev_sales: 3 },
  { symbol: 'A', date: 'Mar 10, 2025', close: 30, adj_close: 30, ev_sales: null },
  { symbol: 'B', date: 'Mar 7, 2025', close: 10, adj_close: 10 },
  { symbol: 'B', date: 'Mar 10, 2025', close: 9, adj_close: 9 },
])
const both = drawnOf(histories, undefined)
const one = drawnOf(histories, ['A'])

it('draws candles and volume of one symbol, with a gap where a price is missing', () => {
  const plot = plotOf(one, 'traded', [])
  expect(plot.candles).toEqual([
    { day: '2025-03-06', candle: undefined },
    { day: '2025-03-07', candle: { open: 49, high: 52, low: 48, close: 50 } },
    { day: '2025-03-10', candle: undefined },
  ])
  expect(plot.volume.map(({ value }) => value)).toEqual([7, 0, undefined])
  expect(plot.indexed).toEqual([])
})

it('indexes several symbols to 100 on the first day that all of them have', () => {
  const plot = plotOf(both, 'adjusted', [])
  expect(plot.base).toBe('2025-03-07')
  expect(plot.indexed.map(({ symbol, points }) => [symbol, points.map(({ value }) => value)])).toEqual([
    ['A', [100, 120]],
    ['B', [100, 90]],
  ])
  expect(plot.candles).toEqual([])
})

it('indexes closes as traded when those are asked for', () => {
  expect(plotOf(both, 'traded', []).indexed[0]!.points.at(-1)!.value).toBe(60)
})

it('gives each ratio a pane, with gaps where it is not given', () => {
  const [pane] = plotOf(one, 'traded', ['ev_sales']).panes
  expect(pane!.ratio).toBe('ev_sales')
  expect(pane!.lines[0]!.points.map(({ value }) => value)).toEqual([undefined, 3, undefined])
})

it('indexes nothing when no day has a close of every symbol', () => {
  const apart = historiesOf([
    { symbol: 'A', date: 'Mar 6, 2025', close: 40 },
    { symbol: 'B', date: 'Mar 7, 2025', close: 40 },
  ])
  const plot = plotOf(drawnOf(apart.histories, undefined), 'traded', [])
  expect([plot.base, plot.indexed]).toEqual([undefined, []])
  expect(summaryOf(apart.histories, plot, 'traded')).toContain('nothing can be indexed')
})

it('puts one symbol into words: range, change, extremes, gaps', () => {
  expect(summaryOf([histories[0]!], plotOf(one, 'traded', []), 'traded')).toBe(
    'A, 6 to 10 Mar 2025, 3 days: close 40.00 to 30.00, down 25.0%. Highest 50.00 on 7 Mar 2025, lowest 30.00 on 10 Mar 2025. Prices as traded step with the count of shares on 10 Mar 2025. 2 days without all of open, high, low and close: gaps in the chart.',
  )
})

it('puts several symbols into words, the best first', () => {
  expect(summaryOf(histories, plotOf(both, 'adjusted', []), 'adjusted')).toBe(
    'Closes indexed to 100 on 7 Mar 2025, the first day that all have. Latest: A 120.0 (up 20.0%), B 90.0 (down 10.0%).',
  )
})

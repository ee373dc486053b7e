import { expect, it } from 'vitest'
import { day, decimal, integer, number, text } from '../../api/endpoint/fields.ts'
import { emptyRowStore } from '../../explorer/rows/spreadRows.ts'
import { allRows } from '../../explorer/rows/column.ts'
import { chartOf, likelyChart } from './chartPoints.ts'
import { bandScale, momentScale, numberScale, stepOf } from './scale.ts'
import { splits } from '../../endpoints/splits/endpoint.ts'

const fields = { on: day('On'), sum: decimal('Sum'), count: integer('Count'), share: number('Share'), who: text('Who') }
const axis = (path: keyof typeof fields) => ({ path, field: fields[path] })
const drawn = (kind: 'line' | 'bar' | 'scatter', x: keyof typeof fields, y: keyof typeof fields, rows: readonly object[]) => {
  let made = 0
  const store = emptyRowStore({ ...splits, fields, identify: () => String((made += 1)) })
  store.append(rows)
  return chartOf(store, allRows(store.size), kind, axis(x), axis(y))
}

it('steps by one, two or five times a power of ten', () => {
  expect([stepOf(10, 5), stepOf(9, 5), stepOf(0.7, 5), stepOf(1234, 5)]).toEqual([2, 2, 0.2, 500])
})

it('writes the ends of the numbers at steps, and gives a span of nothing some room', () => {
  expect(numberScale([0.1, 0.7], 5, String).ticks.map(({ words }) => words)).toEqual(['0', '0.2', '0.4', '0.6', '0.8'])
  expect(numberScale([3, 7], 5, String, 0).ticks[0]).toEqual({ at: 0, words: '0' })
  expect(numberScale([5], 2, String).at(5)).toBeCloseTo(0.5)
  expect(momentScale([10], 4, String)).toMatchObject({ ticks: [{ at: 0.5, words: '10' }] })
  expect(bandScale(['a', 'b', 'c', 'd'], 2).ticks).toEqual([
    { at: 0.125, words: 'a' },
    { at: 0.625, words: 'c' },
  ])
})

it('draws a line from the first day to the last, whatever the order of the rows', () => {
  const chart = drawn('line', 'on', 'sum', [
    { on: '2026-01-31', sum: '2.00' },
    { on: '2026-01-01', sum: '4.00' },
    { on: '2026-01-16', sum: '3.00' },
  ])!
  expect(chart.points.map(({ x }) => x)).toEqual([0, 0.5, 1])
  expect(chart.points.map(({ words }) => words)).toEqual(['1 Jan 2026: 4.00', '16 Jan 2026: 3.00', '31 Jan 2026: 2.00'])
})

it('leaves out rows without a number, and says how many', () => {
  const chart = drawn('bar', 'who', 'count', [
    { who: 'A', count: 1 },
    { who: 'B', count: null },
    { who: 'C' },
    { who: 'D', count: -1 },
  ])!
  expect(chart.points.map(({ words }) => words)).toEqual(['A: 1', 'D: −1'])
  expect(chart.leftOut).toBe(2)
  expect(chart.zero).toBe(0.5)
  expect(drawn('bar', 'who', 'count', [{ who: 'A' }])).toBeUndefined()
})

it('means a line by days, bars by words, points by numbers, and nothing without a number', () => {
  const likely = (...names: readonly (keyof typeof fields)[]) => likelyChart(names.map(axis))
  expect(likely('who', 'on', 'sum')).toEqual({ kind: 'line', x: 'on', y: 'sum' })
  expect(likely('who', 'count')).toEqual({ kind: 'bar', x: 'who', y: 'count' })
  expect(likely('count', 'share')).toEqual({ kind: 'scatter', x: 'count', y: 'share' })
  expect(likely('who', 'on')).toBeUndefined()
  expect(likely('share')).toBeUndefined()
})

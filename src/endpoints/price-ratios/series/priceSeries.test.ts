/** How loaded rows become histories (§2.3). */
import { expect, it } from 'vitest'
import { drawnOf, remarksOn } from '../plot/drawnSymbols.ts'
import { historiesOf } from './priceSeries.ts'

it('parts mixed rows by symbol and sorts them by day', () => {
  const rows = [
    { symbol: 'B', date: 'Mar 10, 2025', close: 2 },
    { symbol: 'A', date: 'Mar 7, 2025', close: 1 },
    { symbol: 'B', date: 'Mar 7, 2025', close: 3 },
  ]
  const { histories } = historiesOf(rows)
  expect(histories.map(({ symbol, days }) => [symbol, days.map(({ day }) => day)])).toEqual([
    ['B', ['2025-03-07', '2025-03-10']],
    ['A', ['2025-03-07']],
  ])
})

it('counts one row a day, the later of two', () => {
  const { histories } = historiesOf([
    { symbol: 'A', date: 'Mar 7, 2025', close: 1 },
    { symbol: 'A', date: 'Mar 7, 2025', close: 2 },
  ])
  expect(histories[0]!.days.map(({ row }) => row.close)).toEqual([2])
})

it('leaves out, and counts, rows whose day or symbol cannot be read', () => {
  const rows = [{ symbol: 'A', date: '7/3/2025' }, { symbol: null, date: 'Mar 7, 2025' }, { date: null }]
  expect(historiesOf(rows)).toEqual({ histories: [], leftOut: 3 })
})

const loaded = historiesOf(['A', 'B', 'C'].map((symbol) => ({ symbol, date: 'Mar 7, 2025' })))

it('draws the symbols wanted, each in the place it has among all', () => {
  expect(drawnOf(loaded.histories, ['C', 'X']).map(({ history, place }) => [history.symbol, place])).toEqual([['C', 2]])
})

it('draws all where none of those wanted came', () => {
  expect(drawnOf(loaded.histories, ['X'])).toHaveLength(3)
})

it('draws no more symbols than can be told apart', () => {
  const many = historiesOf(Array.from({ length: 12 }, (_, index) => ({ symbol: `S${index}`, date: 'Mar 7, 2025' })))
  expect(drawnOf(many.histories, undefined)).toHaveLength(8)
})

it('says which symbols are not drawn, which did not come, and which rows cannot be', () => {
  const some = { ...loaded, leftOut: 1 }
  expect(remarksOn(some, drawnOf(loaded.histories, ['A']), ['A', 'B', 'C', 'D'])).toEqual([
    '1 of 3 symbols are drawn.',
    'No rows came for D.',
    '1 row has no symbol or no day that can be read: table only.',
  ])
})

it('does not miss a class share that is spelled otherwise in the rows', () => {
  const class2 = historiesOf([{ symbol: 'BRK.B', date: 'Mar 7, 2025' }])
  expect(remarksOn(class2, drawnOf(class2.histories, undefined), ['BRK/B'])).toEqual([])
})

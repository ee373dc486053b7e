import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceRatios } from '../../endpoints/price-ratios/endpoint.ts'
import { fieldAt } from '../../api/endpoint/fields.ts'
import { cellText } from '../../ui/values/valueText.ts'
import { columnPaths } from '../grid/columns/columns.ts'
import { emptyRowStore } from '../rows/spreadRows.ts'
import { matchersOf, searchRows, type Hits } from './searchRows.ts'

const amount = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e7, max: 1e7 }).map((number) => Math.round(number * 1e4) / 1e4),
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
  fc.constantFrom(null, undefined, '12.50', 0, 1_234_567, 1e21),
)
const record = fc.record({
  symbol: fc.constantFrom('HALO', 'halo', 'BRK.B', '.*', '', null),
  date: fc.integer({ min: 1, max: 28 }).map((day) => `Mar ${day}, 2025`),
  close: amount,
  volume: amount,
  dividend_yield: fc.constantFrom(0.005, 0.0125, null, undefined),
})
const part = fc.oneof(
  fc.constantFrom(
    'halo',
    '.*',
    '.',
    '1',
    '12.5',
    '12.50',
    '1,234',
    '1234',
    '.5',
    '0.5%',
    '%',
    '-',
    '25',
    '2025-03',
    'mar',
    ',',
    '1e+21',
    '0',
  ),
  amount.map((number) => String(number)),
)

/** By the book: every value of every row, as it is shown and as it was sent. */
function modelOf(rows: readonly Record<string, unknown>[], text: string): number[] {
  const holds = (row: Record<string, unknown>): boolean =>
    columnPaths(priceRatios.fields).some((path) => {
      const value = row[path]
      if (value === null || value === undefined || value === '') return false
      return `${cellText(fieldAt(priceRatios.fields, path), value)}\n${value as string}`.toLowerCase().includes(text)
    })
  return [...rows.keys()].filter((row) => holds(rows[row]!))
}

it('finds what a look at every value as shown and as sent would find', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(record, { maxLength: 40 }), part, async (rows, wanted) => {
      const text = wanted.toLowerCase()
      const store = emptyRowStore(priceRatios)
      store.append(rows.map((row, index) => ({ ...row, date: `Mar ${(index % 28) + 1}, ${1990 + index}` })))
      const sent = Array.from({ length: store.size }, (_, row) => store.record(row) as Record<string, unknown>)
      const order = Uint32Array.from(sent.keys())
      let hits: Hits | undefined
      await searchRows(order, matchersOf(priceRatios, store, text), text, (next) => (hits = next), new AbortController().signal)
      const places = modelOf(sent, text)
      expect(hits).toEqual({ part: text, places, count: places.length, isDone: true })
    }),
    { numRuns: 300 },
  )
})

/** What heads say of rows written out here. */
import { expect, it } from 'vitest'
import { day, decimal, identifier, number, prose, text, word, type Field } from '../../api/endpoint/fields.ts'
import { columnFor } from './rowColumns.ts'
import { barsOutline, stripOf } from './columnStrip.ts'

function stripOver(field: Field, values: readonly unknown[]) {
  const column = columnFor(field)
  for (const value of values) column.push(value)
  return stripOf(field, column)
}

const counts = (parts: readonly number[]) =>
  Object.fromEntries(parts.map((count, at) => [at, count]).filter(([, count]) => count))

it('counts numbers in sixteen parts of one width, whatever they are sent as', () => {
  // 0 to 16: each part is one wide, and the most is in the last.
  const numbers = [0, 0.5, 1, 8, 15.9, 16]
  const expected = { 0: 2, 1: 1, 8: 1, 15: 2 }
  expect(counts(stripOver(number('Close'), numbers).parts)).toEqual(expected)
  expect(counts(stripOver(decimal('Target'), numbers.map(String)).parts)).toEqual(expected)
})

it('counts days along the calendar', () => {
  const { parts, words } = stripOver(day('Date'), ['2026-11-01', '2026-11-02', '2026-11-17', '2026-11-17'])
  expect([counts(parts), words]).toEqual([{ 0: 1, 1: 1, 15: 2 }, ''])
})

it('draws nothing of one value alone, and of none', () => {
  expect(stripOver(number('Close'), [7, 7]).parts).toEqual([])
  expect(stripOver(number('Close'), []).parts).toEqual([])
})

it('tells the most frequent words, and how many more there are', () => {
  expect(stripOver(word('Rating'), ['Buy', 'Hold', 'Buy', 'Sell', 'Neutral', 'Hold', 'Buy']).words).toBe('Buy, Hold +2')
  expect(stripOver(word('Rating'), ['Buy', 'Buy']).words).toBe('Buy')
})

it('counts names and identifiers', () => {
  expect(stripOver(text('Firm'), ['Northlight', 'Loxley', 'Northlight']).words).toBe('2 distinct')
  expect(stripOver(identifier('ID'), ['a', 'b']).words).toBe('2 distinct')
})

it.each([
  [[1, null, 2, 3], '25% empty'],
  [[1, ...Array.from({ length: 300 }, () => 2), undefined], '<1% empty'],
  [[1, ...Array.from({ length: 300 }, () => null)], '99% empty'],
  [[null, ''], 'empty'],
  [[0, 1], ''],
])('says what share of %j is missing: “%s”', (values, words) => {
  expect(stripOver(number('Close'), values).words).toBe(words)
})

it('says of long text only what is missing', () => {
  expect(stripOver(prose('Note'), ['a', null])).toEqual({ parts: [], words: '50% empty' })
})

it('outlines bars as high as their counts, an empty part as none, the least in sight', () => {
  expect(barsOutline([4, 0, 2, 0.1])).toBe(
    'polygon(' +
      '0% 100%, 0% 0%, 20% 0%, 20% 100%, ' +
      '25% 100%, 25% 100%, 45% 100%, 45% 100%, ' +
      '50% 100%, 50% 50%, 70% 50%, 70% 100%, ' +
      '75% 100%, 75% 90%, 95% 90%, 95% 100%)',
  )
})

/** Columns of repeated values: each row by a code that is as wide as the number of values asks. */
import { expect, it } from 'vitest'
import { DictionaryColumn } from './column.ts'

it.each([255, 256, 257, 65_535, 65_536, 65_537, 70_000])('tells %i values apart, and those of before still', (count) => {
  const column = new DictionaryColumn()
  // Each comes again, the first ones among the last too.
  const given = Array.from({ length: count * 2 }, (_, row) => `value ${(row * 7919) % count}`)
  for (const value of given) column.push(value)
  const codes = column.codes()
  let wrong = 0
  for (const [row, value] of given.entries()) if (column.at(row) !== value || column.values[codes[row]!] !== value) wrong += 1
  expect([wrong, column.values.length, column.size, codes.length]).toEqual([0, count, count * 2, count * 2])
})

it('takes a byte for a row of few values, and two for some thousands', () => {
  const bytesOf = (values: number): number => {
    const column = new DictionaryColumn()
    for (let row = 0; row < 131_072; row += 1) column.push(row % values === 0 ? '' : 'x'.repeat(row % values))
    const texts = Array.from({ length: values }, (_, length) => length).reduce((sum, length) => sum + length + 40, 0)
    return column.bytes - texts
  }
  expect([bytesOf(200), bytesOf(300)]).toEqual([131_072, 262_144])
})

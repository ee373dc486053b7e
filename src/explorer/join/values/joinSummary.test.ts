/** What returns come to, in words, against sums done by hand. */
import { expect, it } from 'vitest'
import { joinSource } from '../../../endpoints/price-ratios/joinSource.ts'
import { splits } from '../../../endpoints/splits/endpoint.ts'
import { emptyRowStore } from '../../rows/spreadRows.ts'
import { readJoin } from './joinColumns.ts'
import { returnSummary, summaryColumn, summaryWords } from './joinSummary.ts'

const { columns } = readJoin(splits, joinSource, new URLSearchParams('v.join=close,ret21,ret63'))
const store = emptyRowStore(splits)
const joined = {
  store,
  values: { close: [1, 2, 3, 4, 5, 6], ret21: [5, 1, -3, 2, undefined, undefined], ret63: [] },
  open: { ret21: new Set([4]), ret63: new Set([0, 1, 2, 3, 4]) },
}
const wordsOf = (order: readonly number[], name = 'ret21') =>
  summaryWords(returnSummary(summaryColumn(columns, name)!, joined, Uint32Array.from(order)), 'splits')

it('is of the return that the rows are sorted by, or the last one joined', () => {
  expect(summaryColumn(columns, 'ret21')?.name).toBe('ret21')
  expect(summaryColumn(columns, 'close')?.name).toBe('ret63')
  expect(summaryColumn(columns.slice(0, 1), undefined)).toBeUndefined()
})

it('has the median, the share above zero, and how many are open or without a value', () => {
  // -3, 1, 2, 5: the middle is 1.5; three of four are above zero.
  expect(wordsOf([0, 1, 2, 3, 4, 5])).toBe('21-day return of 4 splits: median +1.5%, 75% above zero (1 open, 1 without a value).')
})

it('is of the rows shown', () => {
  expect(wordsOf([2])).toBe('21-day return of 1 split: median −3.0%, 0% above zero.')
  expect(wordsOf([0, 1, 2], 'ret63')).toBe('No 63-day return yet (3 open).')
})

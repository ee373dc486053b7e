import { expect, it } from 'vitest'
import { cellText } from '../../ui/values/valueText.ts'
import type { SqlResult } from '../engine/engine.ts'
import { fieldOf, pathsOf, valueAsSent } from './resultFields.ts'
import { resultRows } from './resultRows.ts'
import { selectRows } from '../../explorer/rows/selectRows.ts'

it.each([
  ['DECIMAL(18,4)', 'decimal'],
  ['BIGINT', 'integer'],
  ['HUGEINT', 'integer'],
  ['UTINYINT', 'integer'],
  ['DOUBLE', 'number'],
  ['BOOLEAN', 'flag'],
  ['DATE', 'day'],
  ['TIMESTAMP WITH TIME ZONE', 'instant'],
  ['VARCHAR', 'text'],
  // What the grid has no kind for is text, and never guessed to be something else.
  ['TIMESTAMP', 'text'],
  ['INTEGER[]', 'text'],
  ['STRUCT(a INTEGER)', 'text'],
  ['INTERVAL', 'text'],
])('reads a column of %s as %s', (type, kind) => {
  expect(fieldOf({ name: 'x', type }).kind).toBe(kind)
})

it('names every column once, without the marks that part names in an address', () => {
  const named = (...names: readonly string[]) => pathsOf(names.map((name) => ({ name, type: 'VARCHAR' })))
  expect(named('a', 'a', 'a_2', 'round(x, 1.5)', '')).toEqual(['a', 'a_2', 'a_2_2', 'round(x_ 1_5)', 'column_5'])
  expect(named('x:y', '__proto__')).toEqual(['x_y', '__proto__'])
})

it('keeps digits, tells null from empty text, and writes lists as JSON', () => {
  const sent = (type: string, value: unknown) => valueAsSent(fieldOf({ name: 'x', type }), value)
  expect(String(sent('HUGEINT', 170141183460469231731687303715884105727n))).toBe('170141183460469231731687303715884105727')
  expect(sent('BIGINT', 12n)).toBe(12)
  expect(sent('DECIMAL(4,2)', '1.50')).toBe('1.50')
  expect(sent('DOUBLE', Number.NaN)).toBe('NaN')
  expect(sent('DOUBLE', Number.POSITIVE_INFINITY)).toBe('Infinity')
  expect(sent('VARCHAR', '')).toBe('')
  expect(sent('VARCHAR', null)).toBeNull()
  expect(sent('INTEGER[]', [1, 2])).toBe('[1,2]')
})

const COLUMNS = [
  { name: 'ticker', type: 'VARCHAR' },
  { name: 'pt', type: 'DECIMAL(6,2)' },
  { name: 'day', type: 'DATE' },
]
const VALUES = [
  ['HALO', '9.50', '2026-11-20'],
  ['HALO', '9.50', '2026-11-20'],
  ['ACME', '10.00', ''],
]
const RESULT: SqlResult = {
  columns: COLUMNS,
  size: VALUES.length,
  value: (column, row) => VALUES[row]![column]!,
  milliseconds: 1,
  isCut: false,
}

it('keeps rows that are alike, in their order, and sorts decimals by their size', async () => {
  const { endpoint, store } = (await resultRows(RESULT, () => false))!
  expect(store.size).toBe(3)
  expect([0, 1, 2].map((row) => store.value('ticker', row))).toEqual(['HALO', 'HALO', 'ACME'])
  expect(store.rowOf(store.idOf(2))).toBe(2)
  expect(store.rowOf('4')).toBe(-1)
  expect([...selectRows(endpoint, store, [], { column: 'pt', isDescending: true })]).toEqual([2, 0, 1])
  expect(cellText(endpoint.fields['pt'], store.value('pt', 2))).toBe('10.00')
})

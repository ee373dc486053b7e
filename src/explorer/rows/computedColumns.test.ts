/** Computed columns are columns like any other: in the address, sorted and filtered by, searched, exported. */
import { expect, it } from 'vitest'
import { columnField } from '../../api/endpoint/columns.ts'
import { insights } from '../../endpoints/insights/endpoint.ts'
import { allPaths, shownPaths } from '../grid/columns/columns.ts'
import { matchersOf } from '../search/searchRows.ts'
import { withComputed } from './computedColumns.ts'
import { emptyRowStore } from './spreadRows.ts'
import { localFiltersOf, selectRows } from './selectRows.ts'

const sent = emptyRowStore(insights)
sent.append([{ id: 'a', pt: '78.00' }, { id: 'b', pt: '57.00' }, { id: 'c' }])
const store = withComputed(insights, sent, { change: [21.875, -5], target: ['raised', 'cut'] })
const selected = (search: string, sort?: Parameters<typeof selectRows>[3]) => [
  ...selectRows(insights, store, localFiltersOf(insights, new URLSearchParams(search)), sort),
]

it('stand beside the fields, under names of their own', () => {
  expect(allPaths(insights)).toContain('computed.change')
  expect(columnField(insights, 'computed.change')?.label).toBe('Change')
  expect(columnField(insights, 'computed.nothing')).toBeUndefined()
  expect(columnField(insights, 'computed.security.symbol')).toBeUndefined()
  expect(shownPaths(insights, ['computed.change', 'pt', 'computed.x'], [])).toEqual(['computed.change', 'pt'])
})

it('order and narrow the rows, those without a value last or left out', () => {
  expect(selected('', { column: 'computed.change', isDescending: false })).toEqual([1, 0, 2])
  expect(selected('', { column: 'computed.change', isDescending: true })).toEqual([0, 1, 2])
  expect(selected('f.computed.change=10..')).toEqual([0])
  expect(selected('f.computed.target=cut')).toEqual([1])
  expect(selected('f.computed.target=!')).toEqual([2])
})

it('are found by a search, and are no part of a record', () => {
  const matcher = matchersOf(insights, store, '21.9').get('computed.change')!
  expect([0, 1, 2].map(matcher)).toEqual([true, false, false])
  expect(store.record(0)).toEqual({ id: 'a', pt: '78.00' })
})

it('have no value in rows that came after they were computed', () => {
  const growing = emptyRowStore(insights)
  growing.append([{ id: 'a' }])
  const computed = withComputed(insights, growing, { change: [1] })
  expect(computed.column('computed.change')?.size).toBe(1)
  growing.append([{ id: 'b' }])
  expect([computed.size, computed.column('computed.change')?.size]).toEqual([2, 2])
  expect(computed.value('computed.change', 1)).toBeUndefined()
})

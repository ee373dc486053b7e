import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { insights } from '../../../endpoints/insights/endpoint.ts'
import { splits } from '../../../endpoints/splits/endpoint.ts'
import { readAddress, viewTexts, type View } from '../../address/address.ts'
import { emptyRowStore } from '../../rows/spreadRows.ts'
import { moveOf } from './columnState.ts'
import type { ColumnChoice } from '../../slots.ts'
import { useGridTable } from './useGridTable.ts'

const PLAIN = readAddress(splits, new URLSearchParams()).view

/** The table of an address, and what it asks of the address. */
function tableAt(
  query: string,
  {
    endpoint = splits as AnyEndpoint,
    isCompact = false,
    choices = undefined as readonly ColumnChoice<AnyEndpoint>[] | undefined,
  } = {},
) {
  const address = readAddress(endpoint, new URLSearchParams(query))
  const acts = { setView: vi.fn<(changes: Partial<View>) => void>(), setLocalFilters: vi.fn() }
  const store = emptyRowStore(endpoint)
  const { result } = renderHook(() => useGridTable({ endpoint, address, acts, store, isCompact, choices }))
  return { ...result.current, ...acts, paths: result.current.columns.map(({ path }) => path) }
}

/** The names of the address after the one change that was asked for. */
function textsAfter({ setView }: ReturnType<typeof tableAt>) {
  expect(setView).toHaveBeenCalledOnce()
  return viewTexts({ ...PLAIN, ...setView.mock.lastCall![0] })
}

/** What the rows are sorted by after a press on the head of a column. */
function turned(query: string, path = 'ratio'): string | undefined {
  const table = tableAt(query)
  table.table.getColumn(path)!.toggleSorting()
  return textsAfter(table)['v.sort']
}

it("shows a card's own fields on a narrow screen, and the table's first ones where an operation names none", () => {
  const ofInsights = tableAt('', { endpoint: insights, isCompact: true })
  expect(ofInsights.paths).toEqual(['date', 'security.symbol', 'firm', 'pt', 'rating'])
  expect(tableAt('', { isCompact: true }).paths).toEqual(splits.columns)
})

it("shows the user's own columns on every screen, and leaves out names that are none", () => {
  for (const isCompact of [true, false])
    expect(tableAt('v.cols=rating,nonsense,date,date', { endpoint: insights, isCompact }).paths).toEqual(['rating', 'date'])
})

it('shows columns that the page of an operation chose, headed by its own words or by those of the field', () => {
  const choices = [{ path: 'ratio', label: 'Shares' }, { path: 'name' }]
  const heads = (query: string) => tableAt(query, { choices }).columns.map(({ field, title }) => [field.label, title])
  expect(heads('')).toEqual([
    ['Shares', 'Ratio'],
    ['Company', 'Company'],
  ])
  expect(heads('v.cols=name')).toEqual([['Company', 'Company']])
})

it('puts pinned columns first in their own order, and the first column where none is named; widths are those asked for', () => {
  const pinnedIn = ({ columns }: ReturnType<typeof tableAt>) => columns.filter(({ isPinned }) => isPinned).map(({ path }) => path)
  expect(pinnedIn(tableAt(''))).toEqual(['date_ex'])
  const two = tableAt('v.pin=name,nonsense,ticker,name&v.widths=ratio:300,wild:90')
  expect(two.paths.slice(0, 4)).toEqual(['name', 'ticker', 'date_ex', 'ratio'])
  expect(pinnedIn(two)).toEqual(['name', 'ticker'])
  expect(two.columns.filter(({ isSized }) => isSized).map(({ path, width }) => [path, width])).toEqual([['ratio', 300]])
  expect(pinnedIn(tableAt('v.pin=none'))).toEqual([])
})

it('moves a column among the pinned or among the others, and says nothing of what is usual', () => {
  const own = splits.columns
  expect(moveOf(tableAt('').table, 'date_ex', -1)).toBeUndefined()
  const plain = tableAt('')
  moveOf(plain.table, 'ticker', -1)!()
  const moved = textsAfter(plain)
  expect([moved['v.cols'], moved['v.pin']]).toEqual([['ticker', 'date_ex', ...own.slice(2)].join(), undefined])
  const there = tableAt(`v.cols=${moved['v.cols']}`)
  moveOf(there.table, 'ticker', 1)!()
  expect(textsAfter(there)).toMatchObject({ 'v.cols': undefined, 'v.pin': undefined })

  const first = tableAt('')
  first.table.getColumn('ratio')!.pin('start')
  const two = textsAfter(first)
  expect(two['v.pin']).toBe('date_ex,ratio')
  const query = `v.cols=${two['v.cols']}&v.pin=${two['v.pin']}`
  expect(tableAt(query).paths.slice(0, 2)).toEqual(['date_ex', 'ratio'])
  expect(moveOf(tableAt(query).table, 'ticker', -1)).toBeUndefined()
  const within = tableAt(query)
  moveOf(within.table, 'ratio', -1)!()
  expect(textsAfter(within)['v.pin']).toBe('ratio,date_ex')
  const less = tableAt(query)
  less.table.getColumn('ratio')!.pin(false)
  expect(textsAfter(less)['v.pin']).toBeUndefined()
  plain.setView.mockClear()
  plain.table.getColumn('date_ex')!.pin(false)
  expect(textsAfter(plain)['v.pin']).toBe('none')
})

it('hides and shows a column, but never the last one', () => {
  const all = tableAt('')
  all.table.getColumn('ratio')!.toggleVisibility()
  expect(textsAfter(all)['v.cols']).toBe(splits.columns.filter((path) => path !== 'ratio').join())
  const one = tableAt('v.cols=ratio')
  one.table.getColumn('ratio')!.toggleVisibility()
  expect(one.setView).not.toHaveBeenCalled()
})

it('sorts numbers and days from the most at first, then from the least, then as the service does', () => {
  for (const path of ['date_ex', 'importance', 'updated'])
    expect(['', `v.sort=${path}:desc`, `v.sort=${path}:asc`].map((query) => turned(query, path))).toEqual([
      `${path}:desc`,
      `${path}:asc`,
      undefined,
    ])
})

it('sorts text one way, the other way and not at all, and keeps the widths that are not meant', () => {
  expect(['', 'v.sort=ratio:asc', 'v.sort=ratio:desc', 'v.sort=name:desc'].map((query) => turned(query))).toEqual([
    'ratio:asc',
    'ratio:desc',
    undefined,
    'ratio:asc',
  ])
  const sized = tableAt('v.widths=name:240')
  sized.table.setColumnSizing((known) => ({ ...known, ratio: 99 }))
  expect(textsAfter(sized)['v.widths']).toBe('name:240,ratio:99')
})

it('filters by a column and no longer, and writes nothing for the filters of other columns', () => {
  const table = tableAt('f.ratio=*&f.name=~a&f.name=~b')
  expect(table.table.state.columnFilters).toEqual([
    { id: 'ratio', value: '*' },
    { id: 'name', value: '~a' },
  ])
  table.table.getColumn('ticker')!.setFilterValue('ACME')
  table.table.getColumn('ratio')!.setFilterValue(undefined)
  table.table.resetColumnFilters(true)
  expect(table.setLocalFilters.mock.calls).toEqual([
    [{ ticker: 'ACME' }],
    [{ ratio: undefined }],
    [{ ratio: undefined, name: undefined }],
  ])
})

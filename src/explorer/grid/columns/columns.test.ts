import { expect, it } from 'vitest'
import { insights } from '../../../endpoints/insights/endpoint.ts'
import { splits } from '../../../endpoints/splits/endpoint.ts'
import { movedColumn, pinnedColumn } from './columnLayout.ts'
import { shownColumns } from './columns.ts'

const PLAIN = { columns: undefined, widths: undefined, pin: undefined }

const paths = (...[endpoint, view, isCompact]: Parameters<typeof shownColumns>) =>
  shownColumns(endpoint, view, isCompact).map(({ path }) => path)

it("shows a card's own fields on a narrow screen, and the table's first ones where an operation names none", () => {
  expect(paths(insights, PLAIN, true)).toEqual(['date', 'security.symbol', 'firm', 'pt', 'action'])
  expect(paths(splits, PLAIN, true)).toEqual(splits.columns)
})

it("shows the reader's own columns on every screen, and leaves out names that are none", () => {
  for (const isCompact of [true, false])
    expect(paths(insights, { ...PLAIN, columns: ['rating', 'nonsense', 'date', 'date'] }, isCompact)).toEqual(['rating', 'date'])
})

const view = (changes: Partial<Parameters<typeof shownColumns>[1]>) => ({ ...PLAIN, ...changes })

it('puts pinned columns first in their own order, and the first column where none is named; widths are those asked for', () => {
  expect(
    shownColumns(splits, PLAIN, false)
      .filter(({ isPinned }) => isPinned)
      .map(({ path }) => path),
  ).toEqual(['date_ex'])
  const pinned = shownColumns(
    splits,
    view({ pin: ['name', 'nonsense', 'ticker', 'name'], widths: { ratio: 300, wild: 9 } }),
    false,
  )
  expect(pinned.slice(0, 4).map(({ path, isPinned }) => [path, isPinned])).toEqual([
    ['name', true],
    ['ticker', true],
    ['date_ex', false],
    ['ratio', false],
  ])
  expect(pinned.filter(({ isSized }) => isSized).map(({ path, width }) => [path, width])).toEqual([['ratio', 300]])
  expect(shownColumns(splits, view({ pin: [] }), false).some(({ isPinned }) => isPinned)).toBe(false)
})

it('moves a column among the pinned or among the others, and says nothing of what is usual', () => {
  const own = splits.columns
  const plain = shownColumns(splits, PLAIN, false)
  expect(movedColumn(plain, undefined, 'date_ex', -1, own)).toBeUndefined()
  const moved = movedColumn(plain, undefined, 'ticker', -1, own)
  expect(moved).toEqual({ columns: ['ticker', 'date_ex', ...own.slice(2)], pin: undefined })
  const back = movedColumn(shownColumns(splits, view({ columns: moved!.columns }), false), undefined, 'ticker', 1, own)
  expect(back).toEqual({ columns: undefined, pin: undefined })

  const two = pinnedColumn(plain, 'ratio', own)
  expect(two.pin).toEqual(['date_ex', 'ratio'])
  const held = shownColumns(splits, view(two), false)
  expect(held.slice(0, 2).map(({ path }) => path)).toEqual(['date_ex', 'ratio'])
  expect(movedColumn(held, two.pin, 'ticker', -1, own)).toBeUndefined()
  expect(movedColumn(held, two.pin, 'ratio', -1, own)?.pin).toEqual(['ratio', 'date_ex'])
  expect(pinnedColumn(held, 'ratio', own).pin).toBeUndefined()
  expect(pinnedColumn(plain, 'date_ex', own).pin).toEqual([])
})

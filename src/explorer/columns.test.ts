// @vitest-environment node
import { expect, it } from 'vitest'
import { insights } from '../endpoints/insights/endpoint.ts'
import { splits } from '../endpoints/splits/endpoint.ts'
import { shownColumns } from './columns.ts'

const paths = (...[endpoint, view, isCompact]: Parameters<typeof shownColumns>) =>
  shownColumns(endpoint, view, isCompact).map(({ path }) => path)

it("shows a card's own fields on a narrow screen, and the table's first ones where an operation names none", () => {
  expect(paths(insights, { columns: undefined }, true)).toEqual(['date', 'security.symbol', 'firm', 'pt', 'action'])
  expect(paths(splits, { columns: undefined }, true)).toEqual(splits.columns)
})

it("shows the reader's own columns on every screen, and leaves out names that are none", () => {
  for (const isCompact of [true, false])
    expect(paths(insights, { columns: ['rating', 'nonsense', 'date', 'date'] }, isCompact)).toEqual(['rating', 'date'])
})

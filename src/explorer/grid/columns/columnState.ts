/** The state of the columns as the address has it, and a change of that state as a change of the address. */
import type { SortingState } from '@tanstack/react-table'
import type { View } from '../../address/address.ts'
import type { GridState, GridTable } from './gridTable.ts'

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join()

/** Of columns shown in this order, the first alone is what is pinned where the address names none. */
const areUsualPins = (pins: readonly string[], shown: readonly string[]): boolean => isSame(pins, shown.slice(0, 1))

type Layout = Pick<GridState, 'columnOrder' | 'columnPinning' | 'columnSizing' | 'columnVisibility'>

/** `paths` are all columns that there are, `shown` the visible ones in order; pinned ones come first. */
export function layoutState(
  paths: readonly string[],
  shown: readonly string[],
  { widths, pin }: Pick<View, 'widths' | 'pin'>,
): Layout {
  const start = [...new Set(pin ?? shown.slice(0, 1))].filter((path) => shown.includes(path))
  const order = new Set([...start, ...shown, ...paths])
  return {
    columnOrder: [...order],
    columnPinning: { start, end: [] },
    columnSizing: { ...widths },
    columnVisibility: Object.fromEntries(paths.map((path) => [path, shown.includes(path)])),
  }
}

/** The part of an address for columns shown in this order, which does not name what is usual. */
const orderInView = (shown: readonly string[], pins: readonly string[], usual: readonly string[]): Partial<View> => ({
  columns: isSame(shown, usual) ? undefined : shown,
  pin: areUsualPins(pins, shown) ? undefined : pins,
})

/** In another order; `usual` are the operation's own columns. */
export function reorderedView(layout: Layout, order: readonly string[], usual: readonly string[]): Partial<View> {
  const { start } = layout.columnPinning
  const isShown = (path: string): boolean => layout.columnVisibility[path] === true
  const shown = order.filter(isShown)
  const pins = areUsualPins(start, layout.columnOrder) ? shown.slice(0, 1) : shown.filter((path) => start.includes(path))
  return orderInView(shown, pins, usual)
}

/** With these columns pinned, which then come first. */
export function pinnedView(layout: Layout, pins: readonly string[], usual: readonly string[]): Partial<View> {
  const shown = layout.columnOrder.filter((path) => layout.columnVisibility[path])
  return orderInView([...new Set([...pins, ...shown])], pins, usual)
}

/** With other columns shown; `undefined` where none would be left, for a table without columns shows nothing. */
export function visibleView(
  layout: Layout,
  visibility: GridState['columnVisibility'],
  usual: readonly string[],
): Partial<View> | undefined {
  const shown = layout.columnOrder.filter((path) => visibility[path])
  return shown.length === 0 ? undefined : { columns: isSame(shown, usual) ? undefined : shown }
}

/** The order of rows as a table has it, and as the address has it. */
export const sortingOf = (sort: View['sort']): SortingState => (sort ? [{ id: sort.column, desc: sort.isDescending }] : [])
export const sortOf = ([first]: SortingState): View['sort'] => first && { column: first.id, isDescending: first.desc }

/** What differs between two sets of filters, by column: the new text, or `undefined` where there is none any more. */
export function changedFilters(
  before: GridState['columnFilters'],
  after: GridState['columnFilters'],
): Readonly<Record<string, string | undefined>> {
  const gone = before.filter(({ id }) => !after.some((filter) => filter.id === id))
  const set = after.filter(({ id, value }) => !before.some((filter) => filter.id === id && filter.value === value))
  return Object.fromEntries([...gone.map(({ id }) => [id, undefined]), ...set.map(({ id, value }) => [id, String(value)])])
}

/**
 * What moves a column one place towards the start (-1) or the end (1), among the pinned ones or among the others; `undefined`
 * where there is no such place.
 */
export function moveOf(table: GridTable, path: string, by: -1 | 1): (() => void) | undefined {
  const shown = table.getVisibleLeafColumns().map(({ id }) => id)
  const pins = table.state.columnPinning.start
  const from = shown.indexOf(path)
  const other = shown[from + by]
  if (from < 0 || other === undefined) return undefined
  if (!areUsualPins(pins, shown) && pins.includes(path) !== pins.includes(other)) return undefined
  return () => table.setColumnOrder(shown.with(from, other).with(from + by, path))
}

/** A thousand rows with their elements, as the body of a grid has them, for tests without a page around them. */
import { act, render } from '@testing-library/react'
import { splits } from '../endpoints/splits/endpoint.ts'
import type { Column } from '../explorer/grid/columns/columns.ts'
import { cellLooks } from '../explorer/grid/body/cellLooks.ts'
import { GridRow } from '../explorer/grid/body/GridRow.tsx'
import type { RowsView } from '../explorer/grid/body/recycledRow.ts'
import { createRecycledRows } from '../explorer/grid/body/recycledRows.ts'
import type { RowStore } from '../explorer/rows/rowStore.ts'
import { emptyRowStore } from '../explorer/rows/spreadRows.ts'

/** All columns in sight, nothing selected or open, no cell in the tab order. */
export function rowsViewOf(store: RowStore, columns: readonly Column[], given: Partial<RowsView> = {}): RowsView {
  const all = columns.map((_, index) => index)
  return {
    store,
    order: Uint32Array.from({ length: store.size }, (_, row) => row),
    columns,
    cells: {},
    shown: all,
    ofActive: all,
    height: 30,
    activePlace: -1,
    activeColumn: 0,
    range: undefined,
    openPlace: -1,
    isCard: false,
    isSearched: false,
    ...given,
  }
}

export const ROWS = 1000

export const store = emptyRowStore(splits)
store.append(
  Array.from({ length: ROWS }, (_, row) => ({
    id: `${row}`,
    name: `Company ${row}`,
    notes: row % 3 === 0 ? `Note ${row}` : null,
  })),
)

export const column = (path: 'id' | 'name' | 'notes'): Column => ({
  path,
  field: splits.fields[path],
  title: path,
  width: 100,
  isSized: false,
  isPinned: false,
})
export const view = (given: Partial<RowsView> = {}): RowsView => rowsViewOf(store, [column('id'), column('name')], given)

const shape = (columns: readonly Column[]) => ({
  columns,
  looks: cellLooks(columns, 1),
  shown: columns.map((_, index) => index),
})

/** Rows with their elements, as the body of a grid has them. */
export function opened(columns: readonly Column[] = [column('id'), column('name')]) {
  const rows = createRecycledRows()
  let given = shape(columns)
  const elements = (of: readonly Column[]) => {
    // The same objects for the same columns, as the grid has them.
    if (of !== given.columns) given = shape(of)
    return (
      <div role="rowgroup">
        {rows.all().map((row) => (
          <GridRow key={row.number} {...{ row, ...given }} />
        ))}
      </div>
    )
  }
  const { container, rerender, unmount } = render(elements(columns))
  const body = container.firstElementChild!
  return {
    body,
    unmount,
    draw(of: RowsView, first: number, isAtRest: boolean, last = first + 10): void {
      const inSight = { drawn: [first, last], seen: [Math.min(first + 2, last), Math.max(first, last - 2)] } as const
      const draw = (): void => rows.draw(body, of, inSight, (place) => place * 30, isAtRest)
      let served = rows.all()
      act(draw)
      // There may be more of them now, or other columns.
      while (served !== rows.all() || of.columns !== given.columns) {
        served = rows.all()
        rerender(elements(of.columns))
        act(draw)
      }
    },
    places: (): readonly number[] => [...body.children].map((row) => Number(row.getAttribute('aria-rowindex')) - 2),
    rowAt: (place: number): HTMLElement => body.querySelector<HTMLElement>(`[aria-rowindex="${place + 2}"]`)!,
  }
}
export const from = (first: number, count = 10): readonly number[] => Array.from({ length: count }, (_, index) => first + index)
export const ascending = (places: readonly number[]): readonly number[] => places.toSorted((a, b) => a - b)

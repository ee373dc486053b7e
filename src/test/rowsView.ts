/** Rows as the grid draws them, for tests without a page around them: all columns in sight, nothing selected or open, no cell in the tab order. */
import type { Column } from '../explorer/grid/columns/columns.ts'
import type { RowsView } from '../explorer/grid/body/recycledRow.ts'
import type { RowStore } from '../explorer/rows/rowStore.ts'

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

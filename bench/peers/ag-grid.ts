/** AG Grid Community as its first page shows it: all modules, the rows given as they are. */
import { AllCommunityModule, createGrid, ModuleRegistry, themeQuartz, type GridApi } from 'ag-grid-community'
import type { Peer } from '../contestant.ts'
import { COLUMN_WIDTH, ROW_HEIGHT } from '../tableShape.ts'
import { columnNames, rows, type Row } from './rows.ts'

export function openPeer(root: HTMLElement): Peer {
  ModuleRegistry.registerModules([AllCommunityModule])
  const api: GridApi<Row> = createGrid<Row>(root, {
    theme: themeQuartz.withParams({ rowHeight: ROW_HEIGHT }),
    rowHeight: ROW_HEIGHT,
    rowData: rows,
    columnDefs: columnNames.map((field) => ({
      field,
      width: COLUMN_WIDTH,
      filter: typeof rows[0]![field] === 'number' ? 'agNumberColumnFilter' : 'agTextColumnFilter',
    })),
  })
  return {
    sort: (colId) => api.applyColumnState({ state: [{ colId, sort: 'asc' }], defaultState: { sort: null } }),
    filterText: (column, filter) => api.setFilterModel({ [column]: { filterType: 'text', type: 'contains', filter } }),
    filterRange: (column, low, high) =>
      // Its range leaves the ends out.
      api.setFilterModel({ [column]: { filterType: 'number', type: 'inRange', filter: low - 0.001, filterTo: high + 0.001 } }),
    clear: () => api.setFilterModel(null),
    // By what it does: the names of its elements change from one release to the next.
    scroller: () =>
      [...root.querySelectorAll<HTMLElement>('*')].find(
        (element) => /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > 10 * element.clientHeight,
      )!,
    firstRow: () => root.querySelector('.ag-row[row-index="0"]')?.textContent ?? '',
    count: () => api.getDisplayedRowCount(),
  }
}

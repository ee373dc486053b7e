/** AG Grid Community as its first page shows it: all modules, the rows given as they are. */
import { AllCommunityModule, createGrid, ModuleRegistry, themeQuartz, type GridApi } from 'ag-grid-community'
import { columnNames, rows, type Peer, type Row } from './rows.ts'

ModuleRegistry.registerModules([AllCommunityModule])
const root = document.getElementById('root')!
const api: GridApi<Row> = createGrid<Row>(root, {
  theme: themeQuartz.withParams({ rowHeight: 28 }),
  rowHeight: 28,
  rowData: rows,
  columnDefs: columnNames.map((field) => ({ field, width: 140, filter: 'agTextColumnFilter' })),
})
const peer: Peer = {
  sort: (colId) => api.applyColumnState({ state: [{ colId, sort: 'asc' }], defaultState: { sort: null } }),
  filter: (column, filter) =>
    void api
      .setColumnFilterModel(column as keyof Row & string, { filterType: 'text', type: 'contains', filter })
      .then(() => api.onFilterChanged()),
  // By what it does: the names of its elements change from one release to the next.
  scroller: () =>
    [...root.querySelectorAll<HTMLElement>('*')].find(
      (element) => /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > 10 * element.clientHeight,
    )!,
  firstRow: () => root.querySelector('.ag-row[row-index="0"]')?.textContent ?? '',
}
Object.assign(window, { peer })

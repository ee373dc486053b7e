/** The table that keeps the columns of the filings and their order, which is in the page address. */
import { functionalUpdate, rowSortingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import type { View } from '../../../explorer/address/address.ts'
import { sortingOf, sortOf } from '../../../explorer/grid/columns/columnState.ts'
import type { Filing } from '../filing/filing.ts'
import { columns, type FilingColumn } from './filingColumns.tsx'

const features = tableFeatures({ rowSortingFeature, columnMeta: {} as FilingColumn })

const definitions = columns.map((column): ColumnDef<typeof features, Filing> => ({
  id: column.path,
  accessorFn: (filing) => filing,
  header: column.label,
  meta: column,
}))

/** `filings` are those shown, in order. */
export function useFilingTable(filings: readonly Filing[], sort: View['sort'], onSort: (sort: View['sort']) => void) {
  const sorting = sortingOf(sort)
  return useTable({
    features,
    columns: definitions,
    data: filings,
    manualSorting: true,
    // The largest trade and the latest filing are what is looked for.
    sortDescFirst: true,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (updater) => onSort(sortOf(functionalUpdate(updater, sorting))),
  })
}

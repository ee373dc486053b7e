/** The table that keeps the columns of a grid: which there are and are shown, their order, sizes and pins, what the rows are sorted and filtered by. */
import {
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  type Column as ColumnOf,
  type ColumnDef,
  type ReactTable,
  type TableState,
} from '@tanstack/react-table'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { columnField, isComputed } from '../../../api/endpoint/columns.ts'
import type { Field } from '../../../api/endpoint/fields.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import { isMeasurable } from '../../rows/sortKeys.ts'
import type { ColumnChoice, Slots } from '../../slots.ts'
import { allPaths, usualWidth, type Column } from './columns.ts'

interface GridColumnMeta {
  /** As the table heads it. */
  readonly field: Field
  /** Its label where it stands alone, outside the table. */
  readonly title: string
}

export const features = tableFeatures({
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: {} as GridColumnMeta,
})

/** Its one datum is the column store, whose columns are its cells: the rows themselves stay in there. */
export type GridTable = ReactTable<typeof features, RowStore>
export type GridColumn = ColumnOf<typeof features, RowStore>
export type GridState = TableState<typeof features>

/** Every declared field and every computed column, under a label of its own where it has one. */
export function columnDefinitions(
  endpoint: AnyEndpoint,
  choices: Readonly<Record<string, Pick<ColumnChoice<AnyEndpoint>, 'label' | 'width'> | undefined>>,
): ColumnDef<typeof features, RowStore>[] {
  return allPaths(endpoint).map((id) => {
    const declared = columnField(endpoint, id)!
    const { label, width } = choices[id] ?? {}
    const field = label === undefined ? declared : { ...declared, label }
    return {
      id,
      accessorFn: (store) => store.column(id),
      header: field.label,
      size: width ?? usualWidth(field),
      // The largest and the latest are what is looked for; names begin with A.
      sortDescFirst: isMeasurable(field),
      meta: { field, title: isComputed(id) ? `${declared.label} (computed)` : declared.label },
    }
  })
}

/** The columns that a table shows, as the rows are drawn by them. */
export function drawnColumns(
  table: GridTable,
  store: RowStore | undefined,
  values: Slots<AnyEndpoint>['values'],
): readonly Column[] {
  return (table.getHeaderGroups()[0]?.headers ?? []).flatMap(({ column }) => {
    const { meta } = column.columnDef
    const valueOf = values?.[column.id]
    return meta
      ? {
          path: column.id,
          ...meta,
          value: valueOf && store && ((row: number): unknown => valueOf(store.declared(row))),
          width: column.getSize(),
          isSized: Object.hasOwn(table.state.columnSizing, column.id),
          isPinned: column.getIsPinned() !== false,
        }
      : []
  })
}

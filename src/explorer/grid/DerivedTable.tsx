/** The table of rows that a view made out of the loaded records: the same grid, whose rows open and take along the records behind them. */
import { lazy, Suspense, useMemo } from 'react'
import type { ShownColumn } from '../export/shown.ts'
import type { GoodRows } from '../query/useAnswer.ts'
import type { Explorer } from '../query/useExplorer.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { DerivedRows } from '../rows/derivedRows.ts'
import { selectRows } from '../rows/selectRows.ts'
import { useGridTable } from './columns/useGridTable.ts'
import type { Cells } from './GridRow.tsx'
import type { SelectedCells } from './selection/selection.ts'
import { Table, type TableUse } from './Table.tsx'

/** Loaded where the local filters leave nothing. */
const NothingKept = lazy(async () => ({ default: (await import('../notices/EmptyResult.tsx')).NoFilterMatches }))

interface Props extends TableUse, Explorer<AnyEndpoint> {
  readonly derived: DerivedRows
  readonly rows: GoodRows<AnyEndpoint>
  readonly cells: Cells
}

/** By the place of a row: the loaded record behind it has other fields, and stands behind several. */
const ofDerived =
  ({ store }: DerivedRows, order: Uint32Array) =>
  ({ path, field, title }: ShownColumn): ShownColumn => ({
    path,
    field,
    title,
    value: (_, place) => store.value(path, order[place]!),
  })

export function DerivedTable({ derived, rows, cells, ...props }: Props) {
  const { address, acts, isCompact, onSelected } = props
  const { endpoint, store, sourceOf } = derived
  const { localFilters, view } = address
  const selection = JSON.stringify([localFilters.map(({ path, text }) => [path, text]), view.sort])
  // oxlint-disable-next-line exhaustive-deps -- the text says what is asked of the rows
  const order = useMemo(() => selectRows(endpoint, store, localFilters, view.sort), [endpoint, store, selection])
  const { table, columns } = useGridTable({ endpoint, address, acts, store, isCompact })
  const sourced = (of: Uint32Array, shown: readonly ShownColumn[]): SelectedCells => ({
    rows: of.map(sourceOf),
    columns: shown.map(ofDerived(derived, of)),
  })
  if (order.length === 0 && localFilters.length > 0)
    return (
      <Suspense>
        <NothingKept loaded={store.size} onClear={() => table.resetColumnFilters(true)} />
      </Suspense>
    )
  return (
    <Table
      {...props}
      {...{ endpoint, order, table, columns, cells }}
      rows={{ ...rows, store }}
      shownAs={(shown) => {
        const { rows: sources, columns: across } = sourced(order, shown)
        return { order: sources, columns: across, table, derived: endpoint }
      }}
      onSelected={(cells) =>
        onSelected(
          cells &&
            (() => {
              const of = cells()
              return sourced(of.rows, of.columns)
            }),
        )
      }
    />
  )
}

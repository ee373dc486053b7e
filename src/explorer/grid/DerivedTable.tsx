/** The table of rows that a view made out of the loaded records: the same grid, whose rows open and take along the records behind them. */
import { lazy, Suspense, useMemo } from 'react'
import type { ShownColumn } from '../export/shown.ts'
import type { GoodRows } from '../query/useAnswer.ts'
import type { Explorer } from '../query/useExplorer.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { JoiningContext } from '../join/JoiningContext.ts'
import { useJoin, useJoinedEndpoint } from '../join/useJoin.ts'
import type { DerivedRows } from '../rows/derivedRows.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { useOrder } from '../rows/useOrder.ts'
import { useGridTable } from './columns/useGridTable.ts'
import styles from './Grid.module.css'
import type { Cells } from './body/CellContent.tsx'
import { derivedSince } from '../since/derivedSince.ts'
import { SINCE } from '../since/sinceColumn.ts'
import type { SelectedCells } from './selection/selection.ts'
import { Table, type TableUse } from './Table.tsx'

/** Loaded where the local filters leave nothing. */
const NothingKept = lazy(async () => ({ default: (await import('../notices/EmptyResult.tsx')).NoFilterMatches }))

/** Loaded when prices are joined to the rows. */
const JoinLine = lazy(async () => ({ default: (await import('../join/JoinLine.tsx')).JoinLine }))

interface Props extends TableUse, Explorer<AnyEndpoint> {
  readonly derived: DerivedRows
  readonly rows: GoodRows<AnyEndpoint>
  readonly cells: Cells
}

/** By the place of a row: the loaded record behind it has other fields, and stands behind several. */
const ofDerived =
  (store: RowStore, order: Uint32Array) =>
  ({ path, field, title }: ShownColumn): ShownColumn => ({
    path,
    field,
    title,
    value: (_, place) => store.value(path, order[place]!),
  })

export function DerivedTable({ derived: given, rows, cells, ...props }: Props) {
  const { address, acts, isCompact, onSelected } = props
  const isSince = given.arePartsOfRecords === true && address.ownView(SINCE) !== undefined
  const derived = useMemo(() => (isSince ? derivedSince(given, rows.store) : given), [isSince, given, rows.store])
  const { sourceOf } = derived
  const joined = useJoinedEndpoint(derived.endpoint)
  const { endpoint } = joined
  const { store = derived.store, joining } = useJoin(joined, derived.store, rows.reply, props.answer.isBusy)
  const { localFilters, view } = address
  const selection = JSON.stringify([localFilters.map(({ path, text }) => [path, text]), view.sort])
  const order = useOrder(endpoint, store, given, selection, localFilters, view.sort)
  const { table, columns } = useGridTable({ endpoint, address, acts, store, isCompact })
  const sourced = (of: Uint32Array, shown: readonly ShownColumn[]): SelectedCells => ({
    rows: of.map(sourceOf),
    columns: shown.map(ofDerived(store, of)),
  })
  if (order.length === 0 && localFilters.length > 0)
    return (
      <Suspense>
        <NothingKept loaded={store.size} onClear={() => table.resetColumnFilters(true)} />
      </Suspense>
    )
  return (
    <JoiningContext value={joining}>
      <div className={styles.frame}>
        {joining && (
          <Suspense>
            <JoinLine {...{ endpoint, joining, order }} sort={view.sort} />
          </Suspense>
        )}
        <Table
          {...props}
          {...{ endpoint, order, table, columns }}
          cells={{ ...cells, ...joined.cells }}
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
      </div>
    </JoiningContext>
  )
}

/** What stands where the rows go: skeleton, rows, invitation, or the words for there being none. */
import { lazy, Suspense } from 'react'
import type { AnyEndpoint, RecordOf } from '../api/endpoint/endpoint.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { columnsOf, type Column } from './grid/columns/columns.ts'
import type { Position } from './query/paging.ts'
import { NothingAsked } from './notices/NothingAsked.tsx'
import { Skeleton } from './grid/Skeleton.tsx'
import type { ColumnChoice, Slots } from './slots.ts'
import { Table, type TableUse } from './grid/Table.tsx'
import type { Explorer } from './query/useExplorer.ts'

/** Loaded where an operation asks for nothing yet. */
const Invitation = lazy(async () => ({ default: (await import('./notices/Invitation.tsx')).Invitation }))
/** Loaded where there are no rows to show. */
const noRows = () => import('./notices/EmptyResult.tsx')
const EmptyResult = lazy(async () => ({ default: (await noRows()).EmptyResult }))
const NothingKept = lazy(async () => ({ default: (await noRows()).NoFilterMatches }))

interface Props extends TableUse, Explorer<AnyEndpoint> {
  readonly endpoint: AnyEndpoint
  readonly slots: Slots<AnyEndpoint>
  readonly columns: readonly Column[]
  readonly order: Uint32Array
  readonly position: Position | undefined
}

export function Results({ endpoint, address, answer, acts, slots, columns, order, position, ...use }: Props) {
  const { rows, current } = answer
  if (address.missing.length > 0 && !rows)
    return (
      <Suspense fallback={<Skeleton shape={slots.shape} />}>
        <Invitation endpoint={endpoint} missing={address.missing} />
      </Suspense>
    )
  if (!rows) return answer.isBusy ? <Skeleton shape={slots.shape} /> : <NothingAsked isFailed={address.canAsk} />
  const isOpen = address.view.open !== undefined
  const withValues = (drawn: readonly Column[]): readonly Column[] =>
    slots.values ? drawn.map((column) => ({ ...column, value: valueOf(slots.values![column.path]) })) : drawn
  const valueOf = (of: ((record: RecordOf<AnyEndpoint>) => unknown) | undefined) =>
    of && ((row: number): unknown => of(rows.store.declared(row)))
  const openRow = address.view.open === undefined ? -1 : rows.store.rowOf(address.view.open)
  const tableOf = (shown: Uint32Array, own?: readonly ColumnChoice<AnyEndpoint>[]) => {
    const drawn = own && !address.view.columns ? columnsOf(endpoint, own, address.view) : columns
    return current && rows.store.size === 0 ? (
      <Suspense>
        <EmptyResult
          noun={endpoint.noun}
          phrases={address.phrases}
          oddity={current.logEntry.oddity}
          onFirstPage={position?.hasPrevious ? () => acts.goToPage(position.first) : undefined}
          onDrop={acts.change}
        />
      </Suspense>
    ) : shown.length === 0 && address.localFilters.length > 0 ? (
      <Suspense>
        <NothingKept loaded={rows.store.size} onClear={acts.clearLocalFilters} />
      </Suspense>
    ) : (
      <Table
        {...{ endpoint, address, answer, acts, rows, ...use }}
        order={shown}
        columns={withValues(drawn)}
        cells={slots.cells ?? {}}
      />
    )
  }
  const table = tableOf(order)
  if (!slots.Results) return table
  return (
    <Boundary what="this view" content={address.search.toString()} instead={table}>
      <slots.Results
        endpoint={endpoint}
        {...{ address, answer, acts }}
        records={rows.store.records()}
        order={order}
        openId={openRow < 0 ? address.view.open : rows.store.idOf(openRow)}
        idOf={rows.store.idOf}
        isStale={!current}
        isBusy={answer.isBusy}
        onOpen={(id) => acts.setView({ open: id }, { replace: isOpen })}
        table={table}
        tableOf={tableOf}
      />
    </Boundary>
  )
}

/** What stands where the rows go: skeleton, rows, invitation, or the words for there being none. */
import { lazy, Suspense } from 'react'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { useGridTable, type TableColumns } from './grid/columns/useGridTable.ts'
import type { Position } from './query/paging/paging.ts'
import { NothingAsked } from './notices/NothingAsked.tsx'
import outcome from './notices/Outcome.module.css'
import { StateNotices } from './notices/StateNotices.tsx'
import { Skeleton } from './grid/Skeleton.tsx'
import { MOST_VIEWED } from './rows/many.ts'
import type { ColumnChoice, Slots } from './slots.ts'
import { Table, type TableUse } from './grid/Table.tsx'
import type { GoodRows } from './query/useAnswer.ts'
import type { Explorer } from './query/useExplorer.ts'
import type { LaterRows } from './useLaterRows.ts'

/** Loaded where a view makes rows of its own. */
const DerivedTable = lazy(async () => ({ default: (await import('./grid/DerivedTable.tsx')).DerivedTable }))
/** Loaded where an operation asks for nothing yet. */
const Invitation = lazy(async () => ({ default: (await import('./notices/Invitation.tsx')).Invitation }))
/** Loaded where there are no rows to show. */
const noRows = () => import('./notices/EmptyResult.tsx')
const EmptyResult = lazy(async () => ({ default: (await noRows()).EmptyResult }))
const NothingKept = lazy(async () => ({ default: (await noRows()).NoFilterMatches }))

interface Props extends TableUse, TableColumns, Explorer<AnyEndpoint>, Pick<LaterRows, 'View' | 'records' | 'areComing'> {
  readonly endpoint: AnyEndpoint
  readonly slots: Slots<AnyEndpoint>
  readonly order: Uint32Array
  readonly position: Position | undefined
  /** Leads to the filters, for a failure that they cause. */
  readonly toFilters: () => void
}

interface RowsProps extends Omit<Props, 'View' | 'areComing'> {
  readonly rows: GoodRows<AnyEndpoint>
}

function onlyTicker({ tickers }: Readonly<Record<string, unknown>>): string | undefined {
  return Array.isArray(tickers) && tickers.length === 1 ? String(tickers[0]) : undefined
}

/** The table of these rows, or the words for there being none. */
function RowsTable({ endpoint, address, answer, acts, slots, rows, order, table, columns, position, ...use }: RowsProps) {
  const { current } = answer
  if (current && rows.store.size === 0)
    return (
      <Suspense fallback={<div className={outcome.outcome} />}>
        <EmptyResult
          noun={endpoint.noun}
          ticker={onlyTicker(address.values)}
          phrases={address.phrases}
          onFirstPage={position?.hasPrevious ? () => acts.goToPage(position.first) : undefined}
          onDrop={acts.change}
          onTicker={(ticker) => acts.change({ tickers: ticker })}
        />
      </Suspense>
    )
  if (order.length === 0 && address.localFilters.length > 0)
    return (
      <Suspense fallback={<div className={outcome.outcome} />}>
        <NothingKept loaded={rows.store.size} onClear={() => table.resetColumnFilters(true)} />
      </Suspense>
    )
  return (
    <Table
      {...{ endpoint, address, answer, acts, rows, order, table, columns, ...use }}
      cells={(rows.store.size <= MOST_VIEWED && slots.cells) || {}}
    />
  )
}

/** The same with columns that the page of the operation chose, unless the user chose others. */
function ChosenTable({ choices, ...props }: RowsProps & { readonly choices: readonly ColumnChoice<AnyEndpoint>[] }) {
  const { endpoint, address, acts, rows, isCompact, slots } = props
  const shown = useGridTable({
    endpoint,
    address,
    acts,
    isCompact,
    store: rows.store,
    values: slots.values,
    choices,
  })
  return <RowsTable {...props} {...shown} />
}

export function Results({ View, areComing, ...props }: Props) {
  const { endpoint, address, answer, acts, slots, order } = props
  const { rows, current } = answer
  const heads = slots.heads ?? { labels: props.columns.map(({ field }) => field.label), hasStrips: true }
  const skeleton = <Skeleton shape={slots.shape} heads={heads} />
  if (address.missing.length > 0 && !rows)
    return (
      <Suspense fallback={skeleton}>
        <Invitation endpoint={endpoint} missing={address.missing} />
      </Suspense>
    )
  // What came first is about to be drawn: a failure since then is told beside it, not in its place.
  if (!rows && areComing) return skeleton
  if (!rows) {
    return (
      <div className={outcome.noRows}>
        <StateNotices {...{ endpoint, address, answer }} onFilters={props.toFilters} />
        {answer.isBusy ? skeleton : !address.canAsk && <NothingAsked />}
      </div>
    )
  }
  const { open } = address.view
  const openRow = open === undefined ? -1 : rows.store.rowOf(open)
  const table = <RowsTable {...props} rows={rows} />
  if (!View) return table
  return (
    <Boundary what="this view" content={address.search.toString()} instead={table}>
      <View
        endpoint={endpoint}
        {...{ address, answer, acts, order, table }}
        records={props.records}
        openId={openRow < 0 ? open : rows.store.idOf(openRow)}
        idOf={rows.store.idOf}
        isStale={!current}
        isBusy={answer.isBusy}
        onOpen={(id) => acts.setView({ open: id }, { replace: open !== undefined })}
        tableOf={(chosen, choices) =>
          choices ? (
            <ChosenTable {...props} rows={rows} order={chosen} choices={choices} />
          ) : (
            <RowsTable {...props} rows={rows} order={chosen} />
          )
        }
        tableOfDerived={(derived, cells = {}) => (
          <Suspense>
            <DerivedTable {...props} {...{ rows, derived, cells }} />
          </Suspense>
        )}
      />
    </Boundary>
  )
}

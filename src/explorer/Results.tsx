/** What stands where the rows go: skeleton, rows, invitation, or the words for there being none. */
import { lazy, Suspense, useState } from 'react'
import type { AnyEndpoint } from '../api/endpoint.ts'
import type { View } from './address.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { columnsOf, type Column } from './columns.ts'
import type { Position } from './paging.ts'
import { Grid } from './grid/Grid.tsx'
import type { SelectedCells } from './grid/selection.ts'
import { NothingAsked } from './NothingAsked.tsx'
import { Skeleton } from './Skeleton.tsx'
import type { ColumnChoice, Slots } from './slots.ts'
import type { Explorer } from './useExplorer.ts'

/** Loaded where an operation asks for nothing yet. */
const Invitation = lazy(async () => ({ default: (await import('./Invitation.tsx')).Invitation }))
/** Loaded with the first change of it. */
const layouts = () => import('./columnLayout.ts')
/** Loaded where there are no rows to show. */
const EmptyResult = lazy(async () => ({ default: (await import('./EmptyResult.tsx')).EmptyResult }))
const NothingKept = lazy(async () => ({ default: (await import('./NothingKept.tsx')).NothingKept }))
/** Loaded with the first menu that is opened. */
const ColumnMenu = lazy(async () => ({ default: (await import('./grid/ColumnMenu.tsx')).ColumnMenu }))
const ColumnPlace = lazy(async () => ({ default: (await import('./grid/ColumnPlace.tsx')).ColumnPlace }))

/** Loaded with the first search. */
const SearchBar = lazy(async () => ({ default: (await import('./search/SearchBar.tsx')).SearchBar }))

interface Props {
  readonly endpoint: AnyEndpoint
  readonly page: Explorer<AnyEndpoint>
  readonly slots: Slots<AnyEndpoint>
  readonly columns: readonly Column[]
  readonly order: Uint32Array
  readonly position: Position | undefined
  readonly isCompact: boolean
  readonly isSearching: boolean
  readonly onSearchEnd: () => void
  /** Gets what finds the cells selected in the table. */
  readonly onSelected: (cells: (() => SelectedCells) | undefined) => void
}

export function Results({
  endpoint,
  page,
  slots,
  columns,
  order,
  position,
  isCompact,
  isSearching,
  onSearchEnd,
  onSelected,
}: Props) {
  const [menu, setMenu] = useState<{ readonly path: string; readonly at: { readonly left: number; readonly top: number } }>()
  const [found, setFound] = useState<{ readonly place: number; readonly column: number }>()
  const { rows, current, address } = page
  if (address.missing.length > 0 && !rows)
    return (
      <Suspense fallback={<Skeleton />}>
        <Invitation endpoint={endpoint} missing={address.missing} />
      </Suspense>
    )
  if (!rows) return page.isBusy ? <Skeleton /> : <NothingAsked isFailed={page.canAsk} />
  const sort = address.view.sort
  const isOpen = address.view.open !== undefined
  /** Ascending, descending, then the service's own order again. */
  const turn = (column: string): void => {
    if (sort?.column !== column) page.view({ sort: { column, isDescending: false } })
    else page.view({ sort: sort.isDescending ? undefined : { column, isDescending: true } })
  }
  const searchBar = (shown: Uint32Array, drawn: readonly Column[]) =>
    isSearching && (
      <Suspense>
        <SearchBar
          endpoint={endpoint}
          store={rows.store}
          order={shown}
          columns={drawn}
          text={address.view.search}
          onText={(search) => page.view({ search }, { replace: true })}
          onFound={(place, column) => setFound({ place, column })}
          onClose={onSearchEnd}
        />
      </Suspense>
    )
  const lay = (next: Partial<View> | undefined): void => next && page.view(next, { replace: true })
  const move =
    (drawn: readonly Column[]) =>
    (path: string, by: -1 | 1): void =>
      void layouts().then(({ movedColumn }) => lay(movedColumn(drawn, address.view.pin, path, by, endpoint.columns)))
  const columnMenu = (drawn: readonly Column[]) => {
    const column = menu && drawn.find(({ path }) => path === menu.path)
    return (
      column && (
        <Suspense>
          <ColumnMenu
            key={column.path}
            path={column.path}
            field={column.field}
            store={rows.store}
            sort={sort}
            refinedBy={address.refinings.find(({ path }) => path === column.path)?.text}
            at={menu.at}
            place={<ColumnPlace endpoint={endpoint} columns={drawn} column={column} view={address.view} onView={lay} />}
            onSort={(next) => page.view({ sort: next })}
            onRefine={(text) => page.refine(column.path, text)}
            onClose={() => setMenu(undefined)}
          />
        </Suspense>
      )
    )
  }
  const tableOf = (shown: Uint32Array, own?: readonly ColumnChoice<AnyEndpoint>[]) => {
    const drawn = own && !address.view.columns ? columnsOf(endpoint, own, address.view) : columns
    return current && rows.store.size === 0 ? (
      <Suspense>
        <EmptyResult
          noun={endpoint.noun}
          phrases={page.phrases}
          oddity={current.exchange.oddity}
          onFirstPage={position?.hasPrevious ? () => page.goToPage(position.first) : undefined}
          onDrop={page.change}
        />
      </Suspense>
    ) : shown.length === 0 && address.refinings.length > 0 ? (
      <Suspense>
        <NothingKept loaded={rows.store.size} onClear={page.clearRefinings} />
      </Suspense>
    ) : (
      <Grid
        name={endpoint.title}
        store={rows.store}
        order={shown}
        columns={drawn}
        found={isSearching ? found : undefined}
        above={
          <>
            {searchBar(shown, drawn)}
            {columnMenu(drawn)}
          </>
        }
        density={address.view.density}
        onResize={(sizes) => void layouts().then(({ sizedColumns }) => lay(sizedColumns(address.view.widths, sizes)))}
        onMove={move(drawn)}
        cells={slots.cells ?? {}}
        sort={sort}
        openRow={address.view.open === undefined ? -1 : rows.store.rowOf(address.view.open)}
        isBusy={page.isBusy}
        isStale={!current}
        isCompact={isCompact}
        onSelected={onSelected}
        onSort={turn}
        onMenu={(path, at) => setMenu({ path, at })}
        onOpen={(row) => page.view({ open: endpoint.identify(rows.store.record(row)) }, { replace: isOpen })}
      />
    )
  }
  const table = tableOf(order)
  if (!slots.Results) return table
  return (
    <Boundary what="this view" content={page.search.toString()} instead={table}>
      <slots.Results
        endpoint={endpoint}
        page={page}
        records={rows.store.records()}
        order={order}
        openId={address.view.open}
        isStale={!current}
        isBusy={page.isBusy}
        onOpen={(id) => page.view({ open: id }, { replace: isOpen })}
        table={table}
        tableOf={tableOf}
      />
    </Boundary>
  )
}

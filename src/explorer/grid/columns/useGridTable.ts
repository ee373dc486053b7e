/** The table of a grid, controlled by the page address: its state is read from there, and a change of it is another address. */
import { functionalUpdate, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import type { PageActs } from '../../address/pageActs.ts'
import type { PageAddress } from '../../address/usePageAddress.ts'
import { hasValues, MOST_VIEWED } from '../../rows/many.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import type { ColumnChoice, Slots } from '../../slots.ts'
import { changedFilters, layoutState, pinnedView, reorderedView, sortingOf, sortOf, visibleView } from './columnState.ts'
import { allPaths, NARROWEST, shownPaths, WIDEST, withJoined, type Column } from './columns.ts'
import { columnDefinitions, drawnColumns, features, type GridTable } from './gridTable.ts'

interface Options {
  readonly endpoint: AnyEndpoint
  readonly address: Pick<PageAddress<AnyEndpoint>, 'view' | 'localFilters'>
  readonly acts: Pick<PageActs<AnyEndpoint>, 'setView' | 'setLocalFilters'>
  /** `undefined` before the first rows. */
  readonly store: RowStore | undefined
  readonly isCompact: boolean
  /** Values that do not stand in the row's own field. */
  readonly values?: Slots<AnyEndpoint>['values']
  /** Shown unless the user chose others. */
  readonly choices?: readonly ColumnChoice<AnyEndpoint>[] | undefined
}

export interface TableColumns {
  readonly table: GridTable
  /** Those shown, in order, as rows are drawn by them; the same objects for as long as nothing about them changes. */
  readonly columns: readonly Column[]
}

export function useGridTable({ endpoint, address, acts, store, isCompact, values, choices }: Options): TableColumns {
  const { view, localFilters } = address
  // The address is read anew with each drawing: what its parts say is what counts.
  const chosen = view.columns ? undefined : choices
  const chosenText = JSON.stringify(Object.fromEntries(chosen?.map(({ path, ...choice }) => [path, choice]) ?? []))
  const definitions = useMemo(
    () => columnDefinitions(endpoint, JSON.parse(chosenText) as Parameters<typeof columnDefinitions>[1]),
    [endpoint, chosenText],
  )
  const usual = withJoined(endpoint, choices?.map(({ path }) => path) ?? endpoint.columns)
  const shown = shownPaths(endpoint, view.columns, (!choices && isCompact && endpoint.card) || usual)
  const layoutText = JSON.stringify([shown, view.widths, view.pin])
  // oxlint-disable-next-line exhaustive-deps -- the text says all of it
  const layout = useMemo(() => layoutState(allPaths(endpoint), shown, view), [endpoint, layoutText])
  const sortText = JSON.stringify(view.sort)
  // oxlint-disable-next-line exhaustive-deps -- the text says all of it
  const sorting = useMemo(() => sortingOf(view.sort), [sortText])
  const filterTexts = JSON.stringify(localFilters.map(({ path, text }) => [path, text]))
  // oxlint-disable-next-line exhaustive-deps -- the text says all of it
  const columnFilters = useMemo(() => localFilters.map(({ path, text }) => ({ id: path, value: text })), [filterTexts])
  const data = useMemo(() => (store ? [store] : []), [store])

  const inPlace = (changes: Parameters<typeof acts.setView>[0] | undefined): void =>
    changes && acts.setView(changes, { replace: true })
  const table: GridTable = useTable({
    features,
    columns: definitions,
    data,
    // Rows are selected in the store (selectRows.ts), which a function for each column keeps the table from looking for.
    manualFiltering: true,
    manualSorting: true,
    defaultColumn: { minSize: NARROWEST, maxSize: WIDEST, filterFn: () => true },
    enableMultiSort: false,
    state: { ...layout, sorting, columnFilters },
    onColumnOrderChange: (updater) => inPlace(reorderedView(layout, functionalUpdate(updater, layout.columnOrder), usual)),
    onColumnPinningChange: (updater) => inPlace(pinnedView(layout, functionalUpdate(updater, layout.columnPinning).start, usual)),
    onColumnSizingChange: (updater) => inPlace({ widths: functionalUpdate(updater, layout.columnSizing) }),
    onColumnVisibilityChange: (updater) =>
      inPlace(visibleView(layout, functionalUpdate(updater, layout.columnVisibility), usual)),
    onSortingChange: (updater) => acts.setView({ sort: sortOf(functionalUpdate(updater, sorting)) }),
    onColumnFiltersChange: (updater) =>
      acts.setLocalFilters(changedFilters(columnFilters, functionalUpdate(updater, columnFilters))),
  })
  const isMany = store !== undefined && store.size > MOST_VIEWED
  const columns = useMemo(
    () => drawnColumns(table, store, values).filter(({ path }) => hasValues(store, path)),
    // oxlint-disable-next-line exhaustive-deps -- the table is another object with each drawing; these are what it reads
    [definitions, layout, store, values, isMany],
  )
  return { table, columns }
}

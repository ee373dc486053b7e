/** The grid of an explorer page with all that hangs on it: search, the menus of columns and cells, comparing. */
import { lazy, Suspense, useState } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { usePreferences } from '../../settings/usePreferences.ts'
import type { View } from '../address/address.ts'
import type { Column } from './columns/columns.ts'
import type { Comparing } from '../compare/useCompare.ts'
import { CellMenu } from './menus/lazyCellMenu.ts'
import { Grid } from './Grid.tsx'
import type { Cells } from './GridRow.tsx'
import type { SelectedCells } from './selection/selection.ts'
import type { Point } from './menus/useCellActions.ts'
import { SearchBar } from '../search/lazySearch.ts'
import { HandOver, valueIn } from '../export/shown.ts'
import type { GoodRows } from '../query/useAnswer.ts'
import type { Explorer } from '../query/useExplorer.ts'

/** Loaded with the first change of the layout. */
const layouts = () => import('./columns/columnLayout.ts')
/** Loaded with the first menu that is opened. */
const ColumnMenu = lazy(async () => ({ default: (await import('./menus/ColumnMenu.tsx')).ColumnMenu }))

/** Fields of a card. */
const CARD_COLUMNS = 5

/** What the page has to do with its table, wherever it stands. */
export interface TableUse {
  readonly isCompact: boolean
  readonly comparing: Comparing
  readonly isSearching: boolean
  readonly onSearchEnd: () => void
  /** Gets what finds the cells selected in the table. */
  readonly onSelected: (cells: (() => SelectedCells) | undefined) => void
}

interface Props extends TableUse, Explorer<AnyEndpoint> {
  readonly endpoint: AnyEndpoint
  readonly rows: GoodRows<AnyEndpoint>
  readonly order: Uint32Array
  readonly columns: readonly Column[]
  readonly cells: Cells
}

export function Table({ endpoint, address, answer, acts, rows: { store }, order, columns, cells, ...use }: Props) {
  const { isCompact, comparing, isSearching, onSearchEnd, onSelected } = use
  const [menu, setMenu] = useState<{ readonly path: string; readonly at: Point }>()
  const [found, setFound] = useState<{ readonly place: number; readonly column: number }>()
  const [cell, setCell] = useState<{ readonly row: number; readonly path: string; readonly at: Point }>()
  const { view, localFilters } = address
  const { density } = usePreferences()
  const { sort } = view
  /** Ascending, descending, then the service's own order again. */
  const turn = (column: string): void => {
    if (sort?.column !== column) acts.setView({ sort: { column, isDescending: false } })
    else acts.setView({ sort: sort.isDescending ? undefined : { column, isDescending: true } })
  }
  const lay = (next: Partial<View> | undefined): void => next && acts.setView(next, { replace: true })
  const headed = menu && columns.find(({ path }) => path === menu.path)
  const celled = cell && columns.find(({ path }) => path === cell.path)
  const around = (
    <>
      {isSearching && (
        <Suspense>
          <SearchBar
            {...{ endpoint, store, order, columns }}
            text={view.search}
            onText={(search) => acts.setView({ search }, { replace: true })}
            onFound={(place, column) => setFound({ place, column })}
            onClose={onSearchEnd}
          />
        </Suspense>
      )}
      <Suspense>
        {headed && (
          <ColumnMenu
            key={headed.path}
            {...{ store, sort }}
            filterText={localFilters.find(({ path }) => path === headed.path)?.text}
            at={menu.at}
            {...{ endpoint, columns, view }}
            column={headed}
            onView={lay}
            onSort={(next) => acts.setView({ sort: next })}
            onRefine={(text) => acts.setLocalFilter(headed.path, text)}
            onClose={() => setMenu(undefined)}
          />
        )}
        {celled && (
          <CellMenu
            key={`${cell.row} ${cell.path}`}
            {...{ endpoint, address, answer, acts }}
            column={celled}
            value={valueIn(store, celled, cell.row, 0)}
            at={cell.at}
            isCompared={comparing.first === store.idOf(cell.row) || comparing.ids.includes(store.idOf(cell.row))}
            onCompare={() => comparing.toggle([store.idOf(cell.row)])}
            onClose={() => setCell(undefined)}
          />
        )}
      </Suspense>
    </>
  )
  const inSight = isCompact ? columns.slice(0, CARD_COLUMNS) : columns
  return (
    <>
      <HandOver order={order} columns={inSight} layout={columns} />
      <Grid
        name={endpoint.title}
        columns={inSight}
        {...{ store, order, cells, sort, isCompact, onSelected }}
        found={isSearching ? found : undefined}
        above={around}
        openRow={view.open === undefined ? -1 : store.rowOf(view.open)}
        isBusy={answer.isBusy}
        isStale={!answer.current}
        density={view.density ?? density}
        onSort={turn}
        isMenuWanted={menu !== undefined || cell !== undefined}
        onMenuLeft={() => (setMenu(undefined), setCell(undefined))}
        onMenu={(path, at) => setMenu({ path, at })}
        onCell={(row, path, at) => setCell({ row, path, at })}
        onCompare={(rows) => comparing.toggle(rows.map(store.idOf))}
        onOpen={(row) => acts.setView({ open: store.idOf(row) }, { replace: view.open !== undefined })}
        onResize={(sizes) => void layouts().then(({ sizedColumns }) => lay(sizedColumns(view.widths, sizes)))}
        onMove={(path, by) =>
          void layouts().then(({ movedColumn }) => lay(movedColumn(columns, view.pin, path, by, endpoint.columns)))
        }
      />
    </>
  )
}

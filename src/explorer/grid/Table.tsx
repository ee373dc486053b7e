/** The grid of an explorer page with all that hangs on it: search, the menus of columns and cells, comparing. */
import { Suspense, useState } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { usePreferences } from '../../settings/usePreferences.ts'
import type { Column } from './columns/columns.ts'
import type { TableColumns } from './columns/useGridTable.ts'
import type { Comparing } from '../compare/useCompare.ts'
import { Grid } from './Grid.tsx'
import type { Cells } from './body/CellContent.tsx'
import { TableMenus, type OpenMenu } from './menus/TableMenus.tsx'
import type { SelectedCells } from './selection/selection.ts'
import type { FoundCell } from './focus/useRevealedCell.ts'
import { SearchedContext } from '../search/excerpt.ts'
import { SearchBar } from '../search/lazySearch.ts'
import { HandOver, type Shown } from '../export/shown.ts'
import type { GoodRows } from '../query/useAnswer.ts'
import type { Explorer } from '../query/useExplorer.ts'

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

interface Props extends TableUse, TableColumns, Omit<Explorer<AnyEndpoint>, 'answer'> {
  /** Whether rows are on their way, and whether those there are the answer. */
  readonly answer: { readonly isBusy: boolean; readonly current: unknown }
  readonly endpoint: AnyEndpoint
  readonly rows: Pick<GoodRows<AnyEndpoint>, 'store'>
  readonly order: Uint32Array
  readonly cells: Cells
  /** What these columns of its rows are to others, where the rows are none of the loaded records. */
  readonly shownAs?: (columns: readonly Column[]) => Shown
}

export function Table({
  endpoint,
  address,
  answer,
  acts,
  rows: { store },
  order,
  table,
  columns,
  cells,
  shownAs,
  ...use
}: Props) {
  const { isCompact, comparing, isSearching, onSearchEnd, onSelected } = use
  const [menu, setMenu] = useState<OpenMenu>()
  const [found, setFound] = useState<FoundCell>()
  /** The row that was pressed last: several may open one record. */
  const [opened, setOpened] = useState(-1)
  const { view } = address
  const { density } = usePreferences()
  const visibleColumns = isCompact ? columns.slice(0, CARD_COLUMNS) : columns
  const above = (
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
      {menu && (
        <TableMenus
          {...{ menu, endpoint, address, acts, store, table, columns, comparing }}
          onClose={() => setMenu((now) => (now === menu ? undefined : now))}
        />
      )}
    </>
  )
  return (
    <SearchedContext value={isSearching ? view.search?.toLowerCase() : undefined}>
      <HandOver {...(shownAs?.(visibleColumns) ?? { order, columns: visibleColumns, table })} />
      <Grid
        name={endpoint.title}
        endpoint={endpoint}
        columns={visibleColumns}
        {...{ table, store, order, cells, above, isCompact, onSelected }}
        found={isSearching ? found : undefined}
        openRow={view.open === undefined ? -1 : opened >= 0 && store.idOf(opened) === view.open ? opened : store.rowOf(view.open)}
        isBusy={answer.isBusy}
        isStale={!answer.current}
        density={view.density ?? density}
        isMenuWanted={menu !== undefined}
        onMenuLeft={() => setMenu(undefined)}
        onMenu={(path, at) => setMenu({ path, at })}
        onCell={(row, path, at) => setMenu({ row, path, at })}
        onCompare={(rows) => comparing.toggle(rows.map(store.idOf))}
        onOpen={(row) => {
          setOpened(row)
          acts.setView({ open: store.idOf(row) }, { replace: view.open !== undefined })
        }}
      />
    </SearchedContext>
  )
}

/** The menus that hang on a table: that of a column below its head, and that of a cell. */
import { lazy, Suspense } from 'react'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import type { PageActs } from '../../address/pageActs.ts'
import type { PageAddress } from '../../address/usePageAddress.ts'
import type { Comparing } from '../../compare/useCompare.ts'
import { valueIn } from '../../export/shown.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import type { TableColumns } from '../columns/useGridTable.ts'
import { CellMenu } from './lazyCellMenu.ts'
import type { Point } from './useCellActions.ts'

/** Loaded with the first menu that is opened. */
const ColumnMenu = lazy(async () => ({ default: (await import('./ColumnMenu.tsx')).ColumnMenu }))

/** Which menu is open, and where: of a column, or with a row of the store of a cell. */
export interface OpenMenu {
  readonly path: string
  readonly row?: number
  readonly at: Point
}

interface Props extends TableColumns {
  readonly menu: OpenMenu
  readonly endpoint: AnyEndpoint
  readonly address: PageAddress<AnyEndpoint>
  readonly acts: PageActs<AnyEndpoint>
  readonly store: RowStore
  readonly comparing: Comparing
  readonly onClose: () => void
}

export function TableMenus({
  menu: { path, row, at },
  table,
  columns,
  endpoint,
  address,
  acts,
  store,
  comparing,
  onClose,
}: Props) {
  const shown = columns.find((column) => column.path === path)
  if (!shown) return null
  if (row === undefined) {
    const menuColumn = table.getColumn(path)
    return (
      menuColumn && (
        <Suspense>
          <ColumnMenu key={path} {...{ endpoint, table, store, at, onClose }} column={menuColumn} field={shown.field} />
        </Suspense>
      )
    )
  }
  const id = store.idOf(row)
  return (
    <Suspense>
      <CellMenu
        key={`${row} ${path}`}
        {...{ endpoint, address, acts, at, onClose }}
        column={shown}
        value={valueIn(store, shown, row, 0)}
        isCompared={comparing.isIn(id)}
        onCompare={() => comparing.toggle([id])}
      />
    </Suspense>
  )
}

/** One row of the grid. Drawn for many rows in turn: it takes values from the columns, never a whole record, unless a cell asks. */
import { memo, type ComponentType, type CSSProperties } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { isComputed } from '../../api/endpoint/columns.ts'
import { isNumeric, roundedFrom } from '../../ui/values/valueText.ts'
import type { Column } from './columns/columns.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { ChangeMark } from '../since/ChangeMark.tsx'
import { changeOfRow } from '../since/rowChange.ts'
import { CHANGE } from '../since/sinceColumn.ts'
import type { CellProps } from '../slots.ts'
import { CellContent } from './CellContent.tsx'
import { columnsDrawn } from './columns/columnsDrawn.ts'
import styles from './Grid.module.css'
import { pinnedStyle } from './useGridLayout.ts'

export type Cells = Readonly<Record<string, ComponentType<CellProps<AnyEndpoint>> | undefined>>

interface Props {
  readonly store: RowStore
  /** The row's number in the store. */
  readonly row: number
  /** Its place in the order shown, from 0. */
  readonly place: number
  readonly top: number
  readonly height: number
  readonly columns: readonly Column[]
  /** Columns in sight; pinned ones are drawn in any case. */
  readonly from: number
  readonly to: number
  readonly pinned: number
  readonly cells: Cells
  /** The column of the cell that is in the tab order; -1 when it is in another row. */
  readonly activeColumn: number
  /** First and last selected column; -1 where none is. */
  readonly selectedFrom: number
  readonly selectedTo: number
  readonly isOpen: boolean
  /** It has no column that would say whether it is new. */
  readonly isCard: boolean
  /** Another row has the same identity and says something else. */
  readonly isShared: boolean
}

function classOf({ path, field }: Column): string | undefined {
  const own = isNumeric(field) ? styles.number : field.kind === 'ticker' ? styles.ticker : undefined
  return isComputed(path) ? `${styles.computed} ${own ?? ''}` : own
}

export const GridRow = memo(function GridRow(props: Props) {
  const {
    store,
    row,
    place,
    top,
    height,
    columns,
    from,
    to,
    pinned,
    cells,
    activeColumn,
    selectedFrom,
    selectedTo,
    isOpen,
    isCard,
    isShared,
  } = props
  // The cell that holds the focus, or is about to, stays in the page as its row does.
  const shown = columnsDrawn(columns.length, from, to, pinned, activeColumn)
  return (
    <div role="row" aria-rowindex={place + 2} aria-selected={isOpen} className={styles.row} style={{ top, height }}>
      {shown.map((index) => {
        const column = columns[index]!
        const { path, field } = column
        const note = store.noteOf?.(path, row)
        return (
          <div
            key={path}
            role="gridcell"
            aria-colindex={index + 1}
            aria-selected={(index >= selectedFrom && index <= selectedTo) || undefined}
            title={note ?? roundedFrom(field, store.value(path, row))}
            data-edited={note === undefined ? undefined : ''}
            tabIndex={activeColumn === index ? 0 : -1}
            className={index < pinned ? `${styles.pinned} ${classOf(column) ?? ''}` : classOf(column)}
            style={{ '--column': index + 1, ...pinnedStyle(columns, index, pinned) } as CSSProperties}
          >
            {index === 0 && isShared && (
              <span className={styles.shared} title="Another row has the same ID and says something else">
                <span className="visually-hidden">Another row has the same ID and says something else: </span>
              </span>
            )}
            {isCard && index === 1 && path !== CHANGE && <ChangeMark change={changeOfRow(store, row)} />}
            <CellContent store={store} row={row} path={path} field={field} Own={cells[path]} />
          </div>
        )
      })}
    </div>
  )
})

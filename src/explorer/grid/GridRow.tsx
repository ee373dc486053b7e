/** One row of the grid. Drawn for many rows in turn: it takes values from the columns, never a whole record, unless a cell asks. */
import { memo, useContext, type ComponentType } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { textAlone } from '../../ui/values/CellValue.tsx'
import { roundedFrom } from '../../ui/values/valueText.ts'
import { SearchedContext } from '../search/excerpt.ts'
import type { Column } from './columns/columns.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { ChangeMark } from '../since/ChangeMark.tsx'
import { changeOfRow } from '../since/rowChange.ts'
import { CHANGE } from '../since/sinceColumn.ts'
import type { CellProps } from '../slots.ts'
import { CellContent } from './CellContent.tsx'
import { columnsDrawn } from './columns/columnsDrawn.ts'
import type { CellLook } from './cellLooks.ts'
import styles from './Grid.module.css'

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
  readonly looks: readonly CellLook[]
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

const MARK = (
  <span key="mark" className={styles.shared} title="Another row has the same ID and says something else">
    <span className="visually-hidden">Another row has the same ID and says something else: </span>
  </span>
)

export const GridRow = memo(function GridRow(props: Props) {
  const {
    store,
    row,
    place,
    top,
    height,
    columns,
    looks,
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
  const isSearched = useContext(SearchedContext) !== undefined
  // The cell that holds the focus, or is about to, stays in the page as its row does.
  const shown = columnsDrawn(columns.length, from, to, pinned, activeColumn)
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      aria-selected={isOpen}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, height }}
    >
      {shown.map((index) => {
        const column = columns[index]!
        const { path, field } = column
        const value = store.value(path, row)
        const note = store.noteOf?.(path, row)
        // Text alone is in nearly every cell: one node, which is written anew for the next row.
        const text = isSearched || cells[path] ? undefined : textAlone(field, value)
        const content = text ?? <CellContent key="content" store={store} row={row} path={path} field={field} Own={cells[path]} />
        return (
          <div
            key={path}
            role="gridcell"
            aria-colindex={index + 1}
            aria-selected={(index >= selectedFrom && index <= selectedTo) || undefined}
            title={note ?? roundedFrom(field, value)}
            data-edited={note === undefined ? undefined : ''}
            tabIndex={activeColumn === index ? 0 : -1}
            {...looks[index]}
          >
            {index === 0 && isShared
              ? [MARK, content]
              : isCard && index === 1 && path !== CHANGE
                ? [<ChangeMark key="change" change={changeOfRow(store, row)} />, content]
                : content}
          </div>
        )
      })}
    </div>
  )
})

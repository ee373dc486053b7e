/** The rows of the grid: those in sight and the one that holds the focus, in elements that serve one row after the other. */
import { useMemo } from 'react'
import type { RowStore } from '../rows/rowStore.ts'
import type { Column } from './columns/columns.ts'
import { cellLooks } from './cellLooks.ts'
import styles from './Grid.module.css'
import { GridRow, type Cells } from './GridRow.tsx'
import type { CellRange } from './selection/selection.ts'
import type { GridPlace } from './focus/useGridFocus.ts'
import type { GridLayout } from './useGridLayout.ts'
import { useRowsDrawn } from './useRowsDrawn.ts'

interface Props {
  readonly store: RowStore
  readonly order: Uint32Array
  readonly columns: readonly Column[]
  readonly cells: Cells
  readonly layout: GridLayout
  readonly isCompact: boolean
  /** Nothing is being scrolled. */
  readonly isAtRest: boolean
  /** The cell in the tab order. */
  readonly active: GridPlace
  readonly range: CellRange | undefined
  /** The open record's place in the order; -1 when none is open. */
  readonly openPlace: number
}

export function GridBody({ store, order, columns, cells, layout, isCompact, isAtRest, active, range, openPlace }: Props) {
  const { rowHeight, sight, pinned, topOf } = layout
  const looks = useMemo(() => cellLooks(columns, pinned), [columns, pinned])
  const activePlace = active.row - 1
  const drawn = useRowsDrawn(sight.rows, order.length, activePlace, isAtRest)
  const isSelected = (place: number): boolean => range !== undefined && place >= range.rows[0] && place <= range.rows[1]
  return (
    <div role="rowgroup" className={styles.body} style={{ height: sight.bodyHeight }}>
      {drawn.map(({ place, slot }) => (
        <GridRow
          key={slot}
          {...{ store, columns, looks, cells, pinned, place }}
          row={order[place]!}
          top={topOf(place)}
          height={rowHeight}
          from={isCompact ? 0 : sight.columns[0]}
          to={isCompact ? columns.length : sight.columns[1]}
          activeColumn={place === activePlace ? active.column : -1}
          selectedFrom={isSelected(place) ? range!.columns[0] : -1}
          selectedTo={isSelected(place) ? range!.columns[1] : -1}
          isOpen={place === openPlace}
          isCard={isCompact}
          isShared={store.sharesId(order[place]!)}
        />
      ))}
    </div>
  )
}

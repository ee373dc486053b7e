/** The rows of the grid. Those that are scrolled into sight are written into elements of others, by React only where a cell is more than text. */
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePrinting } from '../../../ui/screen/usePrinting.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import { SearchedContext } from '../../search/excerpt.ts'
import type { Column } from '../columns/columns.ts'
import { columnsDrawn } from '../columns/columnsDrawn.ts'
import type { GridPlace } from '../focus/useGridFocus.ts'
import styles from '../Grid.module.css'
import type { CellRange } from '../selection/selection.ts'
import type { GridLayout } from '../useGridLayout.ts'
import type { Cells } from './CellContent.tsx'
import { cellLooks } from './cellLooks.ts'
import { GridRow } from './GridRow.tsx'
import { measureCharacters } from './measureCharacters.ts'
import { createRecycledRows } from './recycledRows.ts'
import type { RowsView } from './recycledRow.ts'

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

/** All that rows are drawn from, the same object while nothing of it is another. */
function useRowsView({ store, order, columns, cells, layout, isCompact, active, range, openPlace }: Props): RowsView {
  const { rowHeight, sight, pinned } = layout
  const [from, to] = isCompact ? [0, columns.length] : sight.columns
  const isSearched = useContext(SearchedContext) !== undefined
  const shown = useMemo(() => columnsDrawn(columns.length, from, to, pinned, -1), [columns.length, from, to, pinned])
  const ofActive = useMemo(
    () => columnsDrawn(columns.length, from, to, pinned, active.column),
    [columns.length, from, to, pinned, active.column],
  )
  const [height, activePlace, activeColumn, isCard] = [rowHeight, active.row - 1, active.column, isCompact]
  return useMemo(
    () => ({
      store,
      order,
      columns,
      cells,
      shown,
      ofActive,
      height,
      activePlace,
      activeColumn,
      range,
      openPlace,
      isCard,
      isSearched,
    }),
    [store, order, columns, cells, shown, ofActive, height, activePlace, activeColumn, range, openPlace, isCard, isSearched],
  )
}

export function GridBody(props: Props) {
  const { columns, layout } = props
  // On paper nothing waits.
  const isPrinting = usePrinting()
  const isAtRest = props.isAtRest || isPrinting
  const { sight, pinned, topOf } = layout
  const body = useRef<HTMLDivElement>(null)
  const view = useRowsView(props)
  const looks = useMemo(() => cellLooks(columns, pinned), [columns, pinned])
  const [rows] = useState(() => {
    const begun = createRecycledRows()
    begun.begin(view, sight.rowsNow(), topOf)
    return begun
  })
  const [served, setServed] = useState(rows.all)
  useLayoutEffect(() => {
    const draw = (mayMove: boolean): void => {
      rows.draw(body.current!, view, { drawn: sight.rowsNow(), seen: sight.rowsSeen() }, topOf, mayMove)
      setServed(rows.all())
    }
    draw(isAtRest)
    sight.drawBy(() => draw(false))
  })
  useEffect(() => void measureCharacters(), [])
  return (
    <div ref={body} role="rowgroup" className={styles.body} style={{ height: sight.bodyHeight }}>
      {served.map((row) => (
        <GridRow
          key={row.number}
          {...{ row, columns, looks }}
          shown={row.place() === view.activePlace ? view.ofActive : view.shown}
        />
      ))}
    </div>
  )
}

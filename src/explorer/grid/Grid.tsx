/** The loaded rows as an ARIA grid: only what is in sight is in the page, and elements that leave serve the rows that come. */
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Density } from '../address/address.ts'
import type { Column } from './columns/columns.ts'
import type { RowStore } from '../rows/rowStore.ts'
import type { Sort } from '../rows/selectRows.ts'
import { fetchCellMenu } from './menus/lazyCellMenu.ts'
import styles from './Grid.module.css'
import { GridHead } from './GridHead.tsx'
import { GridRow, type Cells } from './GridRow.tsx'
import type { Sizes } from './columns/resizeColumn.ts'
import { useSelection, type SelectedCells } from './selection/selection.ts'
import { useCellActions, waitForMenu, type CellActions } from './menus/useCellActions.ts'
import { useGridFocus } from './useGridFocus.ts'
import { placeOf, useMouseSelection } from './selection/useMouseSelection.ts'
import { useGridLayout } from './useGridLayout.ts'
import { useRowsDrawn } from './useRowsDrawn.ts'

/** Loaded with the first selection. */
const SelectionBar = lazy(async () => ({ default: (await import('./selection/SelectionBar.tsx')).SelectionBar }))

interface Props extends CellActions {
  readonly name: string
  readonly store: RowStore
  /** Row numbers in the order shown. */
  readonly order: Uint32Array
  readonly columns: readonly Column[]
  /** Cells that an operation draws itself, by column. */
  readonly cells: Cells
  readonly sort: Sort | undefined
  /** The open record's row in the store; -1 when none is open. */
  readonly openRow: number
  /** A cell to bring into sight, where the keyboard goes on; new with each request. */
  readonly found: { readonly place: number; readonly column: number } | undefined
  /** What stands above the rows, within their frame. */
  readonly above: ReactNode
  readonly isBusy: boolean
  /** Rows of an earlier answer, shown while there is none for this query. */
  readonly isStale: boolean
  /** Rows as cards: two lines of chosen fields. */
  readonly isCompact: boolean
  readonly density: Density
  readonly onResize: (sizes: Sizes) => void
  /** Changes places with the column before (-1) or after (1). */
  readonly onMove: (path: string, by: -1 | 1) => void
  /** Turns the order by a column: ascending, descending, as sent. */
  readonly onSort: (column: string) => void
  readonly onMenu: (path: string, at: { readonly left: number; readonly top: number }) => void
  /** Whether a menu is open, or on its way. */
  readonly isMenuWanted: boolean
  /** The user went on without the menu. */
  readonly onMenuLeft: () => void
  /** The row's number in the store. */
  readonly onOpen: (row: number) => void
  /** Gets what finds the selected cells, for those who take them along; `undefined` while there are none. */
  readonly onSelected: (cells: (() => SelectedCells) | undefined) => void
}

export function Grid(props: Props) {
  const { store, order, columns, openRow, found, isCompact, onMenu, onOpen, onSelected } = props
  const grid = useRef<HTMLDivElement>(null)
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const { rowHeight, sight, pinned, style, reveal, pageOf } = useGridLayout(
    scroller,
    columns,
    order.length,
    props.density,
    isCompact,
  )

  const selection = useSelection(store, order, columns)
  useEffect(() => {
    onSelected(selection.cells)
  })

  const openPlace = useMemo(() => (openRow < 0 ? -1 : order.indexOf(openRow)), [order, openRow])
  const focus = useGridFocus(grid, {
    rows: order.length,
    columns: columns.length,
    pageOf,
    reveal,
    onOpen: (place) => onOpen(order[place]!),
    openRow: openPlace,
    selection,
  })
  const acts = useCellActions(order, columns, focus.active, selection.range, props)
  const mouse = useMouseSelection(scroller, {
    onOpen: ({ row }) => onOpen(order[row - 1]!),
    onExtend: (head) => (selection.extend(focus.active, head), focus.setPlace(head)),
    onSelect: (anchor, head) => (selection.select(anchor, head), focus.setPlace(head)),
    onUnselect: selection.clear,
  })

  // A record opened by a link or stepped to is brought into sight, and is where the keyboard goes on once its panel closes.
  useLayoutEffect(() => {
    if (openPlace < 0 || !scroller) return
    reveal(openPlace)
    focus.setPlace(({ column }) => ({ row: openPlace + 1, column }))
    // oxlint-disable-next-line exhaustive-deps -- heights are the same while the scroller is, and the setter at every drawing
  }, [openPlace, scroller])

  useEffect(() => {
    if (!found || !scroller) return
    reveal(found.place, found.column)
    focus.setPlace({ row: found.place + 1, column: found.column })
    // oxlint-disable-next-line exhaustive-deps -- only a new request brings a cell into sight
  }, [found, scroller])

  const activePlace = focus.active.row - 1
  const drawn = useRowsDrawn(sight.rows, order.length, activePlace)
  const { range } = selection
  const isSelected = (place: number): boolean => range !== undefined && place >= range.rows[0] && place <= range.rows[1]
  return (
    <div className={styles.frame} data-stale={props.isStale || undefined}>
      {props.above}
      <div ref={setScroller} className={`${styles.scroller} ${isCompact ? styles.compact : ''}`}>
        <div
          ref={grid}
          role="grid"
          aria-label={props.name}
          aria-rowcount={order.length + 1}
          aria-colcount={columns.length}
          aria-multiselectable
          aria-busy={props.isBusy}
          style={style}
          onKeyDown={(event) =>
            props.isMenuWanted ? waitForMenu(event, props.onMenuLeft) : acts.onKeyDown(event) || focus.onKeyDown(event)
          }
          onContextMenu={acts.onContextMenu}
          onBlur={() => focus.onHold(false)}
          onFocus={(event) => {
            focus.onHold(true)
            fetchCellMenu()
            if (props.isMenuWanted) props.onMenuLeft()
            const place = placeOf(event.target)
            if (place) focus.setPlace(place)
          }}
          onCopy={(event) => {
            // Text marked within a cell is the browser's to copy.
            if (String(getSelection()) !== '' || focus.active.row === 0) return
            event.preventDefault()
            selection.copy('TSV', focus.active)
          }}
          {...mouse}
        >
          <GridHead
            columns={columns}
            sort={props.sort}
            activeColumn={focus.active.row === 0 ? focus.active.column : -1}
            onSort={props.onSort}
            onMenu={onMenu}
            onResize={props.onResize}
            onMove={props.onMove}
            sight={isCompact ? [0, columns.length] : sight.columns}
            pinned={pinned}
          />
          <div role="rowgroup" className={styles.body} style={{ height: order.length * rowHeight }}>
            {drawn.map(({ place, slot }) => (
              <GridRow
                key={slot}
                store={store}
                row={order[place]!}
                place={place}
                top={place * rowHeight}
                height={rowHeight}
                columns={columns}
                from={isCompact ? 0 : sight.columns[0]}
                to={isCompact ? columns.length : sight.columns[1]}
                pinned={pinned}
                cells={props.cells}
                activeColumn={place === activePlace ? focus.active.column : -1}
                selectedFrom={isSelected(place) ? range!.columns[0] : -1}
                selectedTo={isSelected(place) ? range!.columns[1] : -1}
                isOpen={place === openPlace}
                isShared={store.sharesId(order[place]!)}
              />
            ))}
          </div>
        </div>
      </div>
      {range && (
        <Suspense>
          <SelectionBar
            range={range}
            outcome={selection.outcome}
            onCopy={(format) => selection.copy(format, focus.active)}
            onClear={selection.clear}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The loaded rows as an ARIA grid: only what is in sight is in the page, and elements that leave serve the rows that come. */
import { lazy, Suspense, useEffect, useMemo, useRef, type DOMAttributes, type ReactNode, type RefObject } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { usePreferences } from '../../settings/usePreferences.ts'
import type { Density } from '../address/address.ts'
import { useColumnStrips } from './columns/useColumnStrips.ts'
import type { TableColumns } from './columns/useGridTable.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { fetchCellMenu } from './menus/lazyCellMenu.ts'
import styles from './Grid.module.css'
import { GridBody } from './body/GridBody.tsx'
import { GridHead } from './GridHead.tsx'
import type { Cells } from './body/CellContent.tsx'
import { useSelection, type SelectedCells } from './selection/selection.ts'
import { RowHandle } from './menus/RowHandle.tsx'
import { useCellActions, waitForMenu, type CellActions } from './menus/useCellActions.ts'
import { useGridFocus } from './focus/useGridFocus.ts'
import { placeOf, useMouseSelection } from './selection/useMouseSelection.ts'
import { useGridLayout } from './useGridLayout.ts'
import { scrolledPins, useScrolledRows } from './useScrolledRows.ts'
import { useRevealedCell, type FoundCell } from './focus/useRevealedCell.ts'

/** Loaded with the first selection. */
const SelectionBar = lazy(async () => ({ default: (await import('./selection/SelectionBar.tsx')).SelectionBar }))

interface Props extends CellActions, TableColumns {
  readonly endpoint: AnyEndpoint
  readonly name: string
  readonly store: RowStore
  /** Row numbers in the order shown. */
  readonly order: Uint32Array
  /** Cells that an operation draws itself, by column. */
  readonly cells: Cells
  /** The open record's row in the store; -1 when none is open. */
  readonly openRow: number
  readonly found: FoundCell | undefined
  /** What stands above the rows, within their frame. */
  readonly above: ReactNode
  readonly isBusy: boolean
  /** Rows of an earlier answer, shown while there is none for this query. */
  readonly isStale: boolean
  /** Rows as cards: two lines of chosen fields. */
  readonly isCompact: boolean
  readonly density: Density
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

/** Keyboard, mouse, selection and the acts of cells, over one layout of rows and columns. */
function useGridControl(props: Props, scrollerRef: RefObject<HTMLElement | null>) {
  const { store, order, columns, openRow, found, onOpen, onSelected } = props
  const grid = useRef<HTMLDivElement>(null)
  const hasStrips = usePreferences().headStrips === 'on' && !props.isCompact
  const strips = useColumnStrips(props.endpoint, store, columns, props.isBusy)
  const scrolling = useScrolledRows(scrollerRef)
  const layout = useGridLayout(scrollerRef, columns, order.length, props.density, props.isCompact, hasStrips)
  const { reveal, pageOf } = layout
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
  const mouse = useMouseSelection(scrollerRef, {
    onOpen: ({ row }) => onOpen(order[row - 1]!),
    onExtend: (head) => (selection.extend(focus.active, head), focus.setPlace(head)),
    onSelect: (anchor, head) => (selection.select(anchor, head), focus.setPlace(head)),
    onUnselect: selection.clear,
  })
  useRevealedCell(openPlace, found, reveal, focus.setPlace)
  const events: DOMAttributes<HTMLElement> = {
    onKeyDown: (event) =>
      props.isMenuWanted ? waitForMenu(event, props.onMenuLeft) : acts.onKeyDown(event) || focus.onKeyDown(event),
    onContextMenu: acts.onContextMenu,
    onBlur: () => focus.onHold(false),
    onFocus(event) {
      focus.onHold(true)
      fetchCellMenu()
      if (props.isMenuWanted) props.onMenuLeft()
      const place = placeOf(event.target)
      if (place) focus.setPlace(place)
    },
    onCopy(event) {
      // Text marked within a cell is the browser's to copy.
      if (String(getSelection()) !== '' || focus.active.row === 0) return
      event.preventDefault()
      selection.copy('TSV', focus.active)
    },
    ...mouse,
  }
  return { grid, layout, scrolling, selection, focus, onMenu: acts.open, events, openPlace, hasStrips, strips }
}

export function Grid(props: Props) {
  const { table, store, order, columns, cells, isCompact } = props
  const scrollerRef = useRef<HTMLDivElement>(null)
  const control = useGridControl(props, scrollerRef)
  const { grid, layout, scrolling, selection, focus, onMenu, events, openPlace, hasStrips, strips } = control
  const { pins, style } = scrolledPins(scrolling)
  const { range } = selection
  const [isCutLeft, isCutRight] = layout.sight.isCut
  return (
    <div className={styles.frame} data-stale={props.isStale || undefined}>
      {props.above}
      <div className={styles.window} style={layout.edges}>
        {/* Elements of their own: a drawn pseudo-element would hide from axe what contrast all cells have. */}
        {isCutLeft && <i className={styles.cut} data-side="left" aria-hidden="true" />}
        {isCutRight && <i className={styles.cut} data-side="right" aria-hidden="true" />}
        <div ref={scrollerRef} className={`${styles.scroller} ${isCompact ? styles.compact : ''}`}>
          <div
            ref={grid}
            role="grid"
            aria-label={props.name}
            aria-rowcount={order.length + 1}
            aria-colcount={columns.length}
            aria-multiselectable
            aria-busy={props.isBusy}
            data-pins={pins}
            style={{ ...layout.style, ...style }}
            {...events}
          >
            <GridHead
              {...{ table, columns, hasStrips, strips }}
              activeColumn={focus.active.row === 0 ? focus.active.column : -1}
              onMenu={props.onMenu}
              from={isCompact ? 0 : layout.sight.columns[0]}
              to={isCompact ? columns.length : layout.sight.columns[1]}
              pinned={layout.pinned}
            />
            <GridBody
              {...{ store, order, columns, cells, layout, isCompact, range, openPlace }}
              active={focus.active}
              isAtRest={scrolling === undefined}
            />
          </div>
          {!isCompact && (
            <RowHandle
              scrollerRef={scrollerRef}
              rows={order.length}
              rowHeight={layout.rowHeight}
              bottomOf={layout.bottomOf}
              columns={columns}
              width={layout.style.minWidth}
              widthInSight={layout.sight.width}
              isAtRest={scrolling === undefined}
              onMenu={onMenu}
            />
          )}
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

/** Keyboard within a grid, as the ARIA grid pattern has it: one cell is in the tab order, arrows move it, with Shift they select. */
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { Binding } from '../../../ui/keys/keys.ts'
import { useKeys } from '../../../ui/keys/useKeys.ts'

/** Row 0 is the header; rows of data begin at 1. */
export interface GridPlace {
  readonly row: number
  readonly column: number
}

interface Options {
  readonly rows: number
  readonly columns: number
  /** Rows that fit on the screen, for Page Up and Page Down. */
  readonly pageOf: () => number
  /** Brings a cell into sight: the row of data from 0, and the column. */
  readonly reveal: (row: number, column: number) => void
  readonly onOpen: (row: number) => void
  /** The row of the open record from 0, which letters step from; absent or -1 when none is open. */
  readonly openRow?: number
  /** Where cells can be selected. */
  readonly selection?: CellSelection
}

export interface CellSelection {
  /** All cells between two, of rows of data. */
  readonly select: (anchor: GridPlace, head: GridPlace) => void
  /** To the cell that was moved to with Shift held; it was left for `from`. */
  readonly extend: (from: GridPlace, head: GridPlace) => void
  /** Moved on without selecting, or Escape: `false` where nothing was selected. */
  readonly clear: () => boolean
}

const SELECTING: readonly Binding[] = [
  { keys: 'Shift+↓', words: 'Select cells; with the other arrows too' },
  { keys: 'Ctrl+a', words: 'Select all cells' },
]

/** Focuses the active cell once it is moved to, and again when the rows are drawn anew while one of them holds the focus. */
function useRovingFocus(grid: RefObject<HTMLElement | null>, active: GridPlace) {
  const isMoving = useRef(false)
  const holdsFocus = useRef(false)

  useLayoutEffect(() => {
    if (!isMoving.current && !holdsFocus.current) return
    const cell = grid.current?.querySelector<HTMLElement>(
      `[aria-rowindex="${active.row + 1}"] [aria-colindex="${active.column + 1}"]`,
    )
    // Rows are drawn in elements of other rows: scrolled, the focus would be on another row's cell, or nowhere.
    const focused = document.activeElement
    const isAstray = focused === document.body || (focused?.closest('[role="gridcell"]') && !cell?.contains(focused))
    if (!isMoving.current && !isAstray) return
    isMoving.current = false
    // The button in a header cell is what acts, so it takes the focus for its cell.
    const target = cell?.querySelector<HTMLElement>('button') ?? cell
    target?.focus({ preventScroll: active.row > 0 })
  })
  return {
    /** The next drawing focuses the cell. */
    follow: () => void (isMoving.current = true),
    /** Whether the focus is within; React tells nothing of elements that it takes away itself. */
    onHold: (isHeld: boolean) => void (holdsFocus.current = isHeld),
  }
}

export function useGridFocus(grid: RefObject<HTMLElement | null>, options: Options) {
  const { rows, columns, pageOf, reveal, onOpen, openRow = -1, selection } = options
  const [place, setPlace] = useState<GridPlace>({ row: 1, column: 0 })
  const active = { row: Math.min(place.row, rows), column: Math.min(place.column, Math.max(0, columns - 1)) }
  const { follow, onHold } = useRovingFocus(grid, active)

  const moveTo = (row: number, column: number, isExtending = false): void => {
    const least = isExtending ? 1 : 0
    const next = { row: Math.max(least, Math.min(rows, row)), column: Math.max(0, Math.min(columns - 1, column)) }
    follow()
    if (next.row > 0) reveal(next.row - 1, next.column)
    setPlace(next)
    if (isExtending) selection?.extend(active, next)
    else selection?.clear()
  }

  /** With a record open the next one is opened; otherwise the cell moves, and from elsewhere the focus comes to where it was. */
  const step = (by: 1 | -1): void => {
    if (openRow >= 0) {
      if (openRow + by >= 0 && openRow + by < rows) onOpen(openRow + by)
      return
    }
    const isHere = grid.current?.contains(document.activeElement)
    moveTo(Math.max(1, isHere ? active.row + by : active.row), active.column)
  }
  useKeys('page', [
    { keys: 'j', words: openRow >= 0 ? 'Next record' : 'Next row', run: () => step(1) },
    { keys: 'k', words: openRow >= 0 ? 'Record before' : 'Row before', run: () => step(-1) },
    { keys: 'o', words: 'Open the record of the row', run: () => active.row > 0 && rows > 0 && onOpen(active.row - 1) },
    { keys: 'Enter', words: 'Open the record of the row' },
    { keys: '← ↑ → ↓', words: 'From cell to cell' },
    { keys: 'Home End', words: 'First or last cell of the row; with Ctrl, row of the table' },
    { keys: 'PageUp PageDown', words: 'A screen of rows up or down' },
    ...(selection ? SELECTING : []),
  ])

  const onKeyDown = (event: KeyboardEvent): void => {
    const { row, column } = active
    const isFar = event.ctrlKey || event.metaKey
    if (event.altKey || (event.metaKey && event.key !== 'a')) return
    const isExtending = event.shiftKey && row > 0 && selection !== undefined
    const to = (nextRow: number, nextColumn: number) => (): true => (moveTo(nextRow, nextColumn, isExtending), true)
    const all = (first: GridPlace, last: GridPlace): boolean =>
      row > 0 && selection !== undefined && (selection.select(first, last), true)
    const acts: Record<string, () => boolean> = {
      ArrowDown: to(isFar ? rows : row + 1, column),
      ArrowUp: to(isFar ? 1 : row - 1, column),
      ArrowRight: to(row, isFar ? columns - 1 : column + 1),
      ArrowLeft: to(row, isFar ? 0 : column - 1),
      Home: to(isFar ? 1 : row, 0),
      End: to(isFar ? rows : row, columns - 1),
      PageDown: to(row + pageOf(), column),
      PageUp: to(Math.max(1, row - pageOf()), column),
      Enter: () => row > 0 && (onOpen(row - 1), true),
      Escape: () => selection?.clear() ?? false,
      a: () => isFar && all({ row: 1, column: 0 }, { row: rows, column: columns - 1 }),
      // The row, or with Ctrl the column, as the ARIA pattern and spreadsheets have it.
      ' ': () =>
        (event.shiftKey && all({ row, column: 0 }, { row, column: columns - 1 })) ||
        (event.ctrlKey && all({ row: 1, column }, { row: rows, column })),
    }
    if (Object.hasOwn(acts, event.key) && acts[event.key]!()) event.preventDefault()
  }

  return {
    active,
    onKeyDown,
    /** A click puts the place where it was made. */
    setPlace,
    onHold,
  }
}

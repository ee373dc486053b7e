/** Keyboard within a grid, as the ARIA grid pattern has it: one cell is in the tab order, arrows move it. */
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

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
}

export function useGridFocus(grid: RefObject<HTMLElement | null>, { rows, columns, pageOf, reveal, onOpen }: Options) {
  const [place, setPlace] = useState<GridPlace>({ row: 1, column: 0 })
  const isMoving = useRef(false)
  const holdsFocus = useRef(false)
  const active = { row: Math.min(place.row, rows), column: Math.min(place.column, Math.max(0, columns - 1)) }

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

  const moveTo = (row: number, column: number): void => {
    const next = { row: Math.max(0, Math.min(rows, row)), column: Math.max(0, Math.min(columns - 1, column)) }
    isMoving.current = true
    if (next.row > 0) reveal(next.row - 1, next.column)
    setPlace(next)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return
    const { row, column } = active
    const isFar = event.ctrlKey
    const moves: Record<string, () => void> = {
      ArrowDown: () => moveTo(isFar ? rows : row + 1, column),
      ArrowUp: () => moveTo(isFar ? 1 : row - 1, column),
      ArrowRight: () => moveTo(row, isFar ? columns - 1 : column + 1),
      ArrowLeft: () => moveTo(row, isFar ? 0 : column - 1),
      Home: () => moveTo(isFar ? 1 : row, 0),
      End: () => moveTo(isFar ? rows : row, columns - 1),
      PageDown: () => moveTo(row + pageOf(), column),
      PageUp: () => moveTo(Math.max(1, row - pageOf()), column),
    }
    if (event.key === 'Enter' && row > 0) onOpen(row - 1)
    else if (moves[event.key]) moves[event.key]!()
    else return
    event.preventDefault()
  }

  return {
    active,
    onKeyDown,
    /** A click puts the place where it was made. */
    setPlace,
    /** Whether the focus is within; React tells nothing of elements that it takes away itself. */
    onHold: (isHeld: boolean) => void (holdsFocus.current = isHeld),
  }
}

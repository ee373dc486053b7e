/** What may be done with the active cell: a menu by the right button or the keys that stand for it, and `c` to compare its row. */
import type { KeyboardEvent, MouseEvent } from 'react'
import { useKeys } from '../../../ui/keys/useKeys.ts'
import { MOST_COMPARED } from '../../address/address.ts'
import type { Column } from '../columns/columns.ts'
import type { CellRange } from '../selection/selection.ts'
import type { GridPlace } from '../focus/useGridFocus.ts'
import { placeOf } from '../selection/useMouseSelection.ts'

/** In the window. */
export interface Point {
  readonly left: number
  readonly top: number
}

export interface CellActions {
  /** Opens the menu of a cell: the row's number in the store, and the column. */
  readonly onCell: (row: number, path: string, at: Point) => void
  /** Rows of the store, to be compared or no longer. */
  readonly onCompare: (rows: readonly number[]) => void
}

/** Keys pressed while a menu is on its way are meant for it, not for the row beneath: Escape and Tab go on without it. */
export function waitForMenu(event: KeyboardEvent, onLeave: () => void): void {
  const { key } = event
  if (key === 'Escape' || key === 'Tab') onLeave()
  // The browser's own keys, such as F5 and Ctrl+L, stay the browser's.
  const isOurs = !event.ctrlKey && !event.metaKey && /^(Escape|Enter|Arrow|Page|Home|End|.$)/.test(key)
  if (isOurs) event.preventDefault()
}

export function useCellActions(
  order: Uint32Array,
  columns: readonly Column[],
  active: GridPlace,
  range: CellRange | undefined,
  { onCell, onCompare }: CellActions,
) {
  const open = (place: GridPlace | undefined, at: Point): boolean => {
    const column = place && columns[place.column]
    if (!column || place.row === 0) return false
    onCell(order[place.row - 1]!, column.path, at)
    return true
  }
  const belowFocus = (): Point => {
    const { left = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
    return { left, top: bottom }
  }
  const compare = (): boolean => {
    const rows = range ? order.slice(range.rows[0], range.rows[1] + 1) : order.slice(active.row - 1, active.row)
    // A selection of more rows is not meant for this.
    if (active.row === 0 || rows.length > MOST_COMPARED) return false
    onCompare([...rows])
    return true
  }
  useKeys('page', [
    {
      keys: 'c',
      words: 'Compare the row, or the selected rows',
      run: () => void (document.activeElement?.closest('[role="gridcell"]') && compare()),
    },
    { keys: 'Shift+F10', words: 'Menu of the cell' },
  ])
  return {
    open,
    onContextMenu(event: MouseEvent): void {
      // With Shift, or on marked text or a link, the browser's own menu is meant.
      const isOwn = event.shiftKey || String(getSelection()) !== '' || (event.target as Element).closest('a') !== null
      if (!isOwn && open(placeOf(event.target), { left: event.clientX, top: event.clientY })) event.preventDefault()
    },
    /** Whether the key meant one of these. */
    onKeyDown(event: KeyboardEvent): boolean {
      const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      const isDone = isMenu && open(active, belowFocus())
      if (isDone) event.preventDefault()
      return isDone
    },
  }
}

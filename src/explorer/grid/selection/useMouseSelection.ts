/** A click opens a row; a drag from cell to cell selects, and so does a click with Shift; a drag within a cell marks its text. */
import { useRef, type MouseEvent, type RefObject } from 'react'
import type { GridPlace } from '../focus/useGridFocus.ts'

/** The place of the cell an event came from, those of the head included. */
export function placeOf(target: EventTarget): GridPlace | undefined {
  const cell = target instanceof Element ? target.closest('[role="gridcell"], [role="columnheader"]') : null
  const row = cell?.parentElement
  return cell && row ? { row: Number(row.ariaRowIndex) - 1, column: Number(cell.ariaColIndex) - 1 } : undefined
}

/** The same, of cells of data alone. */
function dataPlaceOf(target: EventTarget): GridPlace | undefined {
  const place = placeOf(target)
  return place && place.row > 0 ? place : undefined
}

interface Acts {
  readonly onOpen: (at: GridPlace) => void
  /** From where the selection began, or from the cell in the tab order. */
  readonly onExtend: (head: GridPlace) => void
  readonly onSelect: (anchor: GridPlace, head: GridPlace) => void
  readonly onUnselect: () => void
}

const isSame = (a: GridPlace, b: GridPlace): boolean => a.row === b.row && a.column === b.column

export function useMouseSelection(scrollerRef: RefObject<HTMLElement | null>, { onOpen, onExtend, onSelect, onUnselect }: Acts) {
  /** The cell that the button went down on, until it is left or let go. */
  const pressed = useRef<GridPlace>(undefined)
  /** The press that goes on was no click. */
  const isDragged = useRef(false)

  const drag = async (start: GridPlace, at: { readonly x: number; readonly y: number }): Promise<void> => {
    const { followDrag } = await import('./dragCells.ts')
    // The grid may have gone meanwhile.
    if (!scrollerRef.current) return
    let last = start
    followDrag(scrollerRef.current, at, (target) => {
      const head = dataPlaceOf(target)
      if (!head || isSame(head, last)) return
      last = head
      onSelect(start, head)
    })
  }
  return {
    onMouseDown(event: MouseEvent): void {
      isDragged.current = event.shiftKey
      const at = dataPlaceOf(event.target)
      pressed.current = event.button === 0 && !event.shiftKey ? at : undefined
      if (event.button !== 0 || !at) return
      if (!event.shiftKey) return onUnselect()
      // The browser would mark all text up to here.
      event.preventDefault()
      onExtend(at)
    },
    onMouseMove(event: MouseEvent): void {
      const start = pressed.current
      if (!start) return
      const at = event.buttons === 1 ? dataPlaceOf(event.target) : start
      if (event.buttons === 1 && (!at || isSame(at, start))) return
      pressed.current = undefined
      if (event.buttons !== 1) return
      isDragged.current = true
      void drag(start, { x: event.clientX, y: event.clientY })
    },
    onClick(event: MouseEvent): void {
      pressed.current = undefined
      // A link in a cell leads elsewhere.
      if (event.target instanceof Element && event.target.closest('a')) return
      const at = dataPlaceOf(event.target)
      // Text marked within a cell is to be copied, not left.
      if (at && !isDragged.current && String(getSelection()) === '') onOpen(at)
    },
  }
}

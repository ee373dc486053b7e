/** The button at the end of the row that the mouse or the focus is on: it opens the menu that the right button opens. */
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Column } from '../columns/columns.ts'
import type { Point } from './useCellActions.ts'
import styles from './RowHandle.module.css'
import { placeOf } from '../selection/useMouseSelection.ts'
import type { GridPlace } from '../focus/useGridFocus.ts'

interface Props {
  readonly scrollerRef: RefObject<HTMLElement | null>
  readonly rows: number
  readonly rowHeight: number
  /** Pixels from the end of a row, counted from 0, to that of the rows. */
  readonly bottomOf: (place: number) => number
  readonly columns: readonly Column[]
  /** As wide as the grid, and as its part in sight: the button stands at the end of that. */
  readonly width: number
  readonly widthInSight: number
  readonly isAtRest: boolean
  readonly onMenu: (place: GridPlace, at: Point) => void
}

/** The row below the mouse, or else the one with the focus; 0 is the head. While rows pass below the mouse, the last before that. */
function usePointedRow(scrollerRef: RefObject<HTMLElement | null>, isAtRest: boolean): number {
  const [row, setRow] = useState(0)
  const pointed = useRef<Element>(null)
  useEffect(() => {
    const scroller = scrollerRef.current
    if (!scroller) return
    const stop = new AbortController()
    const show = (): void => {
      if (isAtRest) setRow((pointed.current && placeOf(pointed.current)?.row) ?? 0)
    }
    const point = ({ target }: Event): void => {
      // On the button itself, its row stays.
      if (!(target instanceof Element) || target.closest(`.${styles.handle}`)) return
      pointed.current = target
      show()
    }
    const leave = (): void => {
      pointed.current = document.activeElement
      show()
    }
    show()
    scroller.addEventListener('mouseover', point, { signal: stop.signal, passive: true })
    scroller.addEventListener('focusin', point, { signal: stop.signal })
    scroller.addEventListener('mouseleave', leave, { signal: stop.signal })
    return () => stop.abort()
  }, [scrollerRef, isAtRest])
  return row
}

export function RowHandle({ scrollerRef, rows, rowHeight, bottomOf, columns, width, widthInSight, isAtRest, onMenu }: Props) {
  const row = usePointedRow(scrollerRef, isAtRest)
  if (row < 1 || row > rows) return null
  // Of the whole row, what it is about is meant: its company, or what it begins with.
  const column = Math.max(
    0,
    columns.findIndex(({ field }) => field.kind === 'ticker'),
  )
  return (
    <div style={{ minWidth: width }}>
      <div className={styles.handlePlace} style={{ width: widthInSight }}>
        <button
          type="button"
          className={styles.handle}
          aria-label="Row menu"
          title="Row menu (Shift+F10)"
          // The keyboard has keys for it, and one cell of the grid in the tab order.
          tabIndex={-1}
          style={{ bottom: bottomOf(row - 1), height: rowHeight }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            const { right, bottom } = event.currentTarget.getBoundingClientRect()
            onMenu({ row, column }, { left: right, top: bottom })
          }}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      </div>
    </div>
  )
}

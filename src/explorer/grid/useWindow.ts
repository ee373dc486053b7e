/** Which rows and columns of a scrolled grid are in sight, so that only they are in the page. */
import { useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { MOST_PRINTED, usePrinting } from '../../ui/usePrinting.ts'

export interface GridWindow {
  /** First and last row in sight with some to spare, counted from 0; the last is not included. */
  readonly rows: readonly [number, number]
  /** The same for columns, as if none were pinned. */
  readonly columns: readonly [number, number]
  /** Pixels from edge to edge. */
  readonly width: number
}

/** Rows drawn beyond the edges, so that a turn of the wheel finds them there. */
const SPARE_ROWS = 2
const SPARE_COLUMNS = 1
/** What is drawn before the browser has laid anything out. */
const FIRST_SIGHT = { top: 0, left: 0, height: 720, width: 1200 }

export function useWindow(scroller: HTMLElement | null, count: number, rowHeight: number, widths: readonly number[]): GridWindow {
  const [sight, setSight] = useState(FIRST_SIGHT)

  useLayoutEffect(() => {
    if (!scroller) return
    const look = (): void =>
      setSight((last) => {
        const { scrollTop: top, scrollLeft: left, clientHeight, clientWidth } = scroller
        const height = clientHeight || FIRST_SIGHT.height
        const width = clientWidth || FIRST_SIGHT.width
        return last.top === top && last.left === left && last.height === height && last.width === width
          ? last
          : { top, left, height, width }
      })
    // Drawn before the frame that shows the new place, or a blank would be seen first.
    const lookAtOnce = (): void => flushSync(look)
    look()
    scroller.addEventListener('scroll', lookAtOnce, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look)
    observer?.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', lookAtOnce)
      observer?.disconnect()
    }
  }, [scroller])

  const firstRow = Math.max(0, Math.floor(sight.top / rowHeight) - SPARE_ROWS)
  // A constant number of rows: the elements of rows that leave are those of the rows that come.
  const rowCount = Math.ceil(sight.height / rowHeight) + 1 + 2 * SPARE_ROWS
  const lastRow = Math.min(count, firstRow + rowCount)
  const isPrinting = usePrinting()
  const [firstColumn, lastColumn] = columnsInSight(widths, sight.left, sight.width)
  return useMemo(
    () => ({
      ...(isPrinting
        ? { rows: [0, Math.min(count, MOST_PRINTED)], columns: [0, widths.length] }
        : { rows: [Math.max(0, Math.min(firstRow, lastRow - rowCount)), lastRow], columns: [firstColumn, lastColumn] }),
      width: sight.width,
    }),
    [firstRow, lastRow, rowCount, firstColumn, lastColumn, sight.width, isPrinting, count, widths.length],
  )
}

function columnsInSight(widths: readonly number[], left: number, width: number): readonly [number, number] {
  const total = widths.reduce((sum, one) => sum + one, 0)
  // Columns stretch to fill a wider grid; then all of them are in sight.
  if (total <= width) return [0, widths.length]
  let end = 0
  let first = 0
  let last = widths.length
  for (const [index, one] of widths.entries()) {
    end += one
    if (end <= left) first = index + 1
    if (end >= left + width) {
      last = index + 1
      break
    }
  }
  return [Math.max(0, first - SPARE_COLUMNS), Math.min(widths.length, last + SPARE_COLUMNS)]
}

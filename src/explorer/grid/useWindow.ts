/** Which rows and columns of a scrolled grid are in sight, so that only they are in the page. */
import { useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { MOST_PRINTED, usePrinting } from '../../ui/screen/usePrinting.ts'

type Span = readonly [first: number, last: number]

export interface GridWindow {
  /** First and last row in sight with some to spare, counted from 0; the last is not included. */
  readonly rows: Span
  /** The same for columns, as if none were pinned. */
  readonly columns: Span
  /** Pixels from edge to edge. */
  readonly width: number
  /** Whether columns lie hidden beyond the left edge, and beyond the right. */
  readonly isCut: readonly [left: boolean, right: boolean]
}

/** Rows drawn beyond the edges, so that a turn of the wheel finds them there. */
const SPARE_ROWS = 2
const SPARE_COLUMNS = 1
/** What is drawn before the browser has laid anything out. */
const FIRST_SIGHT = { top: 0, left: 0, height: 720, width: 1200 }

/** The rows between two heights with some to spare: rows of one height are always as many, so that those that leave serve those that come. */
export function evenRows(count: number, rowHeight: number, top: number, height: number): Span {
  const drawn = Math.ceil(height / rowHeight) + 1 + 2 * SPARE_ROWS
  const last = Math.min(count, Math.max(0, Math.floor(top / rowHeight) - SPARE_ROWS) + drawn)
  return [Math.max(0, last - drawn), last]
}

/** The same of rows that begin at these heights, the end of the last one included. */
export function unevenRows(tops: Float64Array, top: number, height: number): Span {
  const first = Math.max(0, rowAt(tops, top) - SPARE_ROWS)
  return [first, Math.min(tops.length - 1, rowAt(tops, top + height) + 1 + SPARE_ROWS)]
}

function rowAt(tops: Float64Array, height: number): number {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (tops[middle + 1]! <= height) low = middle + 1
    else high = middle
  }
  return low
}

/** Scrolls no further than needed for a row to be in sight below the head. Set: a document without layout, as of tests, knows no other way. */
export function scrollToRow(scroller: HTMLElement, top: number, rowHeight: number, headHeight: number): void {
  const { scrollTop, clientHeight } = scroller
  scroller.scrollTop = Math.max(Math.min(scrollTop, top), top + rowHeight - (clientHeight - headHeight))
}

/** `rowsAt` tells the rows that lie between two heights. */
export function useWindow(
  scroller: HTMLElement | null,
  count: number,
  rowsAt: (top: number, height: number) => Span,
  widths: readonly number[],
): GridWindow {
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

  const [firstRow, lastRow] = rowsAt(sight.top, sight.height)
  const isPrinting = usePrinting()
  const total = widths.reduce((sum, one) => sum + one, 0)
  const [firstColumn, lastColumn] = columnsInSight(widths, total, sight.left, sight.width)
  const isCutLeft = total > sight.width && sight.left > 0
  const isCutRight = Math.floor(total - sight.left) > sight.width
  return useMemo(
    () => ({
      ...(isPrinting
        ? { rows: [0, Math.min(count, MOST_PRINTED)], columns: [0, widths.length], isCut: [false, false] }
        : { rows: [firstRow, lastRow], columns: [firstColumn, lastColumn], isCut: [isCutLeft, isCutRight] }),
      width: sight.width,
    }),
    [firstRow, lastRow, firstColumn, lastColumn, isCutLeft, isCutRight, sight.width, isPrinting, count, widths.length],
  )
}

function columnsInSight(widths: readonly number[], total: number, left: number, width: number): Span {
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

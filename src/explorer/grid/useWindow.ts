/** Which rows and columns of a scrolled grid are in sight, so that only they are in the page. */
import { startTransition, useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { MOST_PRINTED, usePrinting } from '../../ui/screen/usePrinting.ts'
import { createScrolledRows, type ScrolledRows } from './scroll/scrolledRows.ts'
import { heldHeight } from './scroll/scrollScale.ts'

type Span = readonly [first: number, last: number]

export interface GridWindow {
  /** First and last row in sight with some to spare, counted from 0; the last is not included. */
  readonly rowsNow: () => Span
  /** The same without any to spare. */
  readonly rowsSeen: () => Span
  /** The same for columns, as if none were pinned. */
  readonly columns: Span
  /** Pixels from edge to edge. */
  readonly width: number
  /** Whether columns lie hidden beyond the left edge, and beyond the right. */
  readonly isCut: readonly [left: boolean, right: boolean]
  /** Pixels of the element that holds the rows, and how much higher each row stands in it than it would in one that is high enough. */
  readonly bodyHeight: number
  readonly offsetNow: () => number
  /** Has the rows of another place drawn by this from now on, without React, where nothing but the place is another. */
  readonly drawBy: (draw: () => void) => void
  /** Scrolls no further than needed for what begins at this height among the rows, and is so high, to be in sight below the head. */
  readonly reveal: (top: number, height: number) => void
}

/** The rows of a grid: their number, their height and that of the head above them in pixels, and which lie between two heights. */
interface WindowRows {
  readonly count: number
  readonly height: number
  readonly headHeight: number
  readonly at: (top: number, height: number, spare: number) => Span
}

/** Rows drawn beyond the edges, so that a turn of the wheel finds them there; below, one of them may be the row that the edge cuts. */
const SPARE_ROWS = 2
const SPARE_COLUMNS = 1
/** How large a table will be that was not looked at yet: as the last one, or as what stands in its place. Of a wrong guess the rows are drawn twice. */
let expected = { height: 720, width: 1200 }

export function expectSize(element: HTMLElement | null): void {
  // Where nothing is laid out, nothing has a size.
  if (element?.clientHeight) expected = { height: element.clientHeight, width: element.clientWidth }
}

/** The rows between two heights and as many to spare at either end: rows of one height are always as many, so that those that leave serve those that come. */
export function evenRows(count: number, rowHeight: number, top: number, height: number, spare: number): Span {
  const drawn = Math.ceil(height / rowHeight) + Math.max(1, 2 * spare)
  const last = Math.min(count, Math.max(0, Math.floor(top / rowHeight) - spare) + drawn)
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

interface Sight {
  readonly top: number
  readonly offset: number
  readonly left: number
  readonly height: number
  readonly width: number
}

const isSamePlace = (a: Sight, b: Sight): boolean => a.top === b.top && a.offset === b.offset
const isSameAcross = (a: Sight, b: Sight): boolean => a.left === b.left && a.width === b.width
const isOnlyLower = (last: Sight, next: Sight): boolean =>
  isSamePlace(last, next) && isSameAcross(last, next) && next.height < last.height

/** Calls `look` whenever something else may be in sight; gives what ends that. */
function watch(scroller: HTMLElement, scrolled: ScrolledRows, look: () => void): () => void {
  const turn = (): void => scrolled.turn(performance.now())
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  let frame = 0
  const lookInFrame = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  // Not at once: the size is known with the frame's own layout, which would be part of the task that drew the rows.
  lookInFrame()
  scroller.addEventListener('scroll', look, options)
  for (const turning of ['wheel', 'touchmove']) scroller.addEventListener(turning, turn, options)
  scroller.addEventListener('mousedown', scrolled.drag, options)
  scroller.addEventListener('scrollend', () => scrolled.rest(scroller) && look(), options)
  // Nothing is read or drawn while sizes are told: WebKit complained of one that was another within that.
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(lookInFrame)
  observer?.observe(scroller)
  return () => {
    cancelAnimationFrame(frame)
    stop.abort()
    observer?.disconnect()
  }
}

/** The scroller is held by a reference: as a state it would have all drawn twice, the second time in one long task. */
export function useWindow(scrollerRef: RefObject<HTMLElement | null>, rows: WindowRows, widths: readonly number[]): GridWindow {
  const { count, height: full, headHeight } = rows
  const [sight, setSight] = useState(() => ({ top: 0, offset: 0, left: 0, ...expected }))
  /** As it was last looked at: newer than the state while rows are drawn without React. */
  const seen = useRef(sight)
  const drawRows = useRef<() => void>(undefined)
  const [scrolled] = useState(createScrolledRows)
  const look = useCallback((): void => {
    const scroller = scrollerRef.current
    if (!scroller) return
    scrolled.look(scroller, performance.now())
    expectSize(scroller)
    const { height, width } = expected
    const next = { top: scrolled.top(), offset: scrolled.offset(), left: scroller.scrollLeft, height, width }
    const last = seen.current
    const isSameSize = isSameAcross(last, next) && last.height === height
    if (isSameSize && isSamePlace(last, next)) return
    seen.current = next
    if (isSameSize && drawRows.current) drawRows.current()
    // Rows enough are drawn: that fewer would do is no hurry.
    else if (isOnlyLower(last, next)) startTransition(() => setSight(next))
    else setSight(next)
  }, [scrollerRef, scrolled])

  useLayoutEffect(() => {
    // Drawn before the frame that shows the new place, or a blank would be seen first.
    if (scrollerRef.current) return watch(scrollerRef.current, scrolled, () => flushSync(look))
    return undefined
  }, [scrollerRef, scrolled, look])

  useLayoutEffect(() => {
    const scroller = scrollerRef.current
    if (!scroller) return
    if (scrolled.setHeights(scroller, full, headHeight)) look()
  }, [scrollerRef, scrolled, look, full, headHeight])

  const reveal = useCallback(
    (top: number, height: number): void => {
      const scroller = scrollerRef.current
      if (!scroller) return
      scrolled.reveal(scroller, top, height)
      look()
    },
    [scrollerRef, scrolled, look],
  )
  const isPrinting = usePrinting()
  const total = widths.reduce((sum, one) => sum + one, 0)
  const [firstColumn, lastColumn] = columnsInSight(widths, total, sight.left, sight.width)
  const isCutLeft = total > sight.width && sight.left > 0
  const isCutRight = Math.floor(total - sight.left) > sight.width
  return {
    rowsNow: () => (isPrinting ? [0, Math.min(count, MOST_PRINTED)] : rows.at(scrolled.top(), sight.height, SPARE_ROWS)),
    rowsSeen: () => rows.at(scrolled.top(), Math.max(0, sight.height - headHeight), 0),
    columns: isPrinting ? [0, widths.length] : [firstColumn, lastColumn],
    isCut: isPrinting ? [false, false] : [isCutLeft, isCutRight],
    width: sight.width,
    bodyHeight: heldHeight(full),
    offsetNow: () => (isPrinting ? 0 : scrolled.offset()),
    drawBy: useCallback((draw) => void (drawRows.current = draw), []),
    reveal,
  }
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

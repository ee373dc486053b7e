/** Where everything in the grid lies: heights, widths, what is in sight, and how to bring a cell there. */
import type { CSSProperties, RefObject } from 'react'
import type { Density } from '../address/address.ts'
import type { Column } from './columns/columns.ts'
import { evenRows, useWindow } from './useWindow.ts'

/** Pixels, of a row and of a card. */
const HEIGHTS: Record<Density, readonly [row: number, card: number]> = {
  comfortable: [38, 68],
  standard: [30, 60],
  compact: [26, 54],
}
/** Of the heads: a line, and below it one for what the column holds. */
const HEAD_HEIGHTS = [30, 48] as const
/** What the end of each row keeps free for the handle of its menu, as the style sheet has it. */
export const HANDLE_WIDTH = 24
/** Pinned columns leave this share of the grid to the others; those that do not fit scroll with them. */
const MOST_PINNED = 0.6

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

export type GridLayout = ReturnType<typeof useGridLayout>

export function useGridLayout(
  scrollerRef: RefObject<HTMLElement | null>,
  columns: readonly Column[],
  rows: number,
  density: Density,
  isCards: boolean,
  hasStrips: boolean,
) {
  const rowHeight = HEIGHTS[density][isCards ? 1 : 0]
  const headHeight = isCards ? 0 : HEAD_HEIGHTS[hasStrips ? 1 : 0]
  const widths = isCards ? [] : columns.map(({ width }) => width)
  const sight = useWindow(
    scrollerRef,
    {
      count: rows,
      height: rows * rowHeight,
      headHeight,
      at: (top, height, spare) => evenRows(rows, rowHeight, top, height, spare),
    },
    widths,
  )
  const ends = widths.map((_, index) => sum(widths.slice(0, index + 1)))
  const pinned = isCards
    ? 0
    : columns.filter(({ isPinned }, index) => isPinned && (index === 0 || ends[index]! < sight.width * MOST_PINNED)).length
  const template = columns.map(({ width, isSized }) => (isSized ? `${width}px` : `minmax(${width}px, ${width}fr)`)).join(' ')

  /** Scrolls no further than needed to bring a cell into sight, clear of the head and the pinned columns. */
  const reveal = (place: number, column?: number): void => {
    const scroller = scrollerRef.current
    if (!scroller) return
    sight.reveal(place * rowHeight, rowHeight)
    const end = column === undefined || column < pinned ? undefined : ends[column]
    if (end !== undefined) scrollToColumn(scroller, end - widths[column!]! - (ends[pinned - 1] ?? 0), end)
  }
  return {
    rowHeight,
    sight,
    /** Where a row stands in the body, in pixels. The one that holds the focus may be far from what is in sight, but not beyond the end. */
    topOf: (place: number) => Math.min(place * rowHeight - sight.offsetNow(), sight.bodyHeight - rowHeight),
    /** How far the end of a row is from that of the body: one that is far from what is in sight makes the body no longer. */
    bottomOf: (place: number) =>
      Math.max(0, Math.min(sight.bodyHeight - rowHeight, sight.bodyHeight + sight.offsetNow() - (place + 1) * rowHeight)),
    /** How many columns stay in sight at the start. */
    pinned,
    style: {
      '--columns': template,
      '--row-height': `${rowHeight}px`,
      '--head-height': `${headHeight}px`,
      minWidth: sum(widths) + (isCards ? 0 : HANDLE_WIDTH),
    } satisfies CSSProperties & Record<`--${string}`, string>,
    /** Of what lies over the edges beyond which columns are hidden. */
    edges: { '--in-sight': `${sight.width}px`, '--pinned': `${ends[pinned - 1] ?? 0}px` } as CSSProperties,
    reveal,
    /** Rows that fit on the screen, for Page Up and Page Down. */
    pageOf: () => Math.max(1, Math.floor(((scrollerRef.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
  }
}

/** For a column to be in sight that begins this far from the pinned ones, and ends there. */
function scrollToColumn(scroller: HTMLElement, left: number, end: number): void {
  scroller.scrollLeft = Math.min(left, Math.max(scroller.scrollLeft, end - scroller.clientWidth))
}

/** Where a pinned column stands; nothing for the others. */
export const pinnedStyle = (columns: readonly Column[], index: number, pinned: number): CSSProperties | undefined =>
  index < pinned ? ({ '--left': `${sum(columns.slice(0, index).map(({ width }) => width))}px` } as CSSProperties) : undefined

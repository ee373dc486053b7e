/** Brings a cell into sight. */

/** Scrolls no further than needed to bring a cell into sight, clear of the sticky head and first column. */
export function reveal(
  scroller: HTMLElement,
  top: number,
  rowHeight: number,
  headHeight: number,
  widths: readonly number[],
  column: number,
): void {
  const room = scroller.clientHeight - headHeight
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (top + rowHeight > scroller.scrollTop + room) scroller.scrollTop = top + rowHeight - room
  const width = widths[column]
  if (width === undefined || column === 0) return
  const left = widths.slice(0, column).reduce((sum, one) => sum + one, 0)
  const sticky = widths[0]!
  if (left - sticky < scroller.scrollLeft) scroller.scrollLeft = left - sticky
  else if (left + width > scroller.scrollLeft + scroller.clientWidth) scroller.scrollLeft = left + width - scroller.clientWidth
}

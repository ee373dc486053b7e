/** Follows the mouse from the cell it was pressed on, also beyond the edges of the grid, which then scrolls along. */

/** Pixels from an edge at which the grid begins to scroll, and the most it scrolls in a frame. */
const EDGE = 28
const FASTEST = 40

const beyond = (at: number, low: number, high: number): number => {
  const over = at < low + EDGE ? at - low - EDGE : at > high - EDGE ? at - high + EDGE : 0
  return Math.max(-FASTEST, Math.min(FASTEST, over))
}

/** Until the button is let go; `onTarget` gets what lies below the mouse, in every frame. */
export function followDrag(
  scroller: HTMLElement,
  start: { readonly x: number; readonly y: number },
  onTarget: (target: Element) => void,
): void {
  let at = start
  let frame = 0
  const look = (): void => {
    const { left, right, top, bottom } = scroller.getBoundingClientRect()
    scroller.scrollBy(beyond(at.x, left, right), beyond(at.y, top, bottom))
    const x = Math.max(left + 2, Math.min(at.x, left + scroller.clientWidth - 2))
    const y = Math.max(top + 2, Math.min(at.y, top + scroller.clientHeight - 2))
    const target = document.elementFromPoint(x, y)
    if (target) onTarget(target)
    frame = requestAnimationFrame(look)
  }
  const stop = new AbortController()
  const end = (): void => {
    stop.abort()
    cancelAnimationFrame(frame)
    scroller.style.userSelect = ''
  }
  const move = (event: MouseEvent): void => {
    if (event.buttons === 0) return end()
    at = { x: event.clientX, y: event.clientY }
  }
  // From here on cells are selected, not their text.
  scroller.style.userSelect = 'none'
  getSelection()?.removeAllRanges()
  document.addEventListener('mousemove', move, { signal: stop.signal })
  document.addEventListener('mouseup', end, { signal: stop.signal })
  frame = requestAnimationFrame(look)
}

/** Whether the rows are being scrolled by while the columns stand still: what costs in each of those frames then waits for their rest. */
import { useEffect, useState, type CSSProperties, type RefObject } from 'react'

/** Milliseconds without scrolling after which rows are at rest. */
const REST = 200

/** Scrolling: `left` is how far the columns are scrolled meanwhile; `undefined` where they move too. */
export interface Scrolling {
  readonly left: number | undefined
}

/** `undefined` at rest. */
export function useScrolledRows(scrollerRef: RefObject<HTMLElement | null>): Scrolling | undefined {
  const [scrolling, setScrolling] = useState<Scrolling>()
  useEffect(() => {
    const scroller = scrollerRef.current
    if (!scroller) return
    // Not read: a new scroller stands at its begin, and to ask would have it laid out within the task that drew it.
    let left = 0
    let scrolledAt = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    // One timer, and not another in each frame.
    const rest = (): void => {
      const remaining = scrolledAt + REST - performance.now()
      timer = remaining > 0 ? setTimeout(rest, remaining) : undefined
      if (!timer) setScrolling(undefined)
    }
    const look = (): void => {
      scrolledAt = performance.now()
      timer ??= setTimeout(rest, REST)
      const now = scroller.scrollLeft
      const isAcross = now !== left
      left = now
      // Once the columns have moved, pinned ones follow by themselves until all is at rest.
      setScrolling((last) =>
        isAcross && last?.left !== undefined ? { left: undefined } : (last ?? { left: isAcross ? undefined : now }),
      )
    }
    // Before rows are drawn for the new place: read after that, it would have the browser lay them out at once.
    const options = { passive: true, capture: true }
    scroller.addEventListener('scroll', look, options)
    return () => {
      scroller.removeEventListener('scroll', look, options)
      clearTimeout(timer)
      setScrolling(undefined)
    }
  }, [scrollerRef])
  return scrolling
}

/** How pinned cells stay in place, for the style sheet: sticky ones cost in each frame, and need not be while columns stand still. */
export function scrolledPins(scrolling: Scrolling | undefined): {
  readonly pins?: 'unmoved' | 'shifted'
  readonly style?: CSSProperties
} {
  if (scrolling?.left === undefined) return {}
  return scrolling.left === 0
    ? { pins: 'unmoved' }
    : { pins: 'shifted', style: { '--scrolled': `${scrolling.left}px` } as CSSProperties }
}

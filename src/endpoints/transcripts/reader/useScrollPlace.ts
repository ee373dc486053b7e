/** Which parts of the text are in sight, told by the scroll. */
import { countWhile } from '../../../lib/bisect.ts'
import { useEffect, useState, type RefObject } from 'react'

export interface ScrollPlace {
  /** Numbers of the first child in sight, and of the last. */
  readonly top: number
  readonly bottom: number
}

/** The first child of `parent` whose end lies below `y`, in pixels from the begin of the scroller. */
const childAt = ({ children }: HTMLElement, y: number): number =>
  countWhile(Math.max(0, children.length - 1), (index) => {
    const child = children[index] as HTMLElement
    return child.offsetTop + child.offsetHeight <= y
  })

export function useScrollPlace(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  subject: unknown,
) {
  const [place, setPlace] = useState<ScrollPlace>({ top: 0, bottom: 3 })
  useEffect(() => {
    const box = scroller.current
    const list = content.current
    if (!box || !list) return
    let frame = 0
    const look = (): void => {
      frame = 0
      // A little below the edge: a last line of what went before is not what is read.
      const top = childAt(list, box.scrollTop + 24)
      const bottom = childAt(list, box.scrollTop + box.clientHeight)
      setPlace((known) => (known.top === top && known.bottom === bottom ? known : { top, bottom }))
    }
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    box.addEventListener('scroll', onScroll, { passive: true })
    const resized = new ResizeObserver(onScroll)
    resized.observe(box)
    // Its parts have a guessed height until they are drawn (docs/resilience.md, D6): what is in sight is more or less then.
    resized.observe(list)
    return () => {
      cancelAnimationFrame(frame)
      resized.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [scroller, content, subject])
  return place
}

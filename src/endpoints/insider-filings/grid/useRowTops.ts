/** Where each filing of the grid begins: closed ones are of one height, an opened one is as high as it turns out to be. */
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Pixels of an opened filing that was not measured yet. */
const GUESS = 240

export function useRowTops(
  scrollerRef: RefObject<HTMLElement | null>,
  ids: readonly string[],
  isOpened: (id: string) => boolean,
  closedHeight: number,
) {
  const [measured, setMeasured] = useState<ReadonlyMap<string, number>>(() => new Map())
  const heights = ids.map((id) => (isOpened(id) ? (measured.get(id) ?? GUESS) : closedHeight))
  const text = heights.join()
  const tops = useMemo(() => {
    const sums = new Float64Array(heights.length + 1)
    for (const [place, height] of heights.entries()) sums[place + 1] = sums[place]! + height
    return sums
    // oxlint-disable-next-line exhaustive-deps -- the text says all of it
  }, [text])

  const observer = useRef<ResizeObserver>(undefined)
  useEffect(() => () => observer.current?.disconnect(), [])
  /** For the element of an opened filing, which has its identity as `data-id`. */
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!row || typeof ResizeObserver === 'undefined') return
      observer.current ??= new ResizeObserver((entries) => {
        const scroller = scrollerRef.current!
        const sizes = entries.map(
          ({ target, borderBoxSize }) => [(target as HTMLElement).dataset['id'] ?? '', borderBoxSize[0]!.blockSize] as const,
        )
        const first = entries[0]!.target.getBoundingClientRect()
        const isAbove = first.top < scroller.getBoundingClientRect().top
        const before = scroller.scrollHeight
        // Drawn before the frame that shows the new heights.
        flushSync(() =>
          setMeasured((known) => (sizes.every(([id, size]) => known.get(id) === size) ? known : new Map([...known, ...sizes]))),
        )
        // What is read stays where it is when a filing above it grows.
        if (isAbove) scroller.scrollBy(0, scroller.scrollHeight - before)
      })
      observer.current.observe(row)
      return () => observer.current?.unobserve(row)
    },
    [scrollerRef],
  )
  return { tops, measure }
}

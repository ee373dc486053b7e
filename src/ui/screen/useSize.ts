/** The size of an element in pixels, kept up to date. */
import { useCallback, useState, type RefCallback } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

export function useSize(): readonly [RefCallback<HTMLElement>, Size] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const observe = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [observe, size]
}

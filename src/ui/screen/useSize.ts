/** The size of an element in pixels, kept up to date. */
import { useEffect, useState } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

export function useSize(): readonly [(element: HTMLElement | null) => void, Size] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [setElement, size]
}

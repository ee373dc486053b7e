/** Whether a media query holds, kept up to date. */
import { useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}

/** Where filters, record and rows take turns on the screen instead of standing side by side; paper is no narrow screen. */
export const NARROW = 'screen and (max-width: 52rem)'

/** Where rows, filters and an open record beside each other would each be too narrow. */
export const CROWDED = '(max-width: 90rem)'

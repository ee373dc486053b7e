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

/** Where record and rows take turns on the screen instead of standing side by side; paper is no narrow screen. */
export const NARROW = 'screen and (max-width: 52rem)'

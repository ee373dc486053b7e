/** Whether the page is being printed: what is drawn only as far as it is in sight is then drawn whole. */
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false
/** One object for as long as anyone listens: each call makes another. */
let media: MediaQueryList | undefined
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (next === isPrinting) return
  isPrinting = next
  document.documentElement.toggleAttribute('data-printing', next)
  // The browser takes its picture of the page as soon as the event is over.
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

const begin = (): void => set(true)
const end = (): void => set(false)
/** A preview of the print, as tools for developers have it, comes without the events. */
const preview = ({ matches }: MediaQueryListEvent): void => set(matches)

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    media = window.matchMedia('print')
    media.addEventListener('change', preview)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    media?.removeEventListener('change', preview)
  }
}

export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)

/** Rows that are printed at most: a few dozen sheets. */
export const MOST_PRINTED = 1000

/** What compares rows with those seen, as a part of its own: there once the first page stands, or where the address asks what changed. */
import { useSyncExternalStore } from 'react'
import { createSignal } from '../../lib/signal.ts'
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx'

const isThere = createSignal(false)

export const [SinceLine, fetchSinceLine] = lazyWithPreload(async () => {
  const { SinceLine: part } = await import('./SinceLine.tsx')
  isThere.set(true)
  return part
})

/** Whether it is to be drawn: nobody waits for it who did not ask. */
export const useSincePart = (isAsked: boolean): boolean => useSyncExternalStore(isThere.subscribe, isThere.get) || isAsked

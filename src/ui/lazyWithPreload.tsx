/** A part of the app that loads when it is wanted, or ahead of that: one that is there already is drawn at once. */
import { lazy, useState, useSyncExternalStore, type ComponentType } from 'react'
import { createSignal } from '../lib/signal.ts'

/**
 * As React's `lazy`, which even for a part that is there shows its place empty first, and then for 300 ms at least. `fetch` loads
 * it ahead, and never throws; one that does not come then is asked for again when it is wanted. `useIsThere` is for what nobody waits for.
 */
export function lazyWithPreload<P extends object>(load: () => Promise<ComponentType<P>>) {
  const loaded = createSignal<ComponentType<P> | undefined>(undefined)
  const take = async (): Promise<ComponentType<P>> => {
    const part = await load()
    loaded.set(part)
    return part
  }
  const Lazy = lazy(async () => ({ default: await take() })) as unknown as ComponentType<P>
  function Part(props: P) {
    // Chosen once: another component in its place would begin anew.
    const [Ready] = useState(loaded.get)
    return Ready ? <Ready {...props} /> : <Lazy {...props} />
  }
  const fetch = async (): Promise<void> => {
    // With each press and each row that is pointed at: to ask for what is there goes through all files that it needs.
    // Without a network it would only fail, and the browser would remember that of a style sheet.
    if (!loaded.get() && navigator.onLine) await take().catch(() => undefined)
  }
  const useIsThere = (): boolean => useSyncExternalStore(loaded.subscribe, loaded.get) !== undefined
  return [Part, fetch, useIsThere] as const
}

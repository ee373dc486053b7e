/** A part of the app that loads when it is wanted, or ahead of that: one that is there already is drawn at once. */
import { lazy, useState, type ComponentType } from 'react'

/**
 * As React's `lazy`, which even for a part that is there shows its place empty first, and then for 300 ms at least. `fetch` loads
 * it ahead; one that does not come then is asked for again when it is wanted.
 */
export function lazyWithPreload<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  const take = async (): Promise<ComponentType<P>> => (loaded = await load())
  const Lazy = lazy(async () => ({ default: await take() })) as unknown as ComponentType<P>
  function Part(props: P) {
    // Chosen once: another component in its place would begin anew.
    const [Ready] = useState(() => loaded)
    return Ready ? <Ready {...props} /> : <Lazy {...props} />
  }
  // Without a network it would only fail, and the browser would remember that of a style sheet.
  const fetch = (): void => {
    if (navigator.onLine) void take().catch(() => undefined)
  }
  return [Part, fetch] as const
}

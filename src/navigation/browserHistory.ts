/** The history of the browser, as the app reads it. */
import type { Arrival, History, Place } from './navigation.ts'

/** What an entry of the browser's history holds. */
interface Kept {
  readonly state?: unknown
  readonly key?: string
}

const newKey = (): string => Math.random().toString(36).slice(2, 10)

/** `base` is the path that the app is served under, with a slash at both ends. */
export function browserHistory(base: string): History {
  const listeners = new Set<() => void>()
  const read = (): Place => {
    const { pathname, search, hash } = window.location
    const kept = window.history.state as Kept | null
    const inside = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : '/'
    return { pathname: inside, search, hash, state: kept?.state ?? null, key: kept?.key ?? 'first' }
  }
  let current: ReturnType<History['current']> = { location: read(), arrival: 'POP' }
  const arrive = (arrival: Arrival): void => {
    current = { location: read(), arrival }
    for (const listener of listeners) listener()
  }
  // Never taken off: the app has one history for as long as the page lives.
  window.addEventListener('popstate', () => arrive('POP'))
  // Two slashes at the front would name another host.
  const hrefOf = (path: string): string => base + path.replace(/^\/+/, '')
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go(to, { replace = false, state = null } = {}) {
      const kept: Kept = { state, key: newKey() }
      if (replace) window.history.replaceState(kept, '', hrefOf(to))
      else window.history.pushState(kept, '', hrefOf(to))
      arrive(replace ? 'REPLACE' : 'PUSH')
    },
    hrefOf,
  }
}

/** A history in memory, for pages that are tested without an address bar. */
import type { Arrival, History, Place } from '../navigation/navigation.ts'

let entries = 0

function placeOf(path: string, state: unknown): Place {
  // Not read as a URL: what a test wrote stays as it is written.
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? []
  return { pathname, search, hash, state, key: String((entries += 1)) }
}

export function memoryHistory(first: string): History & { readonly navigate: (to: string | number) => Promise<void> } {
  const listeners = new Set<() => void>()
  const places = [placeOf(first, null)]
  let at = 0
  let current: { location: Place; arrival: Arrival } = { location: places[0]!, arrival: 'POP' }
  const arrive = (arrival: Arrival): void => {
    current = { location: places[at]!, arrival }
    for (const listener of listeners) listener()
  }
  const go: History['go'] = (to, { replace = false, state = null } = {}) => {
    if (!replace) at += 1
    places.splice(at, places.length, placeOf(to, state))
    arrive(replace ? 'REPLACE' : 'PUSH')
  }
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go,
    hrefOf: (path) => path,
    /** As the reader does: to an address, or so many steps back or forward. */
    async navigate(to) {
      if (typeof to === 'string') return go(to)
      at += to
      arrive('POP')
    },
  }
}

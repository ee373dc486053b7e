/** What this browser keeps between visits: preferences and marks in local storage, never data and never a key. */

export interface Kept<T> {
  /** The same value until it is changed, here or in another tab. */
  readonly value: () => T
  /** `undefined` leaves nothing behind in the storage. */
  readonly keep: (next: T | undefined) => void
  readonly subscribe: (listener: () => void) => () => void
}

interface Form<T> {
  /** Makes a value of what was kept; foreign text and nothing at all come as `undefined` or anything else. */
  readonly read: (kept: unknown) => T
  /** What is written, as JSON; `undefined` where there is nothing to keep. */
  readonly write: (value: T) => unknown
}

const PREFIX = 'tearsheet.'

let isStorageLost = false
const lossListeners = new Set<() => void>()
/** Whether something could not be kept beyond this page: the storage is full or forbidden. */
export const isStorageUnable = (): boolean => isStorageLost

export function subscribeToLoss(listener: () => void): () => void {
  lossListeners.add(listener)
  return () => lossListeners.delete(listener)
}

export function createKept<T>(name: string, { read, write }: Form<T>): Kept<T> {
  const listeners = new Set<() => void>()
  let current: { readonly value: T } | undefined
  const load = (): T => {
    try {
      return read(JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null'))
    } catch {
      // No storage, or text that is none of ours.
      return read(undefined)
    }
  }
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== PREFIX + name && event.key !== null) return
    current = undefined
    for (const listener of listeners) listener()
  }
  return {
    value: () => (current ??= { value: load() }).value,
    keep(next) {
      const written = next === undefined ? undefined : write(next)
      current = { value: next ?? read(undefined) }
      try {
        if (written === undefined) localStorage.removeItem(PREFIX + name)
        else localStorage.setItem(PREFIX + name, JSON.stringify(written))
      } catch {
        // It lasts as long as the page.
        isStorageLost = true
        for (const listener of lossListeners) listener()
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** The storage of this browser, as texts under names of this app, and word of it where nothing can be kept. */
import { createSignal } from '../lib/signal.ts'

const PREFIX = 'tearsheet.'

const loss = createSignal(false)
/** Whether something could not be kept beyond this page: the storage is full or forbidden. */
export const isStorageUnable = loss.get
export const subscribeToLoss = loss.subscribe

export function storedText(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    // No storage.
    return null
  }
}

/** Whether it stands in the storage now; `null` leaves nothing behind. */
export function storeText(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, text)
    return true
  } catch {
    loss.set(true)
    return false
  }
}

const readers = new Set<() => void>()
const readAll = (): void => {
  for (const read of readers) read()
}

/** From now on, whenever another tab may have changed something. */
export const onOtherTabs = (read: () => void): void => void readers.add(read)

// From the start, whether anyone shows it or not. Workers and servers have no tabs beside them.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(PREFIX)) readAll()
  })
  // A page that the browser put to sleep and shows again was told nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAll()
  })
}

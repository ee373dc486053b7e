/** A part of the app that the server no longer has, as after an update under an open tab: the page is loaded anew once, never in a loop. */
import { createSignal } from '../../lib/signal.ts'

/** In the session storage: the build for which the page was loaded anew. */
const STAMP = 'tearsheet.loaded-anew-for'

/** Names the build that runs: its entry's file name holds a hash of all it needs. */
export const runningBuild = (): string => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''

/** Whether the page is being loaded anew. Without a storage that keeps the stamp nothing would prevent a loop: then it is not. */
export function loadAnewOnce(build: string, storageOf: () => Storage, reload: () => void): boolean {
  try {
    const storage = storageOf()
    if (storage.getItem(STAMP) === build) return false
    storage.setItem(STAMP, build)
    if (storage.getItem(STAMP) !== build) return false
  } catch {
    return false
  }
  reload()
  return true
}

/** Whether a part is missing that no new load brings. */
export const missingPart = createSignal(false)

/** For as long as the page lives: a part that is missing is met with one new load, and otherwise told. */
export function reloadOnMissingChunk(reload: () => void = () => location.reload()): void {
  // Firefox and WebKit fail what a page was loading when it is left: to reload it then would cancel the way to the next.
  let isLeaving = false
  window.addEventListener('beforeunload', () => {
    isLeaving = true
    // What was followed may have been a download: the page stays.
    setTimeout(() => (isLeaving = false), 10_000)
  })
  window.addEventListener('vite:preloadError', () => {
    if (isLeaving) return
    // Without a network a new load would find nothing, and lose what is on screen; the page says that it is offline.
    if (!navigator.onLine) return
    if (loadAnewOnce(runningBuild(), () => sessionStorage, reload)) return
    missingPart.set(true)
  })
}

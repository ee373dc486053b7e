/** What lets a page loader go on, or holds it back. */

/** What holds the page loader back: a hidden page or no network. */
export interface PageActivity {
  readonly isOpen: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

/** Open while the page is seen and the network is there: nothing is loaded behind a user's back. */
export const pageActivity: PageActivity = {
  isOpen: () => !document.hidden && navigator.onLine,
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener)
    window.addEventListener('online', listener)
    return () => {
      document.removeEventListener('visibilitychange', listener)
      window.removeEventListener('online', listener)
    }
  },
}

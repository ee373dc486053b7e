/** What was kept in a form that this version does not understand: set aside before anything takes its place, and told. */
import { storedText, storeText } from './storedText.ts'

export interface NotUnderstood {
  /** What was kept, as the page calls it: `Watchlists`. */
  readonly title: string
  /** Of a newer version of the app, which is never written over; otherwise some of it can be read at most. */
  readonly isNewer: boolean
  /** Everything as it stands in the storage. */
  readonly text: string
  /** Takes it out of the storage, and gives the way back. */
  readonly discard: () => () => void
}

const found = new Map<string, NotUnderstood>()
let all: readonly NotUnderstood[] = []
const listeners = new Set<() => void>()

/** The same list until something of it changes. */
export const notUnderstood = (): readonly NotUnderstood[] => all

export function subscribeToNotUnderstood(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellNotUnderstood(name: string, what: NotUnderstood | undefined): void {
  const before = found.get(name)
  if (before?.text === what?.text && before?.isNewer === what?.isNewer) return
  if (what) found.set(name, what)
  else found.delete(name)
  all = [...found.values()]
  // Later, since it may be found while a page is drawn.
  queueMicrotask(() => {
    for (const listener of listeners) listener()
  })
}

export const asideName = (name: string): string => `${name}.unreadable`

/** Whether the text is set aside now, behind what was before. */
export function setAside(name: string, text: string): boolean {
  const before = storedText(asideName(name))
  if (before === text || before?.endsWith(`\n${text}`)) return true
  return storeText(asideName(name), before === null ? text : `${before}\n${text}`)
}

/** Which news items were read in this browser: their IDs and nothing else. */
import { createPersistedStore } from './persistedStore.ts'

/** The oldest marks are forgotten: the list is read whole each time. */
const KEPT = 3000

const marks = createPersistedStore<ReadonlySet<string>>('news.read', {
  title: 'Read marks',
  read: (kept) => new Set(Array.isArray(kept) ? kept.filter((mark) => typeof mark === 'string') : []),
  write: (ids) => [...ids],
})

export const readMarks = marks.value
export const subscribeToReadMarks = marks.subscribe

/** The latest of them. */
const latest = (ids: readonly string[]): ReadonlySet<string> => new Set(ids.slice(-KEPT))

export const markRead = (id: string): void => marks.update((read) => (read.has(id) ? read : latest([...read, id])))

/** Gives the way back, on which what was read since stays marked. */
export function forgetReadMarks(): () => void {
  const before = marks.readAgain()
  marks.update(() => new Set())
  return () => marks.update((since) => latest([...new Set([...before, ...since])]))
}

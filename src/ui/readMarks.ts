/** Which news items were read in this browser: their IDs and nothing else. */
import { createKept } from '../lib/kept.ts'

/** The oldest marks are forgotten: the list is read whole each time. */
const KEPT = 3000

const marks = createKept<ReadonlySet<string>>('news.read', {
  read: (kept) => new Set(Array.isArray(kept) ? kept.filter((mark) => typeof mark === 'string') : []),
  write: (ids) => (ids.size > 0 ? [...ids] : undefined),
})

export const readMarks = marks.value
export const subscribeToReadMarks = marks.subscribe
export const forgetReadMarks = (): void => marks.keep(undefined)

export function markRead(id: string): void {
  if (!readMarks().has(id)) marks.keep(new Set([...[...readMarks()].slice(1 - KEPT), id]))
}

/** Which items were read in this browser: their IDs and nothing else, in local storage where there is one. */

const NAME = 'tearsheet.news.read'
/** The oldest marks are forgotten: the list is read whole each time. */
const KEPT = 3000

const listeners = new Set<() => void>()
let marks: ReadonlySet<string> | undefined

/** Without storage, and with foreign text in it, there are no marks: reading goes on all the same. */
function load(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

function keep(next: ReadonlySet<string>): void {
  marks = next
  try {
    if (next.size > 0) localStorage.setItem(NAME, JSON.stringify([...next]))
    else localStorage.removeItem(NAME)
  } catch {
    // Full or forbidden: the marks last as long as the page.
  }
  for (const listener of listeners) listener()
}

/** The same set until a mark is made, here or in another tab. */
export const readMarks = (): ReadonlySet<string> => (marks ??= load())

export function markRead(id: string): void {
  if (!readMarks().has(id)) keep(new Set([...[...readMarks()].slice(1 - KEPT), id]))
}

export const forgetReadMarks = (): void => keep(new Set())

export function subscribeToReadMarks(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== NAME && event.key !== null) return
    marks = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

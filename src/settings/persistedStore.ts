/** What this browser keeps between visits: preferences and marks in local storage, never data and never a key. */
import { asideName, setAside, tellNotUnderstood } from './unreadableData.ts'
import { onOtherTabs, storedText, storeText } from './storedText.ts'

export interface PersistedStore<T> {
  /** The same value until it is changed, here or in another tab. */
  readonly value: () => T
  /** As the storage has it at this moment, whatever was heard of other tabs; never while a page is drawn. */
  readonly readAgain: () => T
  /** Writes what becomes of the value that is in the storage at this moment; nothing where it stays the same. */
  readonly update: (change: Change<T>) => void
  /** Whether something of the value lasts no longer than this page. */
  readonly isUnsaved: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

type Change<T> = (current: T) => T

interface Form<T> {
  /** What is kept, as the page calls it: `Watchlists`. */
  readonly title: string
  /** Makes a value of what was kept; foreign text and nothing at all come as anything. */
  readonly read: (kept: unknown) => T
  /** What is written, as JSON; where it is empty, nothing is left behind. */
  readonly write: (value: T) => object
}

interface Seen<T> {
  /** As it stood in the storage. */
  readonly text: string | null
  readonly value: T
  /** `partly`: writing the value would lose something of the text. `newer`: it belongs to a newer version. */
  readonly understood: 'wholly' | 'partly' | 'newer'
}

/** What has no version is of the first, this one; a later one says so in an object around what it keeps. */
const VERSION = 1
const isNewer = (kept: unknown): boolean =>
  typeof kept === 'object' && kept !== null && 'version' in kept && typeof kept.version === 'number' && kept.version > VERSION

/** The same for objects that differ in the order of their names alone. */
const canonical = (kept: unknown): string =>
  JSON.stringify(kept, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return text
  }
}

export function createPersistedStore<T>(name: string, { title, read, write }: Form<T>): PersistedStore<T> {
  const listeners = new Set<() => void>()
  let seen: Seen<T> | undefined
  /** What the storage would not take: made again on whatever another tab writes there. */
  let unsaved: readonly Change<T>[] = []

  const textOf = (value: T): string | null => {
    const written = write(value)
    return Object.keys(written).length > 0 ? JSON.stringify(written) : null
  }
  const understand = (text: string | null): Seen<T> => {
    const kept = parsed(text)
    // What the page has goes on.
    if (isNewer(kept)) return { text, value: seen ? seen.value : read(undefined), understood: 'newer' }
    const stored = read(kept)
    const isWhole = kept === null || canonical(write(stored)) === canonical(kept)
    const value = unsaved.reduce((current, change) => change(current), stored)
    return { text, value, understood: isWhole ? 'wholly' : 'partly' }
  }
  const take = (next: Seen<T>): Seen<T> => {
    const isOther = seen !== undefined && seen.value !== next.value
    seen = next
    const rest = [storedText(asideName(name)), next.understood === 'wholly' ? null : next.text].filter((text) => text !== null)
    const what = { title, isNewer: next.understood === 'newer', text: rest.join('\n'), discard }
    tellNotUnderstood(name, rest.length > 0 ? what : undefined)
    if (isOther) for (const listener of listeners) listener()
    return next
  }
  const look = (): Seen<T> => {
    const text = storedText(name)
    return take(seen?.text === text ? seen : understand(text))
  }
  const discard = (): (() => void) => {
    const { text, value, understood } = look()
    const aside = storedText(asideName(name))
    const own = textOf(value)
    storeText(asideName(name), null)
    if (understood !== 'wholly' && storeText(name, own)) {
      unsaved = []
      take({ text: own, value, understood: 'wholly' })
    } else look()
    return () => {
      if (aside !== null) setAside(name, aside)
      if (understood !== 'wholly' && text !== null && (storedText(name) !== own || !storeText(name, text))) setAside(name, text)
      look()
    }
  }

  onOtherTabs(() => {
    if (seen) look()
  })
  return {
    value: () => (seen ?? look()).value,
    readAgain: () => look().value,
    update(change) {
      const now = look()
      const value = change(now.value)
      if (value === now.value) return
      const text = textOf(value)
      const isFree = now.understood === 'wholly' || (now.understood === 'partly' && setAside(name, now.text ?? ''))
      const isKept = isFree && storeText(name, text)
      unsaved = isKept ? [] : [...unsaved, change]
      take(isKept ? { text, value, understood: 'wholly' } : { ...now, value })
    },
    isUnsaved: () => unsaved.length > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

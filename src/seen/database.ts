/** The database of seen records: its stores, its version, and its opening. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

export const NAME = 'tearsheet.seen'
const VERSION = 1

/** A record as it was last seen; moments are Unix seconds. */
export interface SeenEntry {
  readonly scope: string
  readonly id: string
  /** Canonical JSON of its kept form. */
  readonly text: string
  /** When it was first seen to say this. */
  readonly firstSeen: number
  readonly lastSeen: number
  /** What it said before, and when that was last seen. */
  readonly before?: { readonly text: string; readonly lastSeen: number }
}

/** Visits to an operation: the last, and the one before, a pause apart. */
export interface Visits {
  readonly latest: number
  readonly previous?: number
}

export interface Totals {
  readonly records: number
  readonly bytes: number
  /** Entries that could not be read and were taken out. */
  readonly dropped: number
}

export interface SeenSchema extends DBSchema {
  records: { key: [scope: string, id: string]; value: SeenEntry; indexes: { lastSeen: number } }
  visits: { key: string; value: Visits }
  totals: { key: 'all'; value: Totals }
}

export type SeenDatabase = IDBPDatabase<SeenSchema>

export const NOTHING: Totals = { records: 0, bytes: 0, dropped: 0 }

/** `onLost` when another tab needs it closed, as a newer version does, or the browser took it away. */
export const openDatabase = (onLost: () => void): Promise<SeenDatabase> =>
  openDB<SeenSchema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('records', { keyPath: ['scope', 'id'] }).createIndex('lastSeen', 'lastSeen')
      db.createObjectStore('visits')
      db.createObjectStore('totals')
    },
    blocking(_, __, event) {
      ;(event.target as IDBDatabase).close()
      onLost()
    },
    terminated: onLost,
  })

export const bytesOf = ({ id, text, before }: SeenEntry): number => id.length + text.length + (before?.text.length ?? 0)

const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** Whether an entry is one: what stands in a browser's files may have been damaged. */
export function isEntry(value: SeenEntry): boolean {
  const { text, firstSeen, lastSeen, before } = value as Partial<SeenEntry>
  const isWhole = typeof text === 'string' && isMoment(firstSeen) && isMoment(lastSeen)
  return isWhole && (before === undefined || (typeof before?.text === 'string' && isMoment(before.lastSeen)))
}

/** A kept text as the record it is; `undefined` for one that is damaged. */
export function recordIn(text: string, parse: (text: string) => unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    const record = parse(text)
    return typeof record === 'object' && record !== null && !Array.isArray(record)
      ? (record as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

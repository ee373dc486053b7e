/** The database of the calls that are kept: its stores, its version, and its opening. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { CallIndex } from '../index/callIndex.ts'
import type { CallHead } from './callHead.ts'
import type { Progress } from './progress.ts'
import type { StoredCall } from './storedCall.ts'

export const NAME = 'tearsheet.calls'
const VERSION = 1

export interface KeptHead {
  readonly scope: string
  readonly id: string
  readonly head: CallHead
  /** Of everything that is kept of the call, in characters and bytes of numbers. */
  readonly bytes: number
}

/** What is in memory of every call once the library is open. */
export interface CallEntry extends KeptHead {
  readonly index: CallIndex
}

/** What was said, as it was sent. */
export interface CallText extends Pick<StoredCall, 'text' | 'segments'> {
  readonly scope: string
  readonly id: string
}

export interface CallSchema extends DBSchema {
  heads: { key: [scope: string, id: string]; value: KeptHead; indexes: { company: [scope: string, ticker: string] } }
  indices: { key: [scope: string, id: string]; value: { readonly scope: string; readonly id: string; readonly index: CallIndex } }
  texts: { key: [scope: string, id: string]; value: CallText }
  /** What was said as the reader shows it, passages apart by a line break. */
  passages: { key: [scope: string, id: string]; value: { readonly scope: string; readonly id: string; readonly whole: string } }
  progress: { key: string; value: Progress }
}

export const STORES = ['heads', 'indices', 'texts', 'passages', 'progress'] as const

export type CallDatabase = IDBPDatabase<CallSchema>

/** `onLost` when another tab needs it closed, as a newer version does, or the browser took it away. */
export const openDatabase = (onLost: () => void): Promise<CallDatabase> =>
  openDB<CallSchema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('heads', { keyPath: ['scope', 'id'] }).createIndex('company', ['scope', 'head.ticker'])
      db.createObjectStore('indices', { keyPath: ['scope', 'id'] })
      db.createObjectStore('texts', { keyPath: ['scope', 'id'] })
      db.createObjectStore('passages', { keyPath: ['scope', 'id'] })
      db.createObjectStore('progress', { keyPath: 'scope' })
    },
    blocking(_, __, event) {
      ;(event.target as IDBDatabase).close()
      onLost()
    },
    terminated: onLost,
  })

/** Every key of one scope, whatever the id. */
export const keysOf = (scope: string): IDBKeyRange => IDBKeyRange.bound([scope], [scope, []])

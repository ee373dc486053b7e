/** The calls of one service as IndexedDB keeps them: read whole when they are opened, written in one transaction. */
import { keysOf, openDatabase, STORES, type CallDatabase, type CallEntry, type CallText } from './database.ts'
import { noProgress, type Progress } from './progress.ts'

export interface WrittenCall {
  readonly entry: CallEntry
  readonly text: CallText
  readonly whole: string
}

interface Contents {
  readonly entries: readonly CallEntry[]
  readonly progress: Progress
  /** Bytes that the calls of other services take. */
  readonly others: number
}

const STORES_OF_CALLS = ['heads', 'indices', 'texts', 'passages'] as const

/** Who opens, writes or clears hears of a failure; who reads a text gets `undefined` for one that cannot be read. */
export function createBrowserStore() {
  let db: CallDatabase | undefined
  let scope = ''

  const close = (): void => {
    db?.close()
    db = undefined
  }

  return {
    close,
    /** `onLost` when another tab needs it closed, or the browser took it away. */
    async open(wanted: string, onLost: () => void): Promise<Contents> {
      close()
      scope = wanted
      db = await openDatabase(onLost)
      const tx = db.transaction(STORES)
      const [heads, indices, all] = await Promise.all([
        tx.objectStore('heads').getAll(keysOf(scope)),
        tx.objectStore('indices').getAll(keysOf(scope)),
        tx.objectStore('progress').getAll(),
      ])
      return {
        // Both in the order of their keys, and written together.
        entries: heads.map((head, at) => ({ ...head, index: indices[at]!.index })),
        progress: all.find((one) => one.scope === scope) ?? noProgress(scope),
        others: all.reduce((sum, one) => sum + (one.scope === scope ? 0 : one.bytes), 0),
      }
    },
    /** Everything of these calls, of those that go, and how far loading is, in one transaction. */
    async write(written: readonly WrittenCall[], gone: readonly string[], progress: Progress): Promise<void> {
      if (!db) return
      const tx = db.transaction(STORES, 'readwrite')
      try {
        await Promise.all([
          ...gone.flatMap((id) => STORES_OF_CALLS.map((name) => tx.objectStore(name).delete([scope, id]))),
          ...written.flatMap(({ entry: { id, head, bytes, index }, text, whole }) => [
            tx.objectStore('heads').put({ scope, id, head, bytes }),
            tx.objectStore('indices').put({ scope, id, index }),
            tx.objectStore('texts').put(text),
            tx.objectStore('passages').put({ scope, id, whole }),
          ]),
          tx.objectStore('progress').put(progress),
          tx.done,
        ])
      } catch (error) {
        await tx.done.catch(() => undefined)
        throw tx.error ?? error
      }
    },
    textOf: async (id: string): Promise<CallText | undefined> => db?.get('texts', [scope, id]).catch(() => undefined),
    wholeOf: async (id: string): Promise<string | undefined> =>
      (await db?.get('passages', [scope, id]).catch(() => undefined))?.whole,
    /** Takes away the calls of all services. `mayOpen`: also where nothing is open by now; false where there was nothing to take them from. */
    async clear(mayOpen: boolean): Promise<boolean> {
      const open = db ?? (mayOpen ? await openDatabase(() => undefined).catch(() => undefined) : undefined)
      if (!open) return false
      const tx = open.transaction(STORES, 'readwrite')
      await Promise.all([...STORES.map((name) => tx.objectStore(name).clear()), tx.done])
      if (open !== db) open.close()
      return true
    },
  }
}

/** Keeps calls in IndexedDB within a bound; what the browser does not keep stays in memory until the page is closed. */
import { deleteDB } from 'idb'
import { keysOf, NAME, openDatabase, STORES, type CallDatabase, type CallEntry, type CallText } from './database.ts'
import { noProgress, type Progress } from './progress.ts'

export interface WrittenCall {
  readonly entry: CallEntry
  readonly text: CallText
  readonly whole: string
}

/** Where calls are kept: in the browser; in memory, for the reason said; or no further, since the bound is reached. */
export interface Storage {
  readonly where: 'browser' | 'memory'
  readonly why?: 'off' | 'refused' | 'newer' | 'full'
  readonly isFull: boolean
}

/** Bytes that are held in memory where the browser keeps nothing. */
const MOST_IN_MEMORY = 100_000_000

const reasonOf = (error: unknown): NonNullable<Storage['why']> => {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  return name === 'VersionError' ? 'newer' : 'refused'
}

/** The oldest first: by their place in the list of the service, else by their day. */
const oldestFirst = (a: CallEntry, b: CallEntry): number => (a.head.startedAt ?? 0) - (b.head.startedAt ?? 0)

export function createCallStore() {
  let db: CallDatabase | undefined
  let scope = ''
  let most = 0
  let storage: Storage = { where: 'memory', why: 'off', isFull: false }
  /** Of this service; other services have the rest. */
  let bytes = 0
  let others = 0
  const entries = new Map<string, CallEntry>()
  const inMemory = new Map<string, WrittenCall>()

  const toMemory = (why: NonNullable<Storage['why']>): void => {
    // What was kept before it was full is still read from there.
    if (why !== 'full') {
      db?.close()
      db = undefined
    }
    storage = { where: 'memory', why, isFull: false }
  }
  const roomFor = (wanted: number): boolean =>
    storage.where === 'browser' ? others + bytes + wanted <= most : bytes + wanted <= MOST_IN_MEMORY

  /** Everything of these calls, of those that go, and how far loading is, in one transaction. */
  async function keep(written: readonly WrittenCall[], gone: readonly string[], progress: Progress): Promise<void> {
    if (!db || storage.where === 'memory') return
    const tx = db.transaction(STORES, 'readwrite')
    try {
      const ofCalls = ['heads', 'indices', 'texts', 'passages'] as const
      await Promise.all([
        ...gone.flatMap((id) => ofCalls.map((name) => tx.objectStore(name).delete([scope, id]))),
        ...written.flatMap(({ entry: { id, head, bytes: size, index }, text, whole }) => [
          tx.objectStore('heads').put({ scope, id, head, bytes: size }),
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
  }

  return {
    async open(wanted: string, bound: number) {
      ;[scope, most, bytes, others] = [wanted, bound, 0, 0]
      db?.close()
      db = undefined
      entries.clear()
      inMemory.clear()
      let kept: readonly CallEntry[] = []
      let progress = noProgress(scope)
      if (most === 0) storage = { where: 'memory', why: 'off', isFull: false }
      else
        try {
          db = await openDatabase(() => toMemory('refused'))
          const tx = db.transaction(STORES)
          const [heads, indices, all] = await Promise.all([
            tx.objectStore('heads').getAll(keysOf(scope)),
            tx.objectStore('indices').getAll(keysOf(scope)),
            tx.objectStore('progress').getAll(),
          ])
          // Both in the order of their keys, and written together.
          kept = heads.map((head, at) => ({ ...head, index: indices[at]!.index }))
          progress = all.find((one) => one.scope === scope) ?? progress
          others = all.reduce((sum, one) => sum + (one.scope === scope ? 0 : one.bytes), 0)
          storage = { where: 'browser', isFull: false }
        } catch (error) {
          kept = []
          toMemory(reasonOf(error))
        }
      for (const entry of kept) entries.set(entry.id, entry)
      bytes = kept.reduce((sum, entry) => sum + entry.bytes, 0)
      // Less may be kept from now on than is: taking in nothing makes the room.
      if (storage.where === 'browser' && !roomFor(0)) progress = (await this.add([], progress, true)).progress
      return { kept: [...entries.values()], progress, storage }
    },
    async add(written: readonly WrittenCall[], progress: Progress, isNewer: boolean) {
      const sizeOf = (calls: readonly WrittenCall[]): number =>
        calls.reduce((sum, { entry }) => sum + entry.bytes - (entries.get(entry.id)?.bytes ?? 0), 0)
      const gone: string[] = []
      let freed = 0
      const givesRoom = isNewer ? [...entries.values()].toSorted(oldestFirst) : []
      for (const entry of givesRoom) {
        if (roomFor(sizeOf(written) - freed)) break
        if (written.some((one) => one.entry.id === entry.id)) continue
        gone.push(entry.id)
        freed += entry.bytes
      }
      const taken = roomFor(sizeOf(written) - freed) ? written : []
      const isFull = taken.length < written.length
      const counted = (): Progress => {
        const ids = new Set([...entries.keys(), ...taken.map(({ entry }) => entry.id)])
        for (const id of gone) ids.delete(id)
        return { ...progress, calls: ids.size, bytes: bytes + sizeOf(taken) - freed }
      }
      let next = counted()
      try {
        if (taken.length > 0 || written.length === 0 || gone.length > 0) await keep(taken, gone, next)
      } catch (error) {
        // From now on in memory: nothing that was loaded is lost while the page stands.
        toMemory(reasonOf(error))
        next = counted()
      }
      if (storage.where === 'memory') for (const one of taken) inMemory.set(one.entry.id, one)
      for (const id of gone) {
        entries.delete(id)
        inMemory.delete(id)
      }
      for (const { entry } of taken) entries.set(entry.id, entry)
      bytes = next.bytes
      storage = { ...storage, isFull }
      return { taken, gone, progress: next, storage }
    },
    async textOf(id: string): Promise<CallText | undefined> {
      return inMemory.get(id)?.text ?? (await db?.get('texts', [scope, id]).catch(() => undefined))
    },
    wholesOf: (ids: readonly string[]): Promise<readonly (string | undefined)[]> =>
      Promise.all(
        ids.map(async (id) => inMemory.get(id)?.whole ?? (await db?.get('passages', [scope, id]).catch(() => undefined))?.whole),
      ),
    async forget(): Promise<void> {
      entries.clear()
      inMemory.clear()
      bytes = 0
      others = 0
      const open = db ?? (most === 0 ? undefined : await openDatabase(() => undefined).catch(() => undefined))
      if (!open) return void (storage.why === 'newer' ? undefined : await deleteDB(NAME).catch(() => undefined))
      const tx = open.transaction(STORES, 'readwrite')
      await Promise.all([...STORES.map((name) => tx.objectStore(name).clear()), tx.done])
      if (open !== db) open.close()
    },
  }
}

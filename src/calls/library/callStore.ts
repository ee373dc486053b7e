/** Keeps calls in IndexedDB within a bound; what the browser does not keep stays in memory until the page is closed. */
import { deleteDB } from 'idb'
import { createBrowserStore, type WrittenCall } from './browserStore.ts'
import { NAME, type CallEntry, type CallText } from './database.ts'
import { noProgress, type Progress } from './progress.ts'

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

type Entries = ReadonlyMap<string, CallEntry>

/** Bytes that these calls take beyond what is kept of them. */
const growthBy = (written: readonly WrittenCall[], entries: Entries): number =>
  written.reduce((sum, { entry }) => sum + entry.bytes - (entries.get(entry.id)?.bytes ?? 0), 0)

/** The oldest calls, as many as have to go until there is room for these, and the bytes that they free. */
function evictionFor(written: readonly WrittenCall[], entries: Entries, hasRoomFor: (bytes: number) => boolean) {
  const gone: string[] = []
  let freed = 0
  for (const entry of [...entries.values()].toSorted(oldestFirst)) {
    if (hasRoomFor(growthBy(written, entries) - freed)) break
    if (written.some((one) => one.entry.id === entry.id)) continue
    gone.push(entry.id)
    freed += entry.bytes
  }
  return { gone, freed }
}

export function createCallStore() {
  const browser = createBrowserStore()
  let most = 0
  let storage: Storage = { where: 'memory', why: 'off', isFull: false }
  /** Of this service; other services have the rest. */
  let bytes = 0
  let others = 0
  const entries = new Map<string, CallEntry>()
  const inMemory = new Map<string, WrittenCall>()

  const toMemory = (why: NonNullable<Storage['why']>): void => {
    // What was kept before it was full is still read from there.
    if (why !== 'full') browser.close()
    storage = { where: 'memory', why, isFull: false }
  }
  const hasRoomFor = (wanted: number): boolean =>
    storage.where === 'browser' ? others + bytes + wanted <= most : bytes + wanted <= MOST_IN_MEMORY

  return {
    async open(scope: string, bound: number) {
      ;[most, bytes, others] = [bound, 0, 0]
      browser.close()
      entries.clear()
      inMemory.clear()
      let progress = noProgress(scope)
      if (most === 0) toMemory('off')
      else
        try {
          const kept = await browser.open(scope, () => toMemory('refused'))
          for (const entry of kept.entries) entries.set(entry.id, entry)
          bytes = kept.entries.reduce((sum, entry) => sum + entry.bytes, 0)
          ;({ progress, others } = kept)
          storage = { where: 'browser', isFull: false }
        } catch (error) {
          toMemory(reasonOf(error))
        }
      // Less may be kept from now on than is: taking in nothing makes the room.
      if (storage.where === 'browser' && !hasRoomFor(0)) progress = (await this.add([], progress, true)).progress
      return { kept: [...entries.values()], progress, storage }
    },
    async add(written: readonly WrittenCall[], progress: Progress, isNewer: boolean) {
      const { gone, freed } = isNewer ? evictionFor(written, entries, hasRoomFor) : { gone: [], freed: 0 }
      const taken = hasRoomFor(growthBy(written, entries) - freed) ? written : []
      const ids = new Set([...entries.keys(), ...taken.map(({ entry }) => entry.id)])
      for (const id of gone) ids.delete(id)
      const next: Progress = { ...progress, calls: ids.size, bytes: bytes + growthBy(taken, entries) - freed }
      const hasChanges = taken.length > 0 || written.length === 0 || gone.length > 0
      try {
        if (hasChanges && storage.where === 'browser') await browser.write(taken, gone, next)
      } catch (error) {
        // From now on in memory: nothing that was loaded is lost while the page stands.
        toMemory(reasonOf(error))
      }
      if (storage.where === 'memory') for (const one of taken) inMemory.set(one.entry.id, one)
      for (const id of gone) {
        entries.delete(id)
        inMemory.delete(id)
      }
      for (const { entry } of taken) entries.set(entry.id, entry)
      bytes = next.bytes
      storage = { ...storage, isFull: taken.length < written.length }
      return { taken, gone, progress: next, storage }
    },
    textOf: async (id: string): Promise<CallText | undefined> => inMemory.get(id)?.text ?? browser.textOf(id),
    wholesOf: (ids: readonly string[]): Promise<readonly (string | undefined)[]> =>
      Promise.all(ids.map(async (id) => inMemory.get(id)?.whole ?? browser.wholeOf(id))),
    async forget(): Promise<void> {
      entries.clear()
      inMemory.clear()
      bytes = 0
      others = 0
      const isCleared = await browser.clear(most > 0)
      if (!isCleared && storage.why !== 'newer') await deleteDB(NAME).catch(() => undefined)
    },
  }
}

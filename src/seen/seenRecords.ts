/** The records that were seen in this browser, as pages ask for them: every answer is what was asked for, or why it cannot be had. */
import { deleteDB } from 'idb'
import type { AnyEndpoint, RecordOf } from '../api/endpoint/endpoint.ts'
import { yieldToMain } from '../lib/yieldToMain.ts'
import { preferences } from '../settings/preferences.ts'
import { compareRecords, type Seen } from './compareRecords.ts'
import { NAME, NOTHING, openDatabase, type SeenDatabase, type Totals } from './database.ts'
import { keptRecords } from './keptRecords.ts'
import { isFull, makeRoom, markRecords } from './markRecords.ts'
import type { RecordSource } from './recordSource.ts'
import { unavailable, unavailableFor, isUnavailable, type Unavailable } from './unavailable.ts'

type Records = readonly RecordOf<AnyEndpoint>[]

export interface SeenRecords {
  /** For each record what became of it since it was last seen, or since it was last seen before `since` (Unix seconds). */
  compare(source: RecordSource, records: Records, since?: number): Promise<readonly Seen[] | Unavailable>
  /** `at` in Unix seconds. Says how many could not be kept, for want of room. */
  markSeen(source: RecordSource, records: Records, at: number): Promise<number | Unavailable>
  /** When the operation was last visited before the visit of `now`; `undefined` for the first. */
  lastVisit(source: RecordSource, now: number): Promise<number | undefined | Unavailable>
  size(): Promise<Totals | Unavailable>
  /** Keeps no more than this from now on. */
  shrinkTo(megabytes: number): Promise<void | Unavailable>
  forget(): Promise<void | Unavailable>
}

/** Seconds without a mark after which the next is another visit. */
const PAUSE = 30 * 60
/** Records in one transaction, and in one step of work. */
const CHUNK = 200

const MEGABYTE = 1_000_000
export const mostBytes = (): number => Number(preferences().seenRecords) * MEGABYTE || 0

const chunksOf = (records: Records): readonly Records[] =>
  Array.from({ length: Math.ceil(records.length / CHUNK) }, (_, at) => records.slice(at * CHUNK, (at + 1) * CHUNK))

async function noteVisit(db: SeenDatabase, scope: string, at: number): Promise<void> {
  const tx = db.transaction('visits', 'readwrite')
  try {
    const known = await tx.store.get(scope)
    if (!known) await tx.store.put({ latest: at }, scope)
    else if (at > known.latest + PAUSE) await tx.store.put({ latest: at, previous: known.latest }, scope)
    else if (at > known.latest) await tx.store.put({ ...known, latest: at }, scope)
    await tx.done
  } catch (error) {
    await tx.done.catch(() => undefined)
    // Without room for it the visit is not noted: how many records were lost is told all the same.
    if (!isFull(tx.error ?? error)) throw error
  }
}

export function createSeenRecords(): SeenRecords {
  let opened: Promise<SeenDatabase> | undefined
  const lose = (): void => void (opened = undefined)

  /** A database that another tab closed is opened once more, and may be a newer version's by then. */
  async function withDatabase<T>(act: (db: SeenDatabase) => Promise<T>): Promise<T | Unavailable> {
    try {
      opened ??= openDatabase(lose)
      return await act(await opened)
    } catch (error) {
      opened?.then((db) => db.close()).catch(() => undefined)
      lose()
      return unavailableFor(error)
    }
  }
  const isOff = (): boolean => mostBytes() === 0

  return {
    async compare(source, records, since = Infinity) {
      if (isOff()) return unavailable('off')
      return withDatabase(async (db) => {
        const seen: Seen[] = []
        for (const chunk of chunksOf(records)) {
          seen.push(...(await compareRecords(db, source, keptRecords(source.endpoint, chunk), since)))
          await yieldToMain()
        }
        return seen
      })
    },
    async markSeen(source, records, at) {
      if (isOff()) return unavailable('off')
      return withDatabase(async (db) => {
        let lost = 0
        for (const chunk of chunksOf(records)) {
          lost += await markRecords(db, source.scope, keptRecords(source.endpoint, chunk), { at, most: mostBytes() })
          await yieldToMain()
        }
        await noteVisit(db, source.scope, at)
        return lost
      })
    },
    async lastVisit({ scope }, now) {
      if (isOff()) return unavailable('off')
      return withDatabase(async (db) => {
        const visits = await db.get('visits', scope)
        return visits && visits.latest < now - PAUSE ? visits.latest : visits?.previous
      })
    },
    size: () => withDatabase(async (db) => (await db.get('totals', 'all')) ?? NOTHING),
    shrinkTo: (megabytes) => withDatabase((db) => makeRoom(db, megabytes * MEGABYTE)),
    async forget() {
      const emptied = await withDatabase(async (db) => {
        const tx = db.transaction(['records', 'visits', 'totals'], 'readwrite')
        await Promise.all([
          tx.objectStore('records').clear(),
          tx.objectStore('visits').clear(),
          tx.objectStore('totals').clear(),
          tx.done,
        ])
      })
      // What cannot be read is taken away whole; what a newer version keeps is its own.
      if (!isUnavailable(emptied) || emptied.unavailable !== 'unreadable') return emptied
      return deleteDB(NAME).then(() => undefined, unavailableFor)
    },
  }
}

/** How many calls are kept of all services, how much room they take, and the way to forget them. */
import { deleteDB } from 'idb'
import { CHANNEL } from './callLibrary.ts'
import { NAME, openDatabase, STORES } from './database.ts'

export interface KeptSize {
  readonly calls: number
  readonly bytes: number
}

/** `undefined` where it cannot be told. */
export async function keptSize(): Promise<KeptSize | undefined> {
  const db = await openDatabase(() => undefined).catch(() => undefined)
  if (!db) return undefined
  const all = await db.getAll('progress')
  db.close()
  return all.reduce((sum, { calls, bytes }) => ({ calls: sum.calls + calls, bytes: sum.bytes + bytes }), { calls: 0, bytes: 0 })
}

/** Every open tab hears of it. What cannot be read is taken away whole. */
export async function forgetCalls(): Promise<void> {
  try {
    const db = await openDatabase(() => undefined)
    const tx = db.transaction(STORES, 'readwrite')
    await Promise.all([...STORES.map((name) => tx.objectStore(name).clear()), tx.done])
    db.close()
  } catch (error) {
    // What a newer version keeps is its own.
    if ((error as Error).name !== 'VersionError') await deleteDB(NAME)
  }
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage({ scope: '', says: 'forgotten' })
  channel.close()
}

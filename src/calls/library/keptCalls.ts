/** The calls of one company that are kept, told without opening the library: no more is read than their heads. */
import type { Connection } from '../../api/client/connection.ts'
import type { CallHead } from './callHead.ts'
import { scopeOf } from './callLibrary.ts'
import { NAME, openDatabase } from './database.ts'

/** A call and where it stands in the service's list by now, from 0; `undefined` where that is not known. */
export interface KeptCall extends CallHead {
  readonly position: number | undefined
}

export async function keptCallsOf(connection: Connection, ticker: string): Promise<readonly KeptCall[]> {
  // Who never had a library is left without one.
  const known = await indexedDB.databases?.()
  if (known && !known.some(({ name }) => name === NAME)) return []
  const db = await openDatabase(() => undefined)
  try {
    const scope = scopeOf(connection)
    const [heads, progress] = await Promise.all([
      db.getAllFromIndex('heads', 'company', [scope, ticker]),
      db.get('progress', scope),
    ])
    return heads.map(({ head }) => ({
      ...head,
      position: head.order === undefined ? undefined : head.order + (progress?.newer ?? 0),
    }))
  } finally {
    db.close()
  }
}

/** Each record of an answer beside what it said when it was last seen. */
import { parseJson } from '../api/client/exactNumber.ts'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { bytesOf, isEntry, NOTHING, recordIn, type SeenDatabase, type SeenEntry } from './database.ts'
import { fieldChanges, type FieldChange } from './fieldChanges.ts'
import type { KeptRecord } from './keptRecords.ts'
import type { RecordSource } from './recordSource.ts'

export type Seen =
  | { readonly state: 'new' | 'unchanged' }
  /** It has no identity of its own, and cannot be known again. */
  | { readonly state: 'unknown' }
  | {
      readonly state: 'changed'
      readonly changes: readonly FieldChange[]
      /** Unix seconds of the last time it was seen as it was before. */
      readonly seenAt: number
    }

/** What it said when it was last seen until `since`; `undefined` for a record first seen after it. */
function versionBefore(
  { text, firstSeen, lastSeen, before }: SeenEntry,
  since: number,
): { text: string; lastSeen: number } | undefined {
  return firstSeen <= since ? { text, lastSeen } : before
}

/** `'damaged'` where the entry is none. */
function seenAs(endpoint: AnyEndpoint, record: KeptRecord, entry: SeenEntry, since: number): Seen | 'damaged' {
  if (!isEntry(entry)) return 'damaged'
  const before = versionBefore(entry, since)
  if (!before) return { state: 'new' }
  if (before.text === record.text) return { state: 'unchanged' }
  const form = recordIn(before.text, parseJson)
  if (!form) return 'damaged'
  const changes = fieldChanges(endpoint.fields, form, record.form)
  // A stamp alone says that something changed, and nothing did.
  const isEdited = changes.some(({ path }) => path !== endpoint.stamp)
  return isEdited ? { state: 'changed', changes, seenAt: before.lastSeen } : { state: 'unchanged' }
}

async function dropDamaged(db: SeenDatabase, keys: readonly [string, string][]): Promise<void> {
  const tx = db.transaction(['records', 'totals'], 'readwrite')
  const [records, totals] = [tx.objectStore('records'), tx.objectStore('totals')]
  let { records: count, bytes, dropped } = (await totals.get('all')) ?? NOTHING
  for (const key of keys) {
    const entry = await records.get(key)
    if (!entry) continue
    await records.delete(key)
    count -= 1
    dropped += 1
    if (isEntry(entry)) bytes -= bytesOf(entry)
  }
  await totals.put({ records: Math.max(0, count), bytes: Math.max(0, bytes), dropped }, 'all')
  await tx.done
}

/** Damaged entries are taken out, and their records count as never seen. */
export async function compareRecords(
  db: SeenDatabase,
  { scope, endpoint }: RecordSource,
  records: readonly KeptRecord[],
  since: number,
): Promise<readonly Seen[]> {
  const store = db.transaction('records').store
  const entries = await Promise.all(records.map(({ id }) => (id === undefined ? undefined : store.get([scope, id]))))
  const damaged: [string, string][] = []
  const seen = records.map((record, at): Seen => {
    const entry = entries[at]
    if (record.id === undefined) return { state: 'unknown' }
    if (!entry) return { state: 'new' }
    const found = seenAs(endpoint, record, entry, since)
    if (found !== 'damaged') return found
    damaged.push([scope, record.id])
    return { state: 'new' }
  })
  if (damaged.length > 0) await dropDamaged(db, damaged)
  return seen
}

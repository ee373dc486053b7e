/** Writes down that records were seen: within the bound, the longest unseen making room, and in one transaction with the totals. */
import { bytesOf, isEntry, NOTHING, type SeenDatabase, type SeenEntry, type Totals } from './database.ts'
import type { KeptRecord } from './keptRecords.ts'

/** Share of the bound that is left when room is made, so that it is not made anew with every record. */
const ROOM = 0.9

type Identified = KeptRecord & { readonly id: string }

const isIdentified = (record: KeptRecord): record is Identified => record.id !== undefined

/** The same where it was seen later than `at` already: a view of an earlier day takes nothing back. */
function entryAfter(known: SeenEntry | undefined, scope: string, { id, text }: Identified, at: number): SeenEntry {
  if (!known || !isEntry(known)) return { scope, id, text, firstSeen: at, lastSeen: at }
  if (known.lastSeen > at) return known
  if (known.text === text) return { ...known, lastSeen: at }
  return { scope, id, text, firstSeen: at, lastSeen: at, before: { text: known.text, lastSeen: known.lastSeen } }
}

const write = (db: SeenDatabase) => {
  const tx = db.transaction(['records', 'totals'], 'readwrite')
  return { tx, records: tx.objectStore('records'), totals: tx.objectStore('totals') }
}

/** Takes out the longest unseen until no more than `most` bytes are left. */
export async function makeRoom(db: SeenDatabase, most: number): Promise<void> {
  const { tx, records, totals } = write(db)
  let { records: count, bytes, dropped } = (await totals.get('all')) ?? NOTHING
  for (let at = await records.index('lastSeen').openCursor(); at && bytes > most; at = await at.continue()) {
    bytes -= isEntry(at.value) ? bytesOf(at.value) : 0
    count -= 1
    await at.delete()
  }
  // An entry without a moment is in no order; with everything out of it, what is counted is nothing.
  if (count <= 0) [count, bytes] = [0, 0]
  await totals.put({ records: count, bytes, dropped }, 'all')
  await tx.done
}

async function markOnce(db: SeenDatabase, scope: string, marked: readonly Identified[], at: number): Promise<Totals> {
  const { tx, records, totals } = write(db)
  try {
    const known = await Promise.all(marked.map(({ id }) => records.get([scope, id])))
    let { records: count, bytes, dropped } = (await totals.get('all')) ?? NOTHING
    const writing: Promise<unknown>[] = []
    marked.forEach((record, index) => {
      const before = known[index]
      const entry = entryAfter(before, scope, record, at)
      if (entry === before) return
      count += before ? 0 : 1
      bytes += bytesOf(entry) - (before && isEntry(before) ? bytesOf(before) : 0)
      writing.push(records.put(entry))
    })
    const total = { records: count, bytes, dropped }
    await Promise.all([...writing, totals.put(total, 'all'), tx.done])
    return total
  } catch (error) {
    // Nothing of it is written: records without their bytes would grow beyond the bound unseen.
    await tx.done.catch(() => undefined)
    throw tx.error ?? error
  }
}

/** The browser gives no more room. */
export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Says how many records could not be kept because the browser has no room. */
export async function markRecords(
  db: SeenDatabase,
  scope: string,
  records: readonly KeptRecord[],
  { at, most }: { readonly at: number; readonly most: number },
): Promise<number> {
  // Each once: the last of two that say the same.
  const marked = [...new Map(records.filter(isIdentified).map((record) => [record.id, record])).values()]
  if (marked.length === 0) return 0
  try {
    const { bytes } = await markOnce(db, scope, marked, at)
    if (bytes > most) await makeRoom(db, most * ROOM)
    return 0
  } catch (error) {
    if (!isFull(error)) throw error
  }
  try {
    // The browser gives less than the bound: half of what is kept goes, once.
    const { bytes } = (await db.get('totals', 'all')) ?? NOTHING
    await makeRoom(db, bytes / 2)
    await markOnce(db, scope, marked, at)
    return 0
  } catch (error) {
    if (!isFull(error)) throw error
    return marked.length
  }
}

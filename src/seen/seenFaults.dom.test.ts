/** Everything that the storage of a browser can do to the records kept in it. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, expect, it, vi } from 'vitest'
import { setPreferences } from '../settings/preferences.ts'
import { NAME } from './database.ts'
import { createSeenRecords } from './seenRecords.ts'
import { everything, note, source, THURSDAY } from './testing.ts'

async function damage(change: (entry: Record<string, unknown>) => object): Promise<void> {
  const db = await openDB(NAME)
  for (const entry of (await db.getAll('records')) as Record<string, unknown>[]) await db.put('records', change(entry))
  db.close()
}
/** The browser has room for so many bytes of text. */
function roomFor(bytes: number): void {
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: { text?: string }, key) {
    if ((value.text?.length ?? 0) > bytes) throw new DOMException('No room.', 'QuotaExceededError')
    return put.call(this, value, key)
  })
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  localStorage.clear()
  setPreferences({ seenRecords: '50' })
})

it('says that it keeps nothing where storage is refused', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Refused.', 'SecurityError')
  })
  const tab = createSeenRecords()
  expect(await tab.compare(source, [note('a')])).toMatchObject({ unavailable: 'refused' })
  expect(await tab.markSeen(source, [note('a')], THURSDAY)).toMatchObject({ unavailable: 'refused' })
  expect(await tab.forget()).toMatchObject({ unavailable: 'refused' })
})

it('tells how many records the storage had no room for, and keeps the others', async () => {
  roomFor(100)
  const tab = createSeenRecords()
  expect(await tab.markSeen(source, [note('a')], THURSDAY)).toBe(0)
  expect(await tab.markSeen(source, [note('b', 'x'.repeat(200))], THURSDAY)).toBe(1)
  const states = (await tab.compare(source, [note('a'), note('b')])) as readonly { state: string }[]
  expect(states.at(-1)).toEqual({ state: 'new' })
})

it('tells so of all of them where there is no room for anything', async () => {
  roomFor(-1)
  expect(await createSeenRecords().markSeen(source, [note('a'), note('b')], THURSDAY)).toBe(2)
})

it.each([
  ['no text', (entry: object) => ({ ...entry, text: 7 })],
  ['half a text', (entry: object) => ({ ...entry, text: '{"id":"a","pt' })],
  ['no record', (entry: object) => ({ ...entry, text: '[]' })],
])('takes out an entry that is damaged (%s), and counts it', async (_, change) => {
  const tab = createSeenRecords()
  await tab.markSeen(source, [note('a')], THURSDAY)
  await damage(change)
  expect(await tab.compare(source, [note('a', '185')])).toEqual([{ state: 'new' }])
  expect(await tab.size()).toMatchObject({ records: 0, dropped: 1 })
  await tab.markSeen(source, [note('a')], THURSDAY)
  expect(await tab.compare(source, [note('a')])).toEqual([{ state: 'unchanged' }])
})

it('leaves alone what a newer version keeps, also when that opens while this page stands', async () => {
  const tab = createSeenRecords()
  await tab.markSeen(source, [note('a')], THURSDAY)
  const newer = await openDB(NAME, 2)
  newer.close()
  for (const page of [tab, createSeenRecords()]) {
    expect(await page.markSeen(source, [note('a', '185')], THURSDAY)).toMatchObject({ unavailable: 'newer' })
    expect(await page.forget()).toMatchObject({ unavailable: 'newer' })
  }
  expect(await everything()).toContain('210')
})

it('takes away whole what cannot be read, on request', async () => {
  const broken = await openDB(NAME, 1, { upgrade: (db) => void db.createObjectStore('other') })
  broken.close()
  const tab = createSeenRecords()
  expect(await tab.compare(source, [note('a')])).toMatchObject({ unavailable: 'unreadable' })
  expect(await tab.forget()).toBe(undefined)
  expect(await tab.compare(source, [note('a')])).toEqual([{ state: 'new' }])
})

/** Loaded rows beside what was seen of them: what is new, what was edited, and the words for it. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it } from 'vitest'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { openSeenRecords } from '../../seen/openSeenRecords.ts'
import { recordSource } from '../../seen/recordSource.ts'
import { setPreferences } from '../../settings/preferences.ts'
import { connectionTo } from '../../test/connection.ts'
import { createRowStore } from '../rows/rowStore.ts'
import { changeWords } from './changeWords.ts'
import { compareRows } from './compareRows.ts'
import { CHANGE } from './sinceColumn.ts'

const NOW = connectionTo().now()
const MORNING = NOW - 12 * 3600
const split = (id: string, importance: number, updated: number, date_announced = '2026-11-20') => ({
  id,
  ticker: 'HALO',
  importance,
  updated,
  date_announced,
  date_ex: date_announced,
})
const endpoint = { ...splits, computed: { since: splits.fields.ticker } }
const compare = (rows: readonly object[], since = String(MORNING)) =>
  compareRows(connectionTo(), splits, {}, createRowStore(splits, rows as never), since)

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  localStorage.clear()
})

it('tells new from edited, from unchanged, and from what was never looked at', async () => {
  const kept = await openSeenRecords()
  const seen = [split('a', 2, 1), split('b', 2, 1)]
  await kept.markSeen(recordSource(connectionTo(), splits), seen as never, MORNING)
  const rows = [
    split('a', 4, NOW),
    split('b', 2, 1),
    split('new', 1, NOW),
    split('old', 1, 5),
    split('earlier', 1, NOW, '2026-01-02'),
  ]
  const compared = await compare(rows)
  expect(compared.counts).toEqual({ New: 1, Edited: 1, Changed: 1 })
  const store = compareStore(compared, rows)
  expect(rows.map((_, row) => store.value(CHANGE, row))).toEqual(['Edited', undefined, 'New', undefined, 'Changed'])
  expect(store.noteOf?.('importance', 0)).toBe('Importance was 2, now 4; seen 20 Nov 2026, 10:00 UTC')
  expect(store.noteOf?.(CHANGE, 0)).toBe('Importance was 2, now 4; seen 20 Nov 2026, 10:00 UTC')
  expect([store.noteOf?.('ticker', 0), store.noteOf?.(CHANGE, 2)]).toEqual([undefined, undefined])
})

const compareStore = (compared: Awaited<ReturnType<typeof compare>>, rows: readonly object[]) =>
  compared.beside(createRowStore(endpoint, rows as never))

it('goes by the stamp alone where nothing is kept, and says why', async () => {
  setPreferences({ seenRecords: 'off' })
  const compared = await compare([split('a', 4, NOW), split('b', 2, 1)])
  expect(compared.counts).toEqual({ New: 0, Edited: 0, Changed: 1 })
  expect(compared.reason).toContain('by your preferences')
})

it('finds nothing since a visit that there was not', async () => {
  const compared = await compare([split('a', 4, NOW)], 'seen')
  expect([compared.since, compared.counts]).toEqual([undefined, { New: 0, Edited: 0, Changed: 0 }])
})

it('tells absent, null, empty and long texts apart', () => {
  const words = (before: unknown, after: unknown) => changeWords(splits, { path: 'notes', before, after })
  expect(words(undefined, null)).toMatch(/was absent, now null$/)
  expect(words('', 'Due.')).toMatch(/was empty, now Due\.$/)
  expect(words({ 'tearsheet.long': 'x', length: 40_120 }, 'Due.')).toContain('a text of 40,120 characters')
  expect(changeWords(splits, { path: 'rows[2].shares', before: '1', after: '2' })).toBe('rows [2] shares was 1, now 2')
})

/** Records as they are seen by several pages of one browser, one after the other and at once. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it } from 'vitest'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { setPreferences } from '../settings/preferences.ts'
import { recordSource } from './recordSource.ts'
import { createSeenRecords } from './seenRecords.ts'
import { everything, HOUR, KEY, live, note, notes, source, THURSDAY } from './testing.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  localStorage.clear()
  setPreferences({ seenRecords: '50' })
})

it('knows a record as new, as unchanged, and by the fields that changed', async () => {
  const tab = createSeenRecords()
  expect(await tab.compare(source, [note('a'), note('b')])).toEqual([{ state: 'new' }, { state: 'new' }])
  expect(await tab.markSeen(source, [note('a'), note('b')], THURSDAY)).toBe(0)
  const later = createSeenRecords()
  expect(await later.compare(source, [note('b', '185', 2), note('a'), note('c')])).toEqual([
    {
      state: 'changed',
      changes: [
        { path: 'pt', before: '210', after: '185' },
        { path: 'updated', before: 1, after: 2 },
      ],
      seenAt: THURSDAY,
    },
    { state: 'unchanged' },
    { state: 'new' },
  ])
})

it('takes another stamp alone for no change', async () => {
  const tab = createSeenRecords()
  await tab.markSeen(source, [note('a')], THURSDAY)
  expect(await tab.compare(source, [note('a', '210', 2)])).toEqual([{ state: 'unchanged' }])
})

it('still tells what changed since a moment after the change itself was seen', async () => {
  const tab = createSeenRecords()
  await tab.markSeen(source, [note('a')], THURSDAY)
  const after = [note('a', '185'), note('b')]
  await tab.markSeen(source, after, THURSDAY + 20 * HOUR)
  const told = await tab.compare(source, after, THURSDAY + HOUR)
  expect(told).toEqual([
    { state: 'changed', changes: [{ path: 'pt', before: '210', after: '185' }], seenAt: THURSDAY },
    { state: 'new' },
  ])
  await tab.markSeen(source, after, THURSDAY + 21 * HOUR)
  expect(await tab.compare(source, after, THURSDAY + HOUR)).toEqual(told)
  expect(await tab.compare(source, after)).toEqual([{ state: 'unchanged' }, { state: 'unchanged' }])
  // The moment itself belongs to what was seen.
  expect(await tab.compare(source, after, THURSDAY)).toEqual(told)
})

it('is not misled by a view of an earlier day', async () => {
  const tab = createSeenRecords()
  await tab.markSeen(source, [note('a', '185')], THURSDAY + 20 * HOUR)
  await tab.markSeen(source, [note('a', '210')], THURSDAY)
  expect(await tab.compare(source, [note('a', '185')])).toEqual([{ state: 'unchanged' }])
})

it('knows again neither a record without an identity nor several of one that differ', async () => {
  const tab = createSeenRecords()
  const rows = [note(''), note('a', '1'), note('a', '2'), note('b'), note('b')]
  await tab.markSeen(source, rows, THURSDAY)
  const states = (await tab.compare(source, rows)) as readonly { state: string }[]
  expect(states.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown', 'unchanged', 'unchanged'])
  expect(await tab.size()).toMatchObject({ records: 1 })
})

it('keeps demo, scenario, service and the form of an answer apart', async () => {
  const shaped: AnyEndpoint = { ...notes, shapedBy: ['fields'], params: { fields: { initial: undefined } } }
  const sources = [
    source,
    recordSource({ mode: 'demo', serviceUrl: '' }, notes),
    recordSource({ mode: 'demo', serviceUrl: '', scenario: 'drift' }, notes),
    recordSource({ mode: 'live', serviceUrl: 'https://other.test' }, notes),
    recordSource(live, shaped, { fields: ['id'] }),
  ]
  const tab = createSeenRecords()
  for (const one of sources) {
    expect(await tab.compare(one, [note('a')])).toEqual([{ state: 'new' }])
    await tab.markSeen(one, [note('a')], THURSDAY)
  }
  expect(new Set(sources.map(({ scope }) => scope)).size).toBe(sources.length)
})

it('takes a visit for another after a pause, and gives the one before', async () => {
  const tab = createSeenRecords()
  expect(await tab.lastVisit(source, THURSDAY)).toBe(undefined)
  await tab.markSeen(source, [], THURSDAY)
  await tab.markSeen(source, [], THURSDAY + 600)
  expect(await tab.lastVisit(source, THURSDAY + 700)).toBe(undefined)
  expect(await tab.lastVisit(source, THURSDAY + 9 * HOUR)).toBe(THURSDAY + 600)
  await tab.markSeen(source, [], THURSDAY + 9 * HOUR)
  expect(await tab.lastVisit(source, THURSDAY + 9 * HOUR)).toBe(THURSDAY + 600)
})

it('counts what it keeps, and forgets all of it', async () => {
  const tab = createSeenRecords()
  await tab.markSeen(source, [note('a'), note('b')], THURSDAY)
  const size = await tab.size()
  expect(size).toEqual({ records: 2, bytes: 2 * `a{"id":"a","pt":"210","updated":1}`.length, dropped: 0 })
  await tab.markSeen(source, [note('a'), note('b')], THURSDAY + HOUR)
  expect(await tab.size()).toEqual(size)
  await tab.forget()
  expect(await tab.size()).toEqual({ records: 0, bytes: 0, dropped: 0 })
  expect(await everything()).toBe('[[],[],[]]')
  expect(await tab.lastVisit(source, THURSDAY + 9 * HOUR)).toBe(undefined)
})

it('stays within the bound, the longest unseen going first', async () => {
  setPreferences({ seenRecords: '10' })
  const tab = createSeenRecords()
  const long = 'x'.repeat(19_000)
  const rows = (from: number) => Array.from({ length: 200 }, (_, at) => note(`${from + at}`, long))
  await tab.markSeen(source, rows(0), THURSDAY)
  await tab.markSeen(source, rows(200), THURSDAY + HOUR)
  await tab.markSeen(source, rows(0), THURSDAY + 2 * HOUR)
  await tab.markSeen(source, rows(400), THURSDAY + 3 * HOUR)
  const size = await tab.size()
  expect('bytes' in (size ?? {}) && (size as { bytes: number }).bytes).toBeLessThanOrEqual(10_000_000)
  const states = (await tab.compare(source, [rows(0)[0]!, rows(200)[0]!, rows(400)[0]!])) as readonly { state: string }[]
  expect(states.map(({ state }) => state)).toEqual(['unchanged', 'new', 'unchanged'])
})

it('keeps nothing and says so where it is switched off', async () => {
  const tab = createSeenRecords()
  setPreferences({ seenRecords: 'off' })
  expect(await tab.markSeen(source, [note('a')], THURSDAY)).toMatchObject({ unavailable: 'off' })
  expect(await tab.compare(source, [note('a')])).toMatchObject({ unavailable: 'off' })
  expect(await tab.size()).toMatchObject({ records: 0 })
})

it('loses nothing where two tabs mark at once', async () => {
  const tabs = [createSeenRecords(), createSeenRecords()]
  const rows = Array.from({ length: 300 }, (_, at) => note(`${at}`))
  await Promise.all([
    tabs[0]!.markSeen(source, rows.slice(0, 200), THURSDAY),
    tabs[1]!.markSeen(source, rows.slice(100), THURSDAY),
  ])
  expect(await tabs[0]!.size()).toMatchObject({ records: 300 })
  const states = (await tabs[1]!.compare(source, rows)) as readonly { state: string }[]
  expect(states.every(({ state }) => state === 'unchanged')).toBe(true)
})

it('holds no key', async () => {
  await createSeenRecords().markSeen(source, [note('a')], THURSDAY)
  expect(await everything()).toContain('210')
  expect(await everything()).not.toContain(KEY)
})

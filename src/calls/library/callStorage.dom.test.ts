import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHANNEL } from './callLibrary.ts'
import { archiveHere, call, closeTabs, everyCall, loaded, locksOfBrowser, serviceOf, tab, until } from './testing.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  sessionStorage.clear()
})

afterEach(() => {
  closeTabs()
  vi.unstubAllGlobals()
})

const ids = (count: number) => Array.from({ length: count }, (_, at) => `call-${count - at}`)

it('keeps to its bound: the newest stay, and it says that it is full', async () => {
  const service = serviceOf(60)
  const { storage, progress, heads } = await loaded(tab(service, { most: 15_000 }))
  expect(storage).toMatchObject({ where: 'browser', isFull: true })
  expect(progress.bytes).toBeLessThanOrEqual(15_000)
  expect(heads[0]!.id).toBe('call-60')
  expect(heads.length).toBeLessThan(60)
  service.calls = [call(61), ...service.calls]
  const later = await loaded(tab(service, { most: 15_000, now: 1_795_100_000 }))
  expect(later.heads[0]!.id).toBe('call-61')
  expect(later.progress.bytes).toBeLessThanOrEqual(15_000)
})

it('gives the oldest calls away where less may be kept than is', async () => {
  const service = serviceOf(40)
  await loaded(tab(service))
  const later = tab(service, { most: 15_000 })
  await until(later, ({ status }) => status === 'idle')
  const { heads, progress } = later.state()
  expect(progress.bytes).toBeLessThanOrEqual(15_000)
  expect(heads).toHaveLength(progress.calls)
  expect(heads.map(({ id }) => id)).toEqual(ids(40).slice(0, heads.length))
  expect(heads.length).toBeGreaterThan(0)
})

it('has all that it keeps while another tab has it opened anew', async () => {
  const { progress } = await loaded(tab(serviceOf(12)))
  const archive = archiveHere()
  await archive.open(progress.scope, 10_000_000)
  const again = archive.open(progress.scope, 10_000_000)
  expect((await archive.call('call-3'))?.id).toBe('call-3')
  expect((await again).heads).toHaveLength(12)
})

it('searches what is in memory where storage is refused, and says so', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Refused.', 'SecurityError')
  })
  const library = tab(serviceOf(12))
  const { storage } = await loaded(library)
  expect(storage).toEqual({ where: 'memory', why: 'refused', isFull: false })
  const found = await library.search(everyCall)
  expect(found.calls.map(({ hits }) => hits)).toEqual(Array(12).fill(1))
  expect(found.calls[11]!.lines[0]!.pieces[1]).toBe('Margin')
})

it('goes on in memory where storage becomes full, and what was kept is still found', async () => {
  const put = IDBObjectStore.prototype.put
  let room = 40
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === 'texts' && (room -= 1) < 0) throw new DOMException('No room.', 'QuotaExceededError')
    return put.apply(this, given)
  })
  const library = tab(serviceOf(60))
  const { storage, heads } = await loaded(library)
  expect(storage).toEqual({ where: 'memory', why: 'full', isFull: false })
  expect(heads).toHaveLength(60)
  const found = await library.search({ ...everyCall, most: { calls: 60, lines: 1 } })
  expect(found.calls.map(({ lines }) => lines.length)).toEqual(Array(60).fill(1))
})

it('keeps what is in memory where another tab loads, and goes on from there', async () => {
  const service = serviceOf(60)
  const [one, two] = [tab(service, { most: 0, locks: locksOfBrowser() }), tab(service)]
  await until(one, ({ status }) => status === 'idle')
  one.load()
  await until(one, ({ heads }) => heads.length >= 20)
  one.stop()
  await until(one, ({ status }) => status === 'idle')
  expect(one.state().storage).toMatchObject({ where: 'memory', why: 'off' })
  const held = one.state().heads.length
  const channel = new BroadcastChannel(CHANNEL)
  const told = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }) => data.says === 'stopped' && resolve()
  })
  await loaded(two)
  await told
  channel.close()
  const asked = service.pages().length
  expect((await one.search(everyCall)).calls).toHaveLength(held)
  expect((await loaded(one)).heads).toHaveLength(60)
  expect(service.pages().length - asked).toBe((60 - held) / 10)
})

it('asks for nothing again in a tab that waited its turn and heard of nothing meanwhile', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const service = serviceOf(95)
  const locks = locksOfBrowser()
  const [one, two] = [tab(service, { locks }), tab(service, { locks })]
  await Promise.all([one, two].map((each) => until(each, ({ status }) => status === 'idle')))
  one.load()
  await until(one, ({ status }) => status === 'loading')
  two.load()
  await until(two, ({ status }) => status === 'elsewhere')
  await until(two, ({ status }) => status === 'idle')
  expect(two.state().heads).toHaveLength(95)
  expect(service.pages()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

it('has one tab load at a time, and the other sees what it loads', async () => {
  const service = serviceOf(95)
  const locks = locksOfBrowser()
  const [one, two] = [tab(service, { locks }), tab(service, { locks })]
  await Promise.all([one, two].map((each) => until(each, ({ status }) => status === 'idle')))
  one.load()
  await until(one, ({ status }) => status === 'loading')
  two.load()
  await until(two, ({ status }) => status === 'elsewhere')
  await until(one, ({ progress }) => progress.isEnded)
  await until(two, ({ heads }) => heads.length === 95)
  expect(service.pages()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect((await two.search(everyCall)).calls).toHaveLength(95)
})

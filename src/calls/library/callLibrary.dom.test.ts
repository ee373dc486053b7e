import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { call, closeTabs, everyCall, loaded, serviceOf, tab, until } from './testing.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  sessionStorage.clear()
})

afterEach(closeTabs)

const ids = (count: number) => Array.from({ length: count }, (_, at) => `call-${count - at}`)

it('loads every call page by page, newest first, and asks for none twice', async () => {
  const service = serviceOf(47)
  const { progress, heads } = await loaded(tab(service))
  expect(service.pages()).toEqual([1, 2, 3, 4, 5])
  expect(heads.map(({ id }) => id)).toEqual(ids(47))
  expect(progress).toMatchObject({ loaded: 47, hits: 47, isEnded: true, calls: 47 })
})

it('goes on after a reload where it had stopped, and asks for nothing twice', async () => {
  const service = serviceOf(95)
  const before = tab(service)
  await until(before, ({ status }) => status === 'idle')
  before.load()
  await until(before, ({ progress }) => progress.loaded >= 30)
  before.stop()
  await until(before, ({ status }) => status === 'idle')
  const inBetween = before.state().progress.loaded
  expect(inBetween).toBeLessThan(95)
  before.close()

  const after = tab(service)
  await until(after, ({ status }) => status === 'idle')
  expect(after.state().heads).toHaveLength(inBetween)
  await loaded(after)
  expect(after.state().heads.map(({ id }) => id)).toEqual(ids(95))
  expect(service.pages()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

it('finds in what is kept after a reload, without a request', async () => {
  const service = serviceOf(12)
  await loaded(tab(service))
  const asked = service.asked.length
  const later = tab(service)
  const found = await later.search(everyCall)
  expect(found.calls.map(({ id }) => id)).toEqual(ids(12))
  expect(found.calls[0]!.lines[0]!.pieces.join('|')).toBe('Good day, Jane Doe. |Margin| of call 12 rose.')
  expect((await later.call('call-3'))?.text).toContain('Margin of call 3 rose')
  expect(service.asked).toHaveLength(asked)
})

it('asks at a later visit only until a page brings nothing new, and tells where each call stands by then', async () => {
  const service = serviceOf(47)
  await loaded(tab(service))
  service.calls = [call(49), call(48), ...service.calls]
  const later = tab(service, { now: 1_795_000_000 + 86_400 })
  await until(later, ({ status }) => status === 'idle')
  later.load(false)
  await until(later, ({ heads }) => heads.length === 49)
  await until(later, ({ status }) => status === 'idle')
  expect(service.pages()).toEqual([1, 2, 3, 4, 5, 1, 2])
  const { newer } = later.state().progress
  expect(later.state().heads.map(({ order }) => order! + newer)).toEqual([...Array(49).keys()])
})

it('leaves the service alone at a visit shortly after, unless asked to', async () => {
  const service = serviceOf(5)
  await loaded(tab(service))
  const again = tab(service, { now: 1_795_000_060 })
  await until(again, ({ status }) => status === 'idle')
  again.load(false)
  await until(again, ({ status }) => status === 'loading')
  await until(again, ({ status }) => status === 'idle')
  expect(service.pages()).toEqual([1])
  await loaded(again)
  expect(service.pages()).toEqual([1, 1])
})

it('takes a call in anew that was corrected since', async () => {
  const service = serviceOf(3)
  await loaded(tab(service))
  service.calls[0] = { ...call(3, 'Operator: Guidance fell.\nJane Doe: Yes.'), updated_at: '2026-11-02T00:00:00Z' }
  const later = tab(service)
  await loaded(later)
  expect(later.state().heads).toHaveLength(3)
  expect((await later.search({ ...everyCall, text: 'guidance' })).calls.map(({ id }) => id)).toEqual(['call-3'])
  expect((await later.search(everyCall)).calls.map(({ id }) => id)).toEqual(['call-2', 'call-1'])
})

it('loses no call where some come in front while it loads', async () => {
  const service = serviceOf(60)
  const library = tab(service)
  await until(library, ({ status }) => status === 'idle')
  const fetch = service.fetch.bind(service)
  service.fetch = (request) => {
    if (service.pages().length === 3) service.calls = [call(62), call(61), ...service.calls.slice(-60)]
    return fetch(request)
  }
  await loaded(library)
  expect(library.state().heads.map(({ id }) => id)).toEqual(ids(62))
})

it('finds out once a session that the service ignores ticker and days, and says so', async () => {
  const service = serviceOf(25)
  expect((await loaded(tab(service))).filters).toBe('ignored')
  const filtered = () => service.asked.filter((path) => path.includes('symbol='))
  expect(filtered()).toEqual(['/api/v1/transcripts/calls?page_size=5&symbol=ACME&from=2024-11-01&to=2026-11-20'])
  await loaded(tab(service))
  expect(filtered()).toHaveLength(1)
})

it('asks for one company alone where the service chooses by ticker', async () => {
  const service = serviceOf(120)
  service.honoursFilters = true
  const library = tab(service)
  await until(library, ({ status }) => status === 'idle')
  library.loadCompany('HALO')
  await until(library, ({ heads, status }) => heads.length > 0 && status === 'idle')
  expect(library.state().heads).toHaveLength(24)
  expect(service.asked).toHaveLength(3)
  expect(library.state().heads.every(({ order }) => order === undefined)).toBe(true)
})

it('tells a failure that lasts, and goes on from there when asked to', async () => {
  const service = serviceOf(30)
  const fetch = service.fetch.bind(service)
  service.fetch = async (request) => (request.url.includes('page=2&') ? new Response(null, { status: 404 }) : fetch(request))
  const library = tab(service)
  expect((await loaded(library)).failure?.kind).toBe('not-found')
  expect(library.state().heads).toHaveLength(10)
  service.fetch = fetch
  expect((await loaded(library)).heads).toHaveLength(30)
})

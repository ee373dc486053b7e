/** What the demo's next days have beyond 20 November: new records, and exactly the corrections that `amend` makes. */
import { describe, expect, it } from 'vitest'
import type { AnyEndpoint, RecordOf } from '../api/endpoint/endpoint.ts'
import { createMockService, withDemoKey } from '../demo/service.ts'
import { fieldChanges } from '../seen/fieldChanges.ts'
import { keptForm } from '../seen/keptForm.ts'
import { DEMO_TODAY, TODAY_HEADER } from '../mock/world/today.ts'
import { oncePer } from '../mock/world/once.ts'
import { unixOfDay } from '../lib/dates/days.ts'
import { endpoints } from './index.ts'

const ask = createMockService()

async function recordsOf(endpoint: AnyEndpoint, query: string, today = DEMO_TODAY): Promise<readonly RecordOf<AnyEndpoint>[]> {
  const request = new Request(`https://service.test${endpoint.path}?${query}`, { headers: { [TODAY_HEADER]: today } })
  const listing = endpoint.envelope.read(await (await ask(withDemoKey(request))).json())
  if (!('records' in listing)) throw new Error(JSON.stringify(listing))
  return listing.records as readonly RecordOf<AnyEndpoint>[]
}

/** Page after page, where a page is short. */
async function allOf(endpoint: AnyEndpoint, query: string, today: string): Promise<readonly RecordOf<AnyEndpoint>[]> {
  const all: RecordOf<AnyEndpoint>[] = []
  for (let page = 0; ; page += 1) {
    const records = await recordsOf(endpoint, `${query}&page=${page}`, today)
    all.push(...records)
    if (records.length < 100 || page > 20) return all
  }
}

/** By operation: all records of late, and which of their fields a correction touches. */
const CORRECTED = {
  insights: ['pagesize=1000&pageSize=1000', ['pt']],
  'conference-calls': ['pagesize=1000', ['time', 'start_time', 'importance']],
  splits: ['pagesize=1000', ['importance']],
  news: ['pageSize=100&displayOutput=headline&dateFrom=2026-10-05&dateTo=2026-11-20', ['title', 'url']],
} as const

const named = endpoints.filter(({ id }) => id in CORRECTED) as readonly AnyEndpoint[]

describe.each(named.map((endpoint) => ({ id: endpoint.id, endpoint })))('$id', ({ id, endpoint }) => {
  const [query, fields] = CORRECTED[id as keyof typeof CORRECTED]
  const allOn = oncePer((today: string) => allOf(endpoint, query, today))
  const changesTo = async (today: string) => {
    const before = new Map((await allOn(DEMO_TODAY)).map((record) => [endpoint.identify(record), record]))
    const after = await allOn(today)
    return after.flatMap((record) => {
      const known = before.get(endpoint.identify(record))
      const changes = known
        ? fieldChanges(endpoint.fields, keptForm(endpoint.fields, known), keptForm(endpoint.fields, record))
        : []
      return changes.length > 0 ? [{ id: endpoint.identify(record), changes }] : []
    })
  }

  it('corrects one or two records on 21 November, in the fields named, and moves their stamp', async () => {
    const corrected = await changesTo('2026-11-21')
    expect(corrected.length).toBeGreaterThan(0)
    expect(corrected.length).toBeLessThanOrEqual(2)
    for (const { changes } of corrected) {
      const paths = changes.map(({ path }) => path)
      expect(paths).toContain(endpoint.stamp)
      const others = paths.filter((path) => path !== endpoint.stamp)
      expect(others.length).toBeGreaterThan(0)
      expect(others.filter((path) => !(fields as readonly string[]).includes(path))).toEqual([])
    }
  })

  it('finds them by what changed since the evening before', async () => {
    const corrected = (await changesTo('2026-11-21')).map((one) => one.id)
    const updated = endpoint.params['updated'].wire as string
    const since = unixOfDay('2026-11-21')
    const found = await recordsOf(endpoint, `${query}&${updated}=${since}`, '2026-11-21')
    expect(found.map((record) => endpoint.identify(record))).toEqual(expect.arrayContaining(corrected))
  })

  it('takes no correction back on a later day', async () => {
    const stampsOn = async (today: string) =>
      new Map((await allOn(today)).map((record) => [endpoint.identify(record), record[endpoint.stamp!]]))
    const [first, later] = [await stampsOn('2026-11-21'), await stampsOn('2026-11-23')]
    const secondsOf = (stamp: unknown): number => (typeof stamp === 'string' ? Date.parse(stamp) / 1000 : Number(stamp))
    for (const { id: corrected } of await changesTo('2026-11-21'))
      expect(secondsOf(later.get(corrected))).toBeGreaterThanOrEqual(secondsOf(first.get(corrected)))
  })
})

it('corrects nothing up to the day that the demo is pinned to', async () => {
  for (const endpoint of named) {
    const [query] = CORRECTED[endpoint.id as keyof typeof CORRECTED]
    const stamps = (await recordsOf(endpoint, query)).map((record) => record[endpoint.stamp!])
    expect(stamps.length).toBeGreaterThan(10)
    expect(stamps.some((stamp) => typeof stamp === 'number' && stamp > unixOfDay('2026-11-21'))).toBe(false)
  }
})

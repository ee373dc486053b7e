/** The mock service's records against the declared shape, and every envelope there and back. */
import { describe, expect, it } from 'vitest'
import { schemaMismatchesOf } from '../api/client/schemaMismatches.ts'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import type { AnySource } from '../mock/source.ts'
import { ask } from '../test/ask.ts'
import { oddRecords } from './deviations.ts'
import { endpoints } from './index.ts'
import { section } from './specification.ts'

const sources = import.meta.glob<AnySource>('./*/mock.ts', { import: 'default' })
const sourceOf = ({ id }: AnyEndpoint): Promise<AnySource> => sources[`./${id}/mock.ts`]!()

/** A wide question to each operation, in wire names. */
const QUESTIONS: Readonly<Record<string, string>> = {
  insights: 'pageSize=1000',
  logos: 'search_keys=HALO,QNTR,KRSH.A,ACME&composite_auto=true',
  'price-ratios': 'symbols=HALO,QNTR&from=2026-01-02&to=2026-11-20',
  'bulls-bears': 'symbols=HALO&pagesize=200',
  'insider-filings': 'pagesize=1000',
  transcripts: 'page_size=40',
  analysts: 'pageSize=1000',
  news: 'pageSize=100&displayOutput=full',
  'conference-calls': 'pagesize=1000',
  splits: 'pagesize=1000',
}

/** The keys of the answer's object; a list is one (§2.8). */
const TOP: Readonly<Record<string, readonly string[] | 'list'>> = {
  insights: ['analyst-insights'],
  logos: ['data', 'ok'],
  'price-ratios': ['data', 'ok'],
  'bulls-bears': ['bulls_say_bears_say'],
  'insider-filings': ['data'],
  transcripts: ['data', 'message', 'pagination'],
  analysts: ['analyst_ratings_analyst'],
  news: 'list',
  'conference-calls': ['conference'],
  splits: ['splits'],
}

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  it('sends records of the declared shape, but for the oddities that are listed', async () => {
    const { rows } = await ask(await sourceOf(endpoint), QUESTIONS[id]!)
    const departures = schemaMismatchesOf(endpoint.fields, rows).map(({ path, expected, found }) => ({ path, expected, found }))
    const listed = oddRecords.filter(({ operation }) => operation === id)
    expect(departures).toEqual(listed.map(({ path, expected, found }) => ({ path, expected, found })))
    expect(rows.length).toBeGreaterThan(1)
  })

  it('can tell the records of an answer apart', async () => {
    const { rows } = await ask(await sourceOf(endpoint), QUESTIONS[id]!)
    const identities = rows.map((row) => endpoint.identify(row))
    expect(identities).not.toContain('')
    expect(new Set(identities).size).toBe(identities.length)
  })

  it('wraps the list as the specification has it', async () => {
    const { body } = await ask(await sourceOf(endpoint), QUESTIONS[id]!)
    expect(Array.isArray(body) ? 'list' : Object.keys(body as object).toSorted()).toEqual(TOP[id])
  })

  it('reads back the records that its envelope was written with, and finds nothing odd about it', () => {
    const records = [
      { symbol: 'A', id: '1' },
      { symbol: 'A', id: '2' },
      { symbol: 'B', id: '3' },
    ]
    const written: unknown = JSON.parse(JSON.stringify(endpoint.envelope.write(records, { hits: 43, page: 2, pageSize: 3 })))
    const listing = endpoint.envelope.read(written)
    expect(listing).toEqual({
      records,
      ...(id === 'transcripts' ? { hits: 43 } : {}),
      ...('oddity' in listing ? { oddity: undefined } : {}),
    })
  })

  it('takes an empty answer for no records, and an object of other keys for a strange one', () => {
    const empty = endpoint.envelope.write([], { hits: 0, page: 1, pageSize: 10 })
    expect(endpoint.envelope.read(empty)).toMatchObject({ records: [] })
    expect(endpoint.envelope.read({ status: 'fine', count: 3 })).toHaveProperty('unexpected')
  })
})

it('counts the pages of transcripts itself and never believes a count of pages', () => {
  const { envelope } = endpoints.find(({ id }) => id === 'transcripts')!
  const pagination = { hits: 43, page: 2, page_count: 99, page_size: 10 }
  expect(envelope.read({ data: [{ call_id: '1' }], message: 'success', pagination })).toEqual({
    records: [{ call_id: '1' }],
    hits: 43,
    oddity: undefined,
  })
  expect(envelope.write([], { hits: 43, page: 2, pageSize: 10 })).toMatchObject({ pagination: { ...pagination, page_count: 5 } })
})

it('puts each list under the key that the specification names', () => {
  const named = endpoints.flatMap(({ id, sections, envelope }) => {
    const key = /\((?:list key|transcripts envelope:) `([^`]+)`/.exec(section(sections.record))?.[1]
    const written = envelope.write([{ id: '1' }], { hits: 1, page: 1, pageSize: 10 }) as Record<string, unknown>
    return key === undefined ? [] : [[id, key, written[key]] as const]
  })
  expect(named.map(([id]) => id).toSorted()).toEqual(
    endpoints
      .map(({ id }) => id)
      .filter((id) => id !== 'news' && id !== 'price-ratios')
      .toSorted(),
  )
  expect(named.filter(([, , list]) => JSON.stringify(list) !== '[{"id":"1"}]')).toEqual([])
})

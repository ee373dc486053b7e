/** The mock service's records against the declared shape, and every envelope there and back. */
import { describe, expect, it } from 'vitest'
import { schemaMismatchesOf } from '../api/client/schemaMismatches.ts'
import { buildRequest } from '../api/client/request.ts'
import type { AnyEndpoint, ValuesOf } from '../api/endpoint/endpoint.ts'
import { readAddress } from '../explorer/address/address.ts'
import type { AnySource } from '../mock/source.ts'
import { ask } from '../test/ask.ts'
import { connectionTo } from '../test/connection.ts'
import { testingOf } from '../test/operations.ts'
import { endpoints } from './index.ts'
import { section } from './specification.ts'

const sources = import.meta.glob<AnySource>('./*/mock.ts', { import: 'default' })
const sourceOf = ({ id }: AnyEndpoint): Promise<AnySource> => sources[`./${id}/mock.ts`]!()

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  const { wideQuery, answer, isCounted, listKey, oddValues = [] } = testingOf(endpoint)

  it('sends records of the declared shape, but for the oddities that are listed', async () => {
    const { rows } = await ask(await sourceOf(endpoint), wideQuery)
    const departures = schemaMismatchesOf(endpoint.fields, rows).map(({ path, expected, found }) => ({ path, expected, found }))
    expect(departures).toEqual(oddValues.map(({ path, expected, found }) => ({ path, expected, found })))
    expect(rows.length).toBeGreaterThan(1)
  })

  it('can tell the records of an answer apart', async () => {
    const { rows } = await ask(await sourceOf(endpoint), wideQuery)
    const identities = rows.map((row) => endpoint.identify(row))
    expect(identities).not.toContain('')
    expect(new Set(identities).size).toBe(identities.length)
  })

  it('has rows where its example leads, and the record that the example names among them', async () => {
    const { withRows, record } = testingOf(endpoint)
    const { reading } = readAddress(endpoint, new URLSearchParams(withRows.split('?')[1]))
    const { url } = buildRequest(endpoint, reading.values as ValuesOf<AnyEndpoint>, connectionTo())
    const { rows } = await ask(await sourceOf(endpoint), decodeURIComponent(new URL(url).search.slice(1)))
    expect(rows.map((row) => endpoint.identify(row))).toContain(record)
  })

  it('wraps the list as the specification has it', async () => {
    const { body } = await ask(await sourceOf(endpoint), wideQuery)
    const wanted = answer([])
    expect(Array.isArray(body)).toBe(Array.isArray(wanted))
    if (!Array.isArray(body)) expect(Object.keys(body as object).toSorted()).toEqual(Object.keys(wanted as object).toSorted())
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
      ...(isCounted && { hits: 43 }),
      ...('oddity' in listing ? { oddity: undefined } : {}),
    })
  })

  it('finds the list where the specification puts it, under the key that it names', () => {
    const rows = [{ id: '1' }, { id: '2' }]
    expect(endpoint.envelope.read(answer(rows))).toMatchObject({ records: rows })
    const text = section(endpoint.sections.record)
    expect(/\((?:list key|transcripts envelope:) `([^`]+)`/.exec(text)?.[1]).toBe(listKey)
    if (listKey !== undefined)
      expect(endpoint.envelope.write(rows, { hits: 2, page: 1, pageSize: 10 })).toMatchObject({ [listKey]: rows })
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

/** Odd answers that are answers all the same, and faults of pages one after the other, on every operation. */
import { describe, expect, it } from 'vitest'
import type { Param } from '../api/endpoint/params.ts'
import { readAddress } from '../explorer/address/address.ts'
import { filterErrorsOf } from '../explorer/filters/serviceErrors.ts'
import { createPageLoader } from '../explorer/query/paging/pageLoader.ts'
import { readErrorBody } from '../api/client/answer/errorBody.ts'
import { answering, replyOf } from '../test/answers.ts'
import { connectionTo } from '../test/connection.ts'
import { named } from '../test/faults/oddRecords.ts'
import { endpoints } from './index.ts'
import { statedParams, type Stated } from './statedRules.ts'
import { until } from '../test/until.ts'

const TOTALS = { hits: 1, page: 1, pageSize: 100 }
const table = endpoints.map((endpoint) => [endpoint.id, endpoint] as const)

describe.each(table)('%s', (_, endpoint) => {
  const record = named(endpoint, {})
  const written = (records: readonly unknown[]): string => JSON.stringify(endpoint.envelope.write(records, TOTALS))

  it.each<[string, string]>([
    ['F69 an empty list', written([])],
    ['F44 a bare empty list', '[]'],
    ['F33 no body', ''],
    ['F33 blanks', ' \n'],
    ['an object without keys', '{}'],
    ['null', 'null'],
  ])('%s is an empty result', async (_name, text) => {
    const { records, logEntry } = await replyOf(endpoint, answering(text))
    expect([records, logEntry.rows]).toEqual([[], 0])
  })

  it.each([404, 200])('no_data_found with status %i is an empty result', async (status) => {
    const body = { ok: false, errors: [{ code: 'no_data_found', value: 'No data' }], data: null }
    expect((await replyOf(endpoint, answering(body, { status }))).records).toEqual([])
  })

  it.each<[string, string, string]>([
    ['F38 a byte order mark', `\uFEFF${written([record])}`, 'application/json'],
    ['F39 another content type', written([record]), 'text/html'],
  ])('%s changes nothing', async (_name, text, type) => {
    expect((await replyOf(endpoint, answering(text, { headers: { 'content-type': type } }))).records).toEqual([record])
  })

  it('F49 a field that nobody declared stays and is told', async () => {
    const { records, logEntry } = await replyOf(endpoint, answering(written([{ ...record, unheard_of: 1 }])))
    expect(records).toMatchObject([{ unheard_of: 1 }])
    expect(logEntry.schemaMismatches).toContainEqual(expect.objectContaining({ path: 'unheard_of', rows: 1 }))
  })

  it('F66 a key of the language stays a key', async () => {
    const { records } = await replyOf(
      endpoint,
      answering(written([{ ...record, KEY: { admin: true } }]).replace('KEY', '__proto__')),
    )
    expect((records[0] as { admin?: boolean }).admin).toBeUndefined()
    expect(Object.keys(records[0] as object)).toContain('__proto__')
  })

  it.each(Object.entries<Param>(endpoint.params))('F2, F17 what is said of its filter %s stands beside it', (key, { wire }) => {
    const complaint = readErrorBody({ errors: [{ field: wire, message: 'not now' }] })
    expect(filterErrorsOf(endpoint, complaint)).toEqual([{ key, message: 'The service says: “not now”' }])
  })
})

const paged = table.filter(([, { params }]) => 'page' in params)

/** `page`, or the meaning that stands for it. */
const isPage = ({ wire, meaning }: Stated): boolean => wire === 'page' || meaning === 'page offset'

it('turns the pages of every operation whose section has them', () => {
  const stated = endpoints.filter(({ sections }) => statedParams(sections.request).some(isPage))
  expect(paged.map(([id]) => id)).toEqual(stated.map(({ id }) => id))
})

describe.each(paged)('the pages of %s', (_, endpoint) => {
  const { least, most } = endpoint.params.page!.range!
  const size = 10

  /** Thirty records, of which those that were added meanwhile push the others on; `failures` of the second page come first. */
  function walkOver({ shift = 0, failures = 0 } = {}) {
    let left = failures
    const all = Array.from({ length: 30 }, (_record, id) => named(endpoint, {}, `odd-${id}`))
    const fetch = async ({ url }: Request): Promise<Response> => {
      const page = Number(new URL(url).searchParams.get('page')) - least!
      if (page === 1 && (left -= 1) >= 0) return new Response(null, { status: 500 })
      const start = Math.max(0, page * size - (page > 0 ? shift : 0))
      const totals = { hits: all.length, page: page + least!, pageSize: size }
      return Response.json(endpoint.envelope.write(all.slice(start, start + size), totals))
    }
    return createPageLoader(endpoint, { limit: size }, least!, connectionTo({ fetch }), {
      isOpen: () => true,
      subscribe: () => () => undefined,
    })
  }

  it('F27 keep the rows so far when one fails twice, and go on when it is asked for again', async () => {
    const walk = walkOver({ failures: 2 })
    walk.run(3)
    await until(() => walk.state().status === 'failed')
    expect(walk.state().failure).toMatchObject({ page: 2, reason: { kind: 'service-error' } })
    expect(walk.store.size).toBe(10)
    walk.run(3)
    await until(() => walk.state().pages === 3)
    expect(walk.store.size).toBe(30)
  })

  it('F103 count what comes twice while the list changes', async () => {
    const walk = walkOver({ shift: 2 })
    walk.run(2)
    await until(() => walk.state().pages === 2)
    expect([walk.store.size, walk.state().repeated]).toEqual([18, 2])
  })

  it('F102 are not asked for beyond the last that can be named', () => {
    const faultsAt = (page: number) => readAddress(endpoint, new URLSearchParams({ page: String(page) })).faults
    expect(faultsAt(least! - 1)).toHaveLength(1)
    expect(faultsAt(least!)).toEqual([])
    // Transcripts name no last one (§4.6).
    expect(most === undefined ? [] : [faultsAt(most).length, faultsAt(most + 1).length]).toEqual(most === undefined ? [] : [0, 1])
  })
})

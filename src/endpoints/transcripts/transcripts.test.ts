/** The request that transcripts make, and the rules by which the mock service answers it (§4.6). */
import { beforeAll, describe, expect, it } from 'vitest'
import { readParams } from '../../api/endpoint/params.ts'
import { schemaMismatchesOf } from '../../api/client/schemaMismatches.ts'
import { buildRequest } from '../../api/client/request.ts'
import { ask, world } from '../../test/ask.ts'
import { connectionTo } from '../../test/connection.ts'
import { transcripts, type TranscribedCall } from './endpoint.ts'
import source from './mock.ts'

interface Body {
  readonly message: string
  readonly pagination: { readonly hits: number; readonly page: number; readonly page_count: number; readonly page_size: number }
}

const over = world.calls.filter((call) => call.isOver)
describe('the request', () => {
  it('names both parameters as the specification does', () => {
    const request = buildRequest(transcripts, { page: 3, limit: 25 }, connectionTo())
    expect(request.url).toBe('https://service.test/api/v1/transcripts/calls?page=3&page_size=25')
    expect(request.headers.get('authorization')).toBe('token test-key')
  })

  it('asks for ten calls of the first page, which is page 1, when nothing is asked', () => {
    const { values } = readParams(transcripts.params, new URLSearchParams(), 'address')
    expect(values).toEqual({ page: 1, limit: 10 })
    expect(buildRequest(transcripts, values, connectionTo()).url).toBe(
      'https://service.test/api/v1/transcripts/calls?page_size=10',
    )
  })
})

describe('the answer', () => {
  it('counts the calls that are over, and says so beside the list', async () => {
    const { body, rows } = await ask(source)
    const { pagination, ...rest } = body as Body
    expect(Object.keys(rest)).toEqual(['data', 'message'])
    expect(pagination).toEqual({ hits: over.length, page: 1, page_count: Math.ceil(over.length / 10), page_size: 10 })
    expect(over.length).toBeGreaterThanOrEqual(600)
    expect(rows).toHaveLength(10)
  })

  it('has the newest call first, and none that is still to come', async () => {
    const { rows } = await ask(source, 'page_size=50')
    const starts = rows.map((row) => row.start_time!)
    expect(starts).toEqual(starts.toSorted().reverse())
    expect(starts[0]! < '2026-11-20T22:00:00Z').toBe(true)
  })

  it('gives the pages one after the other, the last one short, then nothing', async () => {
    const two = await ask(source, 'page=1&page_size=6')
    expect((await ask(source, 'page=2&page_size=3')).rows).toEqual(two.rows.slice(3))
    const last = Math.ceil(over.length / 7)
    expect((await ask(source, `page=${last}&page_size=7`)).rows).toHaveLength(over.length - 7 * (last - 1))
    expect((await ask(source, `page=${last + 1}&page_size=7`)).rows).toEqual([])
  })

  it('gives a hundred calls at most and tells that it did', async () => {
    const { body, rows } = await ask(source, 'page_size=100000')
    expect(rows).toHaveLength(100)
    expect((body as Body).pagination).toEqual({
      hits: over.length,
      page: 1,
      page_count: Math.ceil(over.length / 100),
      page_size: 100,
    })
  })

  it.each([
    ['page 0', 'page=0'],
    ['a page of nothing', 'page_size=0'],
    ['words', 'page_size=all'],
  ])('refuses %s', async (_, query) => {
    expect((await ask(source, query)).status).toBe(400)
  })
})

describe('the calls', () => {
  let rows: readonly TranscribedCall[] = []
  beforeAll(async () => {
    rows = (await Promise.all([1, 2, 3].map((page) => ask(source, `page=${page}&page_size=100`)))).flatMap(
      (answer) => answer.rows,
    )
  })

  it('have two versions mostly, the corrected one surer of itself', () => {
    expect(new Set(rows.map(transcripts.identify)).size).toBe(300)
    const pairs = rows.flatMap((row) => (row.transcripts?.length === 2 ? [row.transcripts] : []))
    expect(pairs.length).toBeGreaterThan(280)
    expect(pairs.filter(([live, corrected]) => live!.type !== 'LIVE' || corrected!.type !== 'NON_LIVE')).toEqual([])
    expect(pairs.filter(([live, corrected]) => live!.confidence_score! >= corrected!.confidence_score!)).toEqual([])
    expect(pairs.filter(([, corrected]) => corrected!.text!.length < 10_000)).toEqual([])
  })

  it('lack a text, a version, a length or a headline now and then', () => {
    const versions = rows.flatMap((row) => row.transcripts ?? [])
    expect(versions.some((version) => version.text === '' && version.confidence_score === 0)).toBe(true)
    expect(rows.some((row) => row.transcripts === null)).toBe(true)
    expect(rows.some((row) => row.transcripts?.length === 0)).toBe(true)
    expect(rows.some((row) => row.securities === null)).toBe(true)
    expect(rows.filter((row) => row.headline === '').length).toBeLessThan(60)
    expect(rows.filter((row) => row.duration === 0).length).toBeGreaterThan(60)
    expect(rows.some((row) => row.status === 'completed')).toBe(true)
    expect(rows.some((row) => Date.parse(row.end_time!) - Date.parse(row.start_time!) > 86_400_000)).toBe(true)
  })

  it('have null segments, but for one company', () => {
    const told = rows.filter((row) => row.transcripts?.some((version) => version.segments !== null))
    expect(new Set(told.map((row) => row.symbol))).toEqual(new Set(['QNTR']))
    expect(told[0]!.transcripts![0]!.segments![0]).toMatchObject({ start_time: '00:00:00' })
  })

  it('write the beginning to the second and the last change to six digits', () => {
    for (const row of rows) {
      expect(row.start_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      expect(row.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
    }
  })
})

it('takes numbers for the identifiers, times and sentiment of segments, which no specification describes', () => {
  const segments = [{ segment_id: 3, start_time: 1250, end_time: 2500, sentiment: 0.4, text: 'Hello.' }]
  expect(schemaMismatchesOf(transcripts.fields, [{ transcripts: [{ segments }] }])).toEqual([])
})

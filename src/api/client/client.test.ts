/** What comes of asking where it does not fail: rows or an empty result, for every form of answer that was seen or is to be feared. */
import { describe, expect, it } from 'vitest'
import { bullsBears } from '../../endpoints/bulls-bears/endpoint.ts'
import { news } from '../../endpoints/news/endpoint.ts'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { transcripts } from '../../endpoints/transcripts/endpoint.ts'
import { answering, replyOf } from '../../test/answers.ts'
import { connectionTo } from '../../test/connection.ts'
import { fetchPage } from './client.ts'

const SPLIT = { id: 's1', ticker: 'HALO', ratio: '4:1', importance: 3 }

describe('rows', () => {
  it('come from the list of the operation, with the log entry of the request that brought them', async () => {
    const connection = answering({ splits: [SPLIT] }, { headers: { 'content-type': 'application/json' } })
    const { records, hits, logEntry } = await replyOf(splits, connection, { tickers: ['HALO'], limit: 5 })
    expect(records).toEqual([SPLIT])
    expect(hits).toBeUndefined()
    expect(logEntry).toMatchObject({
      endpoint: 'splits',
      path: '/api/v2.1/calendar/splits?parameters%5Btickers%5D=HALO&pagesize=5',
      status: 200,
      contentType: 'application/json',
      rows: 1,
      bytes: 69,
      schemaMismatches: [],
    })
    expect(connection.log.entries()).toEqual([logEntry])
  })

  it('come with the total where the service gives one, and without where it does not', async () => {
    const pagination = { hits: 4312, page: 1, page_count: 9, page_size: 10 }
    expect((await replyOf(transcripts, answering({ data: [{ call_id: '1' }], message: '', pagination }))).hits).toBe(4312)
    expect((await replyOf(transcripts, answering({ data: [{ call_id: '1' }] }))).hits).toBeUndefined()
  })

  it('F38, F39 are read behind a byte order mark and under the wrong content type', async () => {
    const marked = answering(`\uFEFF${JSON.stringify({ splits: [SPLIT] })}`, { headers: { 'content-type': 'text/html' } })
    expect((await replyOf(splits, marked)).records).toEqual([SPLIT])
  })

  it('F50 survive one row that is no record, which is told', async () => {
    const { records, logEntry } = await replyOf(splits, answering({ splits: [SPLIT, 'HALO 4:1', null, 7, [SPLIT], SPLIT] }))
    expect(records).toEqual([SPLIT, SPLIT])
    expect(logEntry.rows).toBe(2)
    expect(logEntry.schemaMismatches).toEqual([{ path: 'row', expected: 'a record', found: 'could not be read', rows: 4 }])
  })

  it('F49 keep fields and types that were not declared, and tell of them', async () => {
    const { records, logEntry } = await replyOf(splits, answering({ splits: [{ ...SPLIT, importance: '3', added: true }] }))
    expect(records).toEqual([{ ...SPLIT, importance: '3', added: true }])
    expect(logEntry.schemaMismatches).toEqual([
      { path: 'importance', expected: 'a whole number', found: 'text', rows: 1 },
      { path: 'added', expected: 'not in the specification', found: 'true or false', rows: 1 },
    ])
  })

  it('F66 with a hostile key do not change what a record is', async () => {
    const { records } = await replyOf(splits, answering('{"splits":[{"id":"1","__proto__":{"admin":true}}]}'))
    expect((records[0] as { admin?: boolean }).admin).toBeUndefined()
    expect(Object.keys(records[0]!)).toEqual(['id', '__proto__'])
  })
})

describe('nothing matched', () => {
  it.each([
    ['F69 an empty list', { splits: [] }, undefined],
    ['F44 a bare empty list', [], 'a bare list instead of one under "splits"'],
    ['an object without keys', {}, 'the service sent an object without keys'],
    ['null', null, 'the service sent null'],
    ['null under the key', { splits: null }, 'the list was null'],
    ['one record without keys', { splits: [{}] }, 'records without keys were left out'],
    ['F33 no body at all', undefined, 'the service sent an empty answer'],
    ['blanks', '  \n', 'the service sent an empty answer'],
  ])('said as %s is an empty result', async (_, body, oddity) => {
    const { records, logEntry } = await replyOf(splits, answering(body))
    expect([records, logEntry.oddity, logEntry.rows]).toEqual([[], oddity, 0])
  })

  it.each([404, 200])('said as an error no_data_found with status %i is an empty result', async (status) => {
    const body = { ok: false, errors: [{ code: 'no_data_found', id: 'x', value: 'No data' }], data: null }
    const { records, logEntry } = await replyOf(bullsBears, answering(body, { status }), { tickers: ['HALO'] })
    expect([records, logEntry.oddity]).toEqual([[], `status ${status} with the code no_data_found`])
  })

  it('is an empty list of news, in JSON', async () => {
    const { records, logEntry } = await replyOf(news, answering([]))
    expect([records, logEntry.oddity]).toEqual([[], undefined])
  })
})

it('aborted is no failure but the reason given, and leaves no log entry behind', async () => {
  const controller = new AbortController()
  const connection = connectionTo({
    fetch: ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  })
  const asked = fetchPage(splits, {}, connection, controller.signal)
  controller.abort(new Error('another question'))
  await expect(asked).rejects.toThrow('another question')
  expect(connection.log.entries()).toEqual([])
})

/** The request that the conference call calendar makes, and the rules by which the mock service answers it (§4.9). */
import { describe, expect, it } from 'vitest'
import { buildRequest } from '../../api/client/request.ts'
import { CALENDAR_KEY } from '../../mock/keys.ts'
import { ask, world } from '../../test/ask.ts'
import { connectionTo } from '../../test/connection.ts'
import { conferenceCalls } from './endpoint.ts'
import source from './mock.ts'

const ALL = 'parameters[date_from]=2025-01-01&pagesize=1000'

describe('the request', () => {
  it('names every parameter as the specification does', () => {
    const request = buildRequest(
      conferenceCalls,
      {
        tickers: ['HALO', 'QNTR'],
        date: '2026-11-03',
        from: '2026-11-01',
        to: '2026-11-30',
        updated: 1_772_323_200,
        page: 3,
        limit: 1000,
      },
      connectionTo(),
    )
    expect(decodeURIComponent(request.url)).toBe(
      'https://service.test/api/v2.1/calendar/conference-calls?parameters[tickers]=HALO,QNTR&parameters[date]=2026-11-03' +
        '&parameters[date_from]=2026-11-01&parameters[date_to]=2026-11-30&parameters[updated]=1772323200&page=3&pagesize=1000',
    )
    expect(request.headers.get('authorization')).toBe('token test-key')
    expect(request.headers.get('accept')).toBe('application/json')
  })

  it('sends the count alone when nothing is asked', () => {
    const request = buildRequest(conferenceCalls, { limit: 100 }, connectionTo())
    expect(request.url).toBe('https://service.test/api/v2.1/calendar/conference-calls?pagesize=100')
  })
})

describe('the envelope', () => {
  it.each([['conference'], ['conference-calls'], ['conference_calls']])('is read with the list under "%s"', (key) => {
    expect(conferenceCalls.envelope.read({ [key]: [{ id: '1' }] })).toMatchObject({ records: [{ id: '1' }] })
  })
})

it('never says what the listed time is the time of, which no source does', () => {
  const { label, about } = conferenceCalls.fields.time
  expect(label).toBe('Time (as listed)')
  expect(about).toContain('Time of the conference call (EST)')
  expect(`${label} ${about}`).not.toMatch(/result|announce/i)
})

describe('the answer', () => {
  it('is under the key of the specification, every call known so far once', async () => {
    const pages = await Promise.all([0, 1].map((page) => ask(source, `pagesize=1000&page=${page}`)))
    const rows = pages.flatMap((page) => page.rows)
    expect(Object.keys(pages[0]!.body as object)).toEqual(['conference'])
    expect(rows).toHaveLength(world.calls.length)
    expect(rows.length).toBeGreaterThanOrEqual(700)
    expect(new Set(rows.map(conferenceCalls.identify)).size).toBe(rows.length)
  })

  it('begins with what is scheduled, newest day first', async () => {
    const { rows } = await ask(source, ALL)
    const days = rows.map((row) => row.date!)
    expect(days[0]! > '2026-11-20').toBe(true)
    expect(days).toEqual(days.toSorted().reverse())
  })

  it('takes a single date for a range of one day', async () => {
    const { rows } = await ask(source, 'parameters[date]=2026-11-03')
    expect(rows.length).toBeGreaterThan(1)
    expect(new Set(rows.map((row) => row.date))).toEqual(new Set(['2026-11-03']))
    expect((await ask(source, 'parameters[date_from]=2026-11-03&parameters[date_to]=2026-11-03')).rows).toEqual(rows)
  })

  it('filters by ticker, class shares in any spelling', async () => {
    const { rows } = await ask(source, `${ALL}&parameters[tickers]=HALO,krsh-a`)
    expect(new Set(rows.map((row) => row.ticker))).toEqual(new Set(['HALO', 'KRSH.A']))
    expect((await ask(source, 'parameters[tickers]=NOBODY')).body).toEqual({ conference: [] })
  })

  it('keeps what changed since, newest change first', async () => {
    const changes = world.calls.map((call) => call.updated).toSorted((a, b) => b - a)
    const { rows } = await ask(source, `parameters[updated]=${changes[19]}`)
    expect(rows.map((row) => row.updated)).toEqual(changes.slice(0, 20))
  })

  it('writes clock times as HH:MM:SS, the listed one minutes to an hour before the call, with odd seconds', async () => {
    const { rows } = await ask(source, ALL)
    const secondsOf = (clock: string): number =>
      Number(clock.slice(0, 2)) * 3600 + Number(clock.slice(3, 5)) * 60 + Number(clock.slice(6))
    const gaps = rows.map((row) => secondsOf(row.start_time!) - secondsOf(row.time!))
    expect(Math.min(...gaps)).toBeGreaterThan(0)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(3600)
    expect(rows.filter((row) => !/^\d\d:\d\d:\d\d$/.test(row.start_time!) || !/^\d\d:\d\d:\d\d$/.test(row.time!))).toEqual([])
    expect(rows.some((row) => !row.time!.endsWith(':00'))).toBe(true)
  })

  it('leaves absent values as empty strings, and has addresses without a scheme and notes with HTML', async () => {
    const { rows } = await ask(source, ALL)
    for (const key of ['phone_num', 'international_num', 'access_code', 'reservation_num', 'webcast_url', 'notes'] as const) {
      const absent = rows.filter((row) => row[key] === '').length
      expect(absent, key).toBeGreaterThan(0)
      expect(absent, key).toBeLessThan(rows.length)
    }
    expect(rows.some((row) => row.webcast_url?.startsWith('investors.'))).toBe(true)
    expect(rows.some((row) => row.webcast_url?.startsWith('https://investors.'))).toBe(true)
    expect(rows.some((row) => row.notes?.includes('<a href='))).toBe(true)
    expect(rows.some((row) => row.access_code?.startsWith('0'))).toBe(true)
  })

  it('gives the same numbers to dial every time', async () => {
    expect((await ask(source, 'pagesize=20')).text).toBe((await ask(source, 'pagesize=20')).text)
  })

  it('gives the pages one after the other', async () => {
    const { rows } = await ask(source, ALL)
    expect((await ask(source, 'parameters[date_from]=2025-01-01&pagesize=10&page=2')).rows).toEqual(rows.slice(20, 30))
  })

  it('is open to the key of the calendars', async () => {
    expect((await ask(source, 'pagesize=1', { authorization: `token ${CALENDAR_KEY}` })).status).toBe(200)
  })

  it.each([
    ['more rows than there may be', 'pagesize=1001'],
    ['a page beyond the last there can be', 'page=100001'],
    ['a day in another form', 'parameters[date]=11/03/2026'],
    ['a range that ends before it begins', 'parameters[date_from]=2026-03-02&parameters[date_to]=2026-03-01'],
    ['a day where seconds are wanted', 'parameters[updated]=2026-01-01'],
    ['51 tickers', `parameters[tickers]=${Array.from({ length: 51 }, (_, index) => `T${index}`).join(',')}`],
  ])('refuses %s', async (_, query) => {
    expect((await ask(source, query)).status).toBe(400)
  })
})

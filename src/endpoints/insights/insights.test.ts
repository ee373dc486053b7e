/** The request that insights make, and the rules by which the mock service answers it (§4.1). */
import { describe, expect, it } from 'vitest'
import { buildRequest } from '../../api/client/request.ts'
import { ask, world } from '../../test/ask.ts'
import { connectionTo } from '../../test/connection.ts'
import { insights } from './endpoint.ts'
import source from './mock.ts'

const sorted = <T extends string | number>(values: readonly T[]): T[] => values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))

describe('the request', () => {
  it('names every parameter as published', () => {
    const request = buildRequest(
      insights,
      {
        tickers: ['HALO', 'KRSH.B'],
        date: '2026-03-02',
        from: '2026-03-01',
        to: '2026-03-31',
        search_keys_type: 'firm',
        search_keys: ['Larkfield Brothers', 'Wexmoor'],
        analyst: ['a1', 'a2'],
        rating_id: ['r1'],
        updated: 1_772_323_200,
        sort: 'date:asc',
        page: 2,
        limit: 1000,
      },
      connectionTo(),
    )
    expect(request.url).toBe(
      'https://service.test/api/v1/analyst/insights?symbols=HALO,KRSH.B&date=2026-03-02&date_from=2026-03-01&date_to=2026-03-31' +
        '&search_keys_type=firm&search_keys=Larkfield%20Brothers,Wexmoor&analyst=a1,a2&rating_id=r1' +
        '&parameters%5Bupdated%5D=1772323200&sort=date:asc&page=2&pageSize=1000',
    )
    expect(request.headers.get('authorization')).toBe('token test-key')
    expect(request.headers.get('accept')).toBe('application/json')
  })

  it('sends the count alone when nothing is asked', () => {
    const request = buildRequest(insights, { limit: 100 }, connectionTo())
    expect(request.url).toBe('https://service.test/api/v1/analyst/insights?pageSize=100')
  })
})

describe('the answer', () => {
  it('lists the newest day first, and within a day the latest change', async () => {
    const { body, rows } = await ask(source, 'pageSize=1000')
    expect(Object.keys(body as object)).toEqual(['analyst-insights'])
    expect(rows).toHaveLength(1000)
    const order = rows.map((row) => `${row.date} ${row.updated}`)
    expect(order).toEqual(sorted(order).reverse())
    expect(rows[0]!.date).toBe('2026-11-20')
  })

  it('holds all fields of the record, with the CIK unpadded', async () => {
    const { rows } = await ask(source, 'symbols=HALO&pageSize=1')
    expect(sorted(Object.keys(rows[0]!))).toEqual([
      'action',
      'analyst_id',
      'analyst_insights',
      'date',
      'firm',
      'firm_id',
      'id',
      'pt',
      'rating',
      'rating_id',
      'security',
      'updated',
    ])
    expect(rows[0]!.security).toMatchObject({ symbol: 'HALO', name: 'Halcyon Optics, Inc.', cik: '9100000' })
    expect(rows[0]!.analyst_insights).toContain('Halcyon')
  })

  it('has at least 6,000 insights, and leaves some targets out', async () => {
    const last = await ask(source, 'page=5&pageSize=1000')
    expect(last.rows).toHaveLength(1000)
    expect(last.rows.some((row) => row.pt === '')).toBe(true)
  })

  it('keeps the tickers asked for, in any spelling of a share class', async () => {
    const { rows } = await ask(source, 'symbols=HALO,qntr&pageSize=1000')
    expect(new Set(rows.map((row) => row.security?.symbol))).toEqual(new Set(['HALO', 'QNTR']))
    const dotted = await ask(source, 'symbols=KRSH.A')
    const slashed = await ask(source, 'symbols=KRSH/A')
    expect(dotted.rows.length).toBeGreaterThan(0)
    expect(slashed.rows).toEqual(dotted.rows)
  })

  it('keeps a range with both its ends, and one day as a range of that day', async () => {
    const range = await ask(source, 'date_from=2026-03-02&date_to=2026-03-06&pageSize=1000')
    expect(sorted([...new Set(range.rows.map((row) => row.date!))])).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
    ])
    const single = await ask(source, 'date=2026-03-04&pageSize=1000')
    expect(single.rows).toEqual(range.rows.filter((row) => row.date === '2026-03-04'))
  })

  it('finds by analyst, by rating and by each kind of search key', async () => {
    const { analyst, ratingId } = world.ratings.at(-1)!
    const name = `${analyst.first} ${analyst.last}`
    const byId = await ask(source, `analyst=${analyst.id}&pageSize=1000`)
    expect(new Set(byId.rows.map((row) => row.analyst_id))).toEqual(new Set([analyst.id]))
    const byKey = await ask(source, `search_keys_type=analyst_id&search_keys=${analyst.id}&pageSize=1000`)
    expect(byKey.rows).toEqual(byId.rows)
    const byName = await ask(source, `search_keys_type=analyst_name&search_keys=${name.toLowerCase()}&pageSize=1000`)
    expect(byName.rows.map((row) => row.id)).toEqual(expect.arrayContaining(byId.rows.map((row) => row.id)))
    const byFirmId = await ask(source, `search_keys_type=firm_id&search_keys=${analyst.firm.id}&pageSize=1000`)
    expect(new Set(byFirmId.rows.map((row) => row.firm_id))).toEqual(new Set([analyst.firm.id]))
    const byFirm = await ask(source, `search_keys_type=firm&search_keys=${encodeURIComponent(analyst.firm.name)}&pageSize=1000`)
    expect(byFirm.rows).toEqual(byFirmId.rows)
    const byRating = await ask(source, `rating_id=${ratingId}`)
    expect(byRating.rows.map((row) => row.rating_id)).toEqual([ratingId])
  })

  it('gives a text and its revision under one rating', async () => {
    const ids = world.ratings.map((rating) => rating.ratingId)
    const shared = ids.find((id, index) => ids.indexOf(id) !== index)!
    const { rows } = await ask(source, `rating_id=${shared}`)
    expect(rows.map((row) => row.rating_id)).toEqual([shared, shared])
    expect(new Set(rows.map((row) => row.id)).size).toBe(2)
  })

  it('orders by date in either direction', async () => {
    const [rising, falling] = await Promise.all(
      ['asc', 'desc'].map(async (way) => (await ask(source, `sort=date:${way}&symbols=HALO&pageSize=1000`)).rows),
    )
    const daysOf = (rows: typeof rising): string[] => rows!.map((row) => row.date!)
    expect(new Set(daysOf(rising)).size).toBeGreaterThan(5)
    expect(daysOf(rising)).toEqual(sorted(daysOf(rising)))
    expect(daysOf(falling)).toEqual(sorted(daysOf(rising)).reverse())
  })

  it('keeps what changed since, newest change first, whatever order is asked', async () => {
    const since = world.ratings.at(-20)!.updated
    const { rows } = await ask(source, `parameters[updated]=${since}&sort=date:asc`)
    expect(rows.map((row) => row.updated)).toEqual(
      world.ratings
        .filter((rating) => rating.updated >= since)
        .map((rating) => rating.updated)
        .reverse(),
    )
  })

  it('turns pages without gap or repetition', async () => {
    const whole = await ask(source, 'pageSize=40')
    const second = await ask(source, 'pageSize=20&page=1')
    expect(second.rows).toEqual(whole.rows.slice(20))
    expect((await ask(source, 'page=100000')).rows).toEqual([])
  })

  it.each([
    ['pageSize=1001', 'pageSize: Too large. Wanted: a whole number, 1 to 1000.'],
    ['page=-1', 'page: Too small. Wanted: a whole number, 0 to 100000.'],
    ['date=2026-02-30', 'date: Invalid date.'],
    ['sort=pt:asc', 'sort: Choose one of date:desc, date:asc.'],
    ['search_keys=Wexmoor', 'search_keys_type: Choose what you are searching by.'],
    ['date=2026-03-02&date_from=2026-03-01', 'date: A single day and a range exclude each other'],
  ])('refuses %s', async (query, message) => {
    const { status, text } = await ask(source, query)
    expect(status).toBe(400)
    expect(text).toContain(message)
  })
})

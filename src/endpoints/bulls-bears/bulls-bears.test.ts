/** The request that bull and bear cases make, and the rules by which the mock service answers it (§4.4). */
import { describe, expect, it } from 'vitest'
import { buildRequest } from '../../api/client/request.ts'
import { ask } from '../../test/ask.ts'
import { connectionTo } from '../../test/connection.ts'
import { bullsBears } from './endpoint.ts'
import source from './mock.ts'

describe('the request', () => {
  it('names every parameter as published', () => {
    const request = buildRequest(bullsBears, { tickers: ['HALO'], updated: 1_772_323_200, page: 1, limit: 200 }, connectionTo())
    expect(request.url).toBe(
      'https://service.test/api/v1/bulls_bears_say?symbols=HALO&parameters%5Bupdated%5D=1772323200&page=1&pagesize=200',
    )
    expect(request.headers.get('authorization')).toBe('token test-key')
  })

  it('sends the count alone when nothing is asked', () => {
    const request = buildRequest(bullsBears, { limit: 100 }, connectionTo())
    expect(request.url).toBe('https://service.test/api/v1/bulls_bears_say?pagesize=100')
  })
})

describe('the answer', () => {
  it('lists the editions of one company, the latest first', async () => {
    const { body, rows } = await ask(source, 'symbols=HALO')
    expect(Object.keys(body as object)).toEqual(['bulls_say_bears_say'])
    expect(rows).toHaveLength(15)
    expect(new Set(rows.map((row) => row.ticker))).toEqual(new Set(['HALO']))
    const updates = rows.map((row) => row.updated!)
    expect(updates).toEqual(updates.toSorted((a, b) => b - a))
    expect(new Set(rows.map((row) => row.id)).size).toBe(15)
    expect(new Set(rows.map((row) => row.bull_case)).size).toBe(15)
  })

  it('pads the CIK and spells the venue out', async () => {
    const { rows } = await ask(source, 'symbols=HALO&pagesize=1')
    expect(Object.keys(rows[0]!).toSorted()).toEqual(['bear_case', 'bull_case', 'id', 'securities', 'ticker', 'updated'])
    expect(rows[0]!.securities).toMatchObject([
      { symbol: 'HALO', cik: '0009100000', exchange: 'NASDAQ Global Select Consolidated' },
    ])
  })

  it('lists every class of the shares, the one asked for first, in any spelling', async () => {
    const { rows } = await ask(source, 'symbols=KRSH-B&pagesize=1')
    expect(rows[0]!.ticker).toBe('KRSH.B')
    expect(rows[0]!.securities?.map((security) => security.symbol)).toEqual(['KRSH.B', 'KRSH.A'])
    const other = await ask(source, 'symbols=KRSH.A&pagesize=1')
    expect(other.rows[0]!.bull_case).toBe(rows[0]!.bull_case)
    expect(other.rows[0]!.id).not.toBe(rows[0]!.id)
  })

  it('has no edition from before a company was listed', async () => {
    const { rows } = await ask(source, 'symbols=CELW')
    expect(rows.length).toBeGreaterThan(0)
    expect(Math.min(...rows.map((row) => row.updated!))).toBeGreaterThanOrEqual(Date.parse('2025-03-11T00:00:00Z') / 1000)
  })

  it('answers an empty list for who has no case, and for a ticker nobody has', async () => {
    expect((await ask(source, 'symbols=ECHQ')).body).toEqual({ bulls_say_bears_say: [] })
    expect((await ask(source, 'symbols=NOBODY')).body).toEqual({ bulls_say_bears_say: [] })
  })

  it('keeps what changed since', async () => {
    const all = await ask(source, 'symbols=ACME')
    const since = all.rows[3]!.updated
    const { rows } = await ask(source, `symbols=ACME&parameters[updated]=${since}`)
    expect(rows).toEqual(all.rows.slice(0, 4))
  })

  it('turns pages', async () => {
    const all = await ask(source, 'symbols=ACME')
    const second = await ask(source, 'symbols=ACME&pagesize=5&page=1')
    expect(second.rows).toEqual(all.rows.slice(5, 10))
  })

  it.each([
    ['', 'symbols: required.'],
    ['symbols=HALO,QNTR', 'symbols: One at a time here; over: QNTR.'],
    ['symbols=HALO&pagesize=201', 'pagesize: Too large. Wanted: a whole number, 1 to 200.'],
    ['symbols=HALO&parameters[updated]=1772323200000', 'parameters[updated]: Looks like milliseconds'],
  ])('refuses "%s"', async (query, message) => {
    const { status, text } = await ask(source, query)
    expect(status).toBe(400)
    expect(text).toContain(message)
  })
})

/** The request of a query: its address below any base, its headers, and how the key travels (§5). */
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import { news } from '../../endpoints/news/endpoint.ts'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { connectionTo } from '../../test/connection.ts'
import { listQuery } from './client.ts'
import { buildRequest, joinUrl, pathOf } from './request.ts'

const PATH = '/api/v2.1/calendar/splits'

describe('the address', () => {
  it.each([
    ['https://service.test', `https://service.test${PATH}`],
    ['https://service.test/', `https://service.test${PATH}`],
    ['https://proxy.test/market/data', `https://proxy.test/market/data${PATH}`],
    ['https://proxy.test/market/data//', `https://proxy.test/market/data${PATH}`],
    ['http://127.0.0.1:8080', `http://127.0.0.1:8080${PATH}`],
  ])('below %s is joined without doubling a slash, its prefix kept', (origin, address) => {
    expect(buildRequest(splits, {}, connectionTo({ origin })).url).toBe(address)
    expect(joinUrl(origin, PATH)).toBe(address)
  })

  it('leaves commas and colons literal in values and encodes everything else', () => {
    const path = pathOf(
      news,
      {
        tickers: ['HALO', 'BRK.B', 'BTC/USD'],
        topics: ['a b', 'c&d=e', 'é+'],
        sort: 'id:asc',
        limit: 15,
      },
      connectionTo(),
    )
    expect(path).toBe('/api/v2/news?tickers=HALO,BRK.B,BTC%2FUSD&topics=a%20b,c%26d%3De,%C3%A9%2B&sort=id:asc&pageSize=15')
  })

  it('leaves out what is empty and what is a default, but never the count', () => {
    expect(pathOf(splits, { tickers: [], page: 0, limit: 100, date_search_field: 'announced' }, connectionTo())).toBe(
      `${PATH}?pagesize=100`,
    )
  })
})

describe('the headers', () => {
  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    'K3 of %s ask for JSON and carry the key, which the address never does',
    (_, endpoint) => {
      const request = buildRequest(endpoint, {}, connectionTo({ key: 'k-1' }))
      expect(Object.fromEntries(request.headers)).toEqual({ accept: 'application/json', authorization: 'token k-1' })
      expect(request.url).not.toContain('k-1')
    },
  )

  it('ask news for XML where the reader does, and the address says nothing of it', () => {
    const request = buildRequest(news, { accept: 'application/xml', limit: 15 }, connectionTo())
    expect(request.headers.get('accept')).toBe('application/xml')
    expect(request.url).toBe('https://service.test/api/v2/news?pageSize=15')
  })

  it('carry no key where the gateway adds it, even if there is one', () => {
    const request = buildRequest(splits, {}, connectionTo({ keyTravels: 'gateway' }))
    expect(Object.fromEntries(request.headers)).toEqual({ accept: 'application/json' })
    expect(request.url).toBe(`https://service.test${PATH}`)
  })
})

it('K16 follows no redirect and leaves no copy in the cache of the browser', () => {
  const { redirect, cache, method } = buildRequest(splits, {}, connectionTo())
  expect([redirect, cache, method]).toEqual(['manual', 'no-store', 'GET'])
})

it('K7 keeps answers apart by all that they depend on, and never by the key', () => {
  const keyOf = (...given: Parameters<typeof connectionTo>): string =>
    JSON.stringify(listQuery(news, { tickers: ['HALO'] }, connectionTo(...given)).queryKey)
  expect(keyOf({ key: 'secret-1' })).toBe(keyOf({ key: 'secret-2' }))
  expect(keyOf({ key: 'secret-1' })).not.toContain('secret')
  const xml = JSON.stringify(listQuery(news, { tickers: ['HALO'], accept: 'application/xml' }, connectionTo()).queryKey)
  expect(
    new Set([keyOf(), keyOf({ scenario: 'slow' }), keyOf({ origin: 'https://other.test' }), keyOf({ mode: 'demo' }), xml]).size,
  ).toBe(5)
})

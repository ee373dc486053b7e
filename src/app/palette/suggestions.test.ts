/** Commands as addresses, and what is offered beside them. */
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import { connectionTo } from '../../test/connection.ts'
import { daysOf } from './daysOf.ts'
import { namedTickers } from './namedTickers.ts'
import type { KnownCompany } from '../../explorer/tickers/companies.ts'
import { suggestionsFor } from './suggestions.ts'

const connection = { ...connectionTo(), today: '2026-11-20' }
const companies: readonly KnownCompany[] = [
  { ticker: 'ACME', name: 'Acme Anvils, Inc.' },
  { ticker: 'HALO', name: 'Halcyon Optics, Inc.' },
]
const pages = endpoints.map(({ id, title }) => ({ words: title, to: `/${id}` }))
const offered = (text: string, known = companies) =>
  suggestionsFor(text, { endpoints, connection, companies: known, lists: [], pages, saved: [], recent: [] })
const first = (text: string, known = companies) => offered(text, known)[0]?.suggestions[0]

describe('a command', () => {
  it.each([
    ['insider ACME 90d', '/insider-filings?search_keys=ACME&search_keys_type=symbol&from=-90d&to=0d'],
    ['insider acme 90d', '/insider-filings?search_keys=ACME&search_keys_type=symbol&from=-90d&to=0d'],
    ['splits ACME', '/splits?tickers=ACME'],
    ['splits acme,halo', '/splits?tickers=ACME,HALO'],
    ['news ACME merger', '/news?tickers=ACME&topics=merger'],
    ['news ACME cash merger 2w', '/news?tickers=ACME&from=-14d&to=0d&topics=cash%20merger'],
    ['halo news', '/news?tickers=HALO'],
    ['price ACME 1y', '/price-ratios?tickers=ACME&from=-1y&to=0d'],
    ['price ACME ytd', '/price-ratios?tickers=ACME&from=ytd&to=0d'],
    ['calls', '/conference-calls'],
    ['calls 2026-11-02..2026-11-06', '/conference-calls?from=2026-11-02&to=2026-11-06'],
    ['logos HALO', '/logos?search_keys=HALO'],
    ['analyst Maria Weber', '/analysts?analyst_name=Maria%20Weber'],
  ])('%s leads to %s', (text, to) => {
    expect(first(text)?.to).toBe(to)
  })

  it('takes a word for a ticker only if it is known, or written as one', () => {
    expect(first('news halo', [])?.to).toBe('/news?topics=halo')
    expect(first('news HALO', [])?.to).toBe('/news?tickers=HALO')
    expect(first('splits halo', [])?.to).toBe('/splits?tickers=HALO')
  })

  it('says what the operation cannot be asked for, and what would be flagged', () => {
    expect(first('transcripts ACME 90d')).toMatchObject({ to: '/transcripts?v.ticker=ACME', note: 'Ignored: 90d' })
    expect(first('bulls ACME HALO')).toMatchObject({ to: '/bulls-bears?tickers=ACME', note: expect.stringMatching(/: HALO$/) })
    expect(first('splits A€B')?.note).toMatch(/unusual character/)
  })

  it('offers the company that a word begins beside the word itself', () => {
    const [commands] = offered('news halcyon')
    expect(commands?.suggestions.map(({ to }) => to)).toEqual(['/news?topics=halcyon', '/news?tickers=HALO'])
  })
})

describe('other text', () => {
  it('finds pages by a word of their title, and companies by ticker or name with all that is asked about them', () => {
    expect(offered('calls').some(({ name }) => name === 'Pages')).toBe(true)
    for (const text of ['hal', 'optics', 'HALO']) {
      const addresses = offered(text).flatMap(({ suggestions }) => suggestions.map(({ to }) => to))
      expect(addresses).toContain('/splits?tickers=HALO')
      expect(addresses).toContain('/insider-filings?search_keys=HALO&search_keys_type=symbol')
    }
    expect(offered('zzz')).toEqual([])
  })

  it('never fails, whatever is typed', () => {
    for (const text of ['%', '(((', '/', '@', '9'.repeat(4000), '\u202e‮', 'news '.repeat(300), '__proto__', 'constructor ACME'])
      expect(Array.isArray(offered(text))).toBe(true)
  })
})

it('reads days as people type them, and nothing else', () => {
  expect(daysOf('1d')).toEqual({ from: '-1d', to: '0d' })
  expect(daysOf('1M')).toEqual({ from: '-1m', to: '0d' })
  expect(daysOf('2w')).toEqual({ from: '-14d', to: '0d' })
  expect(daysOf('2026-02-28')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  for (const word of ['0d', 'd', '1000d', '2026-02-30', '2026-02-01..', 'ACME', '1q', '..', '1d1d', '99y'])
    expect(daysOf(word)).toBeUndefined()
})

it('reads tickers with the name beside them out of nested records, and nothing out of foreign shapes', () => {
  const insights = endpoints.find(({ id }) => id === 'insights')!
  expect(namedTickers(insights.fields, { id: '1', security: { symbol: 'HALO', name: 'Halcyon Optics' } })).toEqual([
    { ticker: 'HALO', name: 'Halcyon Optics' },
  ])
  expect(namedTickers(insights.fields, { security: [{ symbol: 7 }, null, 'x'] })).toEqual([])
})

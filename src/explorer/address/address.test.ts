/** The address of an explorer page: what is legal in it, its one order, its view names, and what is reported without being obeyed. */
import { describe, expect, it } from 'vitest'
import { bullsBears } from '../../endpoints/bulls-bears/endpoint.ts'
import { insights } from '../../endpoints/insights/endpoint.ts'
import { logos } from '../../endpoints/logos/endpoint.ts'
import { news } from '../../endpoints/news/endpoint.ts'
import { priceRatios } from '../../endpoints/price-ratios/endpoint.ts'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { addressQuery, changedQuery, filterTexts, readAddress, readView, viewTexts } from './address.ts'

const at = (text: string): URLSearchParams => new URLSearchParams(text)

describe('legal spellings', () => {
  it.each([
    ['page=%2010', 'page', ' 10', '10', 10],
    ['page=10%20', 'page', '10 ', '10', 10],
    ['page=+5', 'page', ' 5', '5', 5],
    ['page=007', 'page', '007', '7', 7],
    ['page=1%0d%0a', 'page', '1\r\n', '1', 1],
    ['tickers=aapl,msft', 'tickers', 'aapl,msft', 'AAPL,MSFT', ['AAPL', 'MSFT']],
    ['tickers=AAPL, MSFT ,', 'tickers', 'AAPL, MSFT ,', 'AAPL,MSFT', ['AAPL', 'MSFT']],
    ['tickers=AAPL,aapl', 'tickers', 'AAPL,aapl', 'AAPL', ['AAPL']],
  ])('%s is read and its normalised value noted', (query, key, from, to, value) => {
    const { reading, faults } = readAddress(splits, at(query))
    expect(faults).toEqual([])
    expect(reading.values[key as 'page' | 'tickers']).toEqual(value)
    expect(reading.normalised).toEqual([{ key, from, to }])
  })

  it.each([
    ['limit=37', 'limit', 37],
    ['limit=1000', 'limit', 1000],
    ['page=100000', 'page', 100_000],
    ['date=2024-02-29', 'date', '2024-02-29'],
    ['tickers=AAPL%2CMSFT', 'tickers', ['AAPL', 'MSFT']],
    ['tickers=BRK.B,BF-B,^GSPC,BTC/USD', 'tickers', ['BRK.B', 'BF-B', '^GSPC', 'BTC/USD']],
    [
      `tickers=${Array.from({ length: 50 }, (_, index) => `T${index}`).join(',')}`,
      'tickers',
      Array.from({ length: 50 }, (_, index) => `T${index}`),
    ],
    ['importance=0', 'importance', '0'],
    ['updated=1700000000', 'updated', 1_700_000_000],
  ])('%s is taken as it is', (query, key, value) => {
    const { reading, faults } = readAddress(splits, at(query))
    expect([faults, reading.normalised, reading.warnings]).toEqual([[], [], []])
    expect((reading.values as Record<string, unknown>)[key]).toEqual(value)
  })

  it('takes the words of the specification for a first day, where it has them', () => {
    for (const word of ['YTD', '1MONTH', '1m', '1M']) {
      expect(readAddress(priceRatios, at(`tickers=A&from=${word}&to=2026-01-31`)).faults).toEqual([])
      expect(readAddress(priceRatios, at(`tickers=A&from=${word}&to=1999-01-31`)).faults).toEqual([])
    }
  })

  it('takes an empty value for none', () => {
    const { reading, faults } = readAddress(splits, at('page=&tickers=&date=%20'))
    expect(faults).toEqual([])
    expect([reading.values.page, reading.values.tickers, reading.values.date]).toEqual([0, undefined, undefined])
  })

  it('sends what it doubts, and tells the doubt', () => {
    const { reading, faults } = readAddress(logos, at('search_keys=US0378331006&search_keys_type=isin&scale=99999x99999'))
    expect(faults).toEqual([])
    expect(reading.warnings).toEqual([
      { key: 'search_keys', message: 'The check digit of US0378331006 does not fit.' },
      { key: 'scale', message: 'Larger than any image: the service only scales down.' },
    ])
  })

  it('keeps hostile text as text, and writes it back encoded', () => {
    const hostile = '"><img src=x onerror=alert(1)>'
    const { reading, faults } = readAddress(news, new URLSearchParams({ topics: hostile, authors: '${7*7}' }))
    expect(faults).toEqual([])
    expect(reading.values.topics).toEqual([hostile])
    expect(addressQuery(news, reading.values)).toBe(
      '?topics=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert%281%29%3E&authors=$%7B7*7%7D',
    )
  })
})

describe('what is not obeyed', () => {
  it('reports names that are neither the operation’s nor of the view, once each', () => {
    const query = 'foo=1&foo=2&tickers[]=A&baseUrl=x&__proto__=x&constructor=x&toString=x&v.open=1&v.wild=2&demo=slow'
    const { unknown, faults } = readAddress(splits, at(query))
    expect(unknown).toEqual(['foo', 'tickers[]', 'baseUrl', '__proto__', 'constructor', 'toString', 'v.wild'])
    expect(faults).toEqual([])
  })

  it('knows the view names that a page adds', () => {
    expect(readAddress(splits, at('v.month=2026-03&v.other=1'), ['v.month']).unknown).toEqual(['v.other'])
  })

  it('names the parameters without which there is nothing to ask, unless they are there and wrong', () => {
    expect(readAddress(priceRatios, at('')).missing).toEqual(['tickers'])
    expect(readAddress(bullsBears, at('tickers=HALO')).missing).toEqual([])
    const wrong = readAddress(bullsBears, at('tickers=HALO,QNTR'))
    expect([wrong.missing, wrong.faults.length]).toEqual([[], 1])
  })

  it('says what is wrong with single values before it says that they do not go together', () => {
    const keys = (query: string): string[] => readAddress(insights, at(query)).faults.map(({ key }) => key)
    expect(keys('date=2026-03-02&from=2026-03-01&page=x')).toEqual(['page'])
    expect(keys('date=2026-03-02&from=2026-03-01')).toEqual(['date'])
  })

  it.each(['?', '&&&', '=', '=x', 'page', '?page=1', '%E0%A4%A', '%'])(
    'takes %s for nothing to ask, without an error',
    (text) => {
      expect(readAddress(splits, at(text)).faults).toEqual([])
    },
  )
})

describe('one address for one view', () => {
  it('leaves defaults out and keeps lists readable', () => {
    const values = {
      tickers: ['HALO', 'BRK.B', 'BTC/USD'],
      date_search_field: 'announced',
      page: 0,
      limit: 100,
      importance: '0',
    } as const
    expect(addressQuery(splits, values)).toBe('?tickers=HALO,BRK.B,BTC/USD&importance=0')
    expect(addressQuery(splits, {})).toBe('')
    expect(addressQuery(splits, {}, 'slow')).toBe('?demo=slow')
  })

  it('orders names as they are declared, then the view, then the page’s own, then what it does not know', () => {
    const from = at('zzz=1&v.month=2026-03&v.tab=json&v.open=7&page=2&tickers=A&demo=slow&v.cols=a,b&from=2026-01-01&v.day=3')
    expect(changedQuery(splits, from, {})).toBe(
      '?tickers=A&from=2026-01-01&page=2&v.cols=a,b&v.open=7&v.tab=json&v.day=3&v.month=2026-03&zzz=1&demo=slow',
    )
  })

  it('changes what is named and keeps the rest as it was written, bad values too', () => {
    const from = at('limit=1001&tickers=a, b&page=3&foo=1')
    expect(changedQuery(splits, from, { page: undefined, importance: '3' })).toBe('?tickers=a,%20b&importance=3&limit=1001&foo=1')
  })

  it('gives the texts that take the place of all filters', () => {
    expect(filterTexts(bullsBears, { tickers: ['HALO'], page: 2 })).toEqual({
      tickers: 'HALO',
      updated: undefined,
      page: '2',
      limit: undefined,
    })
  })
})

describe('the view', () => {
  it('is read back from what it was written to', () => {
    const view = {
      load: { first: 1, last: 12 },
      open: 'a b/c',
      tab: 'json',
      columns: ['ticker', 'security.name'],
      widths: { ticker: 90, 'security.name': 240 },
      pin: ['ticker'],
      density: 'compact' as const,
      compare: ['a,b', 'c'],
      sort: { column: 'security.name', isDescending: true },
      search: 'a, b=c',
    }
    const query = changedQuery(splits, at(''), viewTexts(view))
    expect(query).toBe(
      '?v.load=1..12&v.cols=ticker,security.name&v.widths=ticker:90,security.name:240&v.pin=ticker&v.density=compact&v.sort=security.name:desc&v.search=a,%20b%3Dc&v.compare=a%5C,b,c&v.open=a%20b/c&v.tab=json',
    )
    expect(readView(at(query))).toEqual(view)
  })

  it('is the plain one where the address says nothing, or nothing that can be read', () => {
    const plain = {
      load: undefined,
      open: undefined,
      tab: undefined,
      columns: undefined,
      widths: undefined,
      pin: undefined,
      density: undefined,
      compare: undefined,
      sort: undefined,
      search: undefined,
    }
    expect(readView(at(''))).toEqual(plain)
    expect(readView(at('v.sort=name:sideways&v.load=5..2&v.widths=a,b:x,c:12345&v.density=huge&v.compare=one'))).toEqual(plain)
  })
})

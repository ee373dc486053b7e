/** The request that news makes, and the rules by which the mock service answers it (§4.8). */
import { describe, expect, it } from 'vitest'
import { buildRequest } from '../../api/client/request.ts'
import { ask } from '../../test/ask.ts'
import { connectionTo } from '../../test/connection.ts'
import { news } from './endpoint.ts'
import source from './mock.ts'

const falling = (values: readonly number[]): number[] => values.toSorted((a, b) => b - a)
const momentOf = (mailDate: string | null | undefined): number => Date.parse(mailDate ?? '') / 1000

describe('the request', () => {
  it('names every parameter as specified', () => {
    const request = buildRequest(
      news,
      {
        tickers: ['HALO', 'KRSH.B'],
        date: '2026-03-02',
        from: '2026-03-01',
        to: '2026-03-31',
        channels: ['Top Stories', 'M&A'],
        topics: ['data centre', 'merger'],
        topic_group_by: 'and',
        importance: 'high',
        displayOutput: 'full',
        primaryTickers: ['HALO'],
        authors: ['Tearsheet Newsdesk'],
        content_types: ['story'],
        region: 'US',
        isin: ['US10399A1051'],
        cusips: ['10399A105'],
        format: 'text',
        accept: 'application/xml',
        publishedSince: 1_772_323_200,
        updated: 1_772_323_201,
        sort: 'id:asc',
        page: 2,
        limit: 100,
      },
      connectionTo(),
    )
    expect(request.url).toBe(
      'https://service.test/api/v2/news?tickers=HALO,KRSH.B&date=2026-03-02&dateFrom=2026-03-01&dateTo=2026-03-31' +
        '&channels=Top%20Stories,M%26A&topics=data%20centre,merger&topic_group_by=and&importance=high&displayOutput=full' +
        '&primaryTickers=HALO&authors=Tearsheet%20Newsdesk&content_types=story&region=US&isin=US10399A1051&cusips=10399A105' +
        '&format=text&publishedSince=1772323200&updatedSince=1772323201&sort=id:asc&page=2&pageSize=100',
    )
    expect(request.headers.get('accept')).toBe('application/xml')
    expect(request.headers.get('authorization')).toBe('token test-key')
  })

  it('sends the count alone when nothing is asked, and asks for JSON', () => {
    const request = buildRequest(news, { limit: 15 }, connectionTo())
    expect(request.url).toBe('https://service.test/api/v2/news?pageSize=15')
    expect(request.headers.get('accept')).toBe('application/json')
  })
})

describe('the answer', () => {
  it('is a bare list of the fifteen newest headlines', async () => {
    const { body, rows } = await ask(source)
    expect(body).toEqual(rows)
    expect(rows).toHaveLength(15)
    const created = rows.map((row) => momentOf(row.created))
    expect(created).toEqual(falling(created))
    expect(rows[0]!.created).toMatch(/^Fri, 20 Nov 2026 \d\d:\d\d:\d\d -0400$/)
    expect(new Set(rows.map((row) => `${row.teaser}${row.body}`))).toEqual(new Set(['']))
  })

  it('has at least 4,000 items, each with its own number', async () => {
    const { rows } = await ask(source, 'page=40&pageSize=100&sort=id:asc')
    expect(rows).toHaveLength(100)
    const ids = rows.map((row) => row.id!)
    expect(new Set(ids).size).toBe(100)
    expect(ids).toEqual(falling(ids).reverse())
  })

  it('fills the teaser with the abstract, and the body with the whole item', async () => {
    const abstract = await ask(source, 'displayOutput=abstract&tickers=HALO')
    expect(abstract.rows.filter((row) => row.teaser!.trim() !== '').length).toBeGreaterThan(5)
    expect(new Set(abstract.rows.map((row) => row.body))).toEqual(new Set(['']))
    const full = await ask(source, 'displayOutput=full&tickers=HALO')
    expect(full.rows.every((row) => row.body!.startsWith('<p>'))).toBe(true)
    expect(full.rows.map((row) => row.teaser)).toEqual(abstract.rows.map((row) => row.teaser))
  })

  it('writes bodies without markup for format=text', async () => {
    const { rows } = await ask(source, 'displayOutput=full&format=text&tickers=HALO&pageSize=100')
    expect(rows.every((row) => row.body!.length > 100)).toBe(true)
    expect(rows.filter((row) => /<[a-z/]/i.test(row.body!))).toEqual([])
  })

  it('leaves out images, identifiers and original numbers now and then', async () => {
    const { rows } = await ask(source, 'pageSize=100')
    const stocks = rows.flatMap((row) => row.stocks ?? [])
    expect(rows.some((row) => row.image!.length === 0)).toBe(true)
    expect(rows.some((row) => row.image!.length === 3)).toBe(true)
    expect(stocks.some((stock) => Object.keys(stock).length === 1)).toBe(true)
    expect(stocks.some((stock) => stock.isin === '')).toBe(true)
    expect(stocks.some((stock) => stock.isin?.startsWith('US'))).toBe(true)
    expect(rows.filter((row) => row.original_id === undefined).length).toBeGreaterThan(50)
  })

  it('points to pictures where the request went', async () => {
    const { rows, text } = await ask(source, 'displayOutput=full&pageSize=100')
    const addresses = rows.flatMap((row) => row.image ?? []).map(({ url }) => url)
    expect(addresses.filter((url) => !url?.startsWith('https://service.test/news-files/'))).toEqual([])
    expect(text).toContain('<img src=\\"https://service.test/news-files/story-')
    expect(text).not.toContain('cdn.example.test')
  })

  it('points a later version of a story to its first', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => ask(source, `tickers=ACME&pageSize=100&page=${page}`)))
    const rows = pages.flatMap((page) => page.rows)
    const later = rows.filter((row) => row.original_id !== undefined)
    expect(later.length).toBeGreaterThan(0)
    for (const version of later) {
      const first = rows.find((row) => row.id === version.original_id)
      expect(version.title).toBe(`UPDATE: ${first?.title}`)
      expect(momentOf(version.created)).toBeGreaterThan(momentOf(first?.created))
    }
  })

  it('turns pages without gap or repetition, to an empty list', async () => {
    const whole = await ask(source, 'pageSize=30')
    expect((await ask(source, 'pageSize=15&page=1')).rows).toEqual(whole.rows.slice(15))
    expect((await ask(source, 'page=100000')).body).toEqual([])
  })

  it('orders by each field either way', async () => {
    const oldest = await ask(source, 'sort=created:asc')
    expect(oldest.rows[0]!.created).toContain(' Jan 2023 ')
    const changed = (await ask(source, 'sort=updated:desc')).rows.map((row) => momentOf(row.updated))
    expect(changed).toEqual(falling(changed))
    const ids = (await ask(source, 'sort=id:desc')).rows.map((row) => row.id!)
    expect(ids).toEqual(falling(ids))
  })

  it('keeps what was updated or published since, newest first, whatever order is asked', async () => {
    const since = Date.parse('2026-11-18T12:00:00-04:00') / 1000
    const updated = await ask(source, `updatedSince=${since}&sort=id:asc&pageSize=100`)
    const changes = updated.rows.map((row) => momentOf(row.updated))
    expect(changes.length).toBeGreaterThan(5)
    expect(Math.min(...changes)).toBeGreaterThanOrEqual(since)
    expect(changes).toEqual(falling(changes))
    const published = await ask(source, `publishedSince=${since}&sort=id:asc&pageSize=100`)
    const moments = published.rows.map((row) => momentOf(row.created))
    expect(moments.length).toBeGreaterThan(5)
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(since)
    expect(moments).toEqual(falling(moments))
  })
})

it('D13 says of the filter by CUSIP that the source asks for a licence', () => {
  expect(news.params.cusips.about).toContain('licence')
})

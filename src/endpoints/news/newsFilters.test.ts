/** What each filter of news keeps in the mock service (§4.8). */
import { describe, expect, it } from 'vitest'
import { ask } from '../../test/ask.ts'
import type { NewsItem } from './endpoint.ts'
import source from './mock.ts'

const namesOf = (list: readonly { readonly name?: string | null }[] | null | undefined): string[] =>
  (list ?? []).map(({ name }) => name ?? '')
const tickersOf = (item: NewsItem): string[] => namesOf(item.stocks)
const wordsOf = (item: NewsItem): string => [item.title, ...namesOf(item.tags), item.body].join(' ').toLowerCase()
/** How many match, over as many pages as there are. */
async function total(query: string, page = 0): Promise<number> {
  const { rows } = await ask(source, `${query}&pageSize=100&page=${page}`)
  return rows.length < 100 ? rows.length : rows.length + (await total(query, page + 1))
}

describe('companies', () => {
  it('are found wherever they stand in the item, and as primary only when first', async () => {
    const { rows } = await ask(source, 'tickers=HALO&pageSize=100')
    expect(rows).toHaveLength(100)
    expect(rows.every((row) => tickersOf(row).includes('HALO'))).toBe(true)
    expect(rows.some((row) => tickersOf(row)[0] !== 'HALO')).toBe(true)
    const primary = await ask(source, 'primaryTickers=HALO&pageSize=100')
    expect(new Set(primary.rows.map((row) => tickersOf(row)[0]))).toEqual(new Set(['HALO']))
  })

  it('are found by ISIN and by CUSIP as by ticker', async () => {
    const byTicker = await ask(source, 'tickers=HALO')
    expect((await ask(source, 'isin=US10399A1051')).rows).toEqual(byTicker.rows)
    expect((await ask(source, 'cusips=10399A105')).rows).toEqual(byTicker.rows)
  })

  it('are found in any spelling of a share class', async () => {
    const { rows } = await ask(source, 'tickers=KRSH/A')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows).toEqual((await ask(source, 'tickers=KRSH.A')).rows)
  })
})

describe('days', () => {
  it('are those of the dates as written, both ends included', async () => {
    const range = await ask(source, 'dateFrom=2026-03-02&dateTo=2026-03-03&pageSize=100')
    const days = range.rows.map((row) => row.created!.slice(0, 16))
    expect(new Set(days)).toEqual(new Set(['Tue, 03 Mar 2026', 'Mon, 02 Mar 2026']))
    const single = await ask(source, 'date=2026-03-02&pageSize=100')
    expect(single.rows).toEqual(range.rows.filter((row) => row.created!.startsWith('Mon, 02 Mar')))
  })
})

describe('topics', () => {
  it('come first from titles, then from tags, then from bodies', async () => {
    const { rows } = await ask(source, 'topics=results&tickers=HALO&displayOutput=full&format=text&pageSize=100')
    const places = rows.map((row) => {
      if (/\bresults\b/i.test(row.title!)) return 'title'
      return namesOf(row.tags).some((tag) => /\bresults\b/i.test(tag)) ? 'tag' : 'body'
    })
    expect(places.every((place, index) => (place === 'body' ? wordsOf(rows[index]!).includes('results') : true))).toBe(true)
    expect(places.filter((place, index) => place !== places[index - 1])).toEqual(['title', 'tag', 'body'])
  })

  it('want any topic, or all of them', async () => {
    const either = await total('topics=merger,recall&dateFrom=2026-08-01')
    const both = await total('topics=merger,recall&topic_group_by=and&dateFrom=2026-08-01')
    const merger = await total('topics=merger&dateFrom=2026-08-01')
    const recall = await total('topics=recall&dateFrom=2026-08-01')
    expect(merger).toBeGreaterThan(0)
    expect(recall).toBeGreaterThan(0)
    expect(either).toBe(merger + recall - both)
    const { rows } = await ask(source, 'topics=merger,Halcyon&topic_group_by=and&tickers=HALO&displayOutput=full&format=text')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => wordsOf(row).includes('merger') && wordsOf(row).includes('halcyon'))).toBe(true)
  })

  it('are whole words and whole phrases', async () => {
    expect(await total('topics=earnings preview&dateFrom=2026-10-01')).toBeGreaterThan(0)
    expect(await total('topics=arnings previe&dateFrom=2026-10-01')).toBe(0)
  })

  it('give way to an order that is asked for', async () => {
    const { rows } = await ask(source, 'topics=results&tickers=HALO&sort=id:asc&pageSize=100')
    const ids = rows.map((row) => row.id!)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })
})

describe('the other filters', () => {
  it('keep channels and authors by name, whatever the case', async () => {
    const channels = await ask(source, 'channels=top%20stories,M%26A')
    expect(channels.rows).toHaveLength(15)
    expect(channels.rows.every((row) => namesOf(row.channels).some((name) => name === 'Top Stories' || name === 'M&A'))).toBe(
      true,
    )
    const authors = await ask(source, 'authors=tearsheet%20newsdesk')
    expect(new Set(authors.rows.map((row) => row.author))).toEqual(new Set(['Tearsheet Newsdesk']))
    expect((await ask(source, 'authors=Nobody')).rows).toEqual([])
  })

  it('keep one importance, and the three together are everything', async () => {
    const counts = await Promise.all(['low', 'medium', 'high'].map((value) => total(`importance=${value}&tickers=HALO`)))
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await total('tickers=HALO'))
  })

  it('keep content types', async () => {
    const { rows } = await ask(source, 'content_types=market%20wrap')
    expect(rows.every((row) => row.stocks!.length === 6)).toBe(true)
    expect((await ask(source, 'content_types=press%20release')).rows.every((row) => row.stocks!.length === 1)).toBe(true)
  })

  it('keep a region by the name of a country or its short code', async () => {
    const japan = await ask(source, 'region=Japan')
    expect(new Set(japan.rows.map((row) => tickersOf(row).join()))).toEqual(new Set(['MNZKY']))
    expect((await ask(source, 'region=jp')).rows).toEqual(japan.rows)
  })
})

describe('a bad value', () => {
  it.each([
    ['pageSize=101', 'pageSize: Too large. Wanted: a whole number, 1 to 100.'],
    ['page=100001', 'page: Too large.'],
    ['displayOutput=max', 'displayOutput: Choose one of'],
    ['topic_group_by=xor', 'topic_group_by: Choose one of'],
    ['importance=urgent', 'importance: Choose one of'],
    ['cusips=1234', 'cusips: 1234: not a CUSIP'],
    ['dateFrom=2026-03-02&dateTo=2026-03-01', 'dateFrom: 2026-03-02 is after 2026-03-01'],
  ])('is refused: %s', async (query, message) => {
    const { status, text } = await ask(source, query)
    expect(status).toBe(400)
    expect(text).toContain(message)
  })

  it('is refused beyond 50 ISINs', async () => {
    const isins = Array.from({ length: 51 }, (_, index) => `US${String(index).padStart(10, '0')}`)
    const { status, text } = await ask(source, `isin=${isins.join(',')}`)
    expect(status).toBe(400)
    expect(text).toContain('isin: 51 of 50 ISINs')
  })
})

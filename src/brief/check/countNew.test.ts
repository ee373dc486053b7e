import { expect, it } from 'vitest'
import { CASES, OPEN, rating, RATINGS, serviceOf, SPAN } from '../asking/testing.ts'
import { countNew, UNCOUNTED } from './countNew.ts'
import { newsWords } from './BriefNews.tsx'

const count = (tickers: readonly string[], given: Parameters<typeof serviceOf>[0]) => {
  const { connection, asked } = serviceOf(given)
  return countNew(connection, OPEN, tickers, SPAN.since).then((found) => ({ found, asked, words: newsWords(found) }))
}

it('asks each dataset that takes a list once, however many are new, and says that there may be more', async () => {
  const { found, asked, words } = await count(['HALO'], ({ pathname }) =>
    pathname === RATINGS
      ? { 'analyst-insights': Array.from({ length: 200 }, (_, row) => rating(row, SPAN.since + 200 - row)) }
      : undefined,
  )
  expect(asked.map(({ pathname }) => pathname).toSorted()).toEqual([...new Set(asked.map(({ pathname }) => pathname))].toSorted())
  expect(asked).toHaveLength(5)
  expect(found).toEqual({ count: 200, isMore: true, missing: [] })
  expect(words).toBe('200 or more new')
})

it('counts what changed since, and of what is older nothing, though the service sent it', async () => {
  const { found, words } = await count(['HALO', 'ACME'], ({ pathname }) =>
    pathname === RATINGS
      ? { 'analyst-insights': [rating(1, SPAN.since + 5), rating(2, SPAN.since), rating(3, SPAN.since - 1)] }
      : undefined,
  )
  expect(found).toEqual({ count: 2, isMore: false, missing: [] })
  expect(words).toBe('2 new')
})

it('asks a list of more than fifty in batches', async () => {
  const { asked } = await count(
    Array.from({ length: 60 }, (_, place) => `T${place}`),
    () => undefined,
  )
  // News and filings take as many as there are.
  expect(asked.filter(({ pathname }) => pathname === RATINGS)).toHaveLength(2)
})

it('asks for nothing that is asked ticker by ticker, and names it', async () => {
  const { asked } = await count(['HALO', 'ACME'], () => undefined)
  expect(asked.filter(({ pathname }) => pathname === CASES)).toEqual([])
  expect(UNCOUNTED).toEqual(['Bull / bear case'])
})

it('calls nothing quiet where a dataset is missing', async () => {
  const { found, words } = await count(['HALO'], ({ pathname }) =>
    pathname === RATINGS ? Response.json({ message: 'Forbidden' }, { status: 403 }) : undefined,
  )
  expect(found).toEqual({ count: 0, isMore: false, missing: ['Analyst ratings'] })
  expect(words).toBe('1 dataset missing')
  expect(newsWords({ count: 0, isMore: false, missing: [] })).toBe('Nothing new')
})

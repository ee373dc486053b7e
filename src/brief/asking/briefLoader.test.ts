import { afterEach, expect, it, vi } from 'vitest'
import { briefViews } from '../../endpoints/briefViews.ts'
import { briefContent } from '../lines/briefContent.ts'
import { asksFor } from './asks.ts'
import { createBriefLoader, type BriefLoader } from './briefLoader.ts'
import { until } from '../../test/until.ts'
import { CASES, OPEN, rating, RATINGS, serviceOf, SPAN } from './testing.ts'

async function settled(loader: BriefLoader): Promise<void> {
  await vi.waitFor(async () => {
    // The pauses between many requests.
    if (vi.isFakeTimers()) await vi.runAllTimersAsync()
    expect(loader.state().status).toBe('idle')
  }, 20_000)
}

afterEach(() => void vi.useRealTimers())

async function briefOf(tickers: readonly string[], given: (url: URL, place: number) => unknown) {
  const { connection, asked } = serviceOf(given)
  const loader = createBriefLoader(connection, OPEN)
  loader.ask(asksFor(briefViews, tickers, SPAN, undefined))
  await settled(loader)
  const content = () =>
    briefContent(loader.state().answers, {
      ...SPAN,
      tickers,
      scenario: undefined,
      splitsOf: undefined,
      changesOf: () => undefined,
      valuation: undefined,
    })
  return { loader, asked, content }
}

it('asks fifty tickers a request, and a ticker each of the operation that takes one', async () => {
  vi.useFakeTimers()
  const tickers = Array.from({ length: 55 }, (_, place) => `T${place}`)
  const { asked, content } = await briefOf(tickers, () => undefined)
  const ratings = asked.filter(({ pathname }) => pathname === RATINGS).map((url) => url.searchParams.get('symbols')!.split(','))
  expect(ratings.map(({ length }) => length)).toEqual([50, 5])
  expect(new Set(asked.filter(({ pathname }) => pathname === CASES).map((url) => url.searchParams.get('symbols'))).size).toBe(55)
  // Two each of ratings and filings; four of splits, calls and news, which are asked in two ways.
  expect(asked.length).toBe(2 * 2 + 3 * 4 + 55)
  expect(content().quiet).toEqual(tickers)
})

it('asks since the moment, in the words of each operation', async () => {
  const { asked } = await briefOf(['HALO'], () => undefined)
  const since = (name: string): number => asked.filter((url) => url.searchParams.get(name) === String(SPAN.since)).length
  expect([since('parameters[updated]'), since('updated_since'), since('updatedSince')]).toEqual([4, 1, 2])
})

it('leaves out what is older where a service does not heed the filter, says so, and asks no further', async () => {
  // Full pages without end, the newest first.
  const { asked, content } = await briefOf(['HALO'], ({ pathname, searchParams }) => {
    if (pathname !== RATINGS) return undefined
    const first = Number(searchParams.get('page') ?? 0) * 200
    return { 'analyst-insights': Array.from({ length: 200 }, (_, row) => rating(first + row, SPAN.since + 3 - first - row)) }
  })
  const { companies, remarks } = content()
  expect(companies.map(({ lines }) => lines.length)).toEqual([4])
  expect(asked.filter(({ pathname }) => pathname === RATINGS).length).toBe(2)
  expect(remarks).toEqual(['Analyst ratings: the service did not heed “updated since”; 396 ratings from before are left out.'])
})

it('keeps what arrived where one operation is not in the plan, and asks that one no further', async () => {
  const { asked, content } = await briefOf(['HALO', 'ACME', 'QNTR', 'MNTF'], ({ pathname }) =>
    pathname === CASES
      ? Response.json({ message: 'Forbidden' }, { status: 403 })
      : pathname === RATINGS
        ? { 'analyst-insights': [rating(1, SPAN.since)] }
        : undefined,
  )
  const { companies, gaps } = content()
  expect(companies.map(({ ticker }) => ticker)).toEqual(['HALO'])
  expect(gaps.map(({ endpoint, failure, tickers }) => [endpoint.id, failure.kind, tickers.length])).toEqual([
    ['bulls-bears', 'not-entitled', 4],
  ])
  // Two were under way at once.
  expect(asked.filter(({ pathname }) => pathname === CASES).length).toBeLessThanOrEqual(2)
})

it('tells a limit in the middle as a gap of its tickers, and fills it when asked again', async () => {
  let isLimited = true
  const { loader, content } = await briefOf(['HALO', 'ACME'], (url) => {
    if (url.pathname !== CASES) return undefined
    if (isLimited && url.searchParams.get('symbols') === 'ACME')
      return new Response('slow down', { status: 429, headers: { 'retry-after': '3600' } })
    const ticker = url.searchParams.get('symbols')
    return { bulls_say_bears_say: [{ id: `e ${ticker}`, ticker, updated: SPAN.since, bull_case: 'Up.', bear_case: 'Down.' }] }
  })
  expect(content().gaps.map(({ failure, tickers }) => [failure.kind, tickers])).toEqual([['limited', ['ACME']]])
  expect(content().companies.map(({ ticker }) => ticker)).toEqual(['HALO'])
  isLimited = false
  loader.retry()
  await settled(loader)
  expect([content().gaps, content().companies.map(({ ticker }) => ticker)]).toEqual([[], ['HALO', 'ACME']])
})

it('stops at will, keeps what came, and goes on', async () => {
  const { connection, asked } = serviceOf(() => undefined)
  const loader = createBriefLoader(connection, OPEN)
  loader.ask(asksFor(briefViews, ['HALO'], SPAN, undefined))
  // As a page does that shows a brief, whether it was stopped before or not.
  loader.resume()
  loader.stop()
  await until(() => loader.state().status === 'stopped')
  const begun = asked.length
  await new Promise((resolve) => setImmediate(resolve))
  expect([loader.state().status, asked.length]).toEqual(['stopped', begun])
  expect(loader.state().answers.some(({ status }) => status === 'waiting')).toBe(true)
  loader.resume()
  await settled(loader)
  expect(loader.state().answers.every(({ status }) => status === 'there')).toBe(true)
})

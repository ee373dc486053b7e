/** The service that the bench measures on: insights and calls by pages, one split, and price ratios by the number that the ticker names (`R1000`), late for `L1000`. */
import { createServer } from 'node:http'
import { insightsFrom, pageOfInsights } from '../e2e/budgets/manyInsights.ts'
import { addDays, displayOfDay } from '../src/lib/dates/days.ts'
import { pageOfLongCalls } from './longCalls.ts'
import { pageOfMany } from './manyPages.ts'
import { priceRatioAt } from './priceRatioRows.ts'

const ROWS = 1000
const YEARS_OF_DAYS = 730

/** A thousand ratings of these many tickers, spread over two years. */
const ratingsOfTwoYears = (tickers: number): string =>
  JSON.stringify({
    'analyst-insights': insightsFrom(0, ROWS).map((insight, row) => ({
      ...insight,
      date: addDays('2026-11-20', -Math.floor((row * YEARS_OF_DAYS) / ROWS)),
      security: { ...insight.security, symbol: `Q${row % tickers}` },
    })),
  })

/** Every weekday of five years for each ticker. */
function historiesOf(symbols: readonly string[]): string {
  const data = symbols.flatMap((symbol) =>
    Array.from({ length: 1300 }, (_, place) => ({
      ...priceRatioAt(place),
      symbol,
      date: displayOfDay(addDays('2026-11-20', -Math.floor((place * 7) / 5))),
    })),
  )
  return JSON.stringify({ ok: 'true', data: [{ share_price_ratios: { type: 'common', data } }] })
}

const answers = new Map<string, string | Promise<string>>()

/** Milliseconds after which a late answer comes: the page, which asks before it stands, waits for it by then. */
const LATE = 500

/** Of what the mock service is asked in place of it. */
const OF_MANY = /\/filings$|\/calendar\/conference-calls$|\/api\/v2\/news$|\/calendar\/splits$/

function bodyOf(url: URL): string | Promise<string> {
  const symbols = url.searchParams.get('symbols') ?? ''
  const tickers = Number(/^S(\d+)$/.exec(symbols)?.[1] ?? 0)
  if (url.pathname.endsWith('/insights') && tickers > 0) return ratingsOfTwoYears(tickers)
  if (url.pathname.endsWith('/transcripts/calls')) return pageOfLongCalls(url)
  if (url.pathname.endsWith('/insights')) return pageOfInsights(url)
  if (OF_MANY.test(url.pathname) && /pagesize=/i.test(url.search)) return pageOfMany(url)
  if (url.pathname.endsWith('/calendar/splits'))
    return JSON.stringify({ splits: [{ id: '1', ticker: 'Q1', date_ex: '2026-11-20', ratio: '2:1' }] })
  if (/^Q\d/.test(symbols)) return historiesOf(symbols.split(','))
  const count = Number(/^[RL](\d+)/.exec(symbols)?.[1] ?? 0)
  // A day for each: rows of one share and one day would be told apart by all they say.
  const data = Array.from({ length: count }, (_, row) => ({
    ...priceRatioAt(row),
    symbol: symbols,
    date: displayOfDay(addDays('2026-11-20', -row)),
  }))
  return JSON.stringify({ ok: 'true', data: [{ share_price_ratios: { type: 'common', data } }] })
}

/** Answers at once but for late answers, from memory when asked again: what is measured is the page. */
export function startRowService(port: number) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://service')
    const asked = answers.get(url.href) ?? bodyOf(url)
    answers.set(url.href, asked)
    const body = await asked
    const answer = (): void => void response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    if (url.searchParams.get('symbols')?.startsWith('L')) setTimeout(answer, LATE)
    else answer()
  })
  return new Promise<typeof server>((done) => server.listen(port, '127.0.0.1', () => done(server)))
}

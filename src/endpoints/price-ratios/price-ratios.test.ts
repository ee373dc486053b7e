/** The request that price ratios make, and the rules by which the mock service answers it (§4.3). */
import { describe, expect, it } from 'vitest'
import { buildRequest } from '../../api/client/request.ts'
import { ask, world } from '../../test/ask.ts'
import { connectionTo } from '../../test/connection.ts'
import { priceRatios, type PriceRatio } from './endpoint.ts'
import source from './mock.ts'

const halo = world.companyOf('HALO')!
const days = (rows: readonly PriceRatio[]): (string | null | undefined)[] => rows.map((row) => row.date)
const everyone = `symbols=${world.companies.map((company) => company.ticker).join(',')}`

describe('the request', () => {
  it('names every parameter as published', () => {
    const request = buildRequest(
      priceRatios,
      { tickers: ['HALO', 'BRK.B'], from: 'YTD', to: '2026-11-20', report_type: 'TTM' },
      connectionTo(),
    )
    expect(request.url).toBe(
      'https://service.test/api/v3/fundamentals/share-price-ratios?symbols=HALO,BRK.B&from=YTD&to=2026-11-20&date=TTM',
    )
    expect(request.headers.get('authorization')).toBe('token test-key')
  })

  it.each([
    [{}, 'from=2025-11-20&to=2026-11-20'],
    [{ from: '2026-01-02' }, 'from=2026-01-02&to=2026-11-20'],
    [{ to: '2024-02-29' }, 'from=2023-02-28&to=2024-02-29'],
    [{ from: 'YTD' }, 'from=YTD&to=2026-11-20'],
    [{ from: '1MONTH' }, 'from=1MONTH&to=2026-11-20'],
    [{ from: '2027-03-01' }, 'from=2027-03-01&to=2027-03-01'],
    [{ to: '1900-06-01' }, 'from=1900-01-01&to=1900-06-01'],
    [{ from: '2026-03-02', to: '2026-03-31' }, 'from=2026-03-02&to=2026-03-31'],
  ])('holds both days, for %j the year up to the last of them or to today', (days, sent) => {
    const { search } = new URL(buildRequest(priceRatios, { tickers: ['HALO'], ...days }, connectionTo()).url)
    expect(search).toBe(`?symbols=HALO&${sent}`)
  })
})

describe('the answer', () => {
  it('is "ok" in words, with a series for each symbol, the oldest day first', async () => {
    const { body } = await ask(source, 'symbols=HALO,QNTR&from=2026-11-18&to=2026-11-20')
    expect(body).toMatchObject({
      ok: 'true',
      data: [
        {
          share_price_ratios: {
            type: 'common',
            data: [
              { symbol: 'HALO', date: 'Nov 18, 2026' },
              { symbol: 'HALO', date: 'Nov 19, 2026' },
              { symbol: 'HALO', date: 'Nov 20, 2026' },
            ],
          },
        },
        {
          share_price_ratios: {
            type: 'common',
            data: [
              { symbol: 'QNTR', date: 'Nov 18, 2026' },
              { symbol: 'QNTR', date: 'Nov 19, 2026' },
              { symbol: 'QNTR', date: 'Nov 20, 2026' },
            ],
          },
        },
      ],
    })
  })

  it('begins with the first trading day of the year for YTD', async () => {
    const { rows } = await ask(source, 'symbols=HALO&from=YTD&to=2026-01-07')
    expect(days(rows)).toEqual(['Jan 2, 2026', 'Jan 5, 2026', 'Jan 6, 2026', 'Jan 7, 2026'])
  })

  it.each([['1MONTH'], ['1m'], ['1M']])('begins one month ago for %s', async (word) => {
    const { rows } = await ask(source, `symbols=HALO&from=${word}&to=2026-11-20`)
    expect([days(rows)[0], days(rows).at(-1)]).toEqual(['Oct 20, 2026', 'Nov 20, 2026'])
  })

  it.each(['', '&from=2026-03-01', '&from=YTD', '&to=2026-03-31', '&date=TTM'])(
    'refuses, as the service was seen to, to answer without both days: symbols=HALO%s',
    async (days) => {
      const { status, body } = await ask(source, `symbols=HALO${days}`)
      expect([status, body]).toEqual([200, { ok: 'true', errors: ['Please provide either from & to or date parameter'] }])
    },
  )

  it('has prices of the market, and ratios that follow from them and from the books', async () => {
    const { rows } = await ask(source, 'symbols=HALO&from=2026-11-20&to=2026-11-20')
    const price = world.pricesOf(halo).at(-1)!
    const year = world.quartersOf(halo).slice(-4)
    const last = year.at(-1)!
    const sum = (measure: 'netIncome' | 'revenue' | 'ebitda'): number =>
      year.reduce((total, quarter) => total + quarter[measure], 0)
    const value = price.close * price.sharesOutstanding
    const row = rows[0]!
    expect(row).toMatchObject({
      open: price.open,
      high: price.high,
      low: price.low,
      close: price.close,
      adj_close: price.adjustedClose,
      volume: price.volume,
      shares_outstanding: price.sharesOutstanding,
    })
    expect(row.market_cap).toBeCloseTo(value, -1)
    expect(row.enterprise_value).toBeCloseTo(value + last.debt - last.cash, -1)
    expect(row.price_to_earnings_ratio_ttm).toBeCloseTo(value / sum('netIncome'), 3)
    expect(row.price_to_sales_ratio_quarterly).toBeCloseTo(value / (4 * last.revenue), 3)
    expect(row.ev_ebitda).toBeCloseTo((value + last.debt - last.cash) / sum('ebitda'), 3)
    expect(row.book_to_market_value! * row.price_to_book_value!).toBeCloseTo(1, 4)
  })

  it('gives shares of one where it says a share: dividend yield, book to market, operating income', async () => {
    const { rows } = await ask(source, `${everyone}&from=2026-11-20&to=2026-11-20`)
    const yields = rows.map((row) => row.dividend_yield!)
    expect(Math.max(...yields)).toBeGreaterThan(0.005)
    expect(Math.max(...yields)).toBeLessThan(0.15)
    expect(yields.some((share) => share === 0)).toBe(true)
    expect(rows.filter((row) => Math.abs(row.operating_income_ev!) > 1)).toEqual([])
  })

  it('does not read results into the day on which they come out', async () => {
    const { reported } = world.quartersOf(halo).at(-1)!
    const { rows } = await ask(source, `symbols=HALO&from=${reported}&to=2026-11-20`)
    const [then, next] = rows
    const sales = (row: PriceRatio): number => row.market_cap! / row.price_to_sales_ratio_ttm!
    expect(Math.abs(sales(next!) / sales(then!) - 1)).toBeGreaterThan(0.001)
    expect(sales(rows[2]!) / sales(next!)).toBeCloseTo(1, 4)
  })

  it('has negative ratios for losses, and null or nothing where there are no books yet', async () => {
    const { rows } = await ask(source, `${everyone}&from=2024-01-01&to=2024-12-31`)
    expect(rows.some((row) => row.price_to_earnings_ratio_ttm! < 0)).toBe(true)
    expect(rows.some((row) => row.price_to_earnings_ratio_ttm === null)).toBe(true)
    expect(rows.some((row) => !Object.hasOwn(row, 'price_to_earnings_ratio_ttm') && row.close! > 0)).toBe(true)
    expect(new Set(rows.map(priceRatios.identify)).size).toBe(rows.length)
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
  })

  it('knows a company once, whatever the spelling, and nothing of strangers', async () => {
    const { rows } = await ask(source, 'symbols=KRSH-B,KRSH/B,NOBODY&from=2026-11-20&to=2026-11-20')
    expect(rows.map((row) => row.symbol)).toEqual(['KRSH.B'])
    expect((await ask(source, 'symbols=NOBODY&from=YTD&to=2026-11-20')).body).toEqual({ ok: 'true', data: [] })
  })

  it('takes every report type', async () => {
    const { rows } = await ask(source, 'symbols=HALO&from=1m&to=2026-11-20')
    const answers = await Promise.all(
      ['TTM', 'A', 'R', 'P'].map((type) => ask(source, `symbols=HALO&from=1m&to=2026-11-20&date=${type}`)),
    )
    expect(answers.map((answer) => answer.rows)).toEqual([rows, rows, rows, rows])
  })

  it.each([
    ['no symbol', 'from=YTD'],
    ['another number of months', 'symbols=HALO&from=2MONTH'],
    ['a word for the end', 'symbols=HALO&to=YTD'],
    ['a day as report type', 'symbols=HALO&date=2026-11-20'],
    ['a range that ends before it begins', 'symbols=HALO&from=2026-03-02&to=2026-03-01'],
  ])('refuses %s', async (_, query) => {
    expect((await ask(source, query)).status).toBe(400)
  })
})

/** The examples of the method page: every figure in them is one that the mock service sends, or follows from such by a sum done here. */
import { expect, it } from 'vitest'
import prices from '../../../endpoints/price-ratios/mock.ts'
import insights from '../../../endpoints/insights/mock.ts'
import splits from '../../../endpoints/splits/mock.ts'
import { ask } from '../../../test/ask.ts'
import { definitions } from './definitions.ts'

const exampleOf = (id: string): string => definitions.find((definition) => definition.id === id)!.example!

async function priceOf(ticker: string, day: string) {
  const { rows } = await ask(prices, `symbols=${ticker}&from=${day}&to=${day}`)
  return rows[0]!
}

const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}%`

it('has every definition once', () => {
  const ids = definitions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('takes the close of a Friday for a Sunday', async () => {
  expect((await ask(prices, 'symbols=HALO&from=2026-09-05&to=2026-09-07')).rows).toEqual([])
  expect(exampleOf('day')).toContain(`4 Sep 2026, ${(await priceOf('HALO', '2026-09-04')).close}`)
})

it('ranks a P/E among those of two years', async () => {
  const { rows } = await ask(prices, 'symbols=HALO&from=2024-09-04&to=2026-09-03')
  const values = rows.flatMap(({ price_to_earnings_ratio_ttm: pe }) => (typeof pe === 'number' && pe >= 0 ? [pe] : []))
  const own = (await priceOf('HALO', '2026-09-03')).price_to_earnings_ratio_ttm!
  const below = values.filter((value) => value < own).length
  expect(values.filter((value) => value === own)).toHaveLength(1)
  expect(exampleOf('percentile')).toContain(
    `P/E ${own}. Of ${values.length} values of two years ${below} are lower, and it alone equals itself: (${below} + 0.5) ÷ ${values.length} × 100 = ${(((below + 0.5) / values.length) * 100).toFixed(2)}.`,
  )
})

it('divides adjusted closes 21 trading days apart', async () => {
  const { rows } = await ask(prices, 'symbols=HALO&from=2026-09-03&to=2026-10-05')
  // Day zero and the 21 after it.
  expect(rows).toHaveLength(22)
  const [before, zero, end] = await Promise.all(['2026-09-02', '2026-09-03', '2026-10-05'].map((day) => priceOf('HALO', day)))
  const [from, own, to] = [before!.adj_close!, zero!.adj_close!, end!.adj_close!]
  expect(exampleOf('returns')).toContain(`${to} on 5 Oct 2026 ÷ ${from} on 2 Sep 2026 − 1 = ${percent(to / from - 1)}`)
  expect(exampleOf('returns')).toContain(`${to} ÷ ${own} − 1 = ${percent(to / own - 1)}`)
})

it('takes the mean of others away', async () => {
  const returns = await Promise.all(
    ['HALO', 'ACME', 'QNTR'].map(async (ticker) => {
      const [from, to] = await Promise.all(['2026-09-02', '2026-10-05'].map((day) => priceOf(ticker, day)))
      return { from: from!.adj_close!, to: to!.adj_close!, value: to!.adj_close! / from!.adj_close! - 1 }
    }),
  )
  const [own, ...others] = returns
  const mean = (others[0]!.value + others[1]!.value) / 2
  for (const { from, to, value } of others) expect(exampleOf('excess')).toContain(`${to} ÷ ${from} − 1 = ${percent(value)}`)
  expect(exampleOf('excess')).toContain(
    `in the mean ${percent(mean)}; ${percent(own!.value)} less that is ${percent(own!.value - mean)}`,
  )
})

it('holds a target against the close of its day and of today', async () => {
  const [then, now] = await Promise.all(['2026-09-03', '2026-11-20'].map((day) => priceOf('HALO', day)))
  const { rows } = await ask(insights, 'symbols=HALO&date_from=2026-09-03&date_to=2026-09-03')
  const rating = rows.find(({ firm }) => firm === 'Bellwether Lane')!
  expect(rating.pt).toMatch(/^78(\.0+)?$/)
  expect(exampleOf('upside')).toContain(`78 ÷ ${then!.close} − 1 = ${percent(78 / then!.close! - 1)} that day`)
  expect(exampleOf('upside')).toContain(`78 ÷ ${now!.close!.toFixed(2)} − 1 = ${percent(78 / now!.close! - 1)} on 20 Nov 2026`)
  expect(rating.analyst_insights).toContain('$64.00')
  expect(exampleOf('prior')).toContain(`78 ÷ 64 − 1 = ${percent(78 / 64 - 1)}`)
  const split = await ask(splits, 'parameters[tickers]=GSHR&parameters[date]=2026-05-11&parameters[date_search_field]=ex')
  expect(split.rows.map(({ ratio }) => ratio)).toEqual(['2:1'])
})

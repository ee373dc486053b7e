/** The price series of a session: what is asked for, when, and what stays. */
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { displayOfDay } from '../../../lib/dates/days.ts'
import { joinSource } from '../../../endpoints/price-ratios/joinSource.ts'
import { connectionTo } from '../../../test/connection.ts'
import { createPriceHistories, priceHistoriesOf } from './priceHistories.ts'
import type { HistoryNeed } from './priceRequests.ts'
import { until } from '../../../test/until.ts'

const NEED: HistoryNeed = { symbols: ['ACME', 'HALO', 'NONE'], from: '2026-11-16', to: '2026-11-20', hasSplits: false }

/** One row a ticker, except for the ticker that nobody knows; `refuse` by the number of the request, from 1. */
function serviceOf(refuse: (request: number, path: string) => Response | undefined = () => undefined) {
  const asked: string[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const isSplits = pathname.endsWith('/splits')
    const symbols = (searchParams.get(isSplits ? 'parameters[tickers]' : 'symbols') ?? '').split(',')
    asked.push(`${isSplits ? 'splits' : 'prices'} ${symbols.join(',')} ${searchParams.get('from') ?? ''}`.trim())
    const refused = refuse(asked.length, pathname)
    if (refused) return refused
    if (isSplits) return Response.json({ splits: [{ id: '1', ticker: 'HALO', ratio: '2:1', date_ex: '2026-11-18' }] })
    const rows = symbols
      .filter((symbol) => symbol !== 'NONE')
      .map((symbol) => ({ symbol, date: displayOfDay('2026-11-19'), close: 10, adj_close: 10 }))
    return Response.json({ ok: 'true', data: [{ share_price_ratios: { type: 'common', data: rows } }] })
  }
  const client = new QueryClient()
  const connection = connectionTo({ fetch })
  return { asked, client, connection, histories: createPriceHistories(joinSource, client, connection) }
}

const settled = (histories: ReturnType<typeof createPriceHistories>) =>
  until(() => histories.state().status !== 'running' && histories.state().status)

it('asks for each ticker once, and knows one that has no prices', async () => {
  const { asked, histories } = serviceOf()
  histories.load(NEED)
  await settled(histories)
  histories.load({ ...NEED, symbols: ['HALO'] })
  expect(asked).toEqual(['prices ACME,HALO,NONE 2026-11-16'])
  const { series, rows, requests } = histories.state()
  expect([...series.keys()]).toEqual(['ACME', 'HALO', 'NONE'])
  expect([series.get('HALO')?.days, series.get('NONE')]).toEqual([['2026-11-19'], undefined])
  expect([rows, requests]).toEqual([2, 1])
  expect(histories.costOf(NEED)).toEqual({ tickers: 0, rows: 0, requests: 0 })
})

it('asks again for days further back, of the tickers that lack them', async () => {
  const { asked, histories } = serviceOf()
  histories.load({ ...NEED, symbols: ['HALO'] })
  await settled(histories)
  histories.load({ ...NEED, symbols: ['ACME', 'HALO'], from: '2026-10-01' })
  await settled(histories)
  expect(asked).toEqual(['prices HALO 2026-11-16', 'prices ACME,HALO 2026-10-01'])
})

it('parts what is large into requests of about two thousand rows, and says so before', async () => {
  const { asked, histories } = serviceOf()
  // Two years of 504 days: three tickers in a request.
  const need: HistoryNeed = {
    symbols: Array.from({ length: 20 }, (_, place) => `T${place}`),
    from: '2024-11-20',
    to: '2026-11-20',
    hasSplits: false,
  }
  // 730 days of 365 with 252: 504 days a ticker.
  expect(histories.costOf(need)).toEqual({ tickers: 20, rows: 10_080, requests: 7 })
  histories.load(need)
  await settled(histories)
  expect(asked.map((text) => text.split(',').length)).toEqual([3, 3, 3, 3, 3, 3, 2])
})

it('keeps what arrived when a request fails, and goes on from there', async () => {
  const need = { ...NEED, symbols: Array.from({ length: 12 }, (_, place) => `T${place}`), from: '2024-11-20' }
  const { asked, histories } = serviceOf((request) => (request === 2 ? new Response('{}', { status: 403 }) : undefined))
  histories.load(need)
  await settled(histories)
  expect(histories.state()).toMatchObject({ status: 'failed', failure: { kind: 'not-entitled' } })
  expect(histories.state().series.size).toBe(3)
  histories.retry(need)
  await settled(histories)
  expect(histories.state()).toMatchObject({ status: 'idle', failure: undefined })
  expect([histories.state().series.size, asked.length]).toEqual([12, 5])
})

it('keeps what arrived when it is stopped', async () => {
  const need = { ...NEED, symbols: Array.from({ length: 12 }, (_, place) => `T${place}`), from: '2024-11-20' }
  const { asked, histories } = serviceOf()
  const leave = histories.subscribe(() => histories.state().series.size > 0 && histories.stop())
  histories.load(need)
  await settled(histories)
  leave()
  expect([histories.state().status, histories.state().series.size, asked.length]).toEqual(['stopped', 3, 1])
})

it('has prices where the split calendar fails, and says that it did', async () => {
  const { histories } = serviceOf((_, path) => (path.endsWith('/splits') ? new Response('{}', { status: 403 }) : undefined))
  histories.load({ ...NEED, hasSplits: true })
  await settled(histories)
  expect(histories.state()).toMatchObject({ status: 'idle', splits: undefined, splitsFailure: { kind: 'not-entitled' } })
  expect(histories.state().series.get('HALO')?.days).toEqual(['2026-11-19'])
})

it('reads splits by ticker, as shares a share', async () => {
  const { histories } = serviceOf()
  histories.load({ ...NEED, hasSplits: true })
  await settled(histories)
  expect(histories.state().splits?.get('HALO')).toEqual([{ exDay: '2026-11-18', ratio: 2 }])
})

it('is one for all pages of a session', () => {
  const { client, connection } = serviceOf()
  const own = priceHistoriesOf(joinSource, client, connection)
  expect(priceHistoriesOf(joinSource, client, connection)).toBe(own)
  expect(priceHistoriesOf(joinSource, client, { ...connection, scenario: 'slow' })).not.toBe(own)
  expect(priceHistoriesOf(joinSource, new QueryClient(), connection)).not.toBe(own)
})

/** One analyst on one share with a split of 2:1, short enough to be checked by hand. */
import { dailySeries } from '../../analysis/dailySeries.ts'
import { endpoints } from '../../endpoints/index.ts'
import { insights } from '../../endpoints/insights/endpoint.ts'
import { displayOfDay } from '../../lib/dates/days.ts'
import { bodyOf } from '../../test/operations.ts'
import { targetRecords } from './targetRecords.ts'

export const TODAY = '2026-11-20'

/** Close, adjusted close, high and low by day. */
export const ACME: Readonly<Record<string, readonly [number, number, number, number]>> = {
  '2025-01-06': [100, 50, 101, 99],
  '2025-02-03': [110, 55, 121, 95],
  '2025-06-02': [50, 50, 56, 45],
  '2026-01-05': [65, 65, 66, 64],
  '2026-01-06': [65, 65, 66, 64],
  '2026-02-03': [70, 70, 71, 69],
  '2026-11-20': [70, 70, 71, 68],
}

const column = (place: number) => Object.values(ACME).map((row) => row[place])

export const series = dailySeries(Object.keys(ACME), {
  close: column(0),
  adjustedClose: column(1),
  high: column(2),
  low: column(3),
})

export const splits = new Map([['ACME', [{ exDay: '2025-06-02', ratio: 2 }]]])

export const rating = (id: string, date: string, pt: string, symbol = 'ACME') => ({
  id,
  date,
  pt,
  security: { symbol },
  action: 'Maintains',
  rating: 'Buy',
  firm: 'Wexmoor',
  firm_id: 'f1',
  analyst_id: 'a1',
  rating_id: `of ${id}`,
  updated: 1_736_150_400,
})

/** Reached, missed over the split, and open. */
export const RATINGS = [
  rating('open', '2026-02-03', '100.00'),
  rating('missed', '2025-02-03', '150.00'),
  rating('reached', '2025-01-06', '120.00'),
]

export const targetsOf = (records: readonly unknown[]) => targetRecords(insights, records)

const PRICES = Object.entries(ACME).map(([day, [close, adjusted, high, low]]) => ({
  symbol: 'ACME',
  date: displayOfDay(day),
  close,
  adj_close: adjusted,
  high,
  low,
}))

const RECORDS: Readonly<Record<string, readonly unknown[]>> = {
  insights: RATINGS,
  analysts: [
    {
      id: 'a1',
      name_full: 'Ada Roe',
      firm_id: 'f1',
      firm_name: 'Wexmoor',
      ratings_accuracy: { overall_success_rate: '95.00', total_ratings: 12 },
    },
  ],
  'price-ratios': PRICES,
  splits: [{ id: 's1', ticker: 'ACME', date_ex: '2025-06-02', ratio: '2:1' }],
}

/** A service that has these records, whatever it is asked for; an operation among `statuses` fails with that status. */
export const answersWith =
  (records: Readonly<Record<string, readonly unknown[]>> = {}, statuses: Readonly<Record<string, number>> = {}) =>
  (request: Request): Promise<Response> => {
    const endpoint = endpoints.find(({ path }) => path === new URL(request.url).pathname)!
    const status = statuses[endpoint.id]
    const body = status ? '{}' : bodyOf(endpoint, records[endpoint.id] ?? RECORDS[endpoint.id] ?? [])
    return Promise.resolve(new Response(body, { status: status ?? 200, headers: { 'content-type': 'application/json' } }))
  }

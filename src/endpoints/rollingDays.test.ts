/** Rolling days of an address, dataset by dataset: the service is asked for plain ones. */
import { expect, it } from 'vitest'
import { pathOf } from '../api/client/request.ts'
import type { Param } from '../api/endpoint/params.ts'
import { readAddress } from '../explorer/address/address.ts'
import { endpoints } from './index.ts'

const TODAY = '2026-11-20'
const requestOf = (id: string, query: string): string => {
  const endpoint = endpoints.find((each) => each.id === id)!
  const { reading, faults } = readAddress(endpoint, new URLSearchParams(query), [], endpoint, TODAY)
  expect(faults).toEqual([])
  return decodeURIComponent(pathOf(endpoint, reading.values, { today: TODAY }))
}

const LAST_90_DAYS: readonly (readonly [id: string, request: string])[] = [
  ['insights', '/api/v1/analyst/insights?date_from=2026-08-22&date_to=2026-11-20&pageSize=100'],
  [
    'conference-calls',
    '/api/v2.1/calendar/conference-calls?parameters[date_from]=2026-08-22&parameters[date_to]=2026-11-20&pagesize=100',
  ],
  ['splits', '/api/v2.1/calendar/splits?parameters[date_from]=2026-08-22&parameters[date_to]=2026-11-20&pagesize=100'],
  ['insider-filings', '/api/v1/sec/insider_transactions/filings?date_from=2026-08-22&date_to=2026-11-20&pagesize=100'],
  ['news', '/api/v2/news?dateFrom=2026-08-22&dateTo=2026-11-20&pageSize=50'],
  ['price-ratios', '/api/v3/fundamentals/share-price-ratios?symbols=HALO&from=2026-08-22&to=2026-11-20'],
]

it.each(LAST_90_DAYS)('%s is asked for the last 90 days by their first and last', (id, request) => {
  const tickers = id === 'price-ratios' ? 'tickers=HALO&' : ''
  expect(requestOf(id, `${tickers}from=-90d&to=0d`)).toBe(request)
})

it('are those of every dataset with days', () => {
  const dated = endpoints.filter(({ params }) => Object.values<Param>(params).some(({ control }) => control === 'day'))
  expect(dated.map(({ id }) => id).toSorted()).toEqual(LAST_90_DAYS.map(([id]) => id).toSorted())
})

it('a single day rolls as well', () => {
  expect(requestOf('splits', 'date=-1d')).toBe('/api/v2.1/calendar/splits?parameters[date]=2026-11-19&pagesize=100')
})

/** Which ticker a record is about. */
import { expect, it } from 'vitest'
import { logos } from '../../endpoints/logos/endpoint.ts'
import { news } from '../../endpoints/news/endpoint.ts'
import { tickerOf } from './recordSummary.ts'

it('is that of the listing asked for, not of the first exchange abroad', () => {
  const securities = [
    { symbol: 'H1A', exchange: 'BER', country: 'DE', isin: 'US1' },
    { symbol: 'HALO', exchange: 'NASDAQ', country: 'US', isin: 'US1' },
  ]
  expect(tickerOf(logos, { search_key: 'HALO', securities })).toBe('HALO')
  expect(tickerOf(logos, { search_key: 'US1', securities })).toBe('HALO')
})

it('is the first of a list of several companies, wherever they are listed', () => {
  const stocks = [
    { name: 'SHPR', exchange: 'TSX' },
    { name: 'HALO', exchange: 'NASDAQ' },
  ]
  expect(tickerOf(news, { stocks })).toBe('SHPR')
})

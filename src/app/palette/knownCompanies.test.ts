/** What the palette knows on a live service: tickers of loaded rows and of recent addresses, and no other. */
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import { seenCompanies } from './knownCompanies.ts'

it('knows the companies of loaded rows by name, and the tickers of recent addresses', () => {
  const client = new QueryClient()
  client.setQueryData(['a'], {
    records: [{ ticker: 'ACME', name: 'Acme Anvils, Inc.' }, { ticker: null }, {}],
    logEntry: { endpoint: 'splits' },
  })
  client.setQueryData(['b'], { records: [{ stocks: [{ name: 'HALO' }, { name: 'QNTR' }] }], logEntry: { endpoint: 'news' } })
  for (const foreign of [undefined, null, 7, 'ACME', { records: 'X' }, { records: [], logEntry: null }])
    client.setQueryData([JSON.stringify(foreign)], foreign)
  const addresses = [
    '/splits?tickers=BRK.B',
    '/news?tickers=@tech',
    '/company/ZETA',
    '/insider-filings?search_keys=123&search_keys_type=cik',
    '/about',
  ]
  expect(seenCompanies(client, endpoints, addresses)).toEqual([
    { ticker: 'ACME', name: 'Acme Anvils, Inc.' },
    { ticker: 'BRK.B', name: undefined },
    { ticker: 'HALO', name: undefined },
    { ticker: 'QNTR', name: undefined },
    { ticker: 'ZETA', name: undefined },
  ])
})

it('names a company as at home, whichever of its listings comes first', () => {
  const client = new QueryClient()
  const securities = [
    { symbol: 'HALO', name: 'HALCYON OPTICS', exchange: 'WSE', country: 'PL' },
    { symbol: 'HALO', name: 'Halcyon Optics, Inc.', exchange: 'NASDAQ', country: 'US' },
  ]
  client.setQueryData(['a'], { records: [{ search_key: 'HALO', securities }], logEntry: { endpoint: 'logos' } })
  expect(seenCompanies(client, endpoints, [])).toEqual([{ ticker: 'HALO', name: 'Halcyon Optics, Inc.' }])
})

/** What the address of a company's page says: ticker, days, open record, and what of it is wrong. */
import { describe, expect, it } from 'vitest'
import { companyAddress, companyNavigationContext } from '../explorer/address/navigationContext.ts'
import { readCompanyAddress, spellingsOf } from './companyAddress.ts'

const TODAY = '2026-11-20'
const read = (path: string, query = '') => readCompanyAddress(path, new URLSearchParams(query), TODAY)

describe('the days in force', () => {
  it.each([
    ['', '2025-11-20', '2026-12-20'],
    ['from=2026-03-01&to=2026-03-31', '2026-03-01', '2026-03-31'],
    ['to=2024-02-29', '2023-02-28', '2024-02-29'],
    ['from=2020-01-01', '2020-01-01', '2026-12-20'],
    ['from=2030-01-01', '2030-01-01', '2031-01-01'],
    ['from=-3m&to=0d', '2026-08-20', '2026-11-20'],
    ['from=ytd', '2026-01-01', '2026-12-20'],
    ['to=-1y', '2024-11-20', '2025-11-20'],
  ])('of “%s” run from %s to %s', (query, from, to) => {
    expect(read('HALO', query).range).toEqual({ from, to })
  })

  it('are asked for as they roll, where both are given', () => {
    expect(read('HALO', 'from=-3m&to=0d').asked).toEqual({ from: '-3m', to: '0d' })
    expect(read('HALO', 'from=-3m').asked).toEqual({ from: '2026-08-20', to: '2026-12-20' })
  })

  it('are flagged where they are no days or run backwards', () => {
    expect(read('HALO', 'from=yesterday').faults.map(({ key }) => key)).toEqual(['from'])
    expect(read('HALO', 'from=2026-03-02&to=2026-03-01').faults.length).toBeGreaterThan(0)
    expect(read('HALO', 'from=0d&to=-1d').faults.length).toBeGreaterThan(0)
    expect(read('HALO', 'from=90d').faults.map(({ suggestion }) => suggestion)).toEqual(['-90d'])
  })
})

it('reads a ticker in any case, and flags what is none', () => {
  expect(read('halo')).toMatchObject({ ticker: 'HALO', written: 'halo', tickerFault: undefined })
  expect(read('BRK/B')).toMatchObject({ ticker: 'BRK/B', written: undefined, tickerFault: undefined })
  expect(read('HALO,QNTR').tickerFault).toContain('unusual character')
  expect(read('').ticker).toBe('')
})

it('reports names that it does not know, and obeys none of them', () => {
  expect(read('HALO', 'tickers=QNTR&demo=slow&v.open=news:1&v.earlier=asked').unknown).toEqual(['tickers'])
})

it('keeps colons in the identity of the open record', () => {
  expect(read('HALO', 'v.open=news:a:b').open).toEqual({ operation: 'news', id: 'a:b' })
})

it('spells the class of a share in three ways, the given one first', () => {
  expect(spellingsOf('BRK/B')).toEqual(['BRK/B', 'BRK.B', 'BRK-B'])
  expect(spellingsOf('HALO')).toEqual(['HALO'])
  expect(spellingsOf('BTC-USD')).toEqual(['BTC-USD'])
})

it('leads to the page of a ticker and is understood there, whatever the ticker holds', () => {
  for (const ticker of ['HALO', 'BRK/B', 'BRK.B', '^GSPC', '$X:US', 'A=F']) {
    const { pathname, searchParams } = new URL(companyAddress(ticker, { from: '2026-01-01' }, 'slow'), 'https://this.page')
    expect(companyNavigationContext(pathname, searchParams)).toEqual({ tickers: [ticker], from: '2026-01-01', to: undefined })
    expect(searchParams.get('demo')).toBe('slow')
  }
  expect(companyNavigationContext('/news', new URLSearchParams())).toEqual({ tickers: [] })
})

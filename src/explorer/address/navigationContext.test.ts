/** What goes along from each operation to each other: tickers and days, and nothing that the other does not have. */
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import { testingOf } from '../../test/operations.ts'
import { addressFor, navigationContextOf } from './navigationContext.ts'

const of = (id: string) => endpoints.find((endpoint) => endpoint.id === id)!
const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1] ?? '')
/** The query about HALO and a range of days, as an operation understands it. */
const aboutOf = (id: string): URLSearchParams => queryOf(testingOf({ id }).about)

/** What is left of the subject after an operation that has no tickers or no days. */
function subjectAfter(id: string): { tickers: readonly string[]; from?: string | undefined; to?: string | undefined } {
  const { tickers, from, to } = navigationContextOf(of(id), aboutOf(id))
  return { tickers, from, to }
}

const pairs = endpoints.flatMap(({ id: from }) => endpoints.map(({ id: to }) => [from, to] as const))

describe('from each operation to each other', () => {
  it.each(pairs.filter(([from, to]) => from !== to))('%s → %s', (from, to) => {
    const address = addressFor(of(to), subjectAfter(from))
    const wanted = aboutOf(to)
    if (!String(aboutOf(from)).includes('HALO'))
      for (const name of ['tickers', 'search_keys', 'search_keys_type']) wanted.delete(name)
    if (!aboutOf(from).has('from')) for (const name of ['from', 'to']) wanted.delete(name)
    expect(address.split('?')[0]).toBe(`/${to}`)
    expect(Object.fromEntries(queryOf(address))).toEqual(Object.fromEntries(wanted))
  })

  it('writes the address about a company and a range in full', () => {
    const subject = { tickers: ['HALO'], from: '2026-01-05', to: '2026-03-02' }
    for (const endpoint of endpoints) expect(addressFor(endpoint, subject)).toBe(testingOf(endpoint).about)
  })
})

it('carries as many tickers as the other takes', () => {
  expect(addressFor(of('bulls-bears'), { tickers: ['HALO', 'QNTR'] })).toBe('/bulls-bears?tickers=HALO')
})

it('leaves a word for a day behind where it means nothing', () => {
  const subject = navigationContextOf(of('price-ratios'), new URLSearchParams('tickers=HALO&from=YTD&to=2026-03-02'))
  expect(addressFor(of('news'), subject)).toBe('/news?tickers=HALO&from=ytd&to=2026-03-02')
  expect(addressFor(of('price-ratios'), subject)).toBe('/price-ratios?tickers=HALO&from=ytd&to=2026-03-02')
})

it('takes a single day along, and leaves it behind where there are only ranges', () => {
  const subject = navigationContextOf(of('splits'), new URLSearchParams('tickers=HALO&date=2026-03-02'))
  expect(addressFor(of('news'), subject)).toBe('/news?tickers=HALO&date=2026-03-02')
  expect(addressFor(of('price-ratios'), subject)).toBe('/price-ratios?tickers=HALO')
})

it('does not take identifiers of another kind for tickers', () => {
  const tickersOf = (id: string, query: string): readonly string[] =>
    navigationContextOf(of(id), new URLSearchParams(query)).tickers
  expect(tickersOf('logos', 'search_keys=0000320193&search_keys_type=cik')).toEqual([])
  expect(tickersOf('logos', 'search_keys=HALO')).toEqual(['HALO'])
  expect(tickersOf('insider-filings', 'search_keys=0000320193&search_keys_type=cik')).toEqual([])
  expect(tickersOf('insider-filings', 'search_keys=HALO&search_keys_type=symbol')).toEqual(['HALO'])
  expect(tickersOf('insights', 'search_keys=Halo Partners&search_keys_type=firm')).toEqual([])
  expect(tickersOf('insights', 'tickers=HALO&search_keys=Halo Partners&search_keys_type=firm')).toEqual(['HALO'])
})

it('carries nothing that breaks a rule', () => {
  expect(navigationContextOf(of('splits'), new URLSearchParams('tickers=A;B&date=2026-02-30'))).toEqual({
    tickers: [],
    date: undefined,
    from: undefined,
    to: undefined,
  })
})

it('keeps the trouble that the demo was asked for', () => {
  expect(addressFor(of('splits'), { tickers: ['HALO'] }, 'slow')).toBe('/splits?tickers=HALO&demo=slow')
})

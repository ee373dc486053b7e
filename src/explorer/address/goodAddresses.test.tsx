/** Odd addresses that are legal, or not understood: what is asked, and what is said. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { list } from '../../test/faults/badAddresses.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'
import { useOpenForm } from '../../test/filterForm.ts'

useServer()
useOpenForm()

const settled = () => screen.findByText(/^[\d,]+ rows?$/)
const askedFor = ([request]: readonly Request[]): string => decodeURIComponent(new URL(request!.url).search)

const fifty = list(50, (n) => `T${n}`)
const hundred = list(100, (n) => `T${n}`)

describe('a legal address is asked as it is meant', () => {
  it.each([
    ['U8', 'splits', 'page=', '?pagesize=100'],
    ['U23', 'splits', 'limit=37', '?pagesize=37'],
    ['U31', 'price-ratios', 'tickers=HALO&from=ytd', '?symbols=HALO&from=2026-01-01&to=2026-11-20'],
    ['U31', 'splits', 'from=-90d&to=0d', '?parameters[date_from]=2026-08-22&parameters[date_to]=2026-11-20&pagesize=100'],
    ['U31', 'splits', 'from=0d&to=%2B1m', '?parameters[date_from]=2026-11-20&parameters[date_to]=2026-12-20&pagesize=100'],
    ['U45', 'splits', `tickers=${fifty}`, `?parameters[tickers]=${fifty}&pagesize=100`],
    ['U51', 'splits', 'tickers=AAPL%2CMSFT', '?parameters[tickers]=AAPL,MSFT&pagesize=100'],
    ['U51', 'splits', 'tickers=AAPL,MSFT', '?parameters[tickers]=AAPL,MSFT&pagesize=100'],
    ['U54', 'splits', 'tickers=BRK.B,BF-B,^GSPC,BTC/USD', '?parameters[tickers]=BRK.B,BF-B,^GSPC,BTC/USD&pagesize=100'],
    ['U80', 'logos', 'search_keys=HALO&composite_radius=50', '&composite_radius=50'],
    [
      'U90',
      'news',
      'date=2026-11-20&topics=${7*7}&authors=javascript:alert(1)',
      '&topics=${7*7}&authors=javascript:alert(1)&pageSize=50',
    ],
    ['U90', 'news', 'date=2026-11-20&topics={{7*7}}', '&topics={{7*7}}&pageSize=50'],
    [
      'U90',
      'news',
      'date=2026-11-20&topics=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
      '&topics="><img src=x onerror=alert(1)>&pageSize=50',
    ],
  ])('%s: /%s?%s', async (_row, operation, query, wire) => {
    const { address, requests } = renderPage(`/${operation}?${query}`)
    await settled()
    expect(askedFor(requests)).toContain(wire)
    expect([requests.length, address()]).toEqual([1, `/${operation}?${query}`])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.querySelector('img')).toBeNull()
  })

  it('U76: a hundred identifiers are taken', async () => {
    const { requests } = renderPage(`/logos?search_keys=${hundred}`)
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(askedFor(requests)).toContain(`search_keys=${hundred}&`)
    await settled()
  })

  it.each([
    ['U75', 'search_keys=US0378331006&search_keys_type=isin', 'The check digit of US0378331006 does not fit.'],
    ['U79', 'search_keys=HALO&scale=99999x99999', 'Larger than any image: the service only scales down.'],
  ])('%s: ?%s is asked, with the doubt told in its field', async (_row, query, doubt) => {
    const { requests } = renderPage(`/logos?${query}`)
    await screen.findByText(doubt)
    await waitFor(() => expect(requests).toHaveLength(1))
    await settled()
  })

  it('U82: ratios without a symbol are not asked for, and the field says that it is needed', async () => {
    const { requests } = renderPage('/price-ratios?from=YTD')
    await screen.findByRole('heading', { name: 'Enter tickers to begin' })
    expect(screen.getByLabelText<HTMLTextAreaElement>('Tickers').required).toBe(true)
    expect(requests).toEqual([])
  })
})

describe('another spelling is read, written anew without a step back, and told once', () => {
  it.each([
    ['U11', 'page=%2010', '/splits?page=10', 'Page: read “ 10” as “10”.'],
    ['U11', 'page=10%20', '/splits?page=10', 'Page: read “10 ” as “10”.'],
    ['U12', 'page=+5', '/splits?page=5', 'Page: read “ 5” as “5”.'],
    ['U48', 'tickers=halo,qntr', '/splits?tickers=HALO,QNTR', 'Tickers: read “halo,qntr” as “HALO,QNTR”.'],
    ['U49', 'tickers=HALO, QNTR ,', '/splits?tickers=HALO,QNTR', 'Tickers: read “HALO, QNTR ,” as “HALO,QNTR”.'],
    ['U31', 'to=+7d', '/splits?to=%2B7d', 'To: read “ 7d” as “+7d”.'],
    ['U31', 'from=-090D', '/splits?from=-90d', 'From: read “-090D” as “-90d”.'],
    ['U32', 'from=YTD', '/splits?from=ytd', 'From: read “YTD” as “ytd”.'],
    ['U100', 'page=1%0d%0a', '/splits?page=1', 'Page: read “1\r\n” as “1”.'],
  ])('%s: ?%s', async (_row, query, address, told) => {
    const page = renderPage(`/splits?${query}`)
    await settled()
    expect(page.address()).toBe(address)
    expect((await screen.findByRole('note')).textContent).toBe(told)
    expect([page.requests.length, page.router.state.historyAction]).toEqual([1, 'REPLACE'])
  })
})

it.each([
  ['YTD', 'ytd', '2026-01-01'],
  ['1MONTH', '-1m', '2026-10-20'],
  ['1m', '-1m', '2026-10-20'],
  ['1M', '-1m', '2026-10-20'],
])('U32: the word %s of the service is another spelling of %s, and a plain day is asked for', async (word, rolling, first) => {
  const { address, requests } = renderPage(`/price-ratios?tickers=HALO&from=${word}`)
  await settled()
  expect(address()).toBe(`/price-ratios?tickers=HALO&from=${rolling}`)
  expect(askedFor(requests)).toBe(`?symbols=HALO&from=${first}&to=2026-11-20`)
})

describe('a name that is not understood is kept, told and not sent', () => {
  it.each([
    ['U65', 'tickers[]=HALO', 'Not used: tickers[] (did you mean tickers?) '],
    ['U65', 'tickers[0]=HALO', 'Not used: tickers[0] (did you mean tickers?) '],
    ['U83', 'foo=1', 'Not used: foo '],
    ['U86', 'base=https://evil.test', 'Not used: base '],
    ['U86', 'baseUrl=https://evil.test', 'Not used: baseUrl '],
    ['U86', 'url=https://evil.test', 'Not used: url '],
    ['U86', 'configUrl=https://evil.test', 'Not used: configUrl '],
    ['U86', 'next=//evil.test', 'Not used: next '],
    ['K12', 'api=https://evil.test', 'Not used: api '],
    ['X13', 'returnTo=/%5Cevil.test', 'Not used: returnTo '],
    ['U87', '__proto__=x', 'Not used: __proto__ '],
    ['U87', 'constructor=x', 'Not used: constructor '],
    ['U87', 'hasOwnProperty=x', 'Not used: hasOwnProperty '],
    ['U87', 'toString=x', 'Not used: toString '],
    ['U87', '__proto__[a]=1', 'Not used: __proto__[a] '],
    ['U88', '=x', 'Not used: an empty name '],
    ['U88', '?page=1', 'Not used: ?page '],
  ])('%s: ?%s', async (_row, query, told) => {
    const { address, requests } = renderPage(`/splits?${query}`)
    await settled()
    expect((await screen.findByRole('note')).firstChild!.textContent).toBe(told)
    expect(address()).toBe(`/splits?${query}`)
    expect(requests.map(({ url }) => url)).toEqual(['https://service.test/api/v2.1/calendar/splits?pagesize=100'])
    expect([({} as { a?: unknown }).a, Object.prototype.toString.call('')]).toEqual([undefined, '[object String]'])
  })

  it.each(['?', '?&&&', '?=', '?page', '?%', '?%E0%A4%A'])('U88: /splits%s is asked like the plain page', async (query) => {
    const { requests } = renderPage(`/splits${query}`)
    await settled()
    expect(requests.map(({ url }) => url)).toEqual(['https://service.test/api/v2.1/calendar/splits?pagesize=100'])
  })
})

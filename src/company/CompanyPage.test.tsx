/** The page of a company through the page: what is asked of whom, and what is said where nothing came. */
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ALL_ANSWERED, ASKED } from '../test/askedOfCompany.ts'
import { endpoints } from '../endpoints/index.ts'
import { named, oddRecords } from '../test/faults/oddRecords.ts'
import { renderPage } from '../test/renderPage.tsx'
import { useServer } from '../test/server.ts'

useServer()

const panel = (name: string) => within(screen.getByRole('region', { name }))
const nothing = () => Response.json({ ok: false, errors: [{ code: 'no_data_found' }] }, { status: 404 })
const decoded = ({ url }: Request): string => decodeURIComponent(url)

it('asks every operation that it can for the ticker and the days, and says why it does not ask another', async () => {
  const { requests } = renderPage('/company/HALO?from=2026-08-01&to=2026-11-20')
  expect(await screen.findByText(ALL_ANSWERED)).toBeDefined()
  const asked = requests.map(decoded)
  expect(asked).toHaveLength(ASKED)
  expect(asked.filter((url) => url.includes('/transcripts'))).toEqual([])
  const isAsked = (path: string): boolean => asked.some((url) => new URL(url).pathname === path)
  for (const { path, params } of endpoints.filter(({ path }) => isAsked(path))) {
    const [url = ''] = asked.filter((url) => new URL(url).pathname === path)
    // Analysts by the ids in the ratings of the company.
    expect(url).toContain(path.endsWith('/ratings/analysts') ? 'analyst=' : 'HALO')
    expect([path, url.includes('2026-08-01') && url.includes('2026-11-20')]).toEqual([path, 'from' in params])
  }
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Halcyon Optics, Inc. HALO')
  const search = panel('Transcripts').getByRole('link', { name: 'Find HALO transcripts' })
  expect(search.getAttribute('href')).toBe('/transcripts?v.ticker=HALO')
  expect(panel('News').getByRole('link', { name: 'News' }).getAttribute('href')).toBe(
    '/news?tickers=HALO&from=2026-08-01&to=2026-11-20&limit=100',
  )
})

it('asks for plain days where its own roll, and its links roll on', async () => {
  const { requests } = renderPage('/company/HALO?from=-3m&to=0d')
  expect(await screen.findByText(ALL_ANSWERED)).toBeDefined()
  const asked = requests.map(decoded)
  expect(asked.filter((url) => /=(-3m|0d)\b/.test(url))).toEqual([])
  expect(asked.filter((url) => url.includes('2026-08-20') && url.includes('2026-11-20')).length).toBeGreaterThan(4)
  expect(document.title).toContain('20 Aug to 20 Nov 2026')
  expect(panel('News').getByRole('link', { name: 'News' }).getAttribute('href')).toBe(
    '/news?tickers=HALO&from=-3m&to=0d&limit=100',
  )
})

const factsOfHead = async (): Promise<string | null> => {
  await screen.findByText(ALL_ANSWERED)
  return screen.getByText('Exchange', { selector: 'header dt' }).parentElement!.textContent
}

it('names the exchange at home of a company that is listed under its symbol abroad too', async () => {
  renderPage('/company/HALO?from=2026-08-01&to=2026-11-20')
  expect(await factsOfHead()).toBe('ExchangeNasdaq Stock Market')
})

it('goes by the exchange that the other operations name', async () => {
  const listing = { symbol: 'HALO', name: 'Halcyon Optics', cik: '1' }
  const securities = [
    { ...listing, exchange: 'WSE', exchange_name: 'Warsaw Stock Exchange', country: 'PL' },
    { ...listing, exchange: 'NASDAQ', exchange_name: 'Nasdaq Stock Market', country: 'US' },
    { ...listing, exchange: 'TSX', exchange_name: 'Toronto Stock Exchange', country: 'CA' },
  ]
  renderPage('/company/HALO', {
    fetch: (request) => {
      if (request.url.includes('/logos/'))
        return Promise.resolve(Response.json({ ok: true, data: [{ search_key: 'HALO', securities }] }))
      if (!request.url.includes('/splits')) return Promise.resolve(nothing())
      return Promise.resolve(Response.json({ splits: [{ id: '1', ticker: 'HALO', exchange: 'TSX', date_ex: '2026-08-05' }] }))
    },
  })
  expect(await factsOfHead()).toBe('ExchangeToronto Stock Exchange')
})

it('asks the other spellings of a class share one after the other, and says which one was found', async () => {
  const { requests } = renderPage('/company/BRK.B', {
    fetch: (request) =>
      /BRK[./]B/.test(decoded(request))
        ? Promise.resolve(nothing())
        : fetch(new Request(request.url.replace(/BRK(-|%2D)B/i, 'HALO'), request)),
  })
  expect(await panel('Analyst ratings').findByText('Found as BRK-B; no ratings as BRK.B or BRK/B.')).toBeDefined()
  const insights = requests.map(decoded).filter((url) => url.includes('/analyst/insights'))
  expect(insights.map((url) => /BRK.B/.exec(url)?.[0])).toEqual(['BRK.B', 'BRK/B', 'BRK-B'])
  expect(panel('Analyst ratings').getByRole('link', { name: 'Analyst ratings' }).getAttribute('href')).toContain('tickers=BRK-B')
})

it('flags a ticker that is none, asks nothing, and offers to take another', async () => {
  const { requests } = renderPage('/company/HALO%20QNTR')
  expect((await screen.findByRole('alert')).textContent).toContain('is no ticker; nothing was requested')
  expect(await screen.findByRole('combobox', { name: 'Ticker' })).toBeDefined()
  expect(requests).toEqual([])
})

it('flags days that are none, and asks nothing', async () => {
  const { requests } = renderPage('/company/HALO?from=soon')
  expect((await screen.findByRole('alert')).textContent).toContain('1 filter needs attention; nothing was requested')
  expect(requests).toEqual([])
})

it('says of a ticker that none knows that nothing was found, and draws no empty chart', async () => {
  renderPage('/company/NOSUCH')
  expect(await screen.findByText('Nothing found for NOSUCH.')).toBeDefined()
  expect(screen.queryByRole('region', { name: /Timeline|News/ })).toBeNull()
})

it('heads the page with the figures that are known, and leaves out what the days do not hold', async () => {
  renderPage('/company/HALO?from=2026-10-20&to=2026-11-20')
  await screen.findByText(ALL_ANSWERED)
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(labels).toContain('Last close')
  expect(labels).not.toContain('1 year')
  expect(labels).not.toContain('Insiders, 90 days')
})

it('asks again for the one panel that failed, and for no other', async () => {
  let isBroken = true
  const { requests } = renderPage('/company/HALO', {
    fetch: (request) => (request.url.includes('/news') && isBroken ? Promise.resolve(new Response('{ "half')) : fetch(request)),
  })
  expect(await screen.findByText(`${ASKED - 1} of ${ASKED} datasets loaded; unavailable: News.`)).toBeDefined()
  isBroken = false
  const before = requests.length
  await userEvent.click(screen.getByRole('button', { name: 'Retry News' }))
  expect(await screen.findByText(ALL_ANSWERED)).toBeDefined()
  expect(panel('News').getByText(/news items loaded/)).toBeDefined()
  expect(requests.length).toBe(before + 1)
})

it('keeps every other panel while one fails, and says which', async () => {
  renderPage('/company/HALO', {
    fetch: (request) => (request.url.includes('/news') ? Promise.resolve(new Response(null, { status: 403 })) : fetch(request)),
  })
  expect(await screen.findByText(`${ASKED - 1} of ${ASKED} datasets loaded; unavailable: News.`)).toBeDefined()
  expect(panel('News').getByRole('alert').textContent).toContain('Your plan does not include News.')
  expect(panel('Analyst ratings').getByText(/\d+ ratings loaded/)).toBeDefined()
  expect(panel('Timeline').getByText(/news items unavailable/)).toBeDefined()
})

it.each(Object.keys(oddRecords))('shows what it can of records with %s, and fails of none', async (kind) => {
  renderPage('/company/HALO?from=2026-01-01', {
    fetch: (request) => {
      const endpoint = endpoints.find(({ path }) => path === new URL(request.url).pathname)!
      const record = named(endpoint, oddRecords[kind]!(endpoint.fields))
      return Promise.resolve(Response.json(endpoint.envelope.write([record, record], { hits: 2, page: 1, pageSize: 10 })))
    },
  })
  expect(await screen.findByText(new RegExp(`^\\d+ of ${ASKED} datasets loaded\\.$`))).toBeDefined()
  expect(screen.queryByText(/Could not draw/)).toBeNull()
})

it('marks the days of which nothing was loaded, so that a gap does not look like silence', async () => {
  renderPage('/company/HALO?from=2024-01-01&to=2026-11-20')
  expect(await screen.findByText(/100 news items \(1 Jan 2024 to .* not all loaded\)/)).toBeDefined()
  expect(within(screen.getByRole('toolbar', { name: 'News' })).getByTitle(/^Not loaded: 1 Jan 2024 to /)).toBeDefined()
  expect(within(screen.getByRole('toolbar', { name: 'Calls' })).queryByTitle(/^Not loaded/)).toBeNull()
})

it('names a cluster of purchases among the filings, and leads to the filings that show it', async () => {
  renderPage('/company/PAYQ')
  await screen.findByText(ALL_ANSWERED)
  const link = panel('Insider filings').getByRole('link', {
    name: /^3 insiders bought within 31 days, 12 Aug to 11 Sep 2026, \$/,
  })
  expect(link.getAttribute('href')).toMatch(/^\/insider-filings\?search_keys=PAYQ&.*from=2026-08-12&to=2026-09-\d\d/)
  expect(link.parentElement?.title).toContain('At least 3 insiders')
})

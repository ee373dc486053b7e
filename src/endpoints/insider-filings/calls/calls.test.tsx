/** Days between a transaction and the company's conference calls: what is asked for, what each row says, and a refusal. */
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Parts that load when they are wanted: read in here, so that a slow machine does not count against what is waited for.
import '../../../explorer/grid/DerivedTable.tsx'
import '../../price-ratios/joinSource.ts'
import './companyCalls.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { filingsOf } from '../filing/filing.ts'
import InsiderFilingsPage from '../page.tsx'
import { CLUSTER, filing, line } from '../purchases/testing.ts'
import { callFigures, callNeed } from './callFigures.ts'

/** In no order, one of another company, and one without a day. */
const CALLS = [
  { id: '2', ticker: 'HALO', date: '2026-11-30' },
  { id: '1', ticker: 'halo', date: '2026-10-12' },
  { id: '3', ticker: 'QNTR', date: '2026-10-19' },
  { id: '4', ticker: 'HALO', date: '' },
]

const open = (query: string, answer: (asked: number) => Response, records = CLUSTER) => {
  let asked = 0
  return renderPage(
    `/insider-filings?v.view=transactions${query}`,
    {
      fetch: async ({ url }) => (url.includes('/conference-calls') ? answer((asked += 1)) : Response.json({ data: records })),
    },
    InsiderFilingsPage,
  )
}
const rows = async () =>
  within(await screen.findByRole('grid', { name: 'Insider filings' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    )

const COLUMNS = '&v.cols=transactions.date_transaction&v.sort=transactions.date_transaction:asc'

it('asks for the calls once the reader wants them, and says how far each transaction is from them', async () => {
  const page = open(COLUMNS, () => Response.json({ conference: CALLS }))
  const ask = await screen.findByRole('button', { name: 'Add days to calls' })
  expect(ask.parentElement!.textContent).toBe('Add days to calls 1 ticker, 1 request or more')
  expect(page.requests).toHaveLength(1)
  fireEvent.click(ask)
  expect(await screen.findByText('Calls of 1 ticker loaded.')).toBeTruthy()
  expect(new URLSearchParams(page.router.state.location.search).get('v.cols')).toBe(
    'transactions.date_transaction,computed.days_from_call,computed.days_to_call',
  )
  expect(page.address()).toContain('v.calls=asked')
  // 30 November is 49 days after 12 October. Before the first call there is none to count from.
  expect(new Set((await rows()).map((cells) => cells.join(' | ')))).toEqual(
    new Set(['5 Oct 2026 | –not given | 7', '12 Oct 2026 | 0 | 49', '20 Oct 2026 | 8 | 41', '26 Oct 2026 | 14 | 35']),
  )
  // 120 days before 5 October, and after the 20 November that is today.
  expect(decodeURIComponent(page.requests[1]!.url)).toBe(
    'https://service.test/api/v2.1/calendar/conference-calls?parameters[tickers]=HALO&parameters[date_from]=2026-06-07' +
      '&parameters[date_to]=2027-03-20&pagesize=1000',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Filings' }))
  expect(page.address()).toBe('/insider-filings')
})

it('leaves the rows whole where the calls are refused, and asks again when told to', async () => {
  open('&v.calls=asked&v.cols=transactions.date_transaction,computed.days_to_call', (asked) =>
    asked === 1 ? new Response('{}', { status: 403 }) : Response.json({ conference: CALLS }),
  )
  expect(await screen.findByText(/^Calls: Your plan does not include conference calls\./)).toBeTruthy()
  const days = (await rows()).map(([day]) => day)
  expect(new Set(days)).toEqual(new Set(['5 Oct 2026', '12 Oct 2026', '20 Oct 2026', '26 Oct 2026']))
  expect(new Set((await rows()).map(([, toCall]) => toCall))).toEqual(new Set(['–not given']))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Calls of 1 ticker loaded.')).toBeTruthy()
  expect((await rows()).map(([day]) => day)).toEqual(days)
  expect(new Set((await rows()).map(([, toCall]) => toCall))).toEqual(new Set(['7', '49', '41', '35']))
})

it('asks for fifty companies at once, and keeps those that arrived where the next are refused', async () => {
  const tickers = Array.from({ length: 51 }, (_, index) => `T${String(index).padStart(2, '0')}`)
  const records = tickers.map((ticker) =>
    filing(ticker, ticker, '2026-10-06', [line('2026-10-05', '5')], { company_symbol: ticker }),
  )
  const calls = tickers.map((ticker) => ({ id: ticker, ticker, date: '2026-10-01' }))
  open(
    '&v.calls=asked&v.cols=company_symbol,computed.days_from_call&v.sort=company_symbol:desc',
    (asked) => (asked === 1 ? Response.json({ conference: calls.slice(1, 50) }) : new Response('{}', { status: 403 })),
    records,
  )
  expect(await screen.findByText(/^Calls: Your plan/)).toBeTruthy()
  expect((await rows()).slice(0, 2)).toEqual([
    ['T50', '–not given'],
    ['T49', '4'],
  ])
})

it('says nothing of a day around which not all calls are known', () => {
  const of = (day: string) => {
    const [one] = filingsOf([filing('a', 'Ann', '2026-10-06', [line(day, '5')])])
    const calls = new Map([['HALO', { from: '2026-01-01', to: '2026-12-31', days: ['2026-02-01'] }]])
    return callFigures(calls, one!, one!.lines[0]!)
  }
  expect(of('2026-01-01')).toEqual({ days_from_call: undefined, days_to_call: 31 })
  expect(of('2025-12-31')).toEqual({})
  expect(of('2027-01-01')).toEqual({})
})

it('needs no calls where no transaction has a ticker and a day', () => {
  const needed = (symbol: string | null, day: string) =>
    callNeed(filingsOf([filing('a', 'Ann', '2026-10-06', [line(day, '5')], { company_symbol: symbol })]), '2026-11-20')
  expect(needed(null, '2026-10-05')).toBeUndefined()
  expect(needed('HALO', 'soon')).toBeUndefined()
  // A day far ahead is a slip of the filer.
  expect(needed('HALO', '2206-10-05')).toEqual({ tickers: ['HALO'], from: '2026-07-23', to: '2027-03-20' })
})

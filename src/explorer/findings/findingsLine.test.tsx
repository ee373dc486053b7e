/** The line on an explorer page that says where rows are not what was asked for, and leads to their request. */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { fetchFindingsLine } from './lazyFindings.ts'

// As the app does once the first page stands.
beforeAll(fetchFindingsLine)

const answering = (body: unknown) => ({ fetch: (): Promise<Response> => Promise.resolve(Response.json(body)) })
const line = () => screen.findByText(/^(?:Asked for|The service ignored)/)

it('says that other tickers came, and opens the request with its focus there', async () => {
  const splits = ['HALO', 'QUAN', 'BTHL'].map((ticker, at) => ({ id: `s${at}`, ticker, date_ex: '2026-01-05' }))
  renderPage('/splits?tickers=ACME', answering({ splits }))
  expect((await line()).textContent).toContain(
    'Asked for ACME; 3 other tickers came in all 3 rows (HALO, QUAN and BTHL): this service may ignore the filter.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show the request' }))
  const head = await screen.findByRole('heading', { name: /^Request 1, Splits/ })
  await waitFor(() => expect(document.activeElement).toBe(head))
})

it('says that the service ignored the order', async () => {
  const rows = ['2026-01-02', '2026-01-01'].map((date) => ({ id: date, date }))
  renderPage('/insights?sort=date:asc', answering({ 'analyst-insights': rows }))
  expect((await line()).textContent).toContain(
    'The service ignored the order asked for (“Date, oldest first”): the rows came in another. The head of a column orders those loaded.',
  )
})

it('holds the rows of many pages against what each was asked, and not against the limit of one', async () => {
  const fetch = ({ url }: Request): Promise<Response> => {
    const page = Number(new URL(url).searchParams.get('page') ?? 0)
    const splits = page < 2 ? [0, 1].map((at) => ({ id: `s${page}${at}`, ticker: `T${page}${at}` })) : []
    return Promise.resolve(Response.json({ splits }))
  }
  renderPage('/splits?tickers=ACME&limit=2&v.load=1..', { fetch })
  expect((await line()).textContent).toContain('Asked for ACME; 4 other tickers came in all 4 rows')
  expect((await line()).textContent).not.toContain('at most')
})

it('holds the rows of many pages against no limit where they stay because the next answer fails', async () => {
  const fetch = ({ url }: Request): Promise<Response> => {
    const search = new URL(url).searchParams
    if (search.get('parameters[importance]') === '5') return Promise.resolve(new Response('down', { status: 400 }))
    const page = Number(search.get('page') ?? 0)
    const splits = page < 2 ? [0, 1].map((at) => ({ id: `s${page}${at}`, ticker: `T${page}${at}` })) : []
    return Promise.resolve(Response.json({ splits }))
  }
  const { router } = renderPage('/splits?tickers=ACME&limit=2&v.load=1..', { fetch })
  await line()
  await act(() => router.navigate('/splits?tickers=ACME&limit=2&importance=5'))
  await screen.findByText(/^Still on screen: 4 rows/)
  expect((await line()).textContent).toContain('4 other tickers came in all 4 rows')
  expect((await line()).textContent).not.toContain('at most')
})

it('goes with the rows that it is about', async () => {
  const fetch = ({ url }: Request): Promise<Response> =>
    Promise.resolve(
      Response.json({ splits: ['ACME', ...(url.includes('ACME') ? [] : ['BTHL'])].map((ticker) => ({ id: ticker, ticker })) }),
    )
  const { router } = renderPage('/splits?tickers=HALO', { fetch })
  const told = await line()
  await act(() => router.navigate('/splits?tickers=ACME'))
  await waitFor(() => expect(told.isConnected).toBe(false))
  expect(screen.queryByRole('button', { name: 'Show the request' })).toBeNull()
})

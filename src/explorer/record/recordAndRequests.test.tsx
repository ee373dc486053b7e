/** The open record of an address, and the requests behind a page. */
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { analysts } from '../../endpoints/analysts/endpoint.ts'
import { insights } from '../../endpoints/insights/endpoint.ts'
import InsightsPage from '../../endpoints/insights/page.tsx'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'

useServer()

const SPLITS = [
  { id: 's1', ticker: 'HALO', name: 'Halo Robotics', ratio: '4:1', importance: 3, notes: '', added_lately: 'yes' },
  { id: 's2', ticker: 'QNTR', name: 'Quantor', ratio: '1:20', importance: '2' },
]
const answer = (): Promise<Response> => Promise.resolve(Response.json({ splits: SPLITS }))
const panel = () => screen.findByRole('complementary', { name: 'Record' })

describe('the open record', () => {
  it('is that of the address, with every field and those that are not declared', async () => {
    renderPage('/splits?v.open=s1', { fetch: answer })
    expect(await screen.findByRole('heading', { name: 'Halo Robotics' })).toBeTruthy()
    const record = await panel()
    const term = (name: string): string | undefined =>
      [...record.querySelectorAll('dt')].find((each) => each.textContent === name)?.nextElementSibling?.textContent
    await waitFor(() => expect(term('Ratio')).toBe('4:1'))
    expect(term('added_lately')).toBe('yes')
    expect(term('Notes')).toContain('not given')
  })

  it('is opened by a row, stepped through and closed, each of it in the address', async () => {
    const user = userEvent.setup()
    const { address } = renderPage('/splits', { fetch: answer })
    await user.click(await screen.findByText('Halo Robotics'))
    await waitFor(() => expect(address()).toBe('/splits?v.open=s1'))
    await user.click(await screen.findByRole('button', { name: 'Next record' }))
    await waitFor(() => expect(address()).toBe('/splits?v.open=s2'))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/splits'))
    expect(screen.queryByRole('complementary', { name: 'Record' })).toBeNull()
  })

  it('that is not among the rows is said to be missing, and can be looked for on the pages beside', async () => {
    const user = userEvent.setup()
    const { address, requests } = renderPage('/splits?page=1&limit=2&v.open=gone', { fetch: answer })
    expect(await screen.findByText('Record gone is not among the rows on this page.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Look on the next page' }))
    await waitFor(() => expect(address()).toBe('/splits?page=2&limit=2&v.open=gone'))
    await user.click(await screen.findByRole('button', { name: 'Look on the page before' }))
    await waitFor(() => expect(address()).toBe('/splits?page=1&limit=2&v.open=gone'))
    await waitFor(() => expect(requests).toHaveLength(2))
  })
})

describe('the requests', () => {
  it('are shown as sent, the key masked, with the schema mismatches of the answer', async () => {
    const user = userEvent.setup()
    renderPage('/splits?tickers=HALO,QNTR', { fetch: answer, key: 'secret-key-1' })
    await screen.findByRole('grid')
    const dock = screen.getByRole('region', { name: 'Requests' })
    expect(dock.textContent).toMatch(/^1 request·\d+ ms·curl$/)
    await user.click(within(dock).getByRole('button', { name: '1 request' }))
    await waitFor(() => expect(dock.textContent).toContain('token $API_KEY'))
    expect(dock.textContent).toContain('GET /api/v2.1/calendar/splits?parameters%5Btickers%5D=HALO,QNTR&pagesize=100')
    expect(within(dock).getByRole('heading', { name: '2 schema mismatches' })).toBeTruthy()
    expect(dock.textContent).toContain('importance: a whole number, found text, in 1 row')
    expect(dock.textContent).toContain('added_lately: not in the specification, found text, in 1 row')
    expect(document.body.innerHTML).not.toContain('secret-key-1')
  })

  it('mark the names that the specification does not give', async () => {
    const user = userEvent.setup()
    renderPage('/insights?tickers=HALO&limit=5')
    await screen.findByRole('grid')
    const dock = screen.getByRole('region', { name: 'Requests' })
    await user.click(within(dock).getByRole('button', { name: '1 request' }))
    await waitFor(() => expect(within(dock).getAllByText(/published interface/)).toHaveLength(2))
    expect(dock.textContent).toContain('2 parameters inferred: not named in the specification.')
  })

  it('begin with those of the page itself, before what is joined to its rows', async () => {
    const user = userEvent.setup()
    renderPage('/insights?tickers=HALO&limit=5', {}, InsightsPage)
    const dock = await screen.findByRole('region', { name: 'Requests' })
    await user.click(await within(dock).findByRole('button', { name: '2 requests' }))
    await waitFor(() =>
      expect(
        within(dock)
          .getAllByRole('heading', { level: 3 })
          .map(({ textContent }) => textContent),
      ).toEqual([`Request 1, ${insights.title} · the rows on screen`, `Request 2, ${analysts.title}`]),
    )
  })

  it('are coloured on trouble alone, with the status that was answered', async () => {
    renderPage('/splits', { fetch: () => Promise.resolve(Response.json({}, { status: 403 })) })
    const dock = screen.getByRole('region', { name: 'Requests' })
    await waitFor(() => expect(dock.textContent).toMatch(/^1 request·403·\d+ ms·curl$/))
    expect(within(dock).getByText('403').tagName).toBe('B')
  })
})

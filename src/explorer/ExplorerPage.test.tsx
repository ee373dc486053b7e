/** The page of an operation and its address: each follows the other, and what is wrong in an address is shown and not asked. */
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../test/renderPage.tsx'
import { useServer } from '../test/server.ts'
import { textOf, useOpenForm } from '../test/filterForm.ts'

useServer()
useOpenForm()

const field = (name: string): HTMLInputElement => screen.getByLabelText(name)
const choice = (name: string): HTMLSelectElement => screen.getByLabelText(name)
const grid = () => screen.findByRole('grid', { name: 'Splits' })
const button = (name: string): HTMLElement => screen.getByRole('button', { name })
const asked = (requests: readonly Request[]): readonly string[] =>
  requests.map(({ url }) => decodeURIComponent(new URL(url).search))

describe('the form', () => {
  it('is filled from the address, and again on Back', async () => {
    const { router } = renderPage('/splits?tickers=HALO&date_search_field=ex')
    await grid()
    expect(textOf('Tickers')).toBe('HALO')
    expect(choice('Filter by').value).toBe('ex')
    await router.navigate('/splits?tickers=QNTR')
    await waitFor(() => expect(textOf('Tickers')).toBe('QNTR'))
    expect(choice('Filter by').value).toBe('announced')
    await router.navigate(-1)
    await waitFor(() => expect(textOf('Tickers')).toBe('HALO'))
    expect(choice('Filter by').value).toBe('ex')
  })

  it('writes the address when it is applied, leads back to the first page and asks once', async () => {
    const user = userEvent.setup()
    const { address, requests } = renderPage('/splits?limit=20&page=2&v.open=x&v.cols=ticker,ratio')
    await grid()
    // The panel takes the focus when it comes.
    await screen.findByRole('button', { name: 'Close' })
    await user.type(field('Tickers'), 'halo,qntr')
    await user.selectOptions(choice('Importance, at least'), '0')
    expect(address()).toBe('/splits?limit=20&page=2&v.open=x&v.cols=ticker,ratio')
    await user.click(button('Apply'))
    await waitFor(() => expect(address()).toBe('/splits?tickers=HALO,QNTR&importance=0&limit=20&v.cols=ticker,ratio'))
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(asked(requests)[1]).toBe('?parameters[tickers]=HALO,QNTR&parameters[importance]=0&pagesize=20')
  })

  it('goes to the page that is asked for by hand, and knows the page that was turned to', async () => {
    const user = userEvent.setup()
    const { address } = renderPage('/splits?limit=20')
    await grid()
    await user.click(button('Next page'))
    await waitFor(() => expect(field('Page').value).toBe('1'))
    await user.clear(field('Page'))
    await user.type(field('Page'), '3')
    await user.click(button('Apply'))
    await waitFor(() => expect(address()).toBe('/splits?page=3&limit=20'))
  })

  it('cannot be sent while a draft breaks a rule, and offers the nearest legal value', async () => {
    const user = userEvent.setup()
    const { address } = renderPage('/splits')
    await grid()
    await user.clear(field('Rows per page'))
    await user.type(field('Rows per page'), '1001')
    await user.click(button('Apply'))
    expect(address()).toBe('/splits')
    expect(screen.getByText(/^Too large\. Wanted: a whole number, 1 to 1000\./)).toBeTruthy()
    expect(document.activeElement).toBe(field('Rows per page'))
    await user.click(button('Use 1000'))
    await user.click(button('Apply'))
    await waitFor(() => expect(address()).toBe('/splits?limit=1000'))
  })
})

describe('the query in words', () => {
  it('is the title of the page, and each part of it can be taken away', async () => {
    const user = userEvent.setup()
    const { address } = renderPage('/splits?tickers=HALO,QNTR&from=2026-01-01&to=2026-03-31&importance=3')
    await screen.findByRole('button', { name: 'Remove date' })
    expect(document.title).toBe('Splits for HALO, QNTR, dated 1 Jan to 31 Mar 2026, importance at least 3 · Tearsheet')
    await user.click(button('Remove tickers'))
    await waitFor(() => expect(address()).toBe('/splits?from=2026-01-01&to=2026-03-31&importance=3'))
    await user.click(button('Remove date'))
    await waitFor(() => expect(address()).toBe('/splits?importance=3'))
  })
})

describe('a bad address', () => {
  it('is kept as it is, flagged with the rule in its field, and nothing is requested', async () => {
    const { address, requests } = renderPage('/splits?tickers=HALO&importance=9&page=1e2')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('2 filters need attention; nothing was requested.')
    expect(choice('Importance, at least').value).toBe('9')
    expect(choice('Importance, at least').getAttribute('aria-invalid')).toBe('true')
    expect(field('Page').value).toBe('1e2')
    const said = document.getElementById(field('Page').getAttribute('aria-describedby')!)!
    expect(said.textContent).toContain('Not a whole number in digits. Wanted: a whole number, 0 to 100000.')
    expect(address()).toBe('/splits?tickers=HALO&importance=9&page=1e2')
    expect(requests).toEqual([])
  })

  it('can be asked once what is wrong is removed', async () => {
    const user = userEvent.setup()
    const { address, requests } = renderPage('/splits?tickers=HALO&importance=9')
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Remove it' }))
    await grid()
    expect(address()).toBe('/splits?tickers=HALO')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(asked(requests)).toEqual(['?parameters[tickers]=HALO&pagesize=100'])
  })

  it('with a name given twice shows both and merges them only on request', async () => {
    const user = userEvent.setup()
    const { address, requests } = renderPage('/splits?tickers=HALO&tickers=QNTR')
    expect((await screen.findByRole('alert')).textContent).toContain('1 filter needs attention')
    expect(screen.getByText(/^Given 2 times: HALO and QNTR\./)).toBeTruthy()
    expect(requests).toEqual([])
    await user.click(button('Merge'))
    await user.click(button('Apply'))
    await waitFor(() => expect(address()).toBe('/splits?tickers=HALO,QNTR'))
  })

  it('with an unknown name is asked without it, and says so', async () => {
    const user = userEvent.setup()
    const { address, requests } = renderPage('/splits?ticker=HALO&foo=1')
    await grid()
    const note = (await screen.findByText(/^Not used:/)).closest<HTMLElement>('[role="note"]')!
    expect(note.textContent).toContain('ticker (did you mean tickers?)')
    expect(note.textContent).toContain('foo')
    expect(asked(requests)).toEqual(['?pagesize=100'])
    expect(address()).toBe('/splits?ticker=HALO&foo=1')
    await user.click(within(note).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(address()).toBe('/splits'))
  })

  it('in another spelling is rewritten without a step in the history, and the reading is told once', async () => {
    const { address, router } = renderPage('/splits?tickers=halo, qntr')
    await grid()
    expect(address()).toBe('/splits?tickers=HALO,QNTR')
    const notes = (): readonly string[] => screen.queryAllByRole('note').map((note) => note.textContent)
    await waitFor(() => expect(notes()).toContain('Tickers: read “halo, qntr” as “HALO,QNTR”.'))
    expect(router.state.historyAction).toBe('REPLACE')
  })
})

it('asks for nothing before there is what it needs, and says what that is', async () => {
  const { requests } = renderPage('/price-ratios')
  expect(await screen.findByRole('heading', { name: 'Enter tickers to begin' })).toBeTruthy()
  const examples = within(screen.getByRole('list', { name: 'Examples' })).getAllByRole('link')
  expect(examples.map((link) => link.getAttribute('href'))).toEqual([
    '/price-ratios?tickers=AAPL',
    '/price-ratios?tickers=AAPL,TSLA',
  ])
  expect(requests).toEqual([])
})

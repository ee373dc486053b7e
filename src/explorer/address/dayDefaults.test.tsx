/** An operation that answers nothing without days: the year up to today is in force, seen in form, words, request and link. */
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'
import { useOpenForm } from '../../test/filterForm.ts'

useServer()
useOpenForm()

const field = (name: string): HTMLInputElement => screen.getByLabelText(name)
const button = (name: string): HTMLElement => screen.getByRole('button', { name })
const rows = () => screen.findByText(/^\d+ rows$/)
const asked = (requests: readonly Request[]): readonly string[] => requests.map(({ url }) => new URL(url).search)

it('is asked for a year, which the form and the words say, and the address does not', async () => {
  const { address, requests } = renderPage('/price-ratios?tickers=HALO')
  await rows()
  expect(asked(requests)).toEqual(['?symbols=HALO&from=2025-11-20&to=2026-11-20'])
  expect([field('From').value, field('From').placeholder]).toEqual(['', '2025-11-20'])
  expect([field('To').value, field('To').placeholder]).toEqual(['', '2026-11-20'])
  expect(document.title).toContain('Prices & valuation for HALO, dated 20 Nov 2025 to 20 Nov 2026')
  // There is nothing in the address that could be taken away.
  expect(screen.queryByRole('button', { name: 'Remove date' })).toBeNull()
  expect(address()).toBe('/price-ratios?tickers=HALO')
})

it('fills in the other day as one is typed, and writes only what was typed', async () => {
  const user = userEvent.setup()
  const { address, requests } = renderPage('/price-ratios?tickers=HALO')
  await rows()
  await user.type(field('To'), '2024-02-29')
  expect(field('From').placeholder).toBe('2023-02-28')
  await user.click(button('Apply'))
  await waitFor(() => expect(address()).toBe('/price-ratios?tickers=HALO&to=2024-02-29'))
  await waitFor(() => expect(asked(requests).at(-1)).toBe('?symbols=HALO&from=2023-02-28&to=2024-02-29'))
  await user.click(await screen.findByRole('button', { name: 'Remove date' }))
  await waitFor(() => expect(address()).toBe('/price-ratios?tickers=HALO'))
})

it('goes back to the year by the preset that is called so', async () => {
  const user = userEvent.setup()
  const { address } = renderPage('/price-ratios?tickers=HALO&from=-90d')
  await rows()
  expect(screen.queryByRole('button', { name: 'Latest' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: '1Y' }))
  await waitFor(() => expect(address()).toBe('/price-ratios?tickers=HALO'))
})

it('has its days in the link that is copied, so that it leads to the same rows on another day', async () => {
  const user = userEvent.setup()
  renderPage('/price-ratios?tickers=HALO&utm_source=mail')
  await rows()
  await user.click(button('Copy link'))
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/price-ratios?tickers=HALO&from=2025-11-20&to=2026-11-20`,
    ),
  )
})

it('offers no way out of days that nobody asked for, where nothing came', async () => {
  renderPage('/price-ratios?tickers=NOBODY')
  await screen.findByRole('heading', { name: 'No days match' })
  expect(button('Remove “Tickers NOBODY”')).toBeTruthy()
})

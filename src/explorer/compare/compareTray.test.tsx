/** Choosing records to compare: each in the tray at once, side by side on request, out again one by one. */
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'

useServer()

const tray = () => screen.findByRole('region', { name: 'Chosen to compare' })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

it('shows the first record chosen, says what is next, and puts two side by side under their titles', async () => {
  const { router } = renderPage('/splits?tickers=HALO,QNTR,ACME&from=2024-01-01&to=2026-11-20')
  const [first] = await screen.findAllByRole('gridcell')
  await userEvent.click(first!)
  await screen.findByRole('complementary', { name: 'Record' })
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }))
  expect(within(await tray()).getByRole('status').textContent).toBe('1 chosen: choose another row to compare')
  expect(within(await tray()).getByRole('button', { name: 'Compare 1' })).toHaveProperty('disabled', true)
  const title = screen.getByRole('complementary').querySelector('h2')!.textContent
  expect(within(await tray()).getByRole('listitem').textContent).toContain(title)
  expect(document.title).toBe(`${title} · Tearsheet`)

  await press('Next record')
  await press('Compare')
  await press('Compare 2')
  expect(screen.queryByRole('region', { name: 'Chosen to compare' })).toBeNull()
  const comparison = within(await screen.findByRole('region', { name: 'Comparison' }))
  expect(comparison.getAllByRole('columnheader')[1]!.textContent).toContain(title)
  expect(router.state.location.search).toMatch(/v\.compare=[^,]+,[^,]+$/)
  // The identifiers that only machines compare stand behind what is read.
  const [head] = comparison.getAllByRole('rowheader')
  expect(head!.textContent).not.toMatch(/^ID/)
})

it('takes a record out again, and clears', async () => {
  renderPage('/splits?tickers=HALO,QNTR,ACME&from=2024-01-01&to=2026-11-20')
  const [first] = await screen.findAllByRole('gridcell')
  await userEvent.click(first!)
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }))
  await tray()
  await press('Compare')
  expect(screen.queryByRole('region', { name: 'Chosen to compare' })).toBeNull()
  await press('Compare')
  await userEvent.click(within(await tray()).getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('region', { name: 'Chosen to compare' })).toBeNull()
})

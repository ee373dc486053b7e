/** Targets and consensus through the page of a company: what is said, what more costs, and what stands where parts are missing. */
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'

useServer()

const section = async () => within(await screen.findByRole('region', { name: 'Price targets' }))
const headFigure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement!.textContent
const refusing = (path: string) => (request: Request) =>
  request.url.includes(path) ? Promise.resolve(new Response(null, { status: 403 })) : fetch(request)

it('says from when the consensus is whole, asks for the year before by a press that names its cost, and agrees with the head', async () => {
  const { address, requests } = renderPage('/company/HALO')
  const targets = await section()
  expect(
    await targets.findByText(/^Consensus whole from 20 Nov 2026; before, it counts only ratings since 20 Nov 2025/),
  ).toBeDefined()
  expect(targets.getByText('32 targets · consensus 60.00 · +12.6% upside · 11 firms')).toBeDefined()
  expect(headFigure('Consensus target')).toBe('Consensus target▲ 60.00+12.6% upside · 11 firms')
  expect(targets.getByText('3 requests, about 250 daily prices')).toBeDefined()
  const before = requests.length
  await userEvent.click(targets.getByRole('button', { name: 'Load the 12 months before' }))
  expect(await targets.findByText(/^Reached within 12 months: \d+ of \d+ ended/)).toBeDefined()
  expect(targets.queryByText(/whole/)).toBeNull()
  const asked = requests.slice(before).map(({ url }) => decodeURIComponent(url))
  expect(asked).toHaveLength(3)
  expect(asked.filter((url) => url.includes('2024-11-20') && url.includes('2025-11-19'))).toHaveLength(3)
  expect(headFigure('Consensus target')).toBe('Consensus target▲ 60.00+12.6% upside · 11 firms')
  expect(address()).toBe('/company/HALO?v.earlier=asked')
})

it('has the year before at once where the address asks for it', async () => {
  renderPage('/company/HALO?v.earlier=asked')
  const targets = await section()
  expect(await targets.findByText(/^Reached within 12 months: \d+ of \d+ ended .*, given .* 2024 to .* 2025\.$/)).toBeDefined()
  expect(targets.queryByRole('button', { name: 'Load the 12 months before' })).toBeNull()
})

it('opens a rating from the table of targets, which says the outcome of each', async () => {
  renderPage('/company/HALO')
  const targets = await section()
  await userEvent.click(await targets.findByText('Targets as table (32)'))
  const [row] = await targets.findAllByRole('row', { name: /Bellwether Lane/ })
  expect(row?.textContent).toBe('3 Sep 2026Bellwether Lane78.0058.77+32.7%Open, 55 trading days so far, ran 20.7% against it')
  await userEvent.click(within(row!).getByRole('button', { name: 'Bellwether Lane' }))
  expect(await screen.findByRole('complementary', { name: 'Record' })).toBeDefined()
})

it('has the consensus where the plan lacks prices, and says that nothing is measured', async () => {
  renderPage('/company/HALO', { fetch: refusing('price-ratio') })
  const targets = await section()
  expect(await targets.findByText('No prices: outcomes are not measured.')).toBeDefined()
  expect(targets.getByText(/^2 requests$/)).toBeDefined()
  expect(targets.getByRole('list', { name: 'Legend' }).textContent).toContain('32 not measured')
  expect(headFigure('Consensus target')).toBe('Consensus target60.0011 firms')
})

it('is not there where the plan lacks ratings', async () => {
  renderPage('/company/HALO', { fetch: refusing('/analyst/insights') })
  expect(await screen.findByText('Analyst ratings unavailable.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Price targets' })).toBeNull())
})

it('says that splits are not checked while their calendar fails, and tries again what failed of the year before', async () => {
  let isBroken = true
  renderPage('/company/HALO', {
    fetch: (request) =>
      request.url.includes('/splits') || (request.url.includes('2024-11-20') && request.url.includes('insights') && isBroken)
        ? Promise.resolve(new Response(null, { status: 403 }))
        : fetch(request),
  })
  const targets = await section()
  expect(await targets.findByText(/^Split calendar unavailable/)).toBeDefined()
  await userEvent.click(targets.getByRole('button', { name: 'Load the 12 months before' }))
  expect(await targets.findByText('Analyst ratings of 20 Nov 2024 to 19 Nov 2025 unavailable.')).toBeDefined()
  isBroken = false
  await userEvent.click(targets.getByRole('button', { name: 'Try again' }))
  expect(await targets.findByText(/^Reached within 12 months/)).toBeDefined()
})

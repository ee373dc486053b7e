/** What became of the target of an open rating, and the track record that a query of ratings leads to. */
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { answersWith, RATINGS, rating } from '../../../explorer/trackRecord/testing.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { priceRatios } from '../../price-ratios/endpoint.ts'
import Page from '../page.tsx'

// Loaded lazily by the page: on a busy machine that takes longer than anything that is waited for here.
beforeAll(async () => {
  await import('../../../explorer/record/RecordPanel.tsx')
  await import('../../price-ratios/joinSource.ts')
})

const outcome = () => screen.findByRole('region', { name: 'Outcome of the target' })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

it('draws the target over the price once prices are asked for, and tells its outcome', async () => {
  const { requests } = renderPage('/insights?v.open=missed', { fetch: answersWith() }, Page)
  expect((await outcome()).textContent).toContain('Load prices 1 ticker, about 990 daily rows, 2 requests')
  expect(requests.some(({ url }) => new URL(url).pathname === priceRatios.path)).toBe(false)
  await press('Load prices')
  const words = 'Not reached by 3 Feb 2026, 7.1% away; largest run against it −18.2%'
  const label = `Close from 6 Jan 2025 to 3 Feb 2026, target 75.00. ${words}`
  expect(await within(await outcome()).findByRole('img', { name: label })).toBeTruthy()
  expect((await outcome()).textContent).toContain(`${words}. Split since: 150.00 is 75.00 in the shares of 3 Feb 2026.`)
  // The prior target of the same firm, 120 before 2:1.
  expect(screen.getByText('60.00, 6 Jan 2025 to 3 Feb 2025')).toBeTruthy()
})

it('draws the next record at once, since its prices are there', async () => {
  const { router } = renderPage('/insights?v.open=reached', { fetch: answersWith() }, Page)
  await press('Load prices')
  await within(await outcome()).findByText(/^Reached on 3 Feb 2025, after 28 days/)
  await router.navigate('/insights?v.open=open')
  expect(await within(await outcome()).findByText(/^Open, 290 of 365 days, 42\.9% away/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Load prices' })).toBeNull()
})

it('leaves the record whole where the plan lacks prices, or the ticker has none', async () => {
  renderPage('/insights?v.open=open', { fetch: answersWith({}, { 'price-ratios': 403 }) }, Page)
  await press('Load prices')
  expect(await within(await outcome()).findByText('Your plan does not include prices.')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Read on' })).toBeTruthy()
  cleanup()
  renderPage('/insights?v.open=gone', { fetch: answersWith({ insights: [rating('gone', '2026-02-03', '9', 'GONE')] }) }, Page)
  await press('Load prices')
  expect(await within(await outcome()).findByText('Not measured: no prices.')).toBeTruthy()
})

it('has nothing to say of a rating without a target', async () => {
  renderPage('/insights?v.open=silent', { fetch: answersWith({ insights: [rating('silent', '2026-02-03', '')] }) }, Page)
  expect(await screen.findByRole('list', { name: 'Read on' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Outcome of the target' })).toBeNull()
})

it('leads to the track records of the analyst and of the firm', async () => {
  renderPage('/insights?v.open=open', { fetch: answersWith() }, Page)
  const links = await screen.findByRole('list', { name: 'Read on' })
  const hrefOf = async (name: string) => (await within(links).findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('Track record of Ada Roe')).toBe('/analysts?analyst=a1&v.open=a1')
  expect(await hrefOf('Track record of Wexmoor')).toBe('/insights?search_keys_type=firm_id&search_keys=f1&v.view=targets')
})

it('measures the targets of a firm by its analysts, those of a ticker by firms', async () => {
  const colleague = { ...rating('colleague', '2025-01-06', '101.00'), analyst_id: 'a2' }
  const fetch = answersWith({ insights: [...RATINGS, colleague] })
  const { router } = renderPage('/insights?search_keys_type=firm_id&search_keys=f1', { fetch }, Page)
  await press('Track record')
  await press('Load ratings')
  await press('Measure 4 targets')
  const rows = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
  await screen.findByRole('link', { name: 'Ada Roe' })
  expect(await rows('By analyst')).toEqual(['Ada Roe50.0% 1 of 29.5–90.5%50.0%281', 'a2100.0% 1 of 120.7–100.0%100.0%280'])
  await router.navigate('/insights?tickers=ACME&v.view=targets')
  await press('Load ratings')
  expect(await rows('By firm')).toEqual(['Wexmoor66.7% 2 of 320.8–93.9%66.7%281'])
})

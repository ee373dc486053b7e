/** Price ratios in the browser: several symbols, splits and dividends, standing in history, themes and failures. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import type { Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { filters } from '../explorer.ts'
import { expect, test } from '../page.ts'
import { openChart, parameters, readOut, slider } from './priceChart.ts'

const YEAR = '/price-ratios?tickers=HALO&from=2025-11-20&to=2026-11-20'
const THREE = '/price-ratios?tickers=HALO,QNTR,ACME&from=2025-11-20&to=2026-11-20'
/** QNTR splits 3 for 2 on 28 April 2025. */
const SPLIT = '/price-ratios?tickers=QNTR&from=2025-04-01&to=2025-05-30'

const marks = (page: Page) => page.getByRole('list', { name: 'Splits and dividends on the axis' })

test('several symbols are indexed to 100, and one alone has candles', async ({ page }) => {
  await openChart(page, THREE)
  await expect(page.getByText(/^Closes indexed to 100 on 20 Nov 2025, the first day that all have/)).toBeVisible()
  await slider(page).focus()
  await page.keyboard.press('Home')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /HALO 100.0 .*QNTR 100.0 .*ACME 100.0/)
  await page.getByRole('checkbox', { name: 'HALO' }).click()
  await expect(page.getByText('2 of 3 symbols are drawn.')).toBeVisible()
  await expect.poll(() => parameters(page)['v.symbols']).toBe('QNTR,ACME')
  await page.getByRole('checkbox', { name: 'QNTR' }).click()
  await expect(readOut(page)).toContainText('Open')
  await expect(page.getByText('1 of 3 symbols are drawn.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'ACME' })).toBeDisabled()
  await page.goBack()
  await expect(page.getByText(/^Closes indexed to 100/)).toBeVisible()
})

test('a split is marked on the axis with what the calendar says and what the prices show', async ({ page }) => {
  await openChart(page, SPLIT)
  const mark = marks(page).getByRole('button', { name: 'QNTR, 28 Apr 2025: Split 3:2: the prices imply 1.5 for 1' })
  await mark.click()
  await expect(readOut(page)).toContainText('28 Apr 2025')
  await expect(readOut(page)).toContainText('Split 3:2: the prices imply 1.5 for 1')
  await page.getByText(/^1 split, /).click()
  await page.getByRole('link', { name: 'split calendar' }).click()
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('3-for-2')
  await expect
    .poll(() => parameters(page))
    .toMatchObject({ tickers: 'QNTR', from: '2025-04-01', to: '2025-05-30', date_search_field: 'ex' })
})

test('dividends are marked from the rows', async ({ page }) => {
  await openChart(page, YEAR)
  await expect(marks(page).getByRole('button')).toHaveCount(4)
  await expect(marks(page).getByRole('button', { name: 'HALO, 16 Dec 2025: Dividend of 0.07 a share' })).toBeVisible()
})

test('without the split calendar the splits that the prices imply remain, and it can be asked again', async ({
  page,
  forgive,
}) => {
  forgive(/Failed to load resource/)
  await page.route('**/api/v2.1/calendar/splits**', (route) => route.fulfill({ status: 403, json: {} }))
  await openChart(page, addresses.live + SPLIT)
  await expect(page.getByText(/^The split calendar did not answer/)).toBeVisible()
  const implied = 'QNTR, 28 Apr 2025: Adjusted prices imply 1.5 for 1: not held against the split calendar'
  await expect(marks(page).getByRole('button', { name: implied })).toBeVisible()
  await page.unroute('**/api/v2.1/calendar/splits**')
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(marks(page).getByRole('button', { name: /Split 3:2/ })).toBeVisible()
})

test('each ratio has its percentile within the loaded history', async ({ page }) => {
  await openChart(page, YEAR)
  const row = page.getByRole('row', { name: /^EV\/EBITDA/ })
  await expect(row).toContainText('5.93')
  await expect(row.getByRole('cell', { name: /^6th of 252 days, 5\.\d\d to 9\.\d\d$/ })).toHaveText('6th')
})

test('range buttons ask for as much history as they say', async ({ page }) => {
  await openChart(page, YEAR)
  const half = page.getByRole('button', { name: '6M, last 6 months', exact: true })
  await expect(half).toHaveAttribute('aria-pressed', 'false')
  await half.click()
  await expect.poll(() => parameters(page)).toMatchObject({ from: '-6m', to: '0d' })
  await expect(half).toHaveAttribute('aria-pressed', 'true')
  await expect(filters(page).getByRole('button', { name: 'Date last 6 months' })).toBeVisible()
})

test('a symbol of which nothing came is named', async ({ page }) => {
  await openChart(page, `${YEAR.replace('HALO', 'HALO,ZZZZZ')}`)
  await expect(page.getByText('No rows came for ZZZZZ.')).toBeVisible()
})

test('nothing is drawn where there are no rows', async ({ page }) => {
  await page.goto('/price-ratios?tickers=ZZZZZ&from=2026-10-01&to=2026-11-20')
  await expect(page.getByText('No days')).toBeVisible()
  await expect(slider(page)).toHaveCount(0)
})

/** Red of the first pixel of the chart, 0 to 255. */
const background = (page: Page): Promise<number> =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')!.getImageData(1, 1, 1, 1).data[0]!)

test('the chart takes on the other theme while it is on screen', async ({ page, forgive }) => {
  // Chromium's advice to those who read a canvas more than once, as this test does.
  forgive(/willReadFrequently/)
  await page.emulateMedia({ colorScheme: 'light' })
  await openChart(page, YEAR)
  await expect.poll(() => background(page)).toBe(255)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => background(page)).toBe(26)
})

for (const width of [1440, 390]) {
  test(`axe finds nothing wrong, ${width} pixels wide, and the page does not scroll sideways`, async ({ page }) => {
    // Axe looks at every element in turn, which takes its time on a small machine.
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await openChart(page, THREE)
    await page.getByText(/^\d+ splits, \d+ dividends$/).click()
    await expectAxeFindsNothing(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
}

test('the page About names the maker of the chart library', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('link', { name: 'https://www.tradingview.com/' })).toBeVisible()
})

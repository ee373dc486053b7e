/** On paper: query, source and time on top, everything that was loaded and nothing to press, in the light theme whatever the screen's. */
import { ALL_ANSWERED } from '../src/test/askedOfCompany.ts'
import { filters, placeOf, record, requests, row, rowsArrive } from './explorer.ts'
import { expect, test, type Page } from './page.ts'

test.use({ colorScheme: 'dark' })

const SOURCE = /Tearsheet\. DEMO: fictional market, as of 20 Nov 2026\. Asked for on \d+ \w{3} \d{4}, \d\d:\d\d UTC\./

const paper = (page: Page) => page.emulateMedia({ media: 'print' })
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.querySelector('[role=columnheader]')!).color)

test('a table prints every loaded row under its head, and is as it was afterwards', async ({ page }) => {
  await page.goto('/splits?from=2025-01-01&to=2026-11-20&v.view=table')
  await rowsArrive(page)
  const dark = await groundOf(page)
  await paper(page)
  await expect(page.getByText(SOURCE)).toContainText('69 rows · all loaded')
  await expect(page.getByText(/\/splits\?from=2025-01-01&to=2026-11-20&v.view=table$/)).toBeVisible()
  await expect(page.getByText('1 Jan 2025 to 20 Nov 2026')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(70)
  await expect(row(page, 69)).toBeVisible()
  await expect.poll(() => groundOf(page)).not.toBe(dark)
  // The bar is the query in words, and nothing to press.
  await expect(filters(page)).toHaveText('SplitsDate 1 Jan 2025 to 20 Nov 2026', { useInnerText: true })
  for (const part of [requests(page), page.getByRole('navigation', { name: 'Operations' })]) await expect(part).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(row(page, 69)).toHaveCount(0)

  // What the browser has before it when it prints: the page as its event leaves it.
  await page.evaluate(() => {
    addEventListener('beforeprint', () => (document.title = `${document.querySelectorAll('[role=row]').length} rows`))
  })
  expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(10_000)
  await expect(page).toHaveTitle('70 rows')
  await expect(row(page, 69)).toHaveCount(0)
})

test('an open record prints alone, a transcript whole', async ({ page }) => {
  await page.goto('/insights?tickers=HALO')
  await row(page, 2).getByRole('gridcell').first().click()
  await expect(record(page).getByRole('button', { name: 'Close' })).toBeVisible()
  await paper(page)
  await expect(page.getByText(SOURCE)).toBeVisible()
  await expect(page.getByRole('grid')).toBeHidden()
  await expect(record(page).getByRole('button', { name: 'Close' })).toBeHidden()
  await expect.poll(async () => (await record(page).boundingBox())?.width).toBeGreaterThan(1000)
  await expect.poll(async () => (await record(page).boundingBox())?.height).toBeGreaterThan(300)

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/transcripts?limit=2')
  await row(page, 1).getByRole('gridcell').first().click()
  const text = page.getByRole('region', { name: 'Transcript' })
  await expect(text).toBeVisible()
  const inSight = (await placeOf(text)).height
  await paper(page)
  await expect(page.getByRole('heading', { name: 'Outline' })).toBeHidden()
  await expect.poll(async () => (await text.boundingBox())?.height).toBeGreaterThan(inSight * 4)
})

test('a chart prints in the light colours, a company with its days and its events', async ({ page }) => {
  await page.goto('/price-ratios?tickers=HALO&from=2026-05-20&to=2026-11-20')
  await expect(page.getByRole('slider', { name: 'Day' })).toBeVisible()
  await paper(page)
  const chart = page.getByRole('img', { name: 'Chart', exact: true })
  const corner = () =>
    chart.locator('canvas').evaluate((canvas: HTMLCanvasElement) => [...canvas.getContext('2d')!.getImageData(2, 2, 1, 1).data])
  await expect.poll(corner).toEqual([255, 255, 255, 255])
  await page.emulateMedia({ media: 'screen' })
  await page.pdf()
  await expect(chart).toHaveCount(0)
  await expect(page.getByRole('slider', { name: 'Day' })).toBeVisible()

  await page.goto('/company/HALO')
  await expect(page.getByText(ALL_ANSWERED)).toBeVisible()
  await paper(page)
  await expect(page.getByText(SOURCE)).toContainText('20 Nov 2025 to 20 Dec 2026.')
  await expect(page.getByRole('region', { name: 'Insider filings' }).getByText('Emma Dahl sold $324.1K')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Days' })).toBeHidden()
})

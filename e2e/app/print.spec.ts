/** On paper: query, source and time on top, everything that was loaded and nothing to press, in the light theme whatever the screen's. */
import { execFileSync } from 'node:child_process'
import { ALL_ANSWERED } from '../../src/test/askedOfCompany.ts'
import { filters, placeOf, record, requests, row, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

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
  await expect(filters(page)).toHaveText('Splits Date 1 Jan 2025 to 20 Nov 2026', { useInnerText: true })
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

test('paper says which days a rolling range was', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00Z')
  await page.goto('/splits?from=-90d&to=0d&v.view=table')
  await rowsArrive(page)
  await paper(page)
  await expect(page.getByText('Splits with ex-date in the last 90 days (22 Aug to 20 Nov 2026).', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByText('22 Aug to 20 Nov 2026')).toHaveCount(0)
})

test('what figures and headlines say in buttons is on paper too', async ({ page }) => {
  await page.goto('/insights?tickers=HALO&from=2026-08-22')
  await rowsArrive(page)
  await paper(page)
  await expect(
    page
      .getByRole('note', { name: 'Ratings shown' })
      .getByText(/^\d+ raised$|^6$/)
      .first(),
  ).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/news?tickers=HALO')
  const time = row(page, 1).getByRole('gridcell').first()
  await expect(time).toBeVisible()
  await paper(page)
  await expect(time).toHaveText(/^\d\d:\d\d \d+ \w{3} \d{4}$/, { useInnerText: true })
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

test('a chart prints in the light colours', async ({ page }) => {
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
})

/** What a sheet says: the text of each page, as an independent reader has it. */
async function sheetsOf(page: Page, format: 'A4' | 'Letter'): Promise<readonly string[]> {
  const file = test.info().outputPath(`${format}.pdf`)
  await page.pdf({ path: file, format })
  // Each page ends with a form feed.
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
  return text
    .split('\f')
    .slice(0, -1)
    .map((sheet) => sheet.replace(/\s+/g, ' '))
}

for (const format of ['A4', 'Letter'] as const) {
  test(`a company prints on one sheet of ${format}, whole`, async ({ page }) => {
    await page.goto('/company/HALO')
    await expect(page.getByText(ALL_ANSWERED)).toBeVisible()
    const [sheet = '', ...more] = await sheetsOf(page, format)
    expect(more).toEqual([])
    expect(sheet).toMatch(SOURCE)
    for (const words of [
      '/company/HALO',
      'Halcyon Optics, Inc.',
      'Last close',
      '$5.65B',
      'Consensus target',
      'Latest ratings',
      'Bellwether Lane',
      'Latest open-market insider trades',
      'Emma Dahl, Chief Financial Officer',
      'Bull case.',
      'Bear case.',
      'Next, to 20 Dec 2026',
      'Q3 2026 call, 08:30',
      'News',
    ])
      expect(sheet).toContain(words)
    expect(sheet).not.toMatch(/\*\*|Add to watchlist|Copy link|View as table/)
    // Nothing of it is cut: what is drawn is no higher than the sheet lets it be.
    await paper(page)
    const isWhole = () =>
      page.getByRole('article', { name: 'Tear sheet' }).evaluate((all) => all.scrollHeight <= all.clientHeight + 1)
    await expect.poll(isWhole).toBe(true)
    await expect(page.getByRole('region', { name: 'Timeline' })).toBeHidden()
  })
}

test('a company of which little is known prints on one sheet, and an open record alone', async ({ page }) => {
  await page.goto('/company/HALO?demo=empty:insights,empty:news,empty:insider-filings,403:bulls-bears')
  await expect(page.getByText(/datasets loaded/)).toBeAttached()
  await expect(page.getByText('Bull / bear case unavailable.')).toBeVisible()
  const sheets = await sheetsOf(page, 'Letter')
  expect(sheets).toHaveLength(1)
  expect(sheets[0]).not.toContain('Latest ratings')
  await page.goto('/company/HALO')
  await expect(page.getByText(ALL_ANSWERED)).toBeVisible()
  await page.getByRole('region', { name: 'Insider filings' }).getByRole('button').first().click()
  await expect(record(page).getByText('Table I:').first()).toBeVisible()
  const [open = ''] = await sheetsOf(page, 'A4')
  expect(open).toContain('Table I')
  expect(open).not.toContain('Consensus target')
})

/** What is exported as shown is what is on screen, in every view that draws its own rows: its rows, its order, its columns. */
import { readFile } from 'node:fs/promises'
import readSheets from 'read-excel-file/node'
import { readers, type ExportedFile } from './exportedFile.ts'
import { CALENDAR, listed, views } from './drawnViews.ts'
import { results } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

/** On one line, with entities read as the screen does. */
const plain = (text: string): string => text.replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim()

/** What is shown, written in a format and read back. */
async function exported(page: Page, format: string, columns: readonly string[]): Promise<ExportedFile> {
  const panel = page.getByRole('dialog', { name: 'Export' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: format, exact: true }).click(),
  ])
  await expect(panel.getByRole('status')).toHaveText(/^Saved/)
  return readers[format]!(await readFile(await file.path()), columns)
}

async function openExport(page: Page): Promise<void> {
  await results(page).getByRole('button', { name: 'Export' }).click()
  await page.getByRole('radio', { name: /^Current view/ }).check()
}

for (const { name, address, read, by, columns } of views) {
  test(`${name}: rows, order and columns are the screen’s in every format`, async ({ page }) => {
    await page.goto(address)
    const { count, keys } = await read(page)
    expect(count).toBeGreaterThan(1)
    await openExport(page)
    const csv = await exported(page, 'CSV', columns)
    expect(csv.names).toEqual(columns)
    expect(csv.rows).toHaveLength(count)
    expect(csv.rows.slice(0, keys.length).map((row) => plain(row[columns.indexOf(by)]!))).toEqual(keys.map(plain))
    for (const format of ['JSON', 'NDJSON', 'Parquet'])
      expect([format, await exported(page, format, columns)]).toEqual([format, csv])
    // Numbers and days are cells of their own kind there; what each looks like is held against another reader beside the writer.
    const sheet = await exported(page, 'Excel', columns)
    expect(sheet.names).toHaveLength(columns.length)
    expect(sheet.rows).toHaveLength(count)
    expect(sheet.rows.slice(0, keys.length).map((row) => plain(row[columns.indexOf(by)]!))).toEqual(keys.map(plain))
    const markdown = await exported(page, 'Markdown', columns)
    const isComputed = columns.map((column) => column.startsWith('computed.'))
    expect(markdown.names.map((title) => title.endsWith('(computed)'))).toEqual(isComputed)
    const normal = (rows: ExportedFile['rows']) => rows.map((row) => row.map(plain))
    expect(normal(markdown.rows)).toEqual(normal(csv.rows))
  })
}

for (const id of ['splits', 'conference-calls']) {
  for (const [view, days] of [
    ['week', id === 'splits' ? 'from=2026-11-16&to=2026-11-22' : 'from=2026-11-02&to=2026-11-08'],
    ['month', 'from=2026-10-26&to=2026-12-06'],
  ]) {
    test(`the ${view} of ${id}: a row for each event in sight`, async ({ page }) => {
      await page.goto(`/${id}?${days}&limit=8&v.view=${view}`)
      await expect(page.getByRole('region', { name: 'Chosen day' })).toBeVisible()
      const { keys } = await listed(page.locator('[role=grid] [role=gridcell] button[title] b'))
      await openExport(page)
      const { names, rows } = await exported(page, 'CSV', CALENDAR)
      expect(names).toEqual(CALENDAR)
      expect(new Set(rows.map((row) => row[CALENDAR.indexOf('ticker')]))).toEqual(new Set(keys))
    })
  }
}

test('the answer of news as received is exported whole', async ({ page }) => {
  await page.goto('/news?tickers=HALO&limit=15&v.view=received')
  await expect(page.getByLabel('Raw response')).toBeVisible()
  await openExport(page)
  expect((await exported(page, 'CSV', [])).rows).toHaveLength(15)
})

test('an Excel file of many rows is compressed within the content policy, and says what was asked', async ({ page }) => {
  await page.goto('/insider-filings?limit=1000')
  await expect(page.getByRole('grid', { name: 'Insider filings' })).toBeVisible()
  await results(page).getByRole('button', { name: 'Export' }).click()
  await page.getByRole('radio', { name: /^All loaded rows/ }).check()
  await page.getByRole('checkbox', { name: 'Split transactions into rows' }).check()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'Excel' }).click(),
  ])
  const [rows, query] = await readSheets(await file.path())
  expect(rows!.data.length).toBeGreaterThan(1000)
  expect(rows!.data[0]).toContain('Code')
  expect(query!.data).toContainEqual(['Data', 'demo'])
  expect(query!.data).toContainEqual(['Address', page.url()])
})

test('what is on screen is copied as a sheet takes it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/splits?limit=5&v.view=table&v.cols=ticker,ratio&v.sort=ticker:asc')
  const { keys } = await listed(page.getByRole('grid', { name: 'Splits' }).locator('[role=gridcell][aria-colindex="1"]'))
  await openExport(page)
  const panel = page.getByRole('dialog', { name: 'Export' })
  await panel.getByRole('button', { name: 'Copy as TSV' }).click()
  await expect(panel.getByRole('status')).toHaveText('Copied 5 rows as TSV')
  const [head, ...lines] = (await page.evaluate(() => navigator.clipboard.readText())).trimEnd().split(/\r?\n/)
  expect(head).toBe('Ticker\tRatio')
  expect(lines.map((line) => line.split('\t')[0])).toEqual(keys)
})

test('the choice of columns lists those of the table on screen, or says that they are always the same', async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Columns' })
  await page.goto('/analysts?limit=50&v.view=plot&v.period=1y')
  await expect(page.getByRole('grid', { name: 'Analysts' })).toBeVisible()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  // First the switch of the heads, then a box for each column.
  const checked = menu.locator('label', { has: page.getByRole('checkbox', { checked: true }) })
  await expect(checked).toHaveText([
    'Distributions in the heads',
    'Name',
    'Firm',
    'Track record: Ratings',
    'Track record: 1 year, hit rate',
    'Track record: 1 year, average return',
  ])
  await menu.getByRole('checkbox', { name: 'Track record: Ratings', exact: true }).uncheck()
  await expect(page.getByRole('grid', { name: 'Analysts' })).toHaveAttribute('aria-colcount', '4')
  await page.goto('/insider-filings?limit=20')
  await expect(page.getByRole('grid', { name: 'Insider filings' })).toBeVisible()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await expect(menu.getByRole('checkbox')).toHaveCount(0)
  await expect(menu.getByRole('listitem')).toHaveText([
    'Filed',
    'Ticker',
    'Company',
    'Insider',
    'Role (computed)',
    'Form',
    '10b5-1 plan',
    'Codes (computed)',
    'Bought, dollars (computed)',
    'Sold, dollars (computed)',
    'Filing lag, business days (computed)',
    'In time or late (computed)',
  ])
})

test('the export fails with a message when the part that writes Parquet cannot be loaded', async ({ page, forgive }) => {
  forgive(/parquetWorker|ERR_FAILED/)
  await page.route(/parquetWorker/, (route) => route.abort())
  await page.goto('/splits?limit=5&v.view=table')
  await expect(page.getByRole('grid', { name: 'Splits' })).toBeVisible()
  await results(page).getByRole('button', { name: 'Export' }).click()
  const panel = page.getByRole('dialog', { name: 'Export' })
  await panel.getByRole('button', { name: 'Parquet' }).click()
  await expect(panel.getByRole('status')).toHaveText('Not saved: The part that writes Parquet stopped.')
})

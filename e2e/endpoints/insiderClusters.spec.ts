/** Clusters of purchases among insider filings: rows by the numbers in the address, what is left out, and the filings behind a row. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { readers } from '../export/exportedFile.ts'
import { record, results } from '../explorer.ts'
import { expect, test } from '../page.ts'

/** Three companies, each with a cluster; at Pharmere a fund and its partner file jointly, and amend. */
const COMPANIES = '/insider-filings?search_keys=PHMR,PAYQ,GRCN&search_keys_type=symbol&limit=300'
const CLUSTERS = `${COMPANIES}&v.view=clusters`

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Insider filings' })

/** The first answer of the demo invents its market, which takes a while on a busy machine. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
}

const tickers = (page: Page): Locator => grid(page).locator('[role=gridcell][aria-colindex="1"]')
const row = (page: Page, ticker: string): Locator => grid(page).getByRole('row').filter({ hasText: ticker })

test('a cluster says who bought, when it could be known and for how much, and leads to its filings', async ({
  page,
  someoneElse,
}) => {
  await open(page, COMPANIES)
  await page.getByRole('button', { name: 'Clusters', exact: true }).click()
  await expect(page).toHaveURL(/v\.view=clusters$/)
  await expect(tickers(page)).toHaveText(['PAYQ', 'PHMR', 'GRCN'])
  const cells = row(page, 'PHMR').getByRole('gridcell')
  // The fund's filing was amended on 25 July, and known before.
  await expect(cells.nth(4)).toHaveText('18 Jul 2025')
  await expect(cells.nth(5)).toHaveText('3')
  await expect(cells.nth(8)).toHaveText(
    /^Hartsong Capital Partners, L\.P\. with Hartsong Partners GP, LLC \(ten-percent owner\); Kamau/,
  )
  await page.getByRole('textbox', { name: 'Days at most' }).fill('10')
  await expect(tickers(page)).toHaveText(['GRCN'])
  await page.getByRole('textbox', { name: 'People at least' }).fill('2')
  await expect(tickers(page).nth(1)).toBeVisible()
  await expect(page).toHaveURL(/v\.days=10&v\.people=2&v\.view=clusters$/)
  const shown = await tickers(page).allTextContents()
  await open(someoneElse, page.url())
  await expect(tickers(someoneElse)).toHaveText(shown)
  await open(page, CLUSTERS)
  await row(page, 'PHMR').getByRole('link', { name: '3', exact: true }).click()
  await expect(page).toHaveURL(/search_keys=PHMR&search_keys_type=symbol&from=2025-06-23&to=2025-07-25$/)
  await expect(grid(page).getByRole('row').filter({ hasText: 'Hartsong Partners GP, LLC' })).toHaveCount(2)
})

test('what is exported is what is on screen: its rows, its order, its columns', async ({ page }) => {
  await open(page, `${CLUSTERS}&v.sort=cluster.value:desc&v.cols=company_symbol,cluster.insiders,cluster.value`)
  await expect(tickers(page)).toHaveText(['PHMR', 'GRCN', 'PAYQ'])
  const insiders = await grid(page).locator('[role=gridcell][aria-colindex="2"]').allTextContents()
  await results(page).getByRole('button', { name: 'Export' }).click()
  await page.getByRole('radio', { name: /^Current view/ }).check()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'CSV', exact: true }).click(),
  ])
  const { names, rows } = await readers['CSV']!(await readFile(await file.path()), [])
  expect(names).toEqual(['company_symbol', 'cluster.insiders', 'cluster.value'])
  expect(rows.map(([ticker]) => ticker)).toEqual(['PHMR', 'GRCN', 'PAYQ'])
  expect(rows.map((each) => each[1])).toEqual(insiders)
  // 36,400 × 55.5322 + 46,851 × 55.1595 + 120 × 62.0833 + 204 × 61.71 + 3,936 × 57.5546
  expect(rows[0]![2]).toBe('4852223.5561')
})

test('says since when purchases are loaded, and of each that is left out why, with its filing', async ({ page }) => {
  await open(page, `${COMPANIES}&from=2025-04-01&to=2025-12-31&v.view=clusters`)
  await expect(page.getByText('Purchases loaded from 1 Apr 2025: a cluster may begin before.')).toBeVisible()
  await page.getByText('6 purchases left out: 4 amended, 2 reported twice (joint filing)').click()
  const list = page.getByRole('list', { name: 'Purchases left out' })
  await expect(list.getByRole('listitem')).toHaveCount(6)
  await list.getByRole('link', { name: /^PHMR, Hartsong Capital Partners, L\.P\., 20 Jun 2025, 36,400/ }).click()
  await expect(record(page).getByRole('heading', { name: /Hartsong Capital Partners/ })).toBeVisible()
})

test('prices of the day on which a cluster could be known stand beside it', async ({ page }) => {
  await open(page, `${CLUSTERS}&v.join=close,pe_2y,ret21`)
  await expect(grid(page).getByRole('columnheader', { name: /Return \+21d/ })).toBeVisible()
  await expect(row(page, 'PAYQ').getByRole('gridcell', { name: '−6.6%' })).toBeVisible()
})

test('a transaction says whether it is the first purchase in 24 months, as far as filings are loaded', async ({ page }) => {
  const columns = 'v.view=transactions&v.cols=owner.insider_name,transactions.date_transaction,computed.first_in_24_months'
  await open(page, `${COMPANIES}&${columns}&f.computed.trade=P%20Purchase`)
  const first = grid(page).getByRole('row', { name: /Achterberg Eamon 11 Aug 2026/ })
  await expect(first).toContainText('yes')
  await open(page, `${COMPANIES}&from=2026-01-01&to=2026-11-20&${columns}&f.computed.trade=P%20Purchase`)
  await expect(first).toContainText('unknown: only loaded back to 1 Jan 2026')
})

test('a transaction says how far it is from the calls of the company, once they are asked for', async ({ page }) => {
  await open(page, `${COMPANIES}&v.view=transactions&v.cols=company_symbol,transactions.date_transaction`)
  await expect(page.getByText('Add days to calls 3 tickers, 1 request or more')).toBeVisible()
  await page.getByRole('button', { name: 'Add days to calls' }).click()
  await expect(page.getByText('Calls of 3 tickers loaded.')).toBeVisible()
  await expect(grid(page).getByRole('columnheader', { name: /Days to next call/ })).toBeVisible()
  await expect(grid(page).locator('[role=gridcell][aria-colindex="3"]').first()).toHaveText(/^\d+$/)
})

for (const width of [1440, 390]) {
  test(`nothing for axe to find on clusters, and nothing wider than the page, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, CLUSTERS)
    await page.getByText(/^11 purchases left out/).click()
    await expectAxeFindsNothing(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

/** Insider filings with a row for each transaction: columns, order and filters of their own, and the filing behind each row. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import type { Locator, Page } from '@playwright/test'
import { record } from '../explorer.ts'
import { expect, test } from '../page.ts'

/** Five filings of autumn 2026, an amendment and what it restates among them. */
const AUTUMN = '/insider-filings?search_keys=VXLN,SNLV,ECHQ&search_keys_type=symbol&from=2026-10-01&to=2026-11-20'
/** An option exercised and the shares sold under a plan, by a chief financial officer. */
const EXERCISE = 'c1fd0da40bee6056ed658eab'

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Insider filings' })

/** The first answer of the demo invents its market, which takes a while on a busy machine. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
}

/** The largest sale comes first: short in its cell, exact on hover. */
async function expectLargest(page: Page): Promise<void> {
  const value = grid(page).getByRole('row').nth(1).getByRole('gridcell', { name: '$718M' })
  await expect(value).toHaveAttribute('title', /^\$?718,393,731\.18$/)
}

test('transactions have a row each, with columns, order and filters of their own, and open their filing', async ({
  page,
  someoneElse,
}) => {
  await open(page, AUTUMN)
  await page.getByRole('button', { name: 'Transactions', exact: true }).click()
  await expect(page).toHaveURL(/v\.view=transactions$/)
  const count = page.getByText(/^\d+ transactions/)
  await expect(count).toHaveText('9 transactions, without 2 amended')
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '10')
  await grid(page).getByRole('button', { name: 'Value', exact: true }).click()
  await expect(page).toHaveURL(/v\.sort=computed\.value:desc/)
  await expect(grid(page).getByRole('row').nth(1)).toContainText('S Sale')
  await expectLargest(page)
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Columns' })
  await expect(menu.getByRole('checkbox', { name: 'Transaction: Shares', exact: true })).toBeChecked()
  await menu.getByRole('checkbox', { name: 'Transaction: Security', exact: true }).check()
  await page.keyboard.press('Escape')
  await open(someoneElse, page.url())
  await expectLargest(someoneElse)
  // The shares that came of the option, of Table I; the option itself is a row of Table II.
  await grid(page)
    .getByRole('row', { name: /M Option exercise I / })
    .click()
  await expect(record(page).getByRole('heading', { name: /Horváth/ })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`v\\.open=${EXERCISE}`))
})

for (const width of [1440, 390]) {
  test(`nothing for axe to find on transactions, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `${AUTUMN}&v.view=transactions`)
    await expectAxeFindsNothing(page)
  })
}

/** What the browser tests of transcripts share: calls of the demo worth opening, and where things are in the reader. */
import type { Locator, Page } from '@playwright/test'
import { results, rowsArrive, record } from '../explorer.ts'
import { expect } from '../page.ts'

/** Calls of the demo by their place in the service's order: one row a page, so that each has an address of its own. */
export const QUANTOR = '/transcripts?limit=1&page=8&v.open=f397407f-fe42-4701-a4c6-dc7cbc2c3f54'
export const MARATHON = '/transcripts?limit=1&page=52&v.open=30e75161-7d00-4f01-a58d-266fea026d6b'
export const EMPTY_LIVE = '/transcripts?limit=1&page=31&v.open=acb859e2-52f9-40c7-a09e-250e282dfbd9'
export const NO_VERSIONS = '/transcripts?limit=1&page=59&v.open=0d6b04d0-ad10-4e5b-ae0e-8247dc800ce7'

export const text = (page: Page): Locator => page.getByRole('region', { name: 'Transcript' })
export const find = (page: Page): Locator => page.getByRole('searchbox', { name: 'Find in transcript' })
export const rail = (page: Page): Locator => page.getByRole('slider', { name: 'Marks along the text' })
export const count = (page: Page): Locator =>
  record(page)
    .getByRole('status')
    .filter({ hasText: /of|match/i })
export const current = (page: Page): Locator => text(page).locator('[data-current]')

/** The cell with the company of a ticker's call: the ticker itself leads to the company's page. */
export const companyCell = (page: Page, ticker: string): Locator =>
  results(page)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name: ticker, exact: true }) })
    .getByRole('gridcell')
    .nth(2)

export async function openFromRows(page: Page, ticker: string): Promise<void> {
  await page.goto('/transcripts')
  await rowsArrive(page)
  await companyCell(page, ticker).click()
  await expect(text(page)).toBeVisible()
}

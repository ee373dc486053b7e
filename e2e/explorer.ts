/** What every explorer page has, by the names that product and people use for it, and the few acts that many tests begin with. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './page.ts'

export const filters = (page: Page): Locator => page.getByRole('form', { name: 'Filters' })
export const results = (page: Page): Locator => page.getByRole('region', { name: 'Results' })
export const record = (page: Page): Locator => page.getByRole('complementary', { name: 'Record' })
export const requests = (page: Page): Locator => page.getByRole('region', { name: 'Requests' })
export const paging = (page: Page): Locator => page.getByRole('navigation', { name: 'Paging' })
export const alert = (page: Page): Locator => page.getByRole('alert')
/** A row of data, counted from 1 as the user does. */
export const row = (page: Page, number: number): Locator => results(page).locator(`[role=row][aria-rowindex="${number + 1}"]`)

/** Where a part of the page is, once it stands still. */
export async function placeOf(part: Locator) {
  // Playwright waits for that before it scrolls, and not before it measures.
  await part.scrollIntoViewIfNeeded()
  return (await part.boundingBox())!
}

/** Waits for rows: their count stands above them ("100 rows"). */
export async function rowsArrive(page: Page): Promise<void> {
  await expect(results(page).getByText(/^[\d,]+ rows?$/)).toBeVisible()
}

/** Path and query of the page's address, as people read it. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + decodeURIComponent(search)
}

/** Path and query of each request to the service from now on, percent-decoded, in the order of asking. */
export function requestsOf(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname + decodeURIComponent(search))
  })
  return asked
}

/** Opens the folded filters, unless one of them is in use, which unfolds them. */
export async function unfoldFilters(page: Page): Promise<void> {
  const summary = filters(page).getByText('More filters')
  await expect(summary).toBeVisible()
  const isOpen = await filters(page).locator('details[open]', { has: summary }).count()
  if (isOpen === 0) await summary.click()
}

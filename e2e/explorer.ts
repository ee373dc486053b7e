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

/** Opens the control of a filter as a user does: by its chip, or where it is not in force by "+ Filter". */
export async function openFilter(page: Page, label: string): Promise<Locator> {
  const add = filters(page).getByRole('button', { name: '+ Filter' })
  await expect(add).toBeVisible()
  const chip = filters(page)
    .locator('button[data-filter]')
    .filter({ has: page.locator('b') })
  const own = chip.filter({ hasText: new RegExp(`^${label} `) })
  if ((await own.count()) > 0) await own.click()
  else {
    await add.click()
    await page.getByRole('dialog', { name: 'Add a filter' }).getByRole('button', { name: label, exact: true }).click()
  }
  const opened = page.getByRole('dialog', { name: `${label} filter` })
  await expect(opened).toBeVisible()
  return opened
}

/** Types a text in the place of what a control holds: of a ticker field its chips too. */
export async function fill(control: Locator, text: string): Promise<void> {
  await control.fill('')
  const chips = control.locator('..').getByRole('button', { name: /^Remove / })
  if ((await control.getAttribute('role')) === 'combobox')
    for (let left = await chips.count(); left > 0; left -= 1) {
      await control.press('Backspace')
      await expect(chips).toHaveCount(left - 1)
    }
  await control.fill(text)
}

/** Makes a watchlist among the preferences, or gives one that is there other tickers. */
export async function keepWatchlist(page: Page, name: string, tickers: string): Promise<void> {
  const lists = page.getByRole('region', { name: 'Watchlists' })
  const edit = lists.getByRole('button', { name: `Edit @${name}`, exact: true })
  await ((await edit.count()) > 0 ? edit : lists.getByRole('button', { name: 'New watchlist' })).press('Enter')
  const dialog = page.getByRole('dialog', { name: /watchlist/i })
  await dialog.getByLabel('Name').fill(name)
  await fill(dialog.getByLabel('Tickers', { exact: true }), tickers)
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toHaveCount(0)
}

/** The control of a filter by its own label, opened where the filter is called otherwise: `From` in `Date`. */
export const control = async (page: Page, label: string, filter = label): Promise<Locator> =>
  (await openFilter(page, filter)).getByLabel(label, { exact: true })

/** Applies what is typed. */
export const applyFilters = (page: Page): Promise<void> =>
  filters(page).getByRole('button', { name: 'Apply', exact: true }).click()

/** Shows every filter at once, for who fills in many. */
export async function openForm(page: Page): Promise<void> {
  const button = filters(page).getByRole('button', { name: 'Form', exact: true })
  await expect(button).toBeVisible()
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await expect(filters(page).locator('#filter-form')).toBeVisible()
}

/** A control of the form that is open. */
export const field = (page: Page, label: string): Locator => filters(page).getByLabel(label, { exact: true })

/** What a control holds: of a ticker field its chips, by commas. */
export async function textOf(control: Locator): Promise<string> {
  if ((await control.getAttribute('role')) !== 'combobox') return control.inputValue()
  const chips = await control.locator('..').locator('bdi').allInnerTexts()
  return [...chips, await control.inputValue()].filter(Boolean).join(',')
}

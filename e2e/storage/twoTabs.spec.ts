/** Two tabs of one browser: what is kept in one is there in the other, and nothing that either kept is lost. */
import { addresses } from '../addresses.ts'
import { control, keepWatchlist, record, requestsOf, row, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

async function keepList(page: Page, name: string, tickers: string): Promise<void> {
  await page.getByRole('navigation', { name: 'About this app' }).getByRole('link', { name: 'Preferences' }).click()
  await keepWatchlist(page, name, tickers)
  await expect(page.getByText(`Saved @${name} (${tickers.split(',').length} ticker`)).toBeVisible()
}

const kept = (page: Page, name: string): Promise<string> =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', `tearsheet.${name}`)

/** Within the app, in which nothing is read anew by itself. */
const goTo = (page: Page, operation: string) =>
  page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: operation, exact: true }).click()

test('a list that one tab changes is asked for by its new tickers in the other, and both tabs’ lists are kept', async ({
  page,
  context,
}) => {
  await page.goto(`${addresses.live}/about`)
  await keepList(page, 'tech', 'HALO,QNTR')
  const other = await context.newPage()
  const asked = requestsOf(other)
  await other.goto(`${addresses.live}/splits?tickers=@tech&v.view=table`)
  await rowsArrive(other)
  await keepList(page, 'tech', 'ACME,NORD,HALO')
  await expect
    .poll(() => asked.at(-1))
    .toBe('/api/v2.1/calendar/splits?parameters[tickers]=ACME,NORD,HALO&parameters[date_search_field]=ex&pagesize=100')
  await (await control(other, 'Importance, at least')).selectOption({ index: 1 })
  await other.keyboard.press('Enter')
  await keepList(other, 'other', 'ACME')
  await keepList(page, 'third', 'NORD')
  for (const tab of [page, other]) {
    await tab.reload()
    for (const words of ['@other1 ticker: ACME', '@tech3 tickers: ACME, NORD, HALO', '@third1 ticker: NORD'])
      await expect(tab.getByRole('region', { name: 'Watchlists' }).getByRole('listitem').filter({ hasText: words })).toBeVisible()
  }
})

test('stories read and views visited in two tabs are all remembered', async ({ page, context }) => {
  const other = await context.newPage()
  const read = async (tab: Page, number: number): Promise<void> => {
    await row(tab, number).click()
    await expect(row(tab, number)).toContainText('read')
  }
  await page.goto('/news?tickers=HALO')
  await read(page, 1)
  // Elsewhere in the app nobody shows what was read.
  await goTo(page, 'Splits')
  await rowsArrive(page)
  await expect.poll(() => kept(page, 'recent')).toContain('/splits?tickers=HALO')
  await other.goto('/news?tickers=HALO')
  await read(other, 2)
  await goTo(other, 'Analyst ratings')
  await rowsArrive(other)
  await expect.poll(() => kept(other, 'recent')).toContain('/insights?tickers=HALO')
  await goTo(page, 'News')
  await read(page, 3)
  await expect.poll(() => kept(page, 'recent')).toMatch(/^\["\/news/)
  for (const address of ['/splits?tickers=HALO', '/insights?tickers=HALO', '/news?tickers=HALO'])
    await expect.poll(() => kept(page, 'recent')).toContain(address)
  await goTo(other, 'News')
  for (const tab of [page, other]) {
    for (const number of [1, 2, 3]) await expect(row(tab, number)).toContainText('read')
  }
  await expect(record(other)).toHaveCount(0)
})

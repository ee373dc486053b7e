/** Watchlists: kept by paste, asked for by their tickers, written out in the copied link, flagged where nobody knows them. */
import { expectAxeFindsNothing } from './axe.ts'
import { addresses } from './addresses.ts'
import { addressOf, control, fill, filters, requestsOf, results, rowsArrive } from './explorer.ts'
import { expect, test } from './page.ts'

test('a watchlist is pasted, asked for by its tickers, and written out in the copied link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.live })
  await page.goto(`${addresses.live}/preferences`)
  const form = page.getByRole('form', { name: 'Watchlist' })
  await form.getByLabel('Name').fill('@Tech')
  await form.getByLabel('Tickers').fill('halo\nqntr\tHALO')
  await form.getByRole('button', { name: 'Save watchlist' }).press('Enter')
  await expect(form).toContainText('Saved @tech (2 tickers).')
  await expectAxeFindsNothing(page)
  const asked = requestsOf(page)
  await page.goto(`${addresses.live}/splits?v.view=table`)
  await rowsArrive(page)
  await (await control(page, 'Tickers')).pressSequentially('@t')
  // What is not written out yet is no fault.
  await expect(filters(page).getByRole('option')).toHaveText(['@tech 2 tickers'])
  await expect(filters(page).locator('[aria-invalid="true"]')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(filters(page)).toContainText('2/50')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${addresses.live}/splits?tickers=@tech&v.view=table`)
  await rowsArrive(page)
  await expect
    .poll(() => asked.at(-1))
    .toBe('/api/v2.1/calendar/splits?parameters[tickers]=HALO,QNTR&parameters[date_search_field]=ex&pagesize=100')
  await results(page).getByRole('button', { name: 'Copy link' }).press('Enter')
  await expect(results(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${addresses.live}/splits?tickers=HALO,QNTR&v.view=table`)
  // On the first page too, where a list is no company.
  await page.goto(`${addresses.live}/`)
  await expect(page.getByRole('main')).toContainText('2 companies on @tech')
  await expect(page.getByRole('main').getByRole('link', { name: '@tech: calls next week' })).toHaveAttribute(
    'href',
    /^\/conference-calls\?tickers=@tech&/,
  )
  await page.goto(`${addresses.live}/?tickers=@nobody`)
  await expect(page.getByText('No watchlist named @nobody in this browser.')).toBeVisible()
  await page.goto(`${addresses.live}/splits?tickers=@tech`)
  await rowsArrive(page)
  const count = asked.length
  await fill(await control(page, 'Tickers'), '@nobody')
  await page.keyboard.press('Enter')
  await expect(filters(page)).toContainText('No watchlist named @nobody in this browser')
  await page.goto(`${addresses.live}/splits?tickers=@nobody&v.view=table`)
  await expect(page.getByRole('alert')).toContainText('1 filter needs attention; nothing was requested.')
  await expect.poll(() => addressOf(page)).toBe('/splits?tickers=@nobody&v.view=table')
  expect(asked.length).toBe(count)
})

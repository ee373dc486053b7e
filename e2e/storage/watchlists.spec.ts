/** Watchlists: kept by paste, asked for by their tickers, written out in the copied link, flagged where nobody knows them. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import { addresses } from '../addresses.ts'
import { addressOf, control, fill, filters, keepWatchlist, requestsOf, results, rowsArrive, textOf } from '../explorer.ts'
import { expect, test } from '../page.ts'

test('a watchlist is pasted, asked for by its tickers, and written out in the copied link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.live })
  await page.goto(`${addresses.live}/preferences`)
  await keepWatchlist(page, '@Tech', 'halo qntr\tHALO')
  await expect(page.getByRole('region', { name: 'Watchlists' }).getByRole('listitem')).toHaveText(/^@tech2 tickers: HALO, QNTR/)
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

test('a watchlist is made in the rail, filled by a command and at the head of a company, renamed and brought back', async ({
  page,
}) => {
  await page.goto(`${addresses.live}/`)
  const rail = page.getByRole('navigation', { name: 'Operations' })
  await rail.getByRole('button', { name: 'New watchlist' }).click()
  const made = page.getByRole('dialog', { name: 'New watchlist' })
  await made.getByLabel('Name').fill('@Semis')
  await made.getByLabel('Tickers', { exact: true }).fill('halo qntr')
  await expectAxeFindsNothing(page)
  await made.getByRole('button', { name: 'Save' }).click()
  await rail.getByRole('link', { name: '@semis' }).click()
  await expect(page.getByRole('main')).toContainText('2 companies on @semis')

  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: 'Command' }).fill('watchlist semis ACME')
  await expect(page.getByRole('option').first()).toContainText('Add to watchlist @semis: ACME')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText('3 companies on @semis')

  await page.goto(`${addresses.live}/company/MNTF`)
  await page.getByRole('button', { name: 'Add to watchlist' }).click()
  await page.getByRole('dialog', { name: 'Watchlists' }).getByLabel('@semis').check()
  await expectAxeFindsNothing(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'On @semis' })).toBeFocused()

  await rail.getByRole('link', { name: '@semis' }).hover()
  await rail.getByRole('button', { name: 'Edit @semis' }).click()
  const edited = page.getByRole('dialog', { name: 'Watchlist @semis' })
  await expect.poll(() => textOf(edited.getByLabel('Tickers', { exact: true }))).toBe('HALO,QNTR,ACME,MNTF')
  await edited.getByLabel('Name').fill('chips')
  await page.keyboard.press('Enter')
  await expect(rail.getByRole('link', { name: '@chips' })).toBeVisible()
  await rail.getByRole('button', { name: 'Edit @chips' }).click()
  await page.getByRole('dialog', { name: 'Watchlist @chips' }).getByRole('button', { name: 'Delete' }).click()
  await expect(rail.getByRole('link', { name: '@chips' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rail.getByRole('link', { name: '@chips' })).toBeVisible()
})

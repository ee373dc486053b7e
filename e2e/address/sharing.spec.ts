/** The address is all that a colleague needs: the same rows, the same page, the same open record, the same layout. */
import { paging, record, results, row, rowsArrive } from '../explorer.ts'
import { operations } from '../operations.ts'
import { expect, test } from '../page.ts'
import { addresses } from '../addresses.ts'

for (const { title, withRows } of operations) {
  test(`someone else sees the same rows at a shared address of ${title}`, async ({ page, someoneElse }) => {
    await page.goto(withRows)
    await rowsArrive(page)
    await someoneElse.goto(page.url())
    await rowsArrive(someoneElse)
    await expect.poll(async () => (await results(page).innerText()).length).toBeGreaterThan(100)
    await expect(async () => {
      expect(await results(someoneElse).innerText()).toBe(await results(page).innerText())
    }).toPass()
  })
}

test('a link to an open record on the third page shows both', async ({ page, someoneElse }) => {
  await page.goto('/conference-calls?from=2026-01-01&to=2026-11-20&limit=20&page=2&v.view=table')
  await rowsArrive(page)
  await expect(paging(page).getByRole('status')).toHaveText('41–60 · page 3 · more available')
  await row(page, 5).getByRole('gridcell').first().click()
  await expect(record(page).getByRole('heading', { level: 2 })).not.toHaveText('Record')
  const title = await record(page).getByRole('heading', { level: 2 }).innerText()

  await someoneElse.goto(page.url())
  await expect(record(someoneElse).getByRole('heading', { level: 2 })).toHaveText(title)
  await expect(paging(someoneElse).getByRole('status')).toHaveText('41–60 · page 3 · more available')
  await expect(row(someoneElse, 5)).toHaveAttribute('aria-selected', 'true')
  await expect(record(someoneElse)).toBeFocused()
})

test('a link to a record far down its page brings its row into sight', async ({ page, someoneElse }) => {
  await page.goto('/conference-calls?from=2026-01-01&to=2026-11-20&v.view=table')
  await rowsArrive(page)
  await row(page, 1).getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+End')
  await expect(row(page, 100)).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(record(page)).toBeVisible()

  await someoneElse.goto(page.url())
  await expect(row(someoneElse, 100)).toBeInViewport()
  await expect(row(someoneElse, 100)).toHaveAttribute('aria-selected', 'true')
})

test('a link keeps columns, local order and the tab of the record', async ({ page, someoneElse }) => {
  await page.goto('/splits?from=2026-01-01&to=2026-11-20&v.cols=ticker,ratio,importance&v.sort=importance:desc&v.view=table')
  await rowsArrive(page)
  await row(page, 1).getByRole('gridcell').first().click()
  await record(page).getByRole('tab', { name: 'JSON' }).click()
  await expect(record(page).getByRole('button', { name: 'Copy this record as JSON' })).toBeVisible()

  await someoneElse.goto(page.url())
  await rowsArrive(someoneElse)
  await expect(results(someoneElse).getByRole('columnheader')).toHaveText([/^Ticker/, /^Ratio/, /^Importance ↓/])
  await expect(results(someoneElse).getByText(/sorted within \d+ loaded rows/)).toBeVisible()
  await expect(row(someoneElse, 1)).toHaveAttribute('aria-selected', 'true')
  await expect(record(someoneElse).getByRole('tab', { name: 'JSON' })).toHaveAttribute('aria-selected', 'true')
  await expect(record(someoneElse).getByRole('button', { name: 'Copy this record as JSON' })).toBeVisible()
})

test('"Copy link" puts the whole address on the clipboard and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/splits?tickers=HALO,BRK.B&importance=0&v.sort=ratio:asc&v.view=table')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${addresses.demo}/splits?tickers=HALO,BRK.B&importance=0&v.sort=ratio:asc&v.view=table`)
})

test('where the clipboard is refused, "Copy link" shows the address to copy by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.goto('/splits?importance=3&v.view=table')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('textbox', { name: 'Copy link' })).toHaveValue(`${addresses.demo}/splits?importance=3&v.view=table`)
})

test('a record that is not on the page is said to be missing, and the neighbouring page is offered', async ({ page }) => {
  await page.goto('/conference-calls?from=2026-01-01&to=2026-11-20&page=1&limit=20&v.open=gone&v.view=table')
  await expect(record(page).getByText('Record gone is not among the rows on this page.')).toBeVisible()
  await record(page).getByRole('button', { name: 'Look on the next page' }).click()
  await expect(page).toHaveURL('/conference-calls?from=2026-01-01&to=2026-11-20&page=2&limit=20&v.open=gone&v.view=table')
  await expect(paging(page).getByRole('status')).toHaveText('41–60 · page 3 · more available')
  await record(page).getByRole('button', { name: 'Look on the page before' }).click()
  await expect(paging(page).getByRole('status')).toHaveText('21–40 · page 2 · more available')
  await record(page).getByRole('button', { name: 'Look on the page before' }).click()
  await expect(page).toHaveURL('/conference-calls?from=2026-01-01&to=2026-11-20&limit=20&v.open=gone&v.view=table')
  await expect(record(page).getByRole('button', { name: 'Look on the page before' })).toHaveCount(0)
})

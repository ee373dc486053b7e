/** A service that sends others than it was asked for: told beside the rows, with the request. */
import { addresses } from './addresses.ts'
import { requests, results, rowsArrive } from './explorer.ts'
import { expect, test } from './page.ts'

test.use({ baseURL: addresses.faulty })

test('other tickers than those asked for are told in one line, which leads to the request and moves no row', async ({ page }) => {
  await page.goto('/splits?tickers=OTHERS&v.view=table')
  await rowsArrive(page)
  const first = results(page).getByRole('gridcell').first()
  const before = await first.boundingBox()
  const line = requests(page).getByText('43 other tickers came')
  await expect(line).toHaveText(
    'Asked for OTHERS; 43 other tickers came in all 43 rows (AAQ, BAQ, CAQ and 40 more): this service may ignore the filter.',
  )
  expect(await first.boundingBox()).toEqual(before)
  await requests(page).getByRole('button', { name: 'Show the request' }).click()
  await expect(requests(page).getByRole('heading', { name: /^Request 1, Splits/ })).toBeFocused()
  await expect(requests(page).getByText('parameters[tickers]', { exact: true })).toBeVisible()
})

test('a service that sends what it is asked for is told nothing of', async ({ page }) => {
  // The part that looks is there once it asked for its file.
  const part = page.waitForResponse(/FindingsLine/)
  await page.goto('/splits?tickers=HALO&v.view=table')
  await rowsArrive(page)
  await part
  await page.goto('/splits?tickers=OTHERS&v.view=table')
  await expect(requests(page).getByText('43 other tickers came')).toBeVisible()
  await page.goBack()
  await rowsArrive(page)
  await expect(requests(page).getByText('other tickers came')).toHaveCount(0)
})

/** The first minute: from the start page through the tour to a page that explains itself, in rows as high as preferred. */
import { openFilter, results, row, rowsArrive } from '../explorer.ts'
import { expect, test } from '../page.ts'

test('the tour is a page of addresses, and filters and columns explain themselves in place', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Quick tour' }).click()
  await expect(page).toHaveURL('/tour')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'A column explains itself' }).click()
  await expect(page).toHaveURL('/splits?importance=3&v.sort=importance:desc&v.view=table')
  await rowsArrive(page)
  await expect(await openFilter(page, 'Filter by')).toContainText(
    'The date that the filter and the order go by. Optional, one of announced, ex. (API: parameters[date_search_field])',
  )
  await page.keyboard.press('Escape')
  // A head is called by its column alone: with every cell it is read out.
  await expect(results(page).getByRole('columnheader', { name: 'Ticker', exact: true })).toBeVisible()
  await results(page).getByRole('button', { name: 'Column Ticker: menu' }).press('Enter')
  const menu = page.getByRole('dialog', { name: 'Column Ticker' })
  await expect(menu).toContainText('The symbol that a share trades under. Field ticker, may be absent.')
  await page.keyboard.press('Escape')
  await results(page).getByRole('button', { name: 'Column Ex-date: menu' }).press('Enter')
  const dates = page.getByRole('dialog', { name: 'Column Ex-date' })
  await expect(dates).toContainText('First day the shares trade at the new count. A calendar day; no time and no zone.')
  // The least, the median and the most of days are days.
  await expect(dates.getByRole('definition').last()).toHaveText(/^\d+ [A-Z][a-z]{2} \d{4}$/)
})

test('rows are as high as preferred, where the address does not say', async ({ page }) => {
  const height = async () => (await row(page, 1).boundingBox())?.height
  await page.goto('/preferences')
  await page.getByRole('group', { name: 'Rows' }).getByRole('button', { name: 'Compact' }).click()
  await page.goto('/insights')
  await rowsArrive(page)
  await expect.poll(height).toBe(26)
  await results(page).getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('radio', { name: 'Standard' }).check()
  await expect(page).toHaveURL('/insights?v.density=standard')
  await expect.poll(height).toBe(30)
  await page.getByRole('radio', { name: 'Compact' }).check()
  await expect(page).toHaveURL('/insights')
})

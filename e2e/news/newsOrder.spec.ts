/** Which headlines come first, and how much room is left to them. */
import type { Page } from '@playwright/test'
import { addressOf, results, row } from '../explorer.ts'
import { expect, test } from '../page.ts'

const headlines = (page: Page) => results(page).getByRole('grid', { name: 'News' })

test('stories of one company or two come before those about the market, in each group the newest first', async ({ page }) => {
  await page.goto('/news?tickers=HALO')
  const named = (name: string) => headlines(page).getByRole('rowgroup', { name }).getByRole('row')
  const few = named('About one or two companies')
  const many = named('About three or more companies')
  await expect(few.first()).toHaveAttribute('aria-rowindex', '2')
  await expect(many.first()).toHaveAttribute('aria-rowindex', String((await few.count()) + 2))
  await expect(few.filter({ hasText: /Closing Bell|Market Wrap/ })).toHaveCount(0)
  await results(page).getByRole('button', { name: 'Order by time alone' }).click()
  await expect.poll(() => addressOf(page)).toBe('/news?tickers=HALO&v.sort=created:desc')
  await expect(headlines(page).getByRole('rowgroup')).toHaveCount(1)
  await results(page).getByRole('button', { name: 'Market-wide stories last' }).click()
  await expect(few.first()).toBeVisible()
})

test('on a telephone two lines of tools stand above the headlines', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/news?tickers=HALO')
  await expect(row(page, 1)).toBeVisible()
  const heights = await results(page)
    .locator(':scope > div')
    .first()
    .evaluate((tools) => [
      tools.getBoundingClientRect().height,
      tools.nextElementSibling!.firstElementChild!.getBoundingClientRect().height,
    ])
  expect(Math.max(...heights)).toBeLessThan(48)
})

test('the keyboard reaches the last of many headlines on a telephone, and the first again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/news?limit=100&v.load=1..5')
  // The first page is there before the others. Some of five hundred are other versions of a story, and in its row.
  await expect.poll(async () => Number(await headlines(page).getAttribute('aria-rowcount'))).toBeGreaterThan(400)
  await row(page, 1).getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+End')
  const last = headlines(page).getByRole('row').last()
  await expect(last).toHaveAttribute('aria-rowindex', (await headlines(page).getAttribute('aria-rowcount'))!)
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Control+Home')
  await expect(row(page, 1)).toBeInViewport({ ratio: 0.9 })
})

/** Keyboard alone: pages after g, the first filter, rows and records, the list of keys, and keys switched off. */
import { expectAxeFindsNothing } from './axe.ts'
import { filters, record, row, rowsArrive } from './explorer.ts'
import { expect, test } from './page.ts'

test('pages, filters, rows and records are reached by keys, which ? lists', async ({ page }) => {
  await page.goto('/news?tickers=HALO')
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page).toHaveURL('/splits?tickers=HALO')
  await expect(filters(page)).toBeVisible()
  await page.keyboard.press('/')
  await expect(filters(page).getByLabel('Tickers')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('jog')
  await expect(filters(page).getByLabel('Tickers')).toHaveValue('jog')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/splits')
  await rowsArrive(page)
  await page.locator('#main h1').click()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(row(page, 2).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('o')
  await expect(record(page)).toBeFocused()
  await page.keyboard.press('j')
  await expect(row(page, 3)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keys' })
  await expect(list.getByRole('heading', { name: 'On this page' })).toBeVisible()
  await expect(list).toContainText('To the first filter')
  await expect(list).toContainText('Next record')
  await expect(list).toContainText('Conference calls')
  await expectAxeFindsNothing(page)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(record(page)).toHaveCount(0)
  await expect(row(page, 3).locator(':focus')).toHaveCount(1)
})

test('theme, up and down, and single keys are kept, and hold from the first paint on', async ({ page, forgive }) => {
  forgive(/net::ERR_FAILED/)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/preferences')
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click()
  await page.getByRole('group', { name: 'Up and down' }).getByRole('button', { name: 'Blue and orange' }).click()
  await page.getByRole('group', { name: 'Single keys' }).getByRole('button', { name: 'Off' }).click()
  const looks = () =>
    page.evaluate(() => ({
      ...document.documentElement.dataset,
      paper: document.body && getComputedStyle(document.body).backgroundColor,
    }))
  const dark = { theme: 'dark', upDown: 'blue-orange', paper: 'rgb(20, 22, 26)' }
  expect(await looks()).toEqual(dark)
  // Before a line of the app has run.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(looks).toEqual(dark)
  await page.unrouteAll()
  await page.goto('/splits')
  await rowsArrive(page)
  for (const key of ['?', 'g', 'n', '/']) await page.keyboard.press(key)
  await expect(page.locator('body')).toBeFocused()
  await expect(page).toHaveURL('/splits')
  await page.goto('/preferences')
  await page.getByRole('group', { name: 'Single keys' }).getByRole('button', { name: 'On' }).click()
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/news')
})

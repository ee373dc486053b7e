/** Faults of the app's own files: a part gone after an update, a start that does not come, a new version, no storage. */
import { record, results, row, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

const FAILED = /Failed to load resource|Failed to fetch dynamically imported module|page error|Could not draw|The above error/

/** Lets the page's own part for news be gone. */
const withoutNews = (page: Page) => page.route(/\/assets\/page-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))

test('F96 a part that is gone after an update is met with one new load, and then told', async ({ page, forgive }) => {
  forgive(FAILED)
  await page.goto('/')
  let loads = 0
  page.on('load', () => (loads += 1))
  await withoutNews(page)
  await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: 'News' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A part of the app could not be loaded.' })).toBeVisible()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/news')
  expect(loads).toBe(1)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeVisible()
})

test('F96, F92 without a storage nothing is loaded anew by itself', async ({ page, forgive }) => {
  forgive(FAILED)
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/splits?v.view=table')
  await rowsArrive(page)
  let loads = 0
  page.on('load', () => (loads += 1))
  await withoutNews(page)
  await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: 'News' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A part of the app could not be loaded.' })).toBeVisible()
  expect(loads).toBe(0)
})

test('heads whose distributions do not come keep their names, and the rows their records', async ({ page, forgive }) => {
  // Of the resource that failed alone: nobody is told twice.
  forgive(/Failed to load resource/)
  await page.route(/\/assets\/column(Strip|Summary)-[^/]*\.js$/, (route) => route.abort())
  const missed = page.waitForEvent('requestfailed')
  await page.goto('/splits?v.view=table')
  await missed
  await row(page, 1).getByRole('gridcell').first().click()
  await expect(record(page).getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(results(page).getByRole('columnheader', { name: 'Ticker' })).toBeVisible()
})

test('F98 an app that does not start shows its mark, and says so after ten seconds', async ({ page, forgive }) => {
  forgive(FAILED)
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort())
  await page.goto('/')
  const late = page.getByText('Tearsheet has not started after ten seconds.')
  await expect(page.getByRole('img', { name: 'Tearsheet' })).toBeVisible()
  await expect(late).toBeHidden()
  const delays = await late.evaluate((element) =>
    element.getAnimations().map((animation) => {
      const { delay } = animation.effect!.getTiming()
      animation.finish()
      return delay
    }),
  )
  expect(delays).toEqual([10_000])
  await expect(late).toBeVisible()
})

test('a new version is told when the reader comes back, and never loaded by itself', async ({ page }) => {
  await page.clock.install()
  const first = page.waitForResponse('**/version.json')
  await page.goto('/splits?v.view=table')
  await first
  await rowsArrive(page)
  await expect(page.getByText('There is a new version of Tearsheet.')).toHaveCount(0)
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: '99.0.0' } }))
  await page.clock.runFor(10 * 60_000)
  await expect(page.getByText('There is a new version of Tearsheet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible()
})

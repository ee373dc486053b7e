/** The request of a page goes while the app is still on its way, and is the one that the app would have sent. */
import { addresses } from '../addresses.ts'
import { requests, requestsOf, rowsArrive } from '../explorer.ts'
import { operations } from '../operations.ts'
import { expect, test, type Page } from '../page.ts'
import { ownViews } from '../views.ts'

test.use({ baseURL: addresses.live })

const EARLY = operations.filter(({ reachesAhead }) => !reachesAhead)

/** The app tells of no more than the last ones. */
const MOST_TOLD = 50

/** How many requests the app tells of. */
async function told(page: Page): Promise<number> {
  const text = await requests(page)
    .getByRole('button', { name: /requests?$/ })
    .first()
    .textContent()
  return Number(/^[\d,]+/.exec(text!)![0].replaceAll(',', ''))
}

for (const { title, withRows } of EARLY) {
  test(`the request of ${title} goes before the app has come, and its answer is shown`, async ({ page }) => {
    const app = Promise.withResolvers<void>()
    await page.route('**/assets/index-*.js', async (route) => {
      await app.promise
      await route.continue()
    })
    const asked = requestsOf(page)
    await page.goto(withRows, { waitUntil: 'commit' })
    await expect.poll(() => asked.length).toBe(1)
    app.resolve()
    await rowsArrive(page)
    await expect.poll(async () => asked.length - (await told(page))).toBe(0)
  })
}

for (const { id, title, withRows } of operations) {
  const views = (ownViews[id] ?? []).map(({ address }) => (address.startsWith('/') ? address : withRows + address))
  test(`nothing is asked for ${title} that the app does not want, in any of its views`, async ({ page }) => {
    for (const address of [withRows, ...views]) {
      // What the view before still asks for is none of this one's.
      await page.goto('about:blank')
      const asked = requestsOf(page)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      // What the app did not send itself, and did not take either, it would not tell.
      await expect.poll(async () => Math.min(asked.length, MOST_TOLD) - (await told(page)), address).toBe(0)
      expect(asked.length, address).toBeGreaterThan(0)
      page.removeAllListeners('request')
    }
  })
}

/** Logos that do not come as they should (F104): initials of one size in their place, nothing run, nothing asked for in a loop. */
import { addresses } from '../addresses.ts'
import { record, results } from '../explorer.ts'
import type { Route } from '@playwright/test'
import { expect, test, type Page } from '../page.ts'

test.use({ baseURL: addresses.live })

const svg = (attributes: string, inside = '<path d="M0 0h90v30H0z"/>'): Parameters<Route['fulfill']>[0] => ({
  contentType: 'image/svg+xml',
  body: `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`,
})
const HOSTILE =
  '<script>parent.broken = 1; alert(1)</script><image href="https://evil.test/x" width="9" height="9"/><foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="https://evil.test/y" onerror="top.broken = 1"/></foreignObject><path d="M0 0h90v30H0z"/>'

/** What is answered for the picture of each company; no answer at all for the one that is slow. */
const pictures: Readonly<Record<string, Parameters<Route['fulfill']>[0] | undefined>> = {
  FINE: svg('width="90" height="30"'),
  EXPIRED: { status: 403, contentType: 'application/xml', body: '<Error>Request has expired</Error>' },
  GONE: { status: 404, body: '' },
  PAGE: { contentType: 'text/html', body: '<!doctype html><p>Sign in</p>' },
  BROKEN: { contentType: 'image/png', body: 'no picture' },
  NOTHING: svg('width="0" height="0"'),
  HOSTILE: svg('width="90" height="30" onload="top.broken = 1"', HOSTILE),
  HUGE: svg('width="20000" height="20000"'),
  SLOW: undefined,
}
const INITIALS = ['EXPIRED', 'GONE', 'PAGE', 'BROKEN', 'NOTHING', 'SLOW']

const card = (page: Page, key: string) => results(page).getByRole('button', { name: new RegExp(key) })

test('F104 whatever comes in the place of a logo, the wall stands still, and each is asked for once', async ({
  page,
  forgive,
}) => {
  forgive(/status of 40[34]/)
  let answers = 0
  await page.clock.install()
  await page.route('**/api/v2/logos/search*', (route) => {
    answers += 1
    const data = Object.keys(pictures).map((key) => ({
      id: key,
      search_key: key,
      files: { logo_light: `${addresses.live}/pictures/${key}` },
      colors: {},
    }))
    return route.fulfill({ json: { ok: true, data } })
  })
  await page.route('**/pictures/*', async (route) => {
    const answer = pictures[new URL(route.request().url()).pathname.split('/').at(-1)!]
    if (answer) await route.fulfill(answer)
  })
  await page.goto(`/logos?search_keys=${Object.keys(pictures).join(',')}`)
  await expect(card(page, 'GONE').getByText('G', { exact: true })).toBeVisible()
  await page.clock.runFor(4000)
  for (const key of INITIALS) await expect(card(page, key).getByText(key[0]!, { exact: true })).toBeVisible()
  for (const key of ['FINE', 'HOSTILE', 'HUGE']) await expect(card(page, key).locator('img')).toBeVisible()
  const sizes = () =>
    Promise.all(Object.keys(pictures).map(async (key) => (await card(page, key).locator('span').first().boundingBox())?.height))
  await expect.poll(async () => new Set(await sizes()).size).toBe(1)
  // Once when it was opened, and once for all that did not load.
  await expect.poll(() => answers).toBe(2)

  await card(page, 'GONE').click()
  await expect(record(page).getByText('The file could not be loaded')).toBeVisible()
  await expect.poll(() => answers).toBe(2)
  await page.route('**/pictures/GONE', (route) => route.fulfill(svg('width="90" height="30"')))
  await record(page).getByRole('button', { name: 'Reload logo' }).click()
  await expect(record(page).getByRole('img', { name: /GONE/ })).toBeVisible()
  await expect(record(page).getByRole('button', { name: 'Reload logo' })).toHaveCount(0)
  await expect.poll(() => answers).toBe(3)
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

/** Direct mode: the deployment allows a key that the user types. The watch in page.ts looks for it in every place after each test. */
import type { Page } from '@playwright/test'
import { addresses, keys } from '../addresses.ts'
import { alert, requests, requestsOf, rowsArrive } from '../explorer.ts'
import { operations } from '../operations.ts'
import { expect, test } from '../page.ts'

const field = (page: Page) => page.getByLabel('API key')

async function enterKey(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Use this key' }).click()
}

async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
}

test('K5 a typed key is held in memory alone, shown by its last four, and sent to the service alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const toOwnHost = requestsOf(page)
  await page.goto(`${addresses.direct}/connection`)
  await enterKey(page, keys.live)
  await expect(page.getByText('A key ending in cess is in use.')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  const asked = page.waitForRequest(
    (request) => request.url().startsWith(`${addresses.service}/api/`) && request.method() === 'GET',
  )
  await goTo(page, 'Splits')
  await rowsArrive(page)
  expect((await (await asked).allHeaders()).authorization).toBe(`token ${keys.live}`)
  expect((await asked).url()).not.toContain(keys.live)
  await requests(page).getByRole('button', { name: '1 request' }).click()
  await requests(page).getByRole('button', { name: 'Copy as curl' }).first().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Authorization: token $API_KEY')
  expect(toOwnHost.length).toBeGreaterThan(0)
  // Nothing of it outlives the page.
  await page.reload()
  await expect(alert(page)).toContainText('No API key yet.')
})

test('K20 what is pasted around a key is taken away and said, and the key is not in the document', async ({ page }) => {
  await page.goto(`${addresses.direct}/connection`)
  await field(page).fill(`“Authorization: token ${keys.live}\u200b”`)
  await expect(page.getByRole('status').filter({ hasText: 'Taken away' })).toContainText('invisible characters')
  await expect(field(page)).toHaveValue(keys.live)
  expect(await page.content()).not.toContain(keys.live)
  for (const [name, value] of [
    ['type', 'password'],
    ['autocomplete', 'off'],
    ['spellcheck', 'false'],
    ['autocapitalize', 'off'],
    ['name', 'service-access'],
  ] as const) {
    await expect(field(page)).toHaveAttribute(name, value)
  }
  await field(page).fill('abc')
  await expect(page.getByText('A key has at least 8 characters, and this has 3.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use this key' })).toBeDisabled()
})

test('F4 a refused key is asked once, said to be refused, and forgotten', async ({ page, forgive }) => {
  forgive(/status of 401/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${addresses.service}/api/`) && request.method() === 'GET') asked.push(request.url())
  })
  await page.goto(`${addresses.direct}/connection`)
  await enterKey(page, keys.wrongKey)
  await goTo(page, 'Splits')
  await expect(alert(page)).toContainText('API key rejected.')
  await expect.poll(() => asked).toHaveLength(1)
  await alert(page).getByRole('link', { name: 'Check connection' }).click()
  await expect(page.getByText('The service refused the key ending in test. It is forgotten: enter another.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Forget the key' })).toBeDisabled()
})

test('K7 another key, or none, leaves nothing on the page of what the first was allowed to see', async ({ page }) => {
  await page.goto(`${addresses.direct}/connection`)
  await enterKey(page, keys.live)
  await goTo(page, 'Splits')
  await rowsArrive(page)
  await expect(requests(page).getByRole('button', { name: '1 request' })).toBeVisible()
  await goTo(page, 'Connection')
  await page.getByRole('button', { name: 'Ask each for one row' }).click()
  await expect(page.getByRole('cell', { name: /^answers/ })).toHaveCount(operations.length)
  await page.getByRole('button', { name: 'Forget the key' }).click()
  await expect(page.getByText('A key ending in')).toHaveCount(0)
  await expect(page.getByRole('cell', { name: 'not asked yet' })).toHaveCount(operations.length)
  await goTo(page, 'Splits')
  await expect(requests(page).getByRole('button', { name: '0 requests' })).toBeVisible()
  await expect(alert(page)).toContainText('No API key yet.')
  await expect(page.getByRole('grid')).toHaveCount(0)
})

test('K16 a redirect of the service is not followed: the key goes to no other host', async ({ page }) => {
  const elsewhere: string[] = []
  await page.route(`${addresses.elsewhere}/**`, (route) => {
    elsewhere.push(route.request().url())
    return route.fulfill({ json: { splits: [{ id: 'x', ticker: 'EVIL' }] } })
  })
  await page.route(`${addresses.service}/api/**`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 302, headers: { location: `${addresses.elsewhere}/api`, 'access-control-allow-origin': '*' } })
      : route.continue(),
  )
  await page.goto(`${addresses.direct}/connection`)
  await enterKey(page, keys.live)
  await goTo(page, 'Splits')
  await expect(alert(page)).toContainText('The service tried to redirect.')
  await expect(page.getByText('EVIL')).toHaveCount(0)
  expect(elsewhere).toEqual([])
})

test('K12 no address chooses another service', async ({ page }) => {
  for (const name of ['base', 'baseUrl', 'url', 'api', 'configUrl']) {
    await page.goto(`${addresses.direct}/connection?${name}=https://evil.test`)
    await expect(page.getByRole('definition').filter({ hasText: addresses.service })).toBeVisible()
    await expect(page.getByText('evil.test')).toHaveCount(0)
  }
})

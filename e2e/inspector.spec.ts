/** The request inspector: the request exactly as sent, ways to copy it that never hold a key, and the answer as it arrived. */
import { addresses } from './addresses.ts'
import { requests, rowsArrive } from './explorer.ts'
import { expect, test, type Page } from './page.ts'

const path = '/api/v2.1/calendar/splits?parameters%5Btickers%5D=HALO,QNTR&parameters%5Bdate_from%5D=2026-01-01&pagesize=100'
const address = '/splits?tickers=HALO,QNTR&from=2026-01-01'

async function opened(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await rowsArrive(page)
  await requests(page)
    .getByRole('button', { name: /^\d+ requests?$/ })
    .click()
}

test('shows the request that was sent, its headers, status, size and rows', async ({ page }) => {
  const sent = page.waitForRequest((request) => request.url().includes('/api/'))
  await opened(page, addresses.live + address)
  expect((await sent).url()).toBe(addresses.live + path)
  const details = requests(page).getByRole('article')
  await expect(details.getByRole('heading', { name: 'Request 1, Splits · behind the rows on screen' })).toBeVisible()
  await expect(details.getByText(`GET ${path}`, { exact: true })).toBeVisible()
  await expect(details.getByText(/^Status 200 after \d+ ms, [\d,]+ bytes, \d+ rows$/)).toBeVisible()
  await expect(details.getByRole('term')).toHaveText(['accept', 'parameters[tickers]', 'parameters[date_from]', 'pagesize'])
  await expect(details.getByRole('definition').first()).toHaveText('application/json header')
})

test('says of each name whether the specification has it', async ({ page }) => {
  await opened(page, '/insights?tickers=HALO')
  await expect(requests(page).getByText('2 names not from the specification')).toBeVisible()
  // The names of the analysts are asked for too: what is joined to the rows stands beside them.
  const details = requests(page).getByRole('article').filter({ hasText: ', Analyst ratings' })
  await expect(details.getByRole('definition').filter({ hasText: 'HALO' })).toHaveText(
    'HALO from the provider’s published interface; the specification gives the meaning only',
  )
})

const base = addresses.service
const copies = [
  {
    name: 'Copy as curl',
    text: `curl --globoff -H 'accept: application/json' -H "Authorization: token $API_KEY" '${base}${path}'`,
  },
  {
    name: 'Copy as curl for PowerShell',
    text: `curl.exe --globoff -H 'accept: application/json' -H "Authorization: token $env:API_KEY" '${base}${path}'`,
  },
  {
    name: 'Copy as fetch',
    text:
      `const response = await fetch("${base}${path}", {\n` +
      '  headers: { accept: "application/json", Authorization: `token ${process.env.API_KEY}` },\n})\n' +
      'console.log(response.status, await response.text())',
  },
  {
    name: 'Copy as Python',
    text:
      'import os, urllib.request\n' +
      'headers = {"accept": "application/json", "Authorization": "token " + os.environ["API_KEY"]}\n' +
      `request = urllib.request.Request("${base}${path}", headers=headers)\n` +
      'print(urllib.request.urlopen(request).read().decode())',
  },
]

for (const { name, text } of copies) {
  test(`"${name}" gives the request to the service that reads the key where it runs`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await opened(page, addresses.live + address)
    await requests(page).getByRole('article').getByRole('button', { name, exact: true }).click()
    await expect(
      requests(page)
        .getByRole('status')
        .filter({ hasText: `${name}: copied` }),
    ).toBeAttached()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  })
}

test('shows the body as it arrived, and copies it whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Read as it passes: the browser may have let go of a body that is asked for later.
  let body = ''
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    body = await response.text()
    await route.fulfill({ response, body })
  })
  await opened(page, addresses.live + address)
  expect(body).toMatch(/^\{/)
  await requests(page).getByText('Raw body').click()
  await expect(requests(page).getByLabel('Raw body')).toHaveText(body)
  await requests(page).getByRole('button', { name: 'Copy the whole body' }).click()
  await expect(requests(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(body)
})

test('an answer seen before is shown from the cache, and no request is made for it', async ({ page }) => {
  await page.goto('/splits?tickers=HALO')
  await rowsArrive(page)
  await page.getByRole('button', { name: 'Remove tickers HALO' }).click()
  await expect(requests(page).getByRole('button', { name: '2 requests' })).toBeVisible()
  await expect(page.getByText('Still on screen')).toHaveCount(0)
  await page.goBack()
  await expect(requests(page).getByText(/^from cache/)).toBeVisible()
  await requests(page).getByRole('button', { name: '2 requests' }).click()
  await expect(requests(page).getByRole('heading', { level: 3 })).toHaveText([
    'Request 2, Splits',
    'Request 1, Splits · behind the rows on screen',
  ])
})

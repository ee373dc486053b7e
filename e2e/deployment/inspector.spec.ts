/** The request inspector: the request exactly as sent, ways to copy it that never hold a key, and the answer as it arrived. */
import { addresses } from '../addresses.ts'
import { requests, rowsArrive } from '../explorer.ts'
import { answerTo, expect, test, type Page } from '../page.ts'

const path =
  '/api/v2.1/calendar/splits?parameters%5Btickers%5D=HALO,QNTR&parameters%5Bdate_from%5D=2026-01-01&parameters%5Bdate_search_field%5D=ex&pagesize=100'
const address = '/splits?tickers=HALO,QNTR&from=2026-01-01&v.view=table'

async function opened(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await rowsArrive(page)
  await requests(page)
    .getByRole('button', { name: /^\d+ requests?$/ })
    .click()
}

test('is one quiet line until it is opened', async ({ page }) => {
  await page.goto('/insights?tickers=HALO')
  await rowsArrive(page)
  await expect(requests(page)).toHaveText(/^2 requests·\d+ ms·curl$/)
  await expect(requests(page).getByRole('button', { name: 'Copy as curl' })).toBeVisible()
})

test('shows the request that was sent, its headers, status, size and rows', async ({ page }) => {
  const sent = page.waitForRequest((request) => request.url().includes('/api/'))
  await opened(page, addresses.live + address)
  expect((await sent).url()).toBe(addresses.live + path)
  const details = requests(page).getByRole('article')
  await expect(details.getByRole('heading', { name: 'Request 1, Splits · the rows on screen' })).toBeVisible()
  await expect(details.getByText(`GET ${path}`, { exact: true })).toBeVisible()
  await expect(details.getByText(/^Status 200 after \d+ ms, [\d,]+ bytes, \d+ rows$/)).toBeVisible()
  await expect(details.getByRole('term')).toHaveText([
    'accept',
    'parameters[tickers]',
    'parameters[date_from]',
    'parameters[date_search_field]',
    'pagesize',
  ])
  await expect(details.getByRole('definition').first()).toHaveText('application/json header')
})

test('says of each name whether the specification has it', async ({ page }) => {
  await opened(page, '/insights?tickers=HALO')
  // The names of the analysts are asked for too: what is joined to the rows comes after them.
  const details = requests(page).getByRole('article').first()
  await expect(details.getByRole('heading', { level: 3 })).toHaveText(/^Request \d+, .* · the rows on screen$/)
  await expect(details.getByText('2 parameters inferred: not named in the specification.')).toBeVisible()
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
    name: 'Copy as Python',
    text: [
      'import json, os, urllib.request',
      '',
      `url = "${base}${path}&page="`,
      'headers = {"accept": "application/json", "Authorization": "token " + os.environ["API_KEY"]}',
      'rows = []',
      'for page in range(0, 10):  # at most 10 pages',
      '    request = urllib.request.Request(url + str(page), headers=headers)',
      '    with urllib.request.urlopen(request) as response:',
      '        found = json.load(response).get("splits") or []',
      '    if not found:',
      '        break',
      '    rows += found',
      'print(len(rows), "rows")',
      '# import pandas; table = pandas.json_normalize(rows)',
    ].join('\n'),
  },
  {
    name: 'Copy as Node',
    text: [
      `const url = "${base}${path}&page="`,
      'const headers = { accept: "application/json", Authorization: `token ${process.env.API_KEY}` }',
      'const rows = []',
      'for (let page = 0; page < 10; page += 1) { // at most 10 pages',
      '  const response = await fetch(url + page, { headers })',
      '  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)',
      '  const found = (await response.json())["splits"] ?? []',
      '  if (found.length === 0) break',
      '  rows.push(...found)',
      '}',
      'console.log(`${rows.length} rows`)',
    ].join('\n'),
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
    const response = await answerTo(route)
    body = await response.text()
    await route.fulfill({ response, body })
  })
  await opened(page, addresses.live + address)
  expect(body).toMatch(/^\{/)
  await requests(page).getByText('Raw response').click()
  await expect(requests(page).getByLabel('Raw response')).toHaveText(body)
  await requests(page).getByRole('button', { name: 'Copy response' }).click()
  await expect(requests(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(body)
})

test('an answer seen before is shown from the cache, and no request is made for it', async ({ page }) => {
  await page.goto('/splits?tickers=HALO&v.view=table')
  await rowsArrive(page)
  await page.getByRole('button', { name: 'Remove tickers' }).click()
  await expect(requests(page).getByRole('button', { name: '2 requests' })).toBeVisible()
  await expect(page.getByText('Still on screen')).toHaveCount(0)
  await page.goBack()
  await expect(requests(page).getByText(/^from cache/)).toBeVisible()
  await requests(page).getByRole('button', { name: '2 requests' }).click()
  await expect(requests(page).getByRole('heading', { level: 3 })).toHaveText([
    'Request 2, Splits',
    'Request 1, Splits · the rows on screen',
  ])
})

test('the reference offers the interface for programs, and the gateway serves it', async ({ page, request }) => {
  await page.goto('/reference')
  const link = page.getByRole('link', { name: 'openapi.json' })
  const served = await request.get((await link.getAttribute('href'))!)
  expect([served.status(), served.headers()['content-type']]).toEqual([200, 'application/json'])
  const { openapi, paths } = (await served.json()) as { openapi: string; paths: object }
  expect([openapi, Object.keys(paths).length]).toEqual(['3.1.1', 10])
})

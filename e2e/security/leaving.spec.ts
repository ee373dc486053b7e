/** What other hosts learn when a link or a picture leads to them: nothing of where it stood (resilience K4, K6, X4, X5, X7). */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { addresses, keys, ports } from '../addresses.ts'
import { alert, record, results } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

const { elsewhere } = addresses

/** Another host, which remembers what it was asked. */
async function startElsewhere() {
  const asked: IncomingMessage[] = []
  const server = createServer((request, answer) => {
    asked.push(request)
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>')
  })
  server.listen(ports.elsewhere, '127.0.0.1')
  await once(server, 'listening')
  return {
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Every kind of link that a record brings: the page that shows it, the answer that holds it, and its name. */
const outward: readonly { readonly address: string; readonly answer: unknown; readonly links: readonly string[] }[] = [
  {
    address: '/news?tickers=SECRET-LIST&displayOutput=full&v.open=1',
    answer: [{ id: 1, title: 'T', url: `${elsewhere}/story`, body: `<p><a href="${elsewhere}/body">In the text</a></p>` }],
    links: ['Read at the source', 'In the text'],
  },
  {
    address: '/conference-calls?tickers=SECRET-LIST&v.open=1&v.view=table',
    answer: { conference: [{ id: '1', ticker: 'A', webcast_url: `${elsewhere}/webcast` }] },
    links: ['127.0.0.1'],
  },
  {
    address: '/insider-filings?search_keys=SECRET-LIST&search_keys_type=symbol&v.open=1',
    answer: {
      data: [{ id: '1', company_name: 'C', html_url: `${elsewhere}/filing`, transactions: [{ transaction_code: 'P' }] }],
    },
    links: [`${elsewhere}/filing`],
  },
  {
    address: '/logos?search_keys=SECRET-LIST&v.open=1%20SECRET-LIST',
    answer: { ok: true, data: [{ id: '1', search_key: 'SECRET-LIST', files: { logo_light: `${elsewhere}/logo.png` } }] },
    links: ['Open PNG'],
  },
]

async function follow(page: Page, name: string): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await record(page).getByRole('link', { name }).click()
  const opened = await opening
  await opened.waitForLoadState()
  return opened
}

test('K4, X4 a link of a record says nothing of where it was followed, and hands nothing over', async ({ page }) => {
  await using host = await startElsewhere()
  for (const { address, answer, links } of outward) {
    await page.route('**/api/**', (route) => route.fulfill({ json: answer }))
    await page.goto(addresses.live + address)
    await page.evaluate(() => sessionStorage.setItem('mine', 'kept'))
    for (const name of links) {
      const opened = await follow(page, name)
      const handed = await opened.evaluate(() => [window.opener, document.referrer, window.name, sessionStorage.length])
      expect(handed, name).toEqual([null, '', '', 0])
      await opened.close()
    }
    await page.unrouteAll()
  }
  const followed = host.asked.filter(({ url }) => url !== '/favicon.ico')
  expect(followed.map(({ url }) => url)).toEqual(['/story', '/body', '/webcast', '/filing', '/logo.png'])
  expect(followed.map(({ headers }) => [headers.referer, headers.origin, headers.cookie])).toEqual(
    followed.map(() => [undefined, undefined, undefined]),
  )
})

/** It would run, load and open, were it anything else than an image. */
const scripted = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40" onload="top.broken=1">
  <script>top.broken=1</script><image href="https://evil.test/a.png" width="9" height="9"/><rect width="40" height="40" fill="teal"/>
  <foreignObject width="40" height="40"><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.test/b"/></body></foreignObject>
</svg>`
const pictures = 'https://pictures.example.test'

test('K4, X5, X7 a picture is loaded as a picture alone, without a word of the page, and those of a text only when asked for', async ({
  page,
  forgive,
}) => {
  forgive(/^request to a foreign host: https:\/\/pictures\.example\.test\/(logo|mark|large|body)\.svg$/)
  const loaded: string[] = []
  await page.route(`${pictures}/**`, async (route) => {
    const { referer, origin, cookie } = await route.request().allHeaders()
    loaded.push([new URL(route.request().url()).pathname, referer, origin, cookie].filter(Boolean).join(' '))
    await route.fulfill({ contentType: 'image/svg+xml', body: scripted })
  })
  const files = { logo_vector_light: `${pictures}/logo.svg`, mark_vector_dark: `${pictures}/mark.svg` }
  await page.route('**/api/v2/logos/search*', (route) =>
    route.fulfill({ json: { ok: true, data: [{ id: '1', search_key: 'HALO', files }] } }),
  )
  await page.goto(`${addresses.live}/logos?search_keys=HALO&v.open=1%20HALO`)
  const shown = page.locator(`img[src="${pictures}/logo.svg"]`).last()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40)
  await expect(results(page)).toBeVisible()
  await expect.poll(() => new Set(loaded)).toEqual(new Set(['/logo.svg', '/mark.svg']))

  const body = `<p>First.</p><img src="${pictures}/body.svg"><img srcset="https://evil.test/c 2x"><table background="https://evil.test/d">`
  const item = { id: 1, title: 'T', body, image: [{ size: 'large', url: `${pictures}/large.svg` }] }
  await page.route('**/api/v2/news*', (route) => route.fulfill({ json: [item] }))
  loaded.length = 0
  await page.goto(`${addresses.live}/news?displayOutput=full&v.open=1`)
  await expect(record(page)).toContainText('Picture from pictures.example.test is not loaded.')
  expect(loaded).toEqual([])
  await record(page).getByRole('button', { name: 'Load the pictures of this story' }).first().click()
  await expect.poll(() => new Set(loaded)).toEqual(new Set(['/large.svg', '/body.svg']))
  await expect(page.locator('img:not([referrerpolicy=no-referrer])')).toHaveCount(0)
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

test('K6 a second tab knows nothing of the key of the first, and a forgotten key is gone', async ({ page, context }) => {
  await page.goto(`${addresses.direct}/connection`)
  await page.getByLabel('API key').fill(keys.live)
  await page.getByRole('button', { name: 'Use this key' }).click()
  const opening = context.waitForEvent('page')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Splits', exact: true })
    .click({ modifiers: ['Control'] })
  const second = await opening
  await expect(alert(second)).toContainText('No API key yet.')
  expect(await second.evaluate(() => [sessionStorage.length, window.name])).toEqual([0, ''])
  await page.getByRole('button', { name: 'Forget the key' }).click()
  await expect(page.getByText('A key ending in')).toHaveCount(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Splits', exact: true }).click()
  await expect(alert(page)).toContainText('No API key yet.')
})

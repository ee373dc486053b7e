/** What comes first when a page is opened: its parts with the app, its rows in slices, its chart after the rows. */
import { addresses } from '../addresses.ts'
import { rowsArrive } from '../explorer.ts'
import { pageOfInsights } from './manyInsights.ts'
import { expect, test } from '../page.ts'

test('the first thousand rows are drawn in slices, between which the page answers', async ({ page }) => {
  await page.route('**/api/v1/analyst/insights*', (route) =>
    route.fulfill({ contentType: 'application/json', body: pageOfInsights(new URL(route.request().url())) }),
  )
  // Counts the turns of the page in which a cell of the table is made, each of which takes a while by the page's own clock.
  await page.addInitScript(() => {
    const turns = new Set<number>()
    Object.assign(window, { turns })
    let turn = 0
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      turn += 1
      port2.postMessage(null)
    }
    port2.postMessage(null)
    let ahead = 0
    const now = performance.now.bind(performance)
    performance.now = () => now() + ahead
    const { setAttribute } = Element.prototype
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'role' && value === 'gridcell' && !document.querySelector('[role="gridcell"]')) {
        turns.add(turn)
        ahead += 1
      }
      setAttribute.call(this, name, value)
    }
  })
  await page.goto(`${addresses.live}/insights?limit=1000`)
  await rowsArrive(page)
  expect(await page.evaluate(() => (window as unknown as { turns: Set<number> }).turns.size)).toBeGreaterThan(3)
})

test('of many pages the first is on screen before another is asked for, however fast they come', async ({ page }) => {
  const rowsByPage = new Map<string, number>()
  await page.route('**/api/v1/analyst/insights*', async (route) => {
    const url = new URL(route.request().url())
    rowsByPage.set(url.searchParams.get('page')!, await page.getByRole('gridcell').count())
    await route.fulfill({ contentType: 'application/json', body: pageOfInsights(url) })
  })
  await page.goto(`${addresses.live}/insights?limit=1000&v.load=1..10`)
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001')
  expect(rowsByPage.size).toBe(10)
  const [first, ...others] = rowsByPage.values()
  expect(first).toBe(0)
  for (const rows of others) expect(rows).toBeGreaterThan(0)
})

test('each script of a page asks the engine, before all code, to compile it whole while it arrives', async ({ page }) => {
  const heads: Promise<string>[] = []
  page.on('response', (response) => {
    if (!/\/assets\/(?!languageWorker)[^/]*\.js$/.test(response.url())) return
    heads.push(response.text().then((text) => text.slice(0, text.indexOf('\n'))))
  })
  await page.goto(`${addresses.live}/price-ratios?tickers=HALO`)
  await expect(page.getByRole('slider', { name: 'Day' })).toBeVisible()
  expect(heads.length).toBeGreaterThan(5)
  expect(new Set(await Promise.all(heads))).toEqual(new Set(['//# allFunctionsCalledOnLoad']))
})

test('the language data of the browser is loaded in a worker, which then ends', async ({ page }) => {
  const started = page.waitForEvent('worker', (worker) => worker.url().includes('/languageWorker-'))
  await page.goto(`${addresses.live}/insights`)
  await started
  await rowsArrive(page)
  await expect.poll(() => page.workers().length).toBe(0)
})

test('the chart is drawn after the first paint of the rows beneath it', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = (what: string): void => {
      if (!seen.includes(what)) seen.push(what)
    }
    new MutationObserver(() => {
      if (document.querySelector('[role="slider"][aria-label="Day"]')) note('chart')
      // The timer is for after the frame.
      if (document.querySelector('[role="gridcell"]')) requestAnimationFrame(() => setTimeout(() => note('rows painted')))
    }).observe(document, { childList: true, subtree: true })
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: readonly string[] }).seen)
  // The second time nothing has to come over the network.
  await page.goto('/price-ratios?tickers=HALO&from=2025-11-20&to=2026-11-20')
  await expect.poll(seen).toEqual(['rows painted', 'chart'])
  await page.getByRole('link', { name: 'Splits' }).first().click()
  await rowsArrive(page)
  await page.evaluate(() => void (window as unknown as { seen: string[] }).seen.splice(0))
  await page.goBack()
  await expect.poll(seen).toContain('chart')
  expect((await seen())[0]).toBe('rows painted')
})

test('the parts of the page that the address names are asked for while the app is still on its way', async ({ page }) => {
  const app = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await app.promise
    await route.continue()
  })
  const part = page.waitForRequest(/\/assets\/page-[\w-]+\.js$/)
  await page.goto('/insights', { waitUntil: 'commit' })
  await part
  app.resolve()
  await rowsArrive(page)
})

/** What the app may cost at most, in figures that are the same on every machine: bytes, elements, blank rows, memory. */
import { addresses } from '../addresses.ts'
import { filters, results, rowsArrive } from '../explorer.ts'
import { countFrames } from './frameCounts.ts'
import { heapOf } from './heap.ts'
import { pageOfInsights } from './manyInsights.ts'
import type { Locator } from '@playwright/test'
import { expect, test, type Page } from '../page.ts'
import { sweep } from './sweep.ts'
import { weigh, weightOfPart } from './weights.ts'

/** Of scripts, packed by gzip and by brotli: a calendar is drawn beside all that a table is, and above the table of one its figures. */
for (const [what, address, gzip, most] of [
  ['a table', '/splits?from=2026-01-01&to=2026-11-20&v.view=table', 201, 176],
  ['an agenda', '/splits', 206, 180],
  ['a week', '/conference-calls', 206, 180],
] as const) {
  test(`the first load of ${what} in live mode is at most ${gzip} kB of scripts, ${most} in brotli, 20 kB of styles and 61 kB of fonts`, async ({
    page,
    context,
  }) => {
    const weights = weigh(context)
    // What is fetched ahead three seconds later, for a press that may come, is no part of the first load.
    await page.addInitScript(() => {
      const later = setTimeout
      Object.assign(window, {
        setTimeout: (act: () => void, delay?: number) => (delay === 3000 ? 0 : later(act, delay)),
      })
    })
    await page.goto(addresses.live + address)
    await rowsArrive(page)
    await page.waitForLoadState('networkidle')
    const [scripts, brotli, styles] = [weights.scripts(), weights.scripts('brotli'), weights.styles()]
    // That something was weighed at all.
    expect([brotli > 60, styles > 2]).toEqual([true, true])
    expect(scripts).toBeLessThanOrEqual(gzip)
    expect(brotli).toBeLessThanOrEqual(most)
    expect(styles).toBeLessThanOrEqual(20)
    const fonts = weights.fonts()
    expect(fonts).toBeGreaterThan(20)
    expect(fonts).toBeLessThanOrEqual(61)
  })
}

test('the demo is at most 85 kB in brotli, the chart 60 kB and the reader 25 kB, each a part of its own', () => {
  const part = {
    demo: weightOfPart(['inPage', 'scenario'], 'brotli'),
    chart: weightOfPart(['PlotArea'], 'gzip', 'price-ratios'),
    reader: weightOfPart(['TranscriptReader'], 'gzip', 'transcripts'),
  }
  expect(Object.entries(part).filter(([, weight]) => weight < 5)).toEqual([])
  expect(part.demo).toBeLessThanOrEqual(85)
  expect(part.chart).toBeLessThanOrEqual(60)
  expect(part.reader).toBeLessThanOrEqual(25)
})

/** A live service with as many insights as one asks for, at once. */
const answerInsights = (page: Page) =>
  page.route('**/api/v1/analyst/insights*', (route) =>
    route.fulfill({ contentType: 'application/json', body: pageOfInsights(new URL(route.request().url())) }),
  )

test('a hundred thousand rows take 45 MB at most, and none is blank on the way from the first to the last', async ({ page }) => {
  // A hundred requests, one after the other: a machine that does much else takes its time.
  test.setTimeout(240_000)
  await answerInsights(page)
  await page.goto(`${addresses.live}/insights?limit=1`)
  await rowsArrive(page)
  const before = await heapOf(page)
  await page.goto(`${addresses.live}/insights?limit=1000&v.load=1..100`)
  await expect(results(page).getByText('100,000 rows', { exact: true })).toBeVisible({ timeout: 180_000 })
  // What is still found out about the rows for the heads takes memory for as long as it lasts.
  await expect.poll(async () => (await heapOf(page)) - before).toBeLessThanOrEqual(45)
  const { frames, places, blank } = await sweep(page, 60)
  expect([frames, places > 600, blank]).toEqual([60, true, 0])
})

test('scrolling finds styles twice a frame at most, lays out once, and moves no row in the page', async ({ page }) => {
  await answerInsights(page)
  // Rows are put in order a fifth of a second after scrolling: a busy machine may take that long for a frame.
  await page.addInitScript(() => {
    const later = setTimeout
    Object.assign(window, { setTimeout: (act: () => void, delay?: number) => (delay === 200 ? 0 : later(act, delay)) })
  })
  await page.goto(`${addresses.live}/insights?limit=1000`)
  await expect(results(page).getByText('1,000 rows', { exact: true })).toBeVisible()
  // The mouse comes over other rows as they pass, which is the second time.
  await results(page).getByRole('gridcell').nth(40).hover()
  for (const step of [67, 700]) {
    const { styles, layouts, moved } = await countFrames(page, 40, step)
    // That something was drawn at all.
    expect([styles > 20, layouts > 20, moved]).toEqual([true, true, 0])
    expect(styles / 40).toBeLessThanOrEqual(2.2)
    expect(layouts / 40).toBeLessThanOrEqual(1.2)
    await page.getByRole('grid').evaluate(({ parentElement: scroller }) => (scroller!.scrollTop = 0))
  }
})

test('a page with a table has 715 elements at most, however many rows there are, and fifty headlines 900', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const tables = [
    '/insights',
    '/analysts',
    '/conference-calls',
    '/conference-calls?v.view=table',
    '/transcripts?tickers=ACME',
    '/splits',
    '/splits?v.view=table',
    '/price-ratios?tickers=ACME&from=2025-01-01',
    '/insider-filings',
    '/insider-filings?v.view=table',
  ]
  // Up to nine of them come three seconds later, with what is new since the last visit: counted or not, as it falls.
  // Fifty headlines are a list, each with its tickers as links, and all of them stand in the page.
  const most = new Map([...tables.map((address) => [address, 715] as const), ['/news', 900] as const])
  for (const [address, limit] of most) {
    await page.goto(address)
    await rowsArrive(page)
    await expect(filters(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const elements = () => page.locator('body *').count()
    // A calendar asks for its days once it stands, and what stands above a table comes after its rows.
    let [before, now] = [0, 0]
    const isSettled = async (): Promise<boolean> => {
      ;[before, now] = [now, await elements()]
      return now > 200 && now === before
    }
    await expect.poll(isSettled, address).toBe(true)
    expect(now, address).toBeLessThanOrEqual(limit)
  }
})

/** What stands there once all has come. */
const FILLED: readonly (readonly [page: string, address: string, last: (page: Page) => Locator])[] = [
  ['first page', '/', (page) => page.getByRole('region', { name: 'Next' }).getByRole('listitem').first()],
  ['brief', '/brief?tickers=@desk', (page) => page.getByText('Complete.', { exact: true })],
  ['company', '/company/ACME', (page) => page.getByRole('definition').filter({ hasText: /upside · \d+ firms/ })],
]
/** Of what is in sight, how much may move. A company's logo is as wide as it comes. */
const SCREENS = [
  { screen: 'telephone', size: { width: 412, height: 823 }, most: () => 0.01 },
  { screen: 'desk', size: { width: 1440, height: 900 }, most: (name: string) => (name === 'company' ? 0.02 : 0.001) },
]
for (const [[name, address, last], { screen, size, most }] of FILLED.flatMap((page) => SCREENS.map((on) => [page, on] as const)))
  test(`on a ${screen} the ${name} moves ${most(name)} at most of what is in sight while it is asked`, async ({ page }) => {
    await page.setViewportSize(size)
    // What has come after two seconds is drawn, which a busy machine takes for some of it.
    await page.addInitScript(() => {
      const often = setInterval
      Object.assign(window, { setInterval: (act: () => void, delay?: number) => (delay === 2000 ? 0 : often(act, delay)) })
    })
    await page.goto(address)
    await expect(last(page)).toBeAttached()
    const shift = await page.evaluate(async () => {
      const shifts: number[] = []
      const read = (entries: PerformanceEntryList): void => {
        for (const entry of entries) shifts.push((entry as PerformanceEntry & { readonly value: number }).value)
      }
      const observer = new PerformanceObserver((list) => read(list.getEntries()))
      observer.observe({ type: 'layout-shift', buffered: true })
      // What has just changed is laid out by the first and told of by the second.
      for (const _ of ['laid out', 'told']) await new Promise(requestAnimationFrame)
      read(observer.takeRecords())
      return shifts.reduce((sum, one) => sum + one, 0)
    })
    expect(shift).toBeLessThanOrEqual(most(name))
  })

test('visits to every page leave the memory as it was', async ({ page }) => {
  test.slow()
  // What is fetched ahead after three seconds would come in the midst of the visits.
  await page.addInitScript(() => {
    const later = setTimeout
    Object.assign(window, { setTimeout: (act: () => void, delay?: number) => later(act, delay === 3000 ? 0 : delay) })
  })
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Operations' })).toBeVisible()
  /** Each page in turn by the links beside it, each left when it has drawn what it has. */
  const visitAll = (times: number) =>
    page.evaluate(async (times) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')]
      const isDrawn = ({ pathname }: HTMLAnchorElement): boolean =>
        location.pathname === pathname && !document.querySelector('main [aria-busy="true"], main[aria-busy="true"]')
      for (let round = 0; round < times; round += 1)
        for (const link of links) {
          link.click()
          do await new Promise(requestAnimationFrame)
          while (!isDrawn(link))
        }
    }, times)
  // What is loaded once and kept (the parts of the app, the answers in its cache) is there after some visits.
  await visitAll(8)
  const before = await heapOf(page)
  await visitAll(12)
  // Headroom for what the engine itself keeps of code that has become warm.
  expect((await heapOf(page)) - before).toBeLessThanOrEqual(2)
})

/** SQL in the browser: how long until the first result from cold and from the cache, what travels, and an as-of join of many rows. */
import type { BrowserContext, Page } from '@playwright/test'
import type { Measure, Reading } from '../lab.ts'
import { traceTasks } from '../tasks.ts'

const worksheet = (sql: string, ...from: readonly string[]): string =>
  `/sql?${new URLSearchParams([...from.map((one): [string, string] => ['from', one]), ['sql', sql]])}`

/** The service has no half a million prices to ask for: they are made in the engine, on the tickers of the ratings. */
const PRICES = `create or replace table prices as
  select 'Q' || (i % 500) as symbol, date '2024-01-01' + (i // 500)::INTEGER as date, 100 + i % 50 as close from range(500000) t(i)`
const JOINED = `select count(*), sum(p.close) from insights i
  asof join prices p on p.symbol = i.security_symbol and i.date >= p.date`

const RAN = /(?:([\d,]+)|under 1) ms, of|in (?:([\d,]+)|under 1) ms/

/** Milliseconds that the engine took for the statement of the page. */
async function ran(page: Page): Promise<number> {
  const line = page.getByRole('region', { name: 'Result' }).getByText(/ rows? in .* ms/)
  await line.waitFor({ timeout: 120_000 })
  const [, first = '', second = ''] = RAN.exec(await line.innerText()) ?? []
  return Number((first || second).replaceAll(',', ''))
}

async function first(page: Page, address: string): Promise<number> {
  const began = performance.now()
  await page.goto(address)
  await ran(page)
  return performance.now() - began
}

/** Kilobytes of the parts whose names match, as they travelled. */
async function travelled(context: BrowserContext, act: () => Promise<unknown>, part: RegExp): Promise<number> {
  const sizes: Promise<number>[] = []
  context.on('requestfinished', (request) => {
    if (part.test(request.url())) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await act()
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}

export const sql: Measure = async ({ inPage, live }) => {
  const readings: Reading[] = []
  const read = (line: string, value: number): void => void readings.push({ line, value })
  const one = live + worksheet('select 1')
  // The gateway packs the engine for whoever comes first.
  await inPage((page) => first(page, one))
  await inPage(async (page) => {
    const context = page.context()
    let cold = 0
    read(
      'SQL, the engine as it travels',
      await travelled(context, async () => (cold = await first(page, one)), /duckdb-eh.*\.wasm/),
    )
    read('SQL, first result from cold', cold)
    const again = await context.newPage()
    read('SQL, first result from cache', await first(again, one))
  })
  await inPage(async (page) => {
    const tasks = await traceTasks(page)
    await page.goto(live + worksheet(PRICES, '/insights?limit=1000&v.load=1..100'))
    await page.evaluate(() => performance.mark('from'))
    await page.getByRole('button', { name: 'Load' }).click()
    await ran(page)
    await page.evaluate(() => performance.mark('to'))
    read('longest task while 100,000 rows become tables', (await tasks())('from', 'to'))
    // As the page tells it: the engine's own count of its tables.
    const memory = await page.getByText(/ MB of at most /).innerText()
    read('memory of SQL with 100,000 ratings in tables', Number(/^([\d,]+) MB/.exec(memory)?.[1]?.replaceAll(',', '')))
    const editor = page.getByRole('textbox', { name: 'SQL' })
    await editor.fill(JOINED)
    await editor.press('ControlOrMeta+Enter')
    await page.getByRole('columnheader', { name: /sum/ }).waitFor()
    read('SQL, as-of join of 100,000 with 500,000 rows', await ran(page))
  })
  return readings
}

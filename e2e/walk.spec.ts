/** Every page and every main view: what is asked of which host, what the policy objects to, what the console says. All of it is nothing (resilience D12, X16). */
import { addresses } from './addresses.ts'
import { CALLS, SPLITS } from './calendar.ts'
import { alert, record, requests, row } from './explorer.ts'
import { operations } from './operations.ts'
import { expect, test, type Page } from './page.ts'
import { QUANTOR } from './transcript.ts'

/** Beside the table of each operation: its own views, and an open record where it has a face of its own. */
const views: Readonly<Record<string, readonly string[]>> = {
  insights: ['&v.cols=date,ticker,firm,pt'],
  analysts: ['&v.view=plot', '&v.view=table'],
  'bulls-bears': ['&v.compare=before', '&v.view=table'],
  'conference-calls': [CALLS, CALLS.replace('month', 'agenda'), '/conference-calls?from=2026-11-02&to=2026-11-08&v.view=week'],
  transcripts: [QUANTOR, `${QUANTOR}&v.find=revenue`, `${QUANTOR}&v.version=changes`, '/transcripts?v.ticker=QNTR'],
  splits: [SPLITS, SPLITS.replace('month', 'agenda')],
  'price-ratios': ['&v.lines=all', '&v.view=table'],
  'insider-filings': ['&v.lines=all', '&v.market=only'],
  logos: ['&v.view=table', '&composite_auto=true'],
  news: [
    '&displayOutput=full&limit=40&v.open=41027552',
    '&displayOutput=full&v.view=received&limit=40&v.open=41027552',
    '&accept=application/xml',
  ],
}

/** Tasks of the main thread that a user could feel, in milliseconds. */
const FELT = 100

async function watchTasks(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    })
  })
  return () =>
    page.evaluate((felt) => (window as unknown as { tasks: number[] }).tasks.splice(0).filter((one) => one > felt), FELT)
}

/** Records everything, also what page.ts would let pass: hosts, every line of the console, long tasks. */
async function recorder(page: Page) {
  const hosts = new Set<string>()
  const lines: string[] = []
  const felt: string[] = []
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  page.on('console', (message) => lines.push(message.text()))
  const longTasks = await watchTasks(page)
  return {
    async note(view: string): Promise<void> {
      const tasks = await longTasks()
      if (tasks.length > 0) felt.push(`${view}: ${tasks.map(Math.round).join(', ')} ms`)
    },
    expectNothing(origin: string): void {
      // Told, not judged: how long a task takes is the machine's business too.
      test.info().annotations.push({ type: `tasks over ${FELT} ms`, description: felt.join('; ') || 'none' })
      expect([...hosts].filter((host) => host !== 'null')).toEqual([origin])
      expect(lines).toEqual([])
    },
  }
}

const isSettled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(alert(page)).toHaveCount(0)
}

for (const { id, title, withRows } of operations) {
  test(`D12 a walk through ${title} asks its own host alone, and leaves no line anywhere`, async ({ page }) => {
    const { note, expectNothing } = await recorder(page)
    await page.goto(addresses.live + withRows)
    await isSettled(page)
    await note('the rows')
    if (await row(page, 1).count()) {
      await row(page, 1).getByRole('gridcell').first().click()
      for (const tab of ['Related', 'JSON', 'Record']) await record(page).getByRole('tab', { name: tab }).click()
      await isSettled(page)
      await note('the open record')
    }
    await requests(page)
      .getByRole('button', { name: /^\d+ requests?$/ })
      .click()
    for (const summary of await requests(page).getByText('Raw body').all()) await summary.click()
    await note('the requests')
    for (const view of views[id] ?? []) {
      await page.goto(addresses.live + (view.startsWith('/') ? view : withRows + view))
      await isSettled(page)
      if (view.includes('v.open')) await expect(record(page).getByRole('heading', { level: 2 })).not.toHaveText('Record')
      await note(view)
    }
    expectNothing(addresses.live)
  })
}

const beside = ['/', '/company/HALO', '/connection', '/reference', '/preferences', '/about', '/nowhere']
for (const mode of ['live', 'demo'] as const) {
  test(`D12 a walk through the pages beside the operations does not either (${mode})`, async ({ page }) => {
    const { note, expectNothing } = await recorder(page)
    for (const path of beside) {
      await page.goto(addresses[mode] + path)
      await isSettled(page)
      await note(path)
    }
    expectNothing(addresses[mode])
  })
}

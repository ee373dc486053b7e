/** Every page and every main view: what is asked of which host, what the policy objects to, what the console says, and which words that went are there. All of it is nothing (resilience D12, X16). */
import { addresses } from '../addresses.ts'
import { alert, record, requests, row } from '../explorer.ts'
import { expectNoneGone } from './goneWords.ts'
import { operations } from '../operations.ts'
import { expect, test, type Page } from '../page.ts'
import { otherPages, ownViews } from '../views.ts'

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
      await expectNoneGone(page, view)
      // To read all that a page says is a task too, and not the page's.
      await longTasks()
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
  test(`D12 a walk through ${title} asks its own host alone, leaves no line anywhere, and meets no word that went`, async ({
    page,
  }) => {
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
    for (const summary of await requests(page).getByText('Raw response').all()) await summary.click()
    await note('the requests')
    for (const { address, part } of ownViews[id] ?? []) {
      await page.goto(addresses.live + (address.startsWith('/') ? address : withRows + address))
      await expect(page.getByLabel(part, { exact: true }).first()).toBeVisible()
      await isSettled(page)
      if (address.includes('v.open')) await expect(record(page).getByRole('heading', { level: 2 })).not.toHaveText('Record')
      await note(address)
    }
    expectNothing(addresses.live)
  })
}

for (const mode of ['live', 'demo'] as const) {
  test(`D12 a walk through the pages beside the operations does not either (${mode})`, async ({ page }) => {
    const { note, expectNothing } = await recorder(page)
    for (const path of otherPages) {
      await page.goto(addresses[mode] + path)
      await isSettled(page)
      await note(path)
    }
    expectNothing(addresses[mode])
  })
}

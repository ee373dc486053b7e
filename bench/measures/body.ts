/** A hundred thousand loaded rows under the hand: sorted, filtered, swept, turned by the wheel; and what they take. */
import type { Page } from '@playwright/test'
import { heapOf } from '../../e2e/heap.ts'
import { sweep } from '../../e2e/sweep.ts'
import type { Measure, Reading } from '../lab.ts'
import { throttle, untilPainted, wheel } from '../painting.ts'

const SIZE = { width: 1440, height: 900 }
/** Goes to another address as a press in the app does. */
const goTo = (change: string): string => `
  const url = new URL(location.href)
  ${change}
  history.pushState(history.state, '', url)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`
const FIRST_ROW = `return document.querySelector('[role="row"][aria-rowindex="2"]')?.textContent`
const COUNT = `return document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')`

async function load(page: Page, live: string): Promise<number> {
  await page.goto(`${live}/insights?limit=1`)
  await page.getByRole('gridcell').first().waitFor()
  const before = await heapOf(page)
  await page.goto(`${live}/insights?limit=1000&v.load=1..100`)
  await page.getByText('100,000 rows', { exact: true }).first().waitFor({ timeout: 180_000 })
  return before
}

export const body: Measure = ({ inPage, live }) =>
  inPage(async (page) => {
    const before = await load(page, live)
    const readings: Reading[] = [{ line: 'heap of 100,000 rows', value: (await heapOf(page)) - before }]
    const read = (line: string, value: number): void => void readings.push({ line, value })
    read('sort 100,000 rows', await untilPainted(page, goTo(`url.searchParams.set('v.sort', 'security.symbol:asc')`), FIRST_ROW))
    read('filter 100,000 rows', await untilPainted(page, goTo(`url.searchParams.set('f.rating', 'Hold')`), COUNT))
    await untilPainted(page, goTo(`url.searchParams.delete('f.rating')`), COUNT)
    read('elements with 100,000 rows', await page.locator('*').count())
    const { frames, places, blank } = await sweep(page, 0, 5000)
    read('sweep in 5 s, frames', frames)
    read('sweep in 5 s, blank rows %', (100 * blank) / places)
    read('wheel, p95', await wheel(page, 60))
    await throttle(page, 4)
    read('wheel at 4x throttle, p95', await wheel(page, 60))
    return readings
  }, SIZE)

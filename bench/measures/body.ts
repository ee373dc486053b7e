/** A hundred thousand loaded rows under the hand: sorted, filtered, swept, turned by the wheel; and what they take. */
import type { Page } from '@playwright/test'
import { heapOf } from '../../e2e/heap.ts'
import { sweep } from '../../e2e/sweep.ts'
import type { Measure, Reading } from '../lab.ts'
import { throttle, untilPainted, wheel } from '../painting.ts'
import { COLUMN_WIDTH, TABLE } from '../tableShape.ts'

/** Goes to another address as a press in the app does. */
const goTo = (change: string): string => `
  const url = new URL(location.href)
  ${change}
  history.pushState(history.state, '', url)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`
const FIRST_ROW = `return document.querySelector('[role="row"][aria-rowindex="2"]')?.textContent`
const COUNT = `return document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')`

/** The columns of the peers, by their paths. */
const COLUMNS =
  'id,date,action,rating,pt,firm,firm_id,analyst_id,rating_id,analyst_insights,updated,' +
  'security.symbol,security.name,security.exchange,security.cik'
const LAYOUT = `v.cols=${COLUMNS}&v.widths=${COLUMNS.split(',')
  .map((path) => `${path}:${COLUMN_WIDTH}`)
  .join()}`

/** Makes the window so large that the table in it is as large as those of the peers. */
async function fitTable(page: Page): Promise<void> {
  const { width, height } = await page
    .getByRole('grid')
    .evaluate(({ parentElement: scroller }) => ({ width: scroller!.clientWidth, height: scroller!.clientHeight }))
  const now = page.viewportSize()!
  await page.setViewportSize({ width: now.width + TABLE.width - width, height: now.height + TABLE.height - height })
}

/** Megabytes before. */
async function load(page: Page, live: string): Promise<number> {
  await page.goto(`${live}/insights?limit=1`)
  await page.getByRole('gridcell').first().waitFor()
  const before = await heapOf(page)
  await page.goto(`${live}/insights?limit=1000&v.load=1..100&${LAYOUT}`)
  // The gateway lets ten requests a second through.
  await page.getByText('100,000 rows', { exact: true }).first().waitFor({ timeout: 60_000 })
  await fitTable(page)
  return before
}

export const body: Measure = ({ inPage, live }) =>
  inPage(async (page) => {
    const before = await load(page, live)
    const readings: Reading[] = [{ line: 'heap of 100,000 rows', value: (await heapOf(page)) - before }]
    const read = (line: string, value: number): void => void readings.push({ line, value })
    const refine = async (line: string, field: string, text: string): Promise<void> => {
      read(line, await untilPainted(page, goTo(`url.searchParams.set('f.${field}', '${text}')`), COUNT))
      await untilPainted(page, goTo(`url.searchParams.delete('f.${field}')`), COUNT)
    }
    read(
      'sort 100,000 rows by text',
      await untilPainted(page, goTo(`url.searchParams.set('v.sort', 'security.symbol:asc')`), FIRST_ROW),
    )
    read('sort 100,000 rows by number', await untilPainted(page, goTo(`url.searchParams.set('v.sort', 'pt:asc')`), FIRST_ROW))
    await refine('filter 100,000 rows by text', 'rating', '~hold')
    await refine('filter 100,000 rows by number', 'pt', '100..200')
    read('elements with 100,000 rows', await page.locator('*').count())
    const { frames, places, blank } = await sweep(page, 0, 5000)
    read('sweep in 5 s, frames', frames)
    read('sweep in 5 s, blank rows %', (100 * blank) / places)
    read('wheel, p95', await wheel(page, 60))
    await throttle(page, 4)
    read('wheel at 4x throttle, p95', await wheel(page, 60))
    return readings
  })

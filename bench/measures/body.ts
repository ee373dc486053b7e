/** A hundred thousand loaded rows of the app under the hand, driven as the peers are (`peers.ts`); and what they take. */
import type { Page } from '@playwright/test'
import { heapOf } from '../../e2e/budgets/heap.ts'
import { drive } from '../contestant.ts'
import type { Measure } from '../lab.ts'
import { throttle } from '../painting.ts'
import { COLUMN_WIDTH, TABLE } from '../tableShape.ts'

/** The columns of the peers, by their paths. */
const COLUMNS =
  'id,date,action,rating,pt,firm,firm_id,analyst_id,rating_id,analyst_insights,updated,' +
  'security.symbol,security.name,security.exchange,security.cik'
const LAYOUT = `v.cols=${COLUMNS}&v.widths=${COLUMNS.split(',')
  .map((path) => `${path}:${COLUMN_WIDTH}`)
  .join()}`

/** Acts as a press in the app does: by going to another address. */
const PEER = `(() => {
  const path = (column) => ({ symbol: 'security.symbol', target: 'pt' })[column] ?? column
  const goTo = (change) => {
    const url = new URL(location.href)
    change(url.searchParams)
    history.pushState(history.state, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }
  const grid = () => document.querySelector('[role="grid"]')
  window.peer = {
    sort: (column) => goTo((search) => search.set('v.sort', path(column) + ':asc')),
    filterText: (column, text) => goTo((search) => search.set('f.' + path(column), '~' + text)),
    filterRange: (column, low, high) => goTo((search) => search.set('f.' + path(column), low + '..' + high)),
    clear: () => goTo((search) => [...search.keys()].filter((key) => key.startsWith('f.')).forEach((key) => search.delete(key))),
    scroller: () => {
      let element = grid().parentElement
      while (!/auto|scroll/.test(getComputedStyle(element).overflowY)) element = element.parentElement
      return element
    },
    firstRow: () => document.querySelector('[role="row"][aria-rowindex="2"]')?.textContent ?? '',
    count: () => Number(grid()?.getAttribute('aria-rowcount')),
  }
})()`

/** Makes the window so large that the table in it is as large as those of the peers. */
async function fitTable(page: Page): Promise<void> {
  const { width, height } = await page
    .getByRole('grid')
    .evaluate(({ parentElement: scroller }) => ({ width: scroller!.clientWidth, height: scroller!.clientHeight }))
  const now = page.viewportSize()!
  await page.setViewportSize({ width: now.width + TABLE.width - width, height: now.height + TABLE.height - height })
}

/** What the page takes with one row, megabytes. */
export async function heapOfOneRow(page: Page, live: string): Promise<number> {
  await page.goto(`${live}/insights?limit=1`)
  await page.getByRole('gridcell').first().waitFor()
  return heapOf(page)
}

/** Thousands of rows in a table as large as those of the peers, to be driven as they are. `began` is called once the page is there. */
export async function load(page: Page, live: string, thousands: number, began?: () => Promise<unknown>): Promise<void> {
  await page.goto(`${live}/insights?limit=1000&v.load=1..${thousands}&${LAYOUT}`)
  await began?.()
  const words = `${(thousands * 1000).toLocaleString('en-US')} rows`
  // The gateway lets ten requests a second through.
  await page
    .getByText(words, { exact: true })
    .first()
    .waitFor({ timeout: thousands * 600 })
  await fitTable(page)
  await page.evaluate(PEER)
}

export const body: Measure = ({ inPage, live, slowed }) =>
  inPage(async (page) => {
    await throttle(page, 1)
    const before = await heapOfOneRow(page, live)
    await load(page, live, 100)
    const elements = await page.locator('*').count()
    const driven = await drive(page, slowed, slowed === 1 ? before : undefined)
    return slowed === 1 ? [...driven, { line: 'elements with 100,000 rows', value: elements }] : driven
  })

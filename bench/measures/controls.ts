/** Every control of every page pressed at 4x throttle: the slowest interaction until the next paint, as Event Timing tells it. */
import type { Page } from '@playwright/test'
import { operations } from '../../e2e/operations.ts'
import type { Measure, Reading } from '../lab.ts'
import { slowestOf, throttle, watchInteractions } from '../painting.ts'

/** Of a table one row and one head speak for the others. */
const CONTROLS =
  'header button, main :is(input, select, textarea, summary, [role="tab"], [role="slider"], [role="row"][aria-rowindex="2"] [role="gridcell"]:first-child), ' +
  'main button:not([role="columnheader"]:nth-child(n + 3) button)'

const PAGES = [
  ...operations.map(({ title, withRows }) => ({ title, address: withRows })),
  { title: 'Start', address: '/' },
  { title: 'Company', address: '/company/ACME' },
  { title: 'Preferences', address: '/preferences' },
  { title: 'Call in the reader', address: '/transcripts?tickers=ACME' },
]
/** A page of links has one for each of many records. */
const MOST = 60

async function open(page: Page, address: string, isReader: boolean): Promise<void> {
  await page.goto(address)
  const content = page.locator('[role="gridcell"], main :is(li, article, h2)').filter({ visible: true }).first()
  await content.waitFor()
  if (!isReader) return
  await content.click()
  await page.getByRole('searchbox', { name: 'Find in transcript' }).waitFor()
}

/** Presses each in turn; what a press opens is closed again by Escape. */
async function pressAll(page: Page): Promise<number> {
  let slow = 0
  const count = Math.min(MOST, await page.locator(CONTROLS).count())
  for (let index = 0; index < count; index += 1) {
    const control = page.locator(CONTROLS).nth(index)
    const isThere = (await control.isVisible().catch(() => false)) && (await control.isEnabled().catch(() => false))
    if (!isThere) continue
    // What lies over it, as an open panel does, is no fault of the control.
    await control.click({ timeout: 1500, noWaitAfter: true }).catch(() => undefined)
    await page.keyboard.press('Escape')
    slow = Math.max(slow, await slowestOf(page))
  }
  return slow
}

export const controls: Measure = async ({ inPage, demo }) => {
  const readings: Reading[] = []
  for (const { title, address } of PAGES) {
    const value = await inPage(async (page) => {
      await watchInteractions(page)
      await open(page, demo + address, title === 'Call in the reader')
      await throttle(page, 4)
      return pressAll(page)
    })
    readings.push({ line: `controls at 4x throttle, slowest: ${title}`, value })
  }
  return readings
}

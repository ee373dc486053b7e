/** The transcript reader with a call of 200,000 words: opening it, opening it again, finding on. */
import type { Measure, Reading } from '../lab.ts'
import { untilPainted } from '../painting.ts'

/** The page of the list that holds the long call of the demo, and nothing else. */
const LIST = '/transcripts?limit=1&page=52'
const OPEN = `document.querySelector('[role="row"][aria-rowindex="2"] [role="gridcell"]').click()`
const TEXT = `return document.querySelector('[aria-label="Transcript"] p') !== null`
const FIND_NEXT = `document.querySelector('[aria-label="Find in transcript"]')
  .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))`
const PLACE = `return document.querySelector('[role="slider"]')?.getAttribute('aria-valuenow')`

export const reader: Measure = ({ inPage, demo }) =>
  inPage(async (page) => {
    const row = page.locator('[role="row"][aria-rowindex="2"]')
    await page.goto(demo + LIST)
    await row.waitFor()
    const readings: Reading[] = [{ line: '200,000 words: first open', value: await untilPainted(page, OPEN, TEXT) }]
    await page.getByRole('button', { name: 'Close' }).click()
    await row.getByRole('gridcell').first().waitFor()
    readings.push({ line: '200,000 words: open again', value: await untilPainted(page, OPEN, TEXT) })
    await page.getByRole('searchbox', { name: 'Find in transcript' }).fill('region')
    await page
      .getByText(/^1 of [\d,]+$/)
      .first()
      .waitFor()
    readings.push({ line: '200,000 words: find next', value: await untilPainted(page, FIND_NEXT, PLACE) })
    return readings
  })

/** What an analyst presses most, one act at a time: the slowest interaction until the next paint, as Event Timing tells it, with and without throttle. */
import type { Page } from '@playwright/test'
import type { Measure, Reading } from '../lab.ts'
import { forgetInteractions, slowestOf, throttle, watchInteractions } from '../painting.ts'

const TABLE = '/insights?tickers=HALO,QNTR&from=2026-06-01&to=2026-11-20'
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const filters = (page: Page) => page.getByRole('form', { name: 'Filters' })
const chip = (page: Page, name: string) =>
  filters(page)
    .locator('button[data-filter]')
    .filter({ hasText: new RegExp(`^${name} `) })

interface Act {
  readonly words: string
  /** What has to stand before. */
  readonly before?: (page: Page) => Promise<unknown>
  readonly act: (page: Page) => Promise<unknown>
}

const openDates = (page: Page) => chip(page, 'Date').click()
const openPicker = (page: Page) => button(page, 'Choose first day').click()

async function choose(page: Page, row: number): Promise<void> {
  await page.locator(`[role="row"][aria-rowindex="${row}"] [role="gridcell"]`).first().focus()
  await page.keyboard.press('c')
}

const ACTS: readonly Act[] = [
  { words: 'filter chip opens its control', act: (page) => chip(page, 'Tickers').click() },
  {
    words: 'six letters in the ticker field',
    before: (page) => chip(page, 'Tickers').click(),
    act: (page) => filters(page).getByRole('combobox', { name: 'Tickers' }).pressSequentially('harbor', { delay: 60 }),
  },
  { words: 'date picker opens', before: openDates, act: openPicker },
  {
    words: 'date picker turns a month',
    before: async (page) => (await openDates(page), await openPicker(page)),
    act: (page) => button(page, 'Next month').click(),
  },
  { words: 'menu of a column opens', act: (page) => button(page, 'Column Rating: menu').click() },
  {
    words: 'distributions of the heads switched',
    before: (page) => button(page, 'Columns').click(),
    act: (page) => page.getByRole('checkbox', { name: 'Distributions in the heads' }).click(),
  },
  { words: 'row chosen to compare: the tray', act: (page) => choose(page, 2) },
  {
    words: 'two rows compared',
    before: async (page) => (await choose(page, 2), await choose(page, 3)),
    act: (page) => button(page, 'Compare 2').click(),
  },
  { words: 'palette opens', act: (page) => page.keyboard.press('Control+k') },
  {
    words: 'six letters in the palette',
    before: (page) => page.keyboard.press('Control+k'),
    act: (page) => page.getByRole('searchbox', { name: 'Command' }).pressSequentially('harbor', { delay: 60 }),
  },
]

/** Milliseconds after an act until its paint has been told, on a slowed page too. */
const SETTLED = 600

export const desk: Measure = async ({ inPage, demo }) => {
  const readings: Reading[] = []
  for (const times of [1, 4])
    for (const { words, before, act } of ACTS) {
      const value = await inPage(async (page) => {
        await watchInteractions(page)
        await page.goto(demo + TABLE)
        await page.getByRole('gridcell').first().waitFor()
        await before?.(page)
        await page.waitForTimeout(SETTLED)
        await throttle(page, times)
        await forgetInteractions(page)
        await act(page)
        await page.waitForTimeout(SETTLED)
        return slowestOf(page)
      })
      readings.push({ line: `${words}${times === 1 ? '' : ` at ${times}x throttle`}`, value })
    }
  return readings
}

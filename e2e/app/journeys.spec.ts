/** Whole journeys by keys alone: what a user without a mouse does in a day, and where the keyboard stands after each step. */
import type { Locator } from '@playwright/test'
import { CALLS, chosenDay, day, grid, SPLITS, view } from '../calendar/calendar.ts'
import { addressOf, field, filters, paging, record, results, row, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'
import { count, current, find, QUANTOR, text } from '../transcripts/transcript.ts'

/** More than the stops of any page with its rows: each grid is one. */
const MOST_STOPS = 80

/** Goes on with the Tab key until the control has the focus; to get there in vain is a failure. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  await expect(control).toBeFocused({ timeout: 1 })
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

test('filter, turn the page, open a record, step on, and close: the keyboard is at the row then', async ({ page }) => {
  await page.goto('/splits?v.view=table')
  await rowsArrive(page)
  await press(page, 'g', 'c')
  await expect(page).toHaveURL('/conference-calls')
  await rowsArrive(page)
  await page.goto('/conference-calls?v.view=table')
  await rowsArrive(page)
  await tabTo(page, filters(page).getByRole('button', { name: '+ Filter' }))
  await press(page, 'Enter')
  const offered = page.getByRole('dialog', { name: 'Add a filter' }).getByRole('button')
  // The list is a part loaded late: until it has the focus, keys are the bar's.
  await expect(offered.first()).toBeFocused()
  await press(page, 'ArrowDown')
  await expect(offered.nth(1)).toBeFocused()
  await press(page, 'Enter')
  await expect(field(page, 'From')).toBeFocused()
  await page.keyboard.type('2026-01-01')
  await press(page, 'Enter')
  await expect(page).toHaveURL('/conference-calls?from=2026-01-01&v.view=table')
  await expect(results(page).getByText('100 rows', { exact: true })).toBeVisible()
  await tabTo(page, paging(page).getByRole('button', { name: 'Next page' }))
  await press(page, 'Enter')
  await expect(page).toHaveURL('/conference-calls?from=2026-01-01&page=1&v.view=table')
  await expect(paging(page).getByRole('status')).toContainText('page 2')
  // Where it was: whoever turns pages turns the next one too.
  await expect(paging(page).getByRole('button', { name: 'Next page' })).toBeFocused()
  await press(page, 'j', 'Enter')
  await expect(record(page)).toBeFocused()
  await expect(row(page, 1)).toHaveAttribute('aria-selected', 'true')
  await press(page, 'ArrowDown', 'ArrowDown')
  await expect(row(page, 3)).toHaveAttribute('aria-selected', 'true')
  await press(page, 'Escape')
  await expect(record(page)).toHaveCount(0)
  await expect(row(page, 3).locator(':focus')).toHaveCount(1)
  await expect.poll(() => addressOf(page)).toBe('/conference-calls?from=2026-01-01&page=1&v.view=table')
})

test('open a call, find in it, step through the matches, and come back to its row', async ({ page }) => {
  await page.goto(QUANTOR.replace(/&v\.open=.*/, ''))
  await rowsArrive(page)
  await press(page, 'j', 'Enter')
  await expect(text(page)).toBeVisible()
  // Which record it is, is said with its name.
  await expect(record(page)).toBeFocused()
  await expect(record(page)).toHaveAccessibleDescription('Quantor Systems Q3 2026 Earnings Call')
  const speaker = page
    .getByRole('navigation', { name: 'Outline' })
    .getByRole('link', { name: 'Elif Virtanen Head of investor relations 3% of words', exact: true })
  await expect(speaker).toHaveAccessibleDescription('')
  await press(page, '/')
  await expect(find(page)).toBeFocused()
  await page.keyboard.type('quarter')
  await expect(count(page)).toHaveText(/^1 of \d+$/)
  await press(page, 'Enter')
  await expect(count(page)).toHaveText(/^2 of \d+$/)
  await press(page, 'Enter', 'Shift+Enter', 'Shift+Enter')
  await expect(count(page)).toHaveText(/^1 of \d+$/)
  await expect(current(page)).toBeInViewport()
  await tabTo(page, record(page).getByRole('button', { name: 'Next match' }))
  await press(page, 'Enter')
  await expect(count(page)).toHaveText(/^2 of \d+$/)
  // The first Escape ends the search, the second the reading.
  await press(page, '/', 'Escape')
  await expect(find(page)).toHaveValue('')
  await press(page, 'Escape')
  await expect(text(page)).toBeHidden()
  await expect(row(page, 1).locator(':focus')).toHaveCount(1)
})

test('walk both calendars by days, weeks and months, choose a day, open what is on it, and come back', async ({ page }) => {
  await page.goto('/conference-calls?from=2026-10-26&to=2026-12-06&limit=1000&v.view=table')
  await tabTo(page, view(page, 'Month'))
  await press(page, 'Enter')
  await expect(page).toHaveURL(CALLS)
  await tabTo(page, day(page, /^Friday, 20 Nov 2026, today/))
  await press(page, 'ArrowUp', 'ArrowUp', 'Home', 'ArrowRight')
  await expect(day(page, /^Tuesday, 3 Nov 2026/)).toBeFocused()
  await press(page, 'Enter')
  await expect(chosenDay(page)).toContainText('Tuesday, 3 Nov 2026')
  const call = chosenDay(page).getByRole('button', { name: 'QNTR, 16:30' })
  await tabTo(page, call)
  await press(page, 'Enter')
  await expect(record(page).getByRole('heading', { name: 'Quantor Systems Corp.' })).toBeVisible()
  await press(page, 'Escape')
  await expect(record(page)).toHaveCount(0)
  await expect(call).toBeFocused()

  await page.goto(SPLITS)
  await tabTo(page, day(page, /^Friday, 20 Nov 2026, today/))
  await press(page, 'PageDown')
  await expect(grid(page, 'December 2026')).toBeVisible()
  await expect(day(page, /^Sunday, 20 Dec 2026/)).toBeFocused()
  await press(page, 'PageUp', 'ArrowLeft')
  await expect(day(page, /^Thursday, 19 Nov 2026/)).toBeFocused()
  await expect(grid(page, 'November 2026')).toBeVisible()
})

test('the palette leads to the page of a company, also for who types before it is there', async ({ page }) => {
  await page.goto('/news')
  await rowsArrive(page)
  const { promise: isTyped, resolve: deliver } = Promise.withResolvers<void>()
  await page.route(/\/CommandPalette-.*\.js$/, async (route) => {
    await isTyped
    await route.continue()
  })
  await press(page, 'ControlOrMeta+k')
  // Keys of the page among them, such as those that open and compare.
  await page.keyboard.type('jo')
  await press(page, 'Escape', 'ControlOrMeta+k')
  await page.keyboard.type('halco')
  await press(page, 'Backspace')
  deliver()
  const command = page.getByRole('searchbox', { name: 'Command' })
  await expect(command).toBeFocused()
  await page.keyboard.type('yon optics')
  await expect(command).toHaveValue('halcyon optics')
  await expect(page).toHaveURL('/news')
  await expect(page.getByRole('option').first()).toContainText('/company/HALO')
  await press(page, 'Enter')
  await expect(page).toHaveURL('/company/HALO')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Halcyon Optics, Inc.')
})

test('a view is saved under a name, and its name leads back to it from elsewhere', async ({ page }) => {
  await page.goto('/splits?importance=4&v.cols=ticker,ratio&v.view=table')
  await rowsArrive(page)
  const save = results(page).getByRole('button', { name: 'Save view' })
  await tabTo(page, save)
  await press(page, 'Enter')
  await expect(page.getByLabel('Name of this view')).toBeFocused()
  await page.keyboard.type('Heavy splits')
  await press(page, 'Enter')
  await expect(page.getByRole('dialog', { name: 'Save view' })).toContainText('Saved as “Heavy splits”.')
  await press(page, 'Escape')
  await expect(save).toBeFocused()
  await press(page, 'g', 'n')
  await expect(page).toHaveURL('/news')
  await press(page, 'ControlOrMeta+k')
  await page.keyboard.type('heavy')
  await expect(page.getByRole('option', { name: /^Heavy splits/ })).toHaveAttribute('aria-selected', 'true')
  await press(page, 'Enter')
  await expect(page).toHaveURL('/splits?importance=4&v.cols=ticker,ratio&v.view=table')
  await expect(results(page).getByRole('columnheader')).toHaveCount(2)
})

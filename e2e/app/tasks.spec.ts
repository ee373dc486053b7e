/** What an analyst comes for, from the start page to the answer, in no more acts than are worth it: an act is a press, a text typed, or a key. */
import type { Download, Locator } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { readers } from '../export/exportedFile.ts'
import { addressOf, paging, record, requests, results, row, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'
import { count, find, text } from '../transcripts/transcript.ts'
import { begin, type User } from './user.ts'

const screen = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Common screens' }).getByRole('link', { name })
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

/** Waits for the offer that Enter takes. */
const offered = (page: Page, name: RegExp): Promise<void> =>
  expect(page.getByRole('option', { name }).and(page.locator('[aria-selected="true"]'))).toBeVisible()

async function exported(page: Page, user: User, format: string): Promise<Download> {
  await user.press(results(page).getByRole('button', { name: 'Export' }))
  const waiting = page.waitForEvent('download')
  await user.press(dialog(page, 'Export').getByRole('button', { name: format, exact: true }))
  return waiting
}

const read = async (download: Download, format: string) => readers[format]!(await readFile(await download.path()), [])

test('1: which targets of a company were raised in 90 days, and by how much', async ({ page }) => {
  const user = await begin(page)
  await user.search('ratings HALO 90d')
  await offered(page, /HALO/)
  await user.key('Enter')
  await user.press(page.getByRole('note', { name: 'Ratings shown' }).getByRole('button', { name: /^\d+ raised$/ }))
  const changes = results(page).getByRole('gridcell', { name: /^\+\d+\.\d%$/ })
  await expect(changes.first()).toBeVisible()
  await expect(row(page, 1)).toContainText(/\d+\.\d\d → \d+\.\d\d/)
  expect(user.acts()).toBeLessThanOrEqual(3)
})

test('2: who bought in the market before the last call', async ({ page }) => {
  const user = await begin(page)
  await user.search('GRDM')
  await offered(page, /GRDM/)
  await user.key('Enter')
  await user.press(page.getByRole('button', { name: /^\d+ \w+ \d{4}: .+ bought / }).last())
  await expect(page.getByRole('complementary', { name: 'Record' }).getByRole('heading', { level: 2 })).toHaveText(
    /^.+ bought [\d,]+ at \$[\d.,]+ on \d+ \w+/,
  )
  expect(user.acts()).toBeLessThanOrEqual(3)
})

test('3: what was said of guidance on a company’s last call, with a citation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const user = await begin(page)
  await user.search('transcripts HALO')
  await offered(page, /HALO/)
  await user.key('Enter')
  await user.press(
    results(page)
      .getByRole('link', { name: /Earnings Call/ })
      .first(),
  )
  await user.fill(find(page), 'guidance')
  await expect(count(page)).toHaveText(/^1 of \d+$/)
  const passage = text(page)
    .getByRole('paragraph')
    .filter({ hasText: /guidance/i })
    .first()
  await user.press(passage.getByRole('link', { name: 'Link to this passage' }))
  await user.press(page.getByRole('region', { name: 'This passage' }).getByRole('button', { name: 'Copy with citation' }))
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/guidance[^]*Halcyon Optics[^]*Transcript: /i)
  expect(user.acts()).toBeLessThanOrEqual(6)
})

test('5: how a company’s P/E stands against its own two years, beside a competitor’s', async ({ page }) => {
  const user = await begin(page)
  await user.press(screen(page, 'HALO vs QNTR, year to date'))
  await user.press(page.getByRole('button', { name: 'Last 2 years' }))
  const ratio = page.getByRole('row', { name: /^P\/E \(TTM\)/ })
  await expect(ratio.getByRole('cell', { name: /^\d+(st|nd|rd|th) of \d{3} days, / })).toHaveCount(2)
  expect(user.acts()).toBeLessThanOrEqual(5)
})

test('6: the splits with an ex-date in the next month, in a spreadsheet', async ({ page }) => {
  const user = await begin(page)
  await user.press(screen(page, 'Splits next month'))
  await expect(results(page).getByText('PAYQ, 11-for-10').first()).toBeVisible()
  const { names, rows } = await read(await exported(page, user, 'Excel'), 'Excel')
  expect(names).toContain('Day (computed)')
  const days = rows.map((cells) => cells[names.indexOf('Day (computed)')]!.slice(0, 10))
  expect(days.length).toBeGreaterThan(0)
  expect(days.filter((day) => day < '2026-11-20' || day > '2026-12-20')).toEqual([])
  expect(user.acts()).toBeLessThanOrEqual(4)
})

test('7: next week’s calls of a watchlist, in a calendar at the right hour', async ({ page }) => {
  const user = await begin(page)
  await user.press(screen(page, '@desk: calls next week'))
  const waiting = page.waitForEvent('download')
  await user.press(page.getByRole('button', { name: /^Calendar file \(\.ics\)/ }))
  const file = (await readFile(await (await waiting).path())).toString('utf8')
  expect(file).toContain('DTSTART;TZID=America/New_York:20261124T170000')
  expect(user.acts()).toBeLessThanOrEqual(5)
})

test('8: the news on mergers: found, read, and a channel of it muted', async ({ page }) => {
  const user = await begin(page)
  await user.press(screen(page, 'News on mergers'))
  await expect(results(page).locator('mark').first()).toHaveText(/merger/i)
  await user.press(results(page).locator('[role=row][aria-selected]').first())
  await expect(record(page).getByRole('article')).toContainText(/merger/i)
  await user.press(record(page).getByRole('button', { name: /^Mute / }))
  await expect(page).toHaveURL(/v\.mute=channel:/)
  await expect(results(page)).toContainText(/\d+ muted/)
  expect(user.acts()).toBeLessThanOrEqual(3)
})

test('9: the best analysts of fifty ratings or more, and what one of them says now', async ({ page }) => {
  const user = await begin(page)
  await user.press(screen(page, /^Top analysts by 1-year hit rate/))
  await user.fill(page.getByRole('slider', { name: /ratings/ }), '50')
  await expect(page).toHaveURL(/v\.least=50/)
  await user.press(row(page, 1))
  const latest = record(page).getByRole('region', { name: 'Latest ratings' })
  await expect(latest.getByRole('listitem').first()).toContainText(/, target \d+\.\d\d/)
  expect(user.acts()).toBeLessThanOrEqual(3)
})

test('10: what of the bull and the bear case changed since the edition before', async ({ page }) => {
  const user = await begin(page)
  await user.press(screen(page, 'HALO: bull / bear case'))
  await user.press(results(page).getByRole('checkbox', { name: 'Show changes vs previous edition' }))
  await expect(results(page).getByRole('insertion').first()).toBeVisible()
  await expect(results(page)).toContainText(/bull (rewritten \d+%|unchanged)/)
  expect(user.acts()).toBeLessThanOrEqual(3)
})

test('11: twelve logos on a dark ground, as files', async ({ page }) => {
  const user = await begin(page)
  await user.search('logos HALO QNTR ACME LUMQ TWRL GRCN MNTF PAYQ SNLV TRKW SRVB PLLT')
  await offered(page, /HALO/)
  await user.key('Enter')
  await user.press(page.getByRole('group', { name: 'Background' }).getByText('Black', { exact: true }))
  await user.press(page.getByRole('checkbox', { name: /^Select all \d+$/ }))
  const waiting = page.waitForEvent('download')
  await user.press(page.getByRole('button', { name: /^Download \d+ logos \(\.zip\)$/ }))
  expect(Object.keys(unzipSync(await readFile(await (await waiting).path()))).length).toBeGreaterThan(8)
  expect(user.acts()).toBeLessThanOrEqual(5)
})

test('12: a colleague sees at the sent address what was seen here', async ({ page, someoneElse, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const user = await begin(page)
  await user.press(screen(page, '@desk: ratings and targets, 90 days'))
  await rowsArrive(page)
  await user.press(results(page).getByRole('button', { name: 'Change', exact: true }))
  await expect(page).toHaveURL(/v\.sort=computed\.change:desc/)
  await user.press(results(page).getByRole('button', { name: 'Copy link' }))
  const seen = await row(page, 1).innerText()
  await someoneElse.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(row(someoneElse, 1)).toHaveText(seen, { useInnerText: true })
  expect(addressOf(someoneElse)).not.toContain('@desk')
  expect(user.acts()).toBeLessThanOrEqual(3)
})

test('13: every insider filing of 90 days, the largest purchases first, in a file', async ({ page }) => {
  const user = await begin(page)
  await user.press(screen(page, 'Largest insider purchases, 90 days'))
  await expect(paging(page)).toContainText(/^\d+ rows · all loaded/)
  const first = await row(page, 1).getByRole('gridcell').nth(1).innerText()
  const { names, rows } = await read(await exported(page, user, 'CSV'), 'CSV')
  expect(rows.length).toBeGreaterThan(100)
  expect(rows[0]![names.indexOf('company_symbol')]).toBe(first)
  expect(user.acts()).toBeLessThanOrEqual(4)
})

test('14: the request behind the rows, as a command that can be run', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const user = await begin(page)
  await user.press(screen(page, 'Major splits'))
  await user.press(requests(page).getByRole('button', { name: 'Copy as curl' }))
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^# .*\ncurl .*calendar\/splits\?.*importance%5D=3/)
  expect(user.acts()).toBeLessThanOrEqual(2)
})

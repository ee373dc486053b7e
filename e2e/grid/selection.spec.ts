/** Cells selected in the table, by mouse and by keyboard, and taken along: to the clipboard and into a file. */
import { readFile } from 'node:fs/promises'
import { expectAxeFindsNothing } from '../app/axe.ts'
import { placeOf, record, results, row, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

const address = '/insights?tickers=HALO&v.cols=date,security.symbol,firm,pt,rating'
const grid = (page: Page) => page.getByRole('grid', { name: 'Analyst ratings' })
const cell = (page: Page, number: number, column: number) => row(page, number).locator(`[aria-colindex="${column}"]`)
const selection = (page: Page) => page.getByRole('group', { name: 'Selection' })
const selected = (page: Page) => grid(page).locator('[role=gridcell][aria-selected=true]')
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function opened(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(address)
  await rowsArrive(page)
}

test('a drag selects cells, a click opens the record, and a drag within a cell marks its text', async ({ page }) => {
  await opened(page)
  await expect(grid(page)).toHaveAttribute('aria-multiselectable', 'true')
  await cell(page, 2, 2).hover()
  await page.mouse.down()
  await cell(page, 4, 4).hover()
  await expect(selected(page)).toHaveCount(9)
  await page.mouse.up()
  await expect(selection(page).getByRole('status')).toHaveText('3 rows × 3 columns selected')
  await expect(record(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('')
  await expectAxeFindsNothing(page)

  await cell(page, 6, 3).click({ modifiers: ['Shift'] })
  await expect(selection(page).getByRole('status')).toHaveText('5 rows × 2 columns selected')
  await expect(record(page)).toHaveCount(0)

  const box = await placeOf(cell(page, 3, 3))
  await page.mouse.move(box.x + 12, box.y + 12)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 12, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => (await page.evaluate(() => String(getSelection()))).length).toBeGreaterThan(1)
  await expect(record(page)).toHaveCount(0)
  await expect(selection(page)).toHaveCount(0)

  await cell(page, 5, 1).click()
  await expect(record(page)).toBeVisible()
})

test('a drag beyond the lower edge scrolls on and selects what comes into sight', async ({ page }) => {
  await page.goto('/conference-calls?from=2026-01-01&to=2026-11-20&v.view=table')
  await rowsArrive(page)
  await cell(page, 3, 1).hover()
  await page.mouse.down()
  await cell(page, 5, 2).hover()
  await page.mouse.move(400, 715)
  await expect(row(page, 100)).toBeInViewport()
  await page.mouse.up()
  await expect(
    selection(page)
      .getByText(/^\d\d rows × \d columns? selected$/)
      .first(),
  ).toBeVisible()
  await expect(row(page, 3)).not.toBeInViewport()
})

test('Shift and arrows select, and the cells are copied as a spreadsheet, a document or a program takes them', async ({
  page,
}) => {
  await opened(page)
  await cell(page, 1, 3).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(cell(page, 2, 4)).toBeFocused()
  await expect(selection(page).getByRole('status')).toHaveText('2 rows × 2 columns selected')
  const shown = await selected(page).allInnerTexts()
  expect(shown).toHaveLength(4)

  await page.keyboard.press('Control+c')
  await expect(selection(page).getByRole('status')).toHaveText('Copied as TSV.')
  await expect.poll(() => clipboard(page)).toMatch(/^[^\t\n]+\t\d+\.\d+\n[^\t\n]+\t[^\t\n]*\n$/)
  const lines = (await clipboard(page)).split('\n')

  await selection(page).getByRole('button', { name: 'Copy as JSON' }).click()
  await expect(selection(page).getByRole('status')).toHaveText('Copied as JSON.')
  await expect.poll(() => clipboard(page)).toMatch(/^\[/)
  const rows = JSON.parse(await clipboard(page)) as { firm: string; pt: string }[]
  expect(rows.map(({ firm, pt }) => `${firm}\t${pt}`)).toEqual(lines.slice(0, 2))
  await selection(page).getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(selection(page).getByRole('status')).toHaveText('Copied as Markdown.')
  await expect.poll(() => clipboard(page)).toMatch(/^\| Firm \| Price target \|\n\| --- \| --- \|\n/)

  await cell(page, 2, 4).focus()
  await page.keyboard.press('Control+Shift+End')
  await expect(
    selection(page)
      .getByText(/^\d+ rows × 3 columns selected$/)
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Control+a')
  await expect(
    selection(page)
      .getByText(/^\d+ rows × 5 columns selected$/)
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(selection(page)).toHaveCount(0)
  await page.keyboard.press('Shift+ArrowDown')
  await expect(selection(page)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(selection(page)).toHaveCount(0)
})

test('the export offers the selection, and writes those cells alone', async ({ page }) => {
  await opened(page)
  await cell(page, 2, 2).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('button', { name: 'Export' }).click()
  const panel = page.getByRole('dialog', { name: 'Export' })
  await expect(panel.getByRole('radio', { name: 'Selection (2 rows, 2 columns)' })).toBeChecked()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'NDJSON', exact: true }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(3)
  expect(Object.keys(JSON.parse(lines[1]!) as object)).toEqual(['security.symbol', 'firm'])
  await expect(results(page)).toBeVisible()
})

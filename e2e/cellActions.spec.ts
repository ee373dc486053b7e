/** What can be done from one cell: its menu by mouse and keys, and rows put side by side. */
import { expectAxeFindsNothing } from './axe.ts'
import { addressOf, record, results, row, rowsArrive } from './explorer.ts'
import { expect, test, type Page } from './page.ts'

const query = '/splits?from=2026-01-01&to=2026-11-20'
const address = `${query}&v.view=table`
/** The columns at first: ex-date, ticker, company, ratio, type, importance. */
const cell = (page: Page, number: number, column: number) => row(page, number).locator(`[aria-colindex="${column}"]`)
const menu = (page: Page) => page.getByRole('dialog')
const comparison = (page: Page) => page.getByRole('region', { name: 'Comparison' })

test('the menu of a cell asks for its ticker, keeps or leaves out its value, and copies it', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(address)
  await rowsArrive(page)
  const type = await cell(page, 1, 5).innerText()
  const all = await results(page)
    .getByText(/^\d+ rows$/)
    .innerText()
  await cell(page, 1, 5).click({ button: 'right' })
  await expectAxeFindsNothing(page)
  await menu(page).getByRole('button', { name: 'Exclude' }).click()
  await expect(page.getByRole('main').getByText(`type not ${type}`)).toBeVisible()
  await expect.poll(() => addressOf(page)).toBe(`${query}&f.split_type=!${type}&v.view=table`)
  await expect(cell(page, 1, 5)).not.toHaveText(type)
  await page.getByRole('button', { name: 'Remove the filter of type' }).click()
  await expect(results(page).getByText(all, { exact: true })).toBeVisible()

  await cell(page, 2, 6).focus()
  await page.keyboard.press('Shift+F10')
  await expect(menu(page).getByRole('button', { name: 'Filter to this' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cell(page, 2, 6)).toBeFocused()
  await page.keyboard.press('ContextMenu')
  const importance = await cell(page, 2, 6).innerText()
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toBe(`${query}&f.importance=${importance}&v.view=table`)
  await page.goBack()
  await expect(results(page).getByText(all, { exact: true })).toBeVisible()

  const ticker = await cell(page, 1, 2).innerText()
  await cell(page, 1, 1).click({ button: 'right' })
  await menu(page).getByRole('button', { name: 'Copy' }).click()
  await expect(menu(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{4}-\d\d-\d\d$/)
  await page.keyboard.press('Escape')
  await cell(page, 1, 2).click({ button: 'right', position: { x: 78, y: 20 } })
  await menu(page).getByRole('button', { name: 'Filter to this', exact: true }).click()
  await expect.poll(() => addressOf(page)).toBe(`/splits?tickers=${ticker}&from=2026-01-01&to=2026-11-20&v.view=table`)
})

test('a row with the mouse or the focus on it has a handle at its end, which opens the menu of its ticker', async ({ page }) => {
  await page.goto(address)
  await rowsArrive(page)
  const handle = page.getByRole('button', { name: 'Row menu' })
  await expect(handle).toHaveCount(0)
  const ticker = await cell(page, 3, 2).innerText()
  await cell(page, 3, 4).hover()
  const [button, line] = [(await handle.boundingBox())!, (await row(page, 3).boundingBox())!]
  // Where the row goes on beyond the edge of the window, at that.
  expect([button.y, button.x + button.width]).toEqual([line.y, Math.min(line.x + line.width, 1280)])
  await expectAxeFindsNothing(page)
  await handle.click()
  await expect(page.getByRole('dialog', { name: `Ticker: ${ticker}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.move(0, 0)
  await cell(page, 2, 4).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await handle.boundingBox())?.y).toBe((await row(page, 4).boundingBox())!.y)
})

test('keys pressed before the menu of a cell is there are not the row’s, and Esc gives it up', async ({ page }) => {
  const { promise: isAwaited, resolve: deliver } = Promise.withResolvers<void>()
  await page.route(/\/CellMenu-.*\.js$/, async (route) => {
    await isAwaited
    await route.continue()
  })
  await page.goto(address)
  await rowsArrive(page)
  await cell(page, 1, 6).focus()
  await page.keyboard.press('Shift+F10')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, 2, 6)).toBeFocused()
  await page.keyboard.press('Shift+F10')
  for (const key of ['Enter', 'ArrowDown', 'o', 'j', 'c']) await page.keyboard.press(key)
  await expect(cell(page, 2, 6)).toBeFocused()
  await expect.poll(() => addressOf(page)).toBe(address)
  deliver()
  await expect(menu(page).getByRole('button', { name: 'Filter to this' })).toBeFocused()
  // Back among the rows, the menu is left: the keys are the row's again.
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, 3, 6)).toBeFocused()
  const importance = await cell(page, 3, 6).innerText()
  await page.keyboard.press('ContextMenu')
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toBe(`${query}&f.importance=${importance}&v.view=table`)
  await expect(record(page)).toHaveCount(0)
})

test('rows are compared field by field from keys, menu and record, in the address, and Back leaves', async ({
  page,
  someoneElse,
}) => {
  await page.goto(address)
  await rowsArrive(page)
  await cell(page, 2, 1).focus()
  await page.keyboard.press('c')
  await expect(comparison(page).getByRole('status')).toContainText('is chosen to compare')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('c')
  await expect(comparison(page).getByRole('status')).toHaveText(/^Comparing 2 records: \d+ of 15 fields differ\.$/)
  await expect(cell(page, 3, 1)).toBeFocused()
  await expect.poll(() => addressOf(page)).toMatch(/&v\.compare=[^,&]+,[^,&]+&v\.view=table$/)
  const fields = comparison(page).getByRole('rowheader')
  await expect(fields).toHaveCount(15)
  await expect(comparison(page).getByRole('rowheader', { name: 'Ticker differs' })).toBeVisible()
  await cell(page, 5, 1).click({ button: 'right' })
  await menu(page).getByRole('button', { name: 'Compare this row' }).click()
  await expect(comparison(page).getByRole('columnheader')).toHaveCount(4)
  await comparison(page).getByRole('checkbox', { name: 'Only differences' }).click()
  const alike = fields.filter({ hasNotText: 'differs' })
  await expect(alike).toHaveCount(0)
  await expectAxeFindsNothing(page)

  await someoneElse.goto(page.url())
  await expect(comparison(someoneElse).getByRole('columnheader')).toHaveCount(4)
  await comparison(someoneElse)
    .getByRole('button', { name: /^Leave .* out$/ })
    .first()
    .click()
  await expect(comparison(someoneElse).getByRole('columnheader')).toHaveCount(3)

  await page.goBack()
  await expect(comparison(page)).toHaveCount(0)
  await expect.poll(() => addressOf(page)).toBe(address)

  // Beside the comparison there was room for a few rows only, so the first may be out of sight.
  await cell(page, 5, 1).focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('c')
  await expect(comparison(page).getByRole('columnheader')).toHaveCount(3)
  await cell(page, 4, 1).click()
  await record(page).getByRole('button', { name: 'Compare' }).click()
  await expect(comparison(page).getByRole('columnheader')).toHaveCount(4)
  await comparison(page).getByRole('button', { name: 'Close the comparison' }).click()
  await expect(comparison(page)).toHaveCount(0)
})

/** The grid of rows: local order, columns, keyboard, the record panel beside it. */
import { record, results, row, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

/** A hundred rows, more than fit on the screen. */
const calls = '/conference-calls?from=2026-01-01&to=2026-11-20'
const hundredCalls = `${calls}&v.view=table`
const grid = (page: Page) => page.getByRole('grid', { name: 'Conference calls' })

async function opened(page: Page, address = hundredCalls): Promise<void> {
  await page.goto(address)
  await rowsArrive(page)
}

test('D7 tells the true number of rows and columns, however few are in sight', async ({ page }) => {
  await opened(page)
  await expect(results(page).getByText('100 rows', { exact: true })).toBeVisible()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '101')
  const columns = Number(await grid(page).getAttribute('aria-colcount'))
  await expect(grid(page).getByRole('columnheader')).toHaveCount(columns)
  await expect.poll(() => grid(page).getByRole('row').count()).toBeLessThan(60)
})

test('a header sorts the loaded rows, then the other way, then not at all', async ({ page }) => {
  await opened(page)
  const tickers = grid(page).getByRole('columnheader', { name: /^Ticker/ })
  const shown = async () => {
    const index = await tickers.getAttribute('aria-colindex')
    return grid(page).locator(`[role=gridcell][aria-colindex="${index}"]`).allInnerTexts()
  }
  const given = await shown()
  const note = results(page).getByText('sorted within 100 loaded rows')
  await expect(note).toHaveCount(0)

  await tickers.getByRole('button').first().click()
  await expect(tickers).toHaveAttribute('aria-sort', 'ascending')
  await expect(note).toBeVisible()
  let rising: readonly string[] = []
  await expect(async () => {
    rising = await shown()
    expect(rising).toEqual(rising.toSorted())
  }).toPass()
  await expect(page).toHaveURL(`${calls}&v.sort=ticker:asc&v.view=table`)

  await tickers.getByRole('button').first().click()
  await expect(tickers).toHaveAttribute('aria-sort', 'descending')
  await expect(async () => {
    const falling = await shown()
    expect(falling).toEqual(falling.toSorted().reverse())
    expect(falling[0]).not.toBe(rising[0])
  }).toPass()

  await tickers.getByRole('button').first().click()
  await expect(tickers).toHaveAttribute('aria-sort', 'none')
  await expect(page).toHaveURL(hundredCalls)
  await expect.poll(shown).toEqual(given)
})

test('columns are shown and hidden, and the address keeps them', async ({ page }) => {
  await opened(page, '/splits?from=2026-01-01&to=2026-11-20&v.view=table')
  const headers = page.getByRole('grid', { name: 'Splits' }).getByRole('columnheader')
  await page.getByRole('button', { name: 'Columns' }).click()
  const picker = page.getByRole('dialog', { name: 'Columns' })
  await picker.getByRole('checkbox', { name: 'Optionable' }).click()
  await expect(headers.filter({ hasText: 'Optionable' })).toHaveCount(0)
  await picker.getByRole('checkbox', { name: 'Notes' }).click()
  await expect(page).toHaveURL(
    '/splits?from=2026-01-01&to=2026-11-20&v.cols=date_ex,ticker,name,ratio,split_type,importance,date_announced,date_distribution,notes&v.view=table',
  )
  await expect(headers.last()).toContainText('Notes')
  await picker.getByRole('button', { name: 'Reset columns' }).click()
  await expect(page).toHaveURL('/splits?from=2026-01-01&to=2026-11-20&v.view=table')
  await expect(headers.filter({ hasText: 'Optionable' })).toHaveCount(1)
})

test('the header stays in sight while rows scroll by', async ({ page }) => {
  await opened(page)
  await row(page, 1).hover()
  await page.mouse.wheel(0, 1500)
  await expect(row(page, 1)).not.toBeInViewport()
  await expect(grid(page).getByRole('columnheader').first()).toBeInViewport()
})

test('arrows, Home, End and pages move through the grid, which is one stop of the Tab key', async ({ page }) => {
  await opened(page)
  await row(page, 1).getByRole('gridcell').first().focus()
  const cellAt = async (number: number, column: number) => {
    await expect(row(page, number).locator(`[aria-colindex="${column}"]`)).toBeFocused()
    await expect(row(page, number)).toBeInViewport()
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await cellAt(2, 2)
  await page.keyboard.press('End')
  await cellAt(2, await grid(page).getByRole('columnheader').count())
  await page.keyboard.press('Home')
  await cellAt(2, 1)
  await page.keyboard.press('Control+End')
  await expect(row(page, 100).getByRole('gridcell').last()).toBeFocused()
  await page.keyboard.press('Control+Home')
  await cellAt(1, 1)
  await page.keyboard.press('PageDown')
  await expect(row(page, 1).getByRole('gridcell').first()).not.toBeFocused()
  await page.keyboard.press('PageUp')
  await cellAt(1, 1)
  await page.keyboard.press('ArrowUp')
  await expect(grid(page).getByRole('columnheader').first().getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(grid(page).getByRole('columnheader').first().getByRole('button', { name: /menu$/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(grid(page).getByRole('columnheader').first().getByRole('separator')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('[role=grid] :focus')).toHaveCount(0)
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Shift+Tab')
  await expect(grid(page).getByRole('columnheader').first().getByRole('button').first()).toBeFocused()
})

test('a row reached by arrows is whole in sight, below the header and above the edge', async ({ page }) => {
  await opened(page)
  await row(page, 1).getByRole('gridcell').first().focus()
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowDown')
  await expect(row(page, 31).getByRole('gridcell').first()).toBeFocused()
  await expect(row(page, 31).getByRole('gridcell').first()).toBeInViewport({ ratio: 0.9 })
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowUp')
  await expect(row(page, 1).getByRole('gridcell').first()).toBeFocused()
  const head = (await grid(page).getByRole('columnheader').first().boundingBox())!
  await expect.poll(async () => (await row(page, 1).boundingBox())?.y).toBeGreaterThanOrEqual(head.y + head.height - 1)
})

test('the cell that holds the focus keeps it when its row is scrolled out of sight and back', async ({ page }) => {
  await opened(page)
  await row(page, 2).getByRole('gridcell').nth(1).focus()
  await row(page, 2).hover()
  await page.mouse.wheel(0, 2000)
  await expect(row(page, 2)).not.toBeInViewport()
  await expect(row(page, 2).locator('[aria-colindex="2"]')).toBeFocused()
  await page.mouse.wheel(0, -2000)
  await expect(row(page, 1)).toBeInViewport()
  await expect(row(page, 2).locator('[aria-colindex="2"]')).toBeFocused()
})

test('Enter opens the record, arrows step through it, Esc closes it and returns to its row', async ({ page }) => {
  await opened(page)
  await row(page, 3).getByRole('gridcell').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(record(page)).toBeFocused()
  await expect(row(page, 3)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 4)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 5)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(row(page, 4)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(record(page)).toHaveCount(0)
  await expect(page).toHaveURL(hundredCalls)
  await expect(row(page, 4).getByRole('gridcell').nth(1)).toBeFocused()
})

test('stepping far keeps the open row in sight and Close returns to it', async ({ page }) => {
  await opened(page)
  await row(page, 1).getByRole('gridcell').first().click()
  for (let step = 0; step < 40; step += 1) await record(page).getByRole('button', { name: 'Next record' }).click()
  await expect(row(page, 41)).toHaveAttribute('aria-selected', 'true')
  await expect(row(page, 41)).toBeInViewport()
  await record(page).getByRole('button', { name: 'Close' }).click()
  await expect(row(page, 41).getByRole('gridcell').first()).toBeFocused()
})

test('an opened record is one step of the history, stepping on is none', async ({ page }) => {
  await opened(page)
  await row(page, 1).getByRole('gridcell').first().click()
  await record(page).getByRole('button', { name: 'Next record' }).click()
  await record(page).getByRole('button', { name: 'Next record' }).click()
  await expect(row(page, 3)).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(record(page)).toHaveCount(0)
  await expect(page).toHaveURL(hundredCalls)
})

test('of many columns only those in sight are in the page, and their numbers stay true', async ({ page }) => {
  const all =
    'id,date,start_time,time,ticker,name,exchange,isin,cusip,importance,phone_num,international_num,access_code,webcast_url,notes,updated'
  await opened(page, `${hundredCalls}&v.cols=${all}`)
  const count = Number(await grid(page).getAttribute('aria-colcount'))
  expect(count).toBeGreaterThan(12)
  await expect.poll(() => row(page, 1).getByRole('gridcell').count()).toBeLessThan(count)
  await expect.poll(() => grid(page).getByRole('columnheader').count()).toBeLessThan(count)
  await expect.poll(() => page.locator('body *').count()).toBeLessThanOrEqual(700)
  await row(page, 1).getByRole('gridcell').first().focus()
  await page.keyboard.press('End')
  await expect(row(page, 1).locator(`[aria-colindex="${count}"]`)).toBeFocused()
  const last = grid(page).locator(`[role=columnheader][aria-colindex="${count}"]`)
  await expect(last).toBeInViewport({ ratio: 0.9 })
  // A head stands above the cells of its column.
  await expect(async () => {
    const [above, below] = [await last.boundingBox(), await row(page, 1).locator(`[aria-colindex="${count}"]`).boundingBox()]
    expect([above!.x, above!.width]).toEqual([below!.x, below!.width])
  }).toPass()
})

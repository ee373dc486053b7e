/** The layout of the table: widths, pins, order and the height of rows, by mouse and by keyboard, in the address and back. */
import type { Locator } from '@playwright/test'
import { expectAxeFindsNothing } from '../app/axe.ts'
import { addressOf, placeOf, results, row, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

const address = '/splits?from=2026-01-01&to=2026-11-20&v.view=table'
const head = (page: Page, name: string) => results(page).getByRole('columnheader', { name: new RegExp(`^${name}`) })
const edge = (page: Page, name: string) => page.getByRole('separator', { name: `Width of ${name}`, exact: true })
const widthOf = async (page: Page, name: string) => Math.round((await head(page, name).boundingBox())!.width)
const heads = (page: Page) => results(page).getByRole('columnheader').locator('button:first-child').allInnerTexts()
/** What the style draws in a button after its own text, as a reader sees it. */
const wordsOn = (button: Locator): Promise<string | undefined> =>
  button.evaluate((element) => {
    const { content } = getComputedStyle(element, '::after')
    return content.startsWith('"') ? (JSON.parse(content) as string) : undefined
  })

test('a column is as wide as its edge is dragged to, as keys make it, or as what it holds', async ({ page, someoneElse }) => {
  await page.goto(address)
  await rowsArrive(page)
  const before = await widthOf(page, 'Company')
  const others = await widthOf(page, 'Ticker')
  const box = await placeOf(edge(page, 'Company'))
  await page.mouse.move(box.x + 4, box.y + 10)
  await page.mouse.down()
  // What follows the pointer is loaded with the first press.
  const dragged = async () => {
    await page.mouse.move(box.x + 4, box.y + 12)
    await page.mouse.move(box.x + 84, box.y + 10)
    return widthOf(page, 'Company')
  }
  await expect.poll(dragged).toBe(before + 80)
  await page.mouse.up()
  await expect.poll(() => addressOf(page)).toContain(`name:${before + 80}`)
  await expect.poll(() => widthOf(page, 'Company')).toBe(before + 80)
  // The others neither grow nor shrink under the pointer.
  await expect.poll(() => widthOf(page, 'Ticker')).toBe(others)

  await head(page, 'Ratio').getByRole('button').first().focus()
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab')
  await expect(edge(page, 'Ratio')).toBeFocused()
  const ratio = await widthOf(page, 'Ratio')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => widthOf(page, 'Ratio')).toBe(ratio + 16)
  await expect(edge(page, 'Ratio')).toHaveAttribute('aria-valuenow', String(ratio + 16))
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => widthOf(page, 'Ratio')).toBe(ratio + 15)
  await page.keyboard.press('Enter')
  await expect.poll(() => widthOf(page, 'Ratio')).toBeLessThan(ratio)
  await edge(page, 'Company').dblclick()
  await expect.poll(() => widthOf(page, 'Company')).not.toBe(before + 80)
  const isCut = (cell: Element): boolean => cell.scrollWidth > cell.clientWidth
  const index = await head(page, 'Company').getAttribute('aria-colindex')
  const names = row(page, 1).locator(`[aria-colindex="${index}"]`)
  await expect.poll(() => names.evaluate(isCut)).toBe(false)

  await someoneElse.goto(page.url())
  await rowsArrive(someoneElse)
  await expect.poll(() => widthOf(someoneElse, 'Company')).toBe(await widthOf(page, 'Company'))
  await expectAxeFindsNothing(page)
})

test('columns are moved and pinned from head and chooser, rows made lower, and one act brings the usual layout back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(address)
  await rowsArrive(page)
  const usual = await heads(page)
  await head(page, 'Ticker').getByRole('button').first().focus()
  await page.keyboard.press('Alt+Shift+ArrowLeft')
  await expect.poll(async () => (await heads(page)).slice(0, 2)).toEqual(['Ticker', 'Ex-date'])
  await expect.poll(() => addressOf(page)).toMatch(/v\.cols=ticker,date_ex,/)

  await head(page, 'Company').hover()
  await page.getByRole('button', { name: 'Column Company: menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Column Company' })
  await menu.getByRole('button', { name: 'Pin' }).click()
  await expect(menu.getByRole('button', { name: 'Pin' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await heads(page)).slice(0, 3)).toEqual(['Ticker', 'Company', 'Ex-date'])
  await row(page, 1).getByRole('gridcell').first().focus()
  await page.keyboard.press('End')
  await expect(head(page, 'Distribution')).toBeInViewport({ ratio: 0.99 })
  for (const name of ['Ticker', 'Company']) await expect(head(page, name)).toBeInViewport({ ratio: 0.99 })
  await expect(row(page, 1).getByRole('gridcell').first()).toBeInViewport({ ratio: 0.99 })
  await page.keyboard.press('Home')
  await expect(row(page, 1).getByRole('gridcell').first()).toBeFocused()

  await page.getByRole('button', { name: 'Columns' }).click()
  const chooser = page.getByRole('dialog', { name: 'Columns' })
  await expect(chooser.getByRole('button', { name: 'Pin Company' })).toHaveAttribute('aria-pressed', 'true')
  await expect(chooser.getByRole('button', { name: 'Move Company down' })).toBeDisabled()
  await chooser.getByRole('radio', { name: 'Compact' }).click()
  await expect.poll(async () => (await row(page, 1).boundingBox())!.height).toBe(26)
  await expect.poll(() => addressOf(page)).toMatch(/&v\.pin=ticker,name&v\.density=compact&v\.view=table$/)
  await expectAxeFindsNothing(page)
  await chooser.getByRole('button', { name: 'Reset columns' }).click()
  await expect.poll(() => addressOf(page)).toBe(address)
  await expect.poll(() => heads(page)).toEqual(usual)
})

test('an edge beyond which columns are hidden has a shadow, and no other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${address}&v.cols=date_ex,ticker,name,ratio,split_type,exchange,notes,date_announced,date_distribution`)
  await rowsArrive(page)
  const shadows = () =>
    page.getByRole('grid').evaluate((element) => {
      const frame = element.parentElement!.parentElement!
      return ['left', 'right'].map((side) => frame.querySelector(`:scope > [data-side=${side}]`) !== null)
    })
  await expect.poll(shadows).toEqual([false, true])
  await row(page, 1).hover()
  await page.mouse.wheel(100, 0)
  await expect.poll(shadows).toEqual([true, true])
  await page.mouse.wheel(5000, 0)
  await expect.poll(shadows).toEqual([true, false])
  await page.goto(`${address}&v.cols=date_ex,ticker`)
  await rowsArrive(page)
  await expect.poll(shadows).toEqual([false, false])
})

test('a first press on a day or a number sorts from the latest or the largest', async ({ page }) => {
  await page.goto(address)
  await rowsArrive(page)
  for (const name of ['Ex-date', 'Importance']) {
    await head(page, name).getByRole('button').first().click()
    await expect(head(page, name)).toHaveAttribute('aria-sort', 'descending')
  }
})

test('heads show what the loaded rows hold; a press opens the menu, and one switch takes them away for good', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/insights?tickers=HALO,QNTR&from=2026-06-01&to=2026-11-20')
  const rating = page.getByRole('button', { name: 'Column Rating: menu' })
  await expect.poll(() => wordsOn(rating)).toMatch(/^\S.*, \S.* \+\d+/)
  await expect.poll(() => wordsOn(page.getByRole('button', { name: 'Column Firm: menu' }))).toMatch(/^\d+ distinct$/)
  // Drawn, and of the size that a finger needs.
  await expect.poll(async () => (await page.getByRole('button', { name: 'Column Date: menu' }).boundingBox())?.height).toBe(24)
  await rating.click()
  await expect(page.getByRole('dialog', { name: 'Column Rating' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Distributions in the heads' }).uncheck()
  await page.keyboard.press('Escape')
  for (const again of [() => Promise.resolve(), () => page.reload()]) {
    await again()
    await expect(rating).toHaveText('⋮')
    await expect.poll(() => wordsOn(rating)).toBeUndefined()
  }
})

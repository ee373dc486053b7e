/** A telephone: the menu, controls as wide as the screen, rows as cards, the record as a page of its own, and nothing that scrolls sideways. */
import { expectAxeFindsNothing } from './axe.ts'
import { filters, openFilter, record, results, row, rowsArrive } from '../explorer.ts'
import { operations } from '../operations.ts'
import { expect, test, type Page } from '../page.ts'
import { otherPages } from '../views.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the menu leads to the operations and closes behind the reader', async ({ page }) => {
  await page.goto('/')
  const operationsOf = page.getByRole('navigation', { name: 'Operations' })
  await expect(operationsOf).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
  await operationsOf.getByRole('link', { name: 'Splits' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Splits')
  await expect(operationsOf).toBeHidden()
})

test('a control is as wide as the screen, applies, and left by Esc keeps what was typed', async ({ page }) => {
  await page.goto('/splits?importance=3&v.view=table')
  await rowsArrive(page)
  const opened = await openFilter(page, 'Importance, at least')
  await expect.poll(async () => (await opened.boundingBox())?.width).toBe(390)
  await opened.getByRole('combobox').selectOption('2')
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await expect(page).toHaveURL('/splits?importance=3&v.view=table')
  await expect(filters(page).getByText('Not applied')).toBeVisible()
  await (await openFilter(page, 'Importance, at least')).getByRole('button', { name: 'Apply' }).click()
  await expect(opened).toHaveCount(0)
  await expect(page).toHaveURL('/splits?importance=2&v.view=table')
})

test('a row is a card, its record covers the page and gives it back', async ({ page }) => {
  await page.goto('/splits?from=2026-01-01&to=2026-11-20&v.view=table')
  await rowsArrive(page)
  await expect.poll(async () => (await row(page, 1).boundingBox())?.height).toBe(60)
  // Not in the tab order, so axe leaves its size to us.
  await expect.poll(async () => (await row(page, 1).getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(24)
  await row(page, 2).getByRole('gridcell').first().click()
  await expect(record(page).getByRole('button', { name: 'Close' })).toBeVisible()
  await expect.poll(async () => (await record(page).boundingBox())?.width).toBe(390)
  await expect.poll(async () => (await record(page).boundingBox())?.height).toBeGreaterThan(600)
  await record(page).getByRole('button', { name: 'Close' }).click()
  await expect(record(page)).toHaveCount(0)
  await expect(page).toHaveURL('/splits?from=2026-01-01&to=2026-11-20&v.view=table')
  await expect(row(page, 2)).toBeInViewport()
})

test('at 400 % zoom the page scrolls, the header is whole, and rows and records have room', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/insider-filings?from=2026-11-13&to=2026-11-20')
  await rowsArrive(page)
  const grid = results(page).getByRole('grid')
  await grid.scrollIntoViewIfNeeded()
  await expect(row(page, 1)).toBeInViewport({ ratio: 1 })
  await expect(row(page, 2)).toBeInViewport()
  // Cut off would be what lies beyond its own edge, or beyond the window's.
  const cutOff = (banner: Element) => {
    const isCut = (element: Element) =>
      element.clientHeight > 1 && (element.scrollWidth > element.clientWidth + 1 || element.getBoundingClientRect().right > 320)
    return [banner, ...banner.querySelectorAll('*')].filter(isCut).map(({ outerHTML }) => outerHTML)
  }
  await expect.poll(() => page.getByRole('banner').evaluate(cutOff)).toEqual([])
  await expect(page.getByRole('link', { name: 'Tearsheet' })).toBeInViewport({ ratio: 1 })

  await page.goto('/news?tickers=HALO&v.open=41027936')
  const source = record(page).getByRole('link', { name: 'Read at the source' })
  await source.scrollIntoViewIfNeeded()
  await page.mouse.move(160, 128)
  await page.mouse.wheel(0, 250)
  // What stood above has made room: a paragraph takes the window.
  await expect(record(page).getByRole('heading', { level: 2 })).not.toBeInViewport()
  await record(page).getByRole('button', { name: 'Close' }).press('Enter')
  await expect(record(page)).toHaveCount(0)
})

/** Scrolls sideways beside the rows: tables of figures alone may (WCAG 1.4.10). */
const sidewaysOf = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [main, ...main.querySelectorAll('*')]
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1)
      .filter((one) => one === main || !one.querySelector('table, [role=grid]'))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )

const calendars = ['/conference-calls?v.start=2026-11-02', '/splits?v.view=month']
const rows = operations.map(({ withRows }) => withRows)
const pages = {
  'the pages beside the operations': otherPages,
  'the first operations': rows.slice(0, 5),
  'the other operations': rows.slice(5),
  'the calendars': calendars,
}

// In a few tests: a page that follows another has its code, and no test takes long on a small machine.
for (const [group, addresses] of Object.entries(pages))
  test(`nothing of ${group} scrolls sideways at 320 pixels, and axe finds nothing`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (address.includes('?')) await rowsArrive(page)
        await expect(results(page).locator('[aria-busy=true]')).toHaveCount(0)
        const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollWidth])
        await expect.poll(widths).toEqual([320, 320])
        await expect.poll(() => sidewaysOf(page)).toEqual([])
        await expectAxeFindsNothing(page)
      })
  })

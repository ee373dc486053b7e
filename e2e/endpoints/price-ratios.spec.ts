/** Price ratios in the browser: the chart, its switches in the address, its words, and its twin, the table. */
import type { Page } from '@playwright/test'
import { expect, test } from '../page.ts'
import { placeOf } from '../explorer.ts'
import { openChart, parameters, readOut, slider } from './priceChart.ts'

const YEAR = '/price-ratios?tickers=HALO&from=2025-11-20&to=2026-11-20'

/** Presses at one place of the plot and lets go at another, as parts of its width. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const box = await placeOf(slider(page))
  const at = (part: number): [number, number] => [box.x + part * box.width, box.y + 80]
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at((from + to) / 2))
  await page.mouse.move(...at(to))
  await page.mouse.up()
}

test('a chart stands before the table of the same rows, and is put into words', async ({ page }) => {
  await openChart(page, YEAR)
  await expect(
    page.getByText(/HALO, 20 Nov 2025 to 20 Nov 2026, 252 days: adjusted close 44.71 to 53.30, up 19.2%/),
  ).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Prices & valuation' })).toHaveAttribute('aria-rowcount', '253')
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    /^20 Nov 2026: Open 53.52, .*Close 53.30 \(up 0.1%\), Volume 245,194/,
  )
})

test('a page without a chart does not load the chart library', async ({ page }) => {
  const parts: string[] = []
  page.on('request', (request) => parts.push(request.url()))
  await page.goto(`${YEAR}&v.chart=hidden`)
  await expect(page.getByRole('grid', { name: 'Prices & valuation' })).toHaveAttribute('aria-rowcount', '253')
  expect(parts.filter((part) => part.includes('PlotArea'))).toEqual([])
  await page.getByRole('button', { name: 'Show chart' }).click()
  await expect(slider(page)).toBeVisible()
  await expect.poll(() => parts.filter((part) => /PlotArea.*\.js$/.test(part))).toHaveLength(1)
})

test('a drag across the chart becomes from and to, and Back undoes it', async ({ page }) => {
  await openChart(page, YEAR)
  await drag(page, 0.5, 0.75)
  await expect.poll(() => parameters(page).from).toMatch(/^2026-05-/)
  await expect.poll(() => parameters(page).to).toMatch(/^2026-08-/)
  await expect(page.getByRole('grid', { name: 'Prices & valuation' })).toHaveAttribute('aria-rowcount', /^6\d$/)
  await page.goBack()
  await expect(page.getByText('20 Nov 2025 to 20 Nov 2026, 252 days')).toBeVisible()
  await expect.poll(() => parameters(page)).toMatchObject({ from: '2025-11-20', to: '2026-11-20' })
})

test('Shift with the arrow keys selects a range that Enter makes from and to', async ({ page }) => {
  await openChart(page, YEAR)
  await slider(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+PageDown')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^23 Oct to 20 Nov 2026 selected/)
  await page.keyboard.press('Enter')
  await expect.poll(() => parameters(page)).toMatchObject({ from: '2026-10-23', to: '2026-11-20' })
})

test('Escape gives a selection up', async ({ page }) => {
  await openChart(page, YEAR)
  await slider(page).focus()
  await page.keyboard.press('Shift+Home')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /selected/)
  await page.keyboard.press('Escape')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^20 Nov 2025: /)
  await expect.poll(() => parameters(page)).toEqual({ tickers: 'HALO', from: '2025-11-20', to: '2026-11-20' })
})

test('the read-out follows the keys and the pointer, and Enter opens the day', async ({ page }) => {
  await openChart(page, YEAR)
  // The chart takes its final width only when its column has; until then another day stands at its left edge.
  await expect(async () => {
    await slider(page).hover({ position: { x: 100, y: 60 } })
    await slider(page).hover({ position: { x: 0, y: 60 } })
    await expect(readOut(page)).toContainText('20 Nov 2025', { timeout: 1000 })
  }).toPass()
  await slider(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(readOut(page)).toContainText('19 Nov 2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Record' })).toContainText('53.27')
  await expect.poll(() => parameters(page)['v.open']).toBe('HALO 2026-11-19')
})

test('every switch is in the address, survives another reader opening it, and Back undoes it', async ({ page, someoneElse }) => {
  await openChart(page, YEAR)
  await page.getByRole('radio', { name: 'As traded' }).click()
  await expect(page.getByRole('radio', { name: 'As traded' })).toBeChecked()
  for (const name of ['Log scale', 'EV/EBITDA', 'P/E (TTM)', 'Splits and dividends']) {
    const box = page.getByRole('checkbox', { name })
    const was = await box.isChecked()
    await box.click()
    await expect(box).toBeChecked({ checked: !was })
  }
  await expect
    .poll(() => parameters(page))
    .toMatchObject({
      'v.price': 'traded',
      'v.scale': 'log',
      'v.ratios': 'ev_ebitda',
      'v.marks': 'hidden',
    })
  await someoneElse.goto(page.url())
  await expect(someoneElse.getByRole('radio', { name: 'As traded' })).toBeChecked()
  await expect(someoneElse.getByRole('checkbox', { name: 'Log scale' })).toBeChecked()
  await expect(readOut(someoneElse)).toContainText('EV/EBITDA')
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Splits and dividends' })).toBeChecked()
})

test('prices as traded are said with the adjusted close and the factor between them', async ({ page }) => {
  await openChart(page, `${YEAR}&v.price=traded`)
  await slider(page).focus()
  await page.keyboard.press('Home')
  await expect(readOut(page)).toContainText(/Close44\.98.*Adjusted44\.71.*Factor0\.9940/)
})

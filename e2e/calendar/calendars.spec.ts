/** Conference calls and splits on a calendar: keys, the chosen day, records, long lists, and what axe finds. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import { CALLS, chosenDay, day, grid, NOVEMBER, SPLITS, view } from './calendar.ts'
import { addressOf, record, results } from '../explorer.ts'
import { expect, test } from '../page.ts'

test.describe('the calendar', () => {
  test('is moved through by keyboard, over the edge of the month too', async ({ page }) => {
    await page.goto('/conference-calls?v.view=month')
    await day(page, /^Friday, 20 Nov 2026, today/).focus()
    await page.keyboard.press('ArrowRight')
    await expect(day(page, /^Saturday, 21 Nov/)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(day(page, /^Saturday, 14 Nov/)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(day(page, /^Monday, 9 Nov/)).toBeFocused()
    await page.keyboard.press('End')
    await expect(day(page, /^Sunday, 15 Nov/)).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(day(page, /^Tuesday, 15 Dec/)).toBeFocused()
    await expect(grid(page, 'December 2026')).toBeVisible()
    await page.keyboard.press('Shift+PageUp')
    await expect(day(page, /^Monday, 15 Dec 2025/)).toBeFocused()
    await expect.poll(() => addressOf(page)).toBe('/conference-calls?v.day=2025-12-15&v.start=2025-12-01&v.view=month')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp')
    await expect(day(page, /^Monday, 24 Nov 2025/)).toBeFocused()
    await expect(grid(page, 'November 2025')).toBeVisible()
  })

  test('says which day is today and shows what happens on the chosen one', async ({ page }) => {
    await page.goto(CALLS)
    await expect(page.locator('[aria-current=date]')).toHaveAccessibleName(/^Friday, 20 Nov 2026, today/)
    // On the number: below it are the calls.
    await day(page, /^Monday, 2 Nov 2026, 9 calls/).click({ position: { x: 12, y: 12 } })
    await expect(chosenDay(page)).toContainText('Monday, 2 Nov 2026')
    await expect(chosenDay(page).getByRole('listitem')).toHaveCount(9)
    await expect.poll(() => addressOf(page)).toBe(`/conference-calls?${NOVEMBER}&limit=1000&v.day=2026-11-02&v.view=month`)
    await page.reload()
    await expect(chosenDay(page)).toContainText('Monday, 2 Nov 2026')
  })

  test('opens a record and gives the focus back', async ({ page }) => {
    await page.goto(`${CALLS}&v.day=2026-11-03`)
    const call = chosenDay(page).getByRole('button', { name: 'QNTR, 16:30' })
    await call.click()
    await expect(record(page).getByRole('heading', { name: 'Quantor Systems Corp.' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(record(page)).toBeHidden()
    await expect(call).toBeFocused()
  })

  test('draws a long agenda as far as it is read', async ({ page }) => {
    await page.goto('/conference-calls?from=2024-01-01&to=2026-12-31&limit=1000&v.view=agenda')
    const agenda = page.getByRole('region', { name: 'Agenda' })
    const later = agenda.getByRole('button', { name: /^\d+ more on later days$/ })
    const drawn = () => agenda.getByRole('listitem').count()
    await expect(later).toBeAttached()
    // Both at once: more is drawn as there is room for it.
    const total = await agenda.evaluate((region) => {
      const last = [...region.querySelectorAll('button')].at(-1)!
      return region.querySelectorAll('li').length + Number.parseInt(last.textContent, 10)
    })
    expect(total).toBeGreaterThan(250)
    await expect.poll(drawn).toBeLessThan(100)
    const first = await drawn()
    await later.scrollIntoViewIfNeeded()
    await expect.poll(drawn).toBeGreaterThan(first)
    const drawnAtEnd = async () => {
      await agenda.press('End')
      return drawn()
    }
    // Step by step, each with a wait of its own.
    for (let before = first; before < total; before = await drawn()) await expect.poll(drawnAtEnd).toBeGreaterThan(before)
    expect(await drawn()).toBe(total)
    await expect(later).toHaveCount(0)
  })

  test('keeps to the tickers of the filter', async ({ page }) => {
    await page.goto(`/conference-calls?tickers=QNTR,HALO&${NOVEMBER}&limit=1000&v.view=agenda`)
    await expect(page.getByRole('region', { name: 'Agenda' }).getByRole('listitem')).toHaveCount(2)
    await view(page, 'Month').click()
    await expect.poll(() => addressOf(page)).toContain('tickers=QNTR,HALO')
  })
})

/** Each on the page of the one before, which has the code by then. */
test('nothing stands in the way of assistive technology in any view', async ({ page }) => {
  test.slow()
  for (const path of [
    SPLITS,
    CALLS,
    '/conference-calls?v.start=2026-11-02',
    '/conference-calls',
    '/splits',
    '/splits?from=2026-11-10&to=2026-11-30&v.view=month',
    `/splits?${NOVEMBER}&v.view=agenda`,
    '/splits?from=2026-11-02&to=2026-11-08&date_search_field=ex&v.view=week',
    `/conference-calls?${NOVEMBER}&limit=1000&v.view=agenda`,
  ])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(results(page).getByText(/^\d+ rows$/)).toBeVisible()
      await expectAxeFindsNothing(page)
    })
})

test('nor in an open call', async ({ page }) => {
  await page.goto(`${CALLS}&v.day=2026-11-03`)
  await chosenDay(page).getByRole('button', { name: 'QNTR, 16:30' }).click()
  await expect(record(page).getByText('Access code').first()).toBeVisible()
  await expectAxeFindsNothing(page)
})

test('fits a narrow screen without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [SPLITS, CALLS, '/conference-calls', '/splits']) {
    await page.goto(path)
    await expect(results(page).getByText(/^\d+ rows$/)).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

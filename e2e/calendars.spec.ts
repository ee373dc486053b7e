/** Conference calls and splits on a calendar: the days shown are the days asked for. */
import { addresses } from './addresses.ts'
import { expectAxeFindsNothing } from './axe.ts'
import { CALLS, chosenDay, day, grid, NOVEMBER, SPLITS, view } from './calendar.ts'
import { addressOf, record, requests, requestsOf, results } from './explorer.ts'
import { expect, test } from './page.ts'

test.describe('the calendar', () => {
  test('opens as the week from today and as an agenda, whose days are the query', async ({ page }) => {
    const asked = requestsOf(page)
    await page.goto(`${addresses.live}/conference-calls`)
    await expect(grid(page, '20 to 26 Nov 2026').getByRole('gridcell')).toHaveCount(7)
    expect(addressOf(page)).toBe('/conference-calls')
    await page.goto(`${addresses.live}/splits`)
    await expect(page.getByRole('heading', { name: '20 Nov to 19 Dec 2026' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Agenda' }).getByRole('listitem')).toHaveCount(2)
    expect(asked).toEqual([
      '/api/v2.1/calendar/conference-calls?parameters[date_from]=2026-11-20&parameters[date_to]=2026-11-26&pagesize=1000',
      '/api/v2.1/calendar/splits?parameters[date_from]=2026-11-20&parameters[date_to]=2026-12-19' +
        '&parameters[date_search_field]=ex&pagesize=1000',
    ])
  })

  test('moves on by weeks and months, each a step to go back through', async ({ page }) => {
    await page.goto('/conference-calls?tickers=HALO,QNTR')
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(grid(page, '27 Nov to 3 Dec 2026')).toBeVisible()
    expect(addressOf(page)).toBe('/conference-calls?tickers=HALO,QNTR&v.start=2026-11-27')
    await view(page, 'Month').click()
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(grid(page, 'December 2026')).toBeVisible()
    await expect(requests(page)).toContainText('date_from%5D=2026-11-30&parameters%5Bdate_to%5D=2027-01-03')
    expect(addressOf(page)).toBe('/conference-calls?tickers=HALO,QNTR&v.start=2026-12-01&v.view=month')
    await results(page).getByRole('button', { name: 'Today' }).click()
    await expect(grid(page, 'November 2026')).toBeVisible()
    expect(addressOf(page)).toBe('/conference-calls?tickers=HALO,QNTR&v.view=month')
    await page.goBack()
    await expect(grid(page, 'December 2026')).toBeVisible()
    await page.goBack()
    await expect(grid(page, 'November 2026')).toBeVisible()
    await page.goBack()
    await expect(grid(page, '27 Nov to 3 Dec 2026')).toBeVisible()
  })

  test('shows the same rows as a table, and someone else the same days by a link', async ({ page, someoneElse }) => {
    await page.goto('/splits?v.view=month')
    await expect(results(page).getByText('6 rows', { exact: true })).toBeVisible()
    await results(page).getByRole('button', { name: 'Copy link' }).click()
    await expect(
      results(page)
        .getByRole('textbox', { name: 'Copy link' })
        .or(page.getByRole('button', { name: 'Copied' })),
    ).toBeVisible()
    await view(page, 'Table').click()
    expect(addressOf(page)).toBe('/splits?from=2026-11-01&to=2026-11-30&v.view=table')
    await expect(grid(page, 'Splits').getByRole('row')).toHaveCount(5)
    await someoneElse.goto(page.url().replace('table', 'month'))
    await expect(grid(someoneElse, 'November 2026')).toBeVisible()
    await expect(someoneElse.getByText(/^Showing part/)).toHaveCount(0)
  })

  test('leaves days that the reader fixed as they are in every view, and says what it leaves out', async ({ page }) => {
    const asked = requestsOf(page)
    const fixed = '/splits?from=2026-11-10&to=2026-11-30'
    await page.goto(addresses.live + fixed)
    for (const [name, title] of [
      ['Month', 'November 2026'],
      ['Week', '20 to 26 Nov 2026'],
      ['Table', 'Splits'],
    ] as const) {
      await view(page, name).click()
      await expect(grid(page, title)).toBeVisible()
      expect(addressOf(page)).toBe(`${fixed}&v.view=${name.toLowerCase()}`)
    }
    const isFixed = (address: string) => address.includes('[date_from]=2026-11-10&parameters[date_to]=2026-11-30')
    expect([asked.length > 1, asked.filter((address) => !isFixed(address))]).toEqual([true, []])
    await page.goto(`${fixed}&v.view=month`)
    await expect(day(page, /^Monday, 9 Nov 2026, not loaded/)).toBeVisible()
    await expect(page.getByText('Showing part of this month: the filter covers 10 to 30 Nov 2026.')).toBeVisible()
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(page.getByText('The filter covers 10 to 30 Nov 2026, nothing of this month.')).toBeVisible()
    await page.getByRole('button', { name: 'Load all' }).click()
    await expect(page.getByText(/^The filter covers/)).toHaveCount(0)
    await expect(grid(page, 'December 2026')).toBeVisible()
    expect(addressOf(page)).toBe('/splits?v.start=2026-12-01&v.view=month')
  })

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
    expect(addressOf(page)).toBe('/conference-calls?v.day=2025-12-15&v.start=2025-12-01&v.view=month')
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
    expect(addressOf(page)).toBe(`/conference-calls?${NOVEMBER}&limit=1000&v.day=2026-11-02&v.view=month`)
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

  test('loads all of the month where a smaller page was asked for, or where a page is not all', async ({ page }) => {
    await page.goto(`/conference-calls?${NOVEMBER}&limit=5&v.view=month`)
    await expect(page.getByText('Showing part of this month.')).toBeVisible()
    await page.getByRole('button', { name: 'Load all', exact: true }).click()
    await expect(results(page).getByText('51 rows', { exact: true })).toBeVisible()
    await expect(page.getByText('Showing part of this month.')).toHaveCount(0)
    expect(addressOf(page)).toBe(`/conference-calls?${NOVEMBER}&v.view=month`)
  })

  test('stays when there is nothing on it, and says so', async ({ page }) => {
    await page.goto('/splits?demo=empty&v.view=month')
    await expect(page.getByRole('heading', { name: 'No splits, 1 to 30 Nov 2026' })).toBeVisible()
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(page.getByRole('heading', { name: 'No splits, 1 to 31 Dec 2026' })).toBeVisible()
    expect(addressOf(page)).toContain('demo=empty')
  })

  test('draws a long agenda as far as it is read', async ({ page }) => {
    await page.goto('/conference-calls?from=2024-01-01&to=2026-12-31&limit=1000&v.view=agenda')
    const agenda = page.getByRole('region', { name: 'Agenda' })
    const later = agenda.getByRole('button', { name: /^\d+ more on later days$/ })
    const drawn = () => agenda.getByRole('listitem').count()
    await expect(later).toBeAttached()
    const total = (await drawn()) + Number((await later.textContent())!.split(' ')[0])
    expect(await drawn()).toBeLessThan(200)
    await later.scrollIntoViewIfNeeded()
    await expect.poll(drawn).toBeGreaterThan(250)
    await expect(async () => {
      await agenda.press('End')
      expect(await drawn()).toBe(total)
    }).toPass()
    await expect(later).toHaveCount(0)
  })

  test('keeps to the tickers of the filter', async ({ page }) => {
    await page.goto(`/conference-calls?tickers=QNTR,HALO&${NOVEMBER}&limit=1000&v.view=agenda`)
    await expect(page.getByRole('region', { name: 'Agenda' }).getByRole('listitem')).toHaveCount(2)
    await view(page, 'Month').click()
    expect(addressOf(page)).toContain('tickers=QNTR,HALO')
  })
})

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
]) {
  test(`nothing stands in the way of assistive technology at ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(results(page).getByText(/^\d+ rows$/)).toBeVisible()
    await expectAxeFindsNothing(page)
  })
}

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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

/** The days in sight of a calendar are its query, unless the reader fixed others. */
import { addresses } from '../addresses.ts'
import { day, grid, NOVEMBER, view } from './calendar.ts'
import { addressOf, requests, requestsOf, results } from '../explorer.ts'
import { expect, test } from '../page.ts'

test('opens as the week from today and as an agenda, whose days are the query', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00Z')
  const asked = requestsOf(page)
  await page.goto(`${addresses.live}/conference-calls`)
  await expect(grid(page, '20 to 26 Nov 2026').getByRole('gridcell')).toHaveCount(7)
  await expect.poll(() => addressOf(page)).toBe('/conference-calls')
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
  await expect.poll(() => addressOf(page)).toBe('/conference-calls?tickers=HALO,QNTR&v.start=2026-11-27')
  await view(page, 'Month').click()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(grid(page, 'December 2026')).toBeVisible()
  await requests(page)
    .getByRole('button', { name: /^\d+ requests$/ })
    .click()
  await expect(requests(page)).toContainText('date_from%5D=2026-11-30&parameters%5Bdate_to%5D=2027-01-03')
  await expect.poll(() => addressOf(page)).toBe('/conference-calls?tickers=HALO,QNTR&v.start=2026-12-01&v.view=month')
  await results(page).getByRole('button', { name: 'Today' }).click()
  await expect(grid(page, 'November 2026')).toBeVisible()
  await expect.poll(() => addressOf(page)).toBe('/conference-calls?tickers=HALO,QNTR&v.view=month')
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
  await expect.poll(() => addressOf(page)).toBe('/splits?from=2026-11-01&to=2026-11-30&v.view=table')
  await expect(grid(page, 'Splits').getByRole('row')).toHaveCount(5)
  await someoneElse.goto(page.url().replace('table', 'month'))
  await expect(grid(someoneElse, 'November 2026')).toBeVisible()
  await expect(someoneElse.getByText(/^Showing part/)).toHaveCount(0)
})

test('leaves days that the reader fixed as they are in every view, and says what it leaves out', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00Z')
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
    await expect.poll(() => addressOf(page)).toBe(`${fixed}&v.view=${name.toLowerCase()}`)
  }
  const isFixed = (address: string) => address.includes('[date_from]=2026-11-10&parameters[date_to]=2026-11-30')
  expect([asked.length > 1, asked.filter((address) => !isFixed(address))]).toEqual([true, []])
  await page.goto(`${fixed}&v.view=month`)
  await expect(day(page, /^Monday, 9 Nov 2026, not loaded/)).toBeVisible()
  await expect(page.getByText('Showing part of this month: the filter covers 10 to 30 Nov 2026.')).toBeVisible()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByText('The filter covers 10 to 30 Nov 2026, nothing of this month.')).toBeVisible()
  await page.getByRole('note').getByRole('button', { name: 'Remove the date filter' }).click()
  await expect(page.getByText(/^The filter covers/)).toHaveCount(0)
  await expect(grid(page, 'December 2026')).toBeVisible()
  await expect.poll(() => addressOf(page)).toBe('/splits?v.start=2026-12-01&v.view=month')
})

test('loads all that the filter gives, page by page, and leaves the filter as it is', async ({ page }) => {
  await page.goto(`/conference-calls?${NOVEMBER}&limit=20&v.view=month`)
  await expect(page.getByText('Showing part of this month.')).toBeVisible()
  await page.getByRole('note').getByRole('button', { name: 'Load all' }).click()
  await expect(results(page).getByText('51 rows', { exact: true })).toBeVisible()
  await expect(page.getByText('Showing part of this month.')).toHaveCount(0)
  await expect.poll(() => addressOf(page)).toBe(`/conference-calls?${NOVEMBER}&limit=20&v.load=1..3&v.view=month`)
})

test('loads all of the days of the filter where these are part of the month', async ({ page }) => {
  await page.goto('/conference-calls?from=2026-11-10&to=2026-11-30&limit=5&v.view=month')
  await page.getByRole('note').getByRole('button', { name: 'Load all' }).click()
  await expect(page.getByRole('note').getByRole('button', { name: 'Load all' })).toHaveCount(0)
  await expect
    .poll(() => addressOf(page))
    .toMatch(/^\/conference-calls\?from=2026-11-10&to=2026-11-30&limit=5&v\.load=1\.\.\d&v\.view=month$/)
  await expect(page.getByText('Showing part of this month: the filter covers 10 to 30 Nov 2026.')).toBeVisible()
})

test('rolls on as a table where the days in sight are those from today, and where the filter rolls', async ({ page }) => {
  await page.goto('/conference-calls')
  await view(page, 'Table').click()
  await expect.poll(() => addressOf(page)).toBe('/conference-calls?from=0d&to=+6d&v.view=table')
  await expect(page.getByRole('note', { name: /calls, in short$/ })).toContainText('Next')
  await page.goto('/splits')
  await view(page, 'Table').click()
  await expect.poll(() => addressOf(page)).toBe('/splits?from=0d&to=+29d&v.view=table')
  await expect(page.getByRole('note', { name: /splits, in short$/ })).toContainText('Next')
  await page.goto('/splits?from=-7d&to=%2B30d')
  await view(page, 'Table').click()
  await expect.poll(() => addressOf(page)).toBe('/splits?from=-7d&to=+30d&v.view=table')
})

test('stays when there is nothing on it, and says so', async ({ page }) => {
  await page.goto('/splits?demo=empty&v.view=month')
  await expect(page.getByRole('heading', { name: 'No splits, 1 to 30 Nov 2026' })).toBeVisible()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByRole('heading', { name: 'No splits, 1 to 31 Dec 2026' })).toBeVisible()
  await expect.poll(() => addressOf(page)).toContain('demo=empty')
})

/** Days in a browser: links that roll, the calendar by keyboard and by pointer, and what a file says of the days. */
import { readFile } from 'node:fs/promises'
import { addresses } from '../addresses.ts'
import { addressOf, applyFilters, field, filters, openFilter, openForm, requestsOf, results, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

const calendar = (page: Page, name = 'Choose first day') => page.getByRole('dialog', { name })
const opener = (page: Page, name = 'Choose first day') => filters(page).getByRole('button', { name })
const day = (page: Page, name: string) => calendar(page).getByRole('button', { name })

test('a rolling link asks for other days when it is opened on another day, and stays as it is', async ({ page }) => {
  const asked = requestsOf(page)
  const link = '/insights?tickers=HALO&from=-90d&to=0d'
  for (const [today, from] of [
    ['2026-11-20', '2026-08-22'],
    ['2027-03-01', '2026-12-01'],
  ] as const) {
    await page.clock.setFixedTime(`${today}T12:00:00Z`)
    await page.goto(`${addresses.live}${link}`)
    // Who the analysts are is asked after the ratings, without days.
    const ratings = () => asked.findLast((path) => path.startsWith('/api/v1/analyst/insights?'))
    await expect.poll(ratings).toContain(`&date_from=${from}&date_to=${today}&`)
    await expect(page).toHaveTitle('Analyst ratings for HALO, last 90 days · Tearsheet')
    await expect.poll(() => addressOf(page)).toBe(link)
  }
})

test('F90 a page that stays open into another day says so in its place, and asks for the days of today on request', async ({
  page,
}) => {
  const asked = requestsOf(page)
  const ratings = () => asked.filter((path) => path.startsWith('/api/v1/analyst/insights?'))
  const link = '/insights?tickers=HALO&from=-90d&to=0d'
  const told = page.getByRole('status').filter({ hasText: 'These days are counted from 20 Nov 2026.' })
  await page.clock.setFixedTime('2026-11-20T12:00:00Z')
  await page.goto(`${addresses.live}${link}`)
  await rowsArrive(page)
  await page.clock.setFixedTime('2026-11-21T12:00:00Z')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(told).toBeVisible()
  await expect(page.getByText(/^Data from/)).toHaveCount(0)
  expect(ratings()).toHaveLength(1)
  await told.getByRole('button', { name: 'Show today’s' }).click()
  await expect.poll(() => ratings().at(-1)).toContain('&date_from=2026-08-23&date_to=2026-11-21&')
  await expect(told).toHaveCount(0)
  await expect.poll(() => addressOf(page)).toBe(link)
})

test('the calendar is an ARIA date picker: keys move by day, week, month and year, Escape leaves all as it was', async ({
  page,
}) => {
  const parts: string[] = []
  page.on('request', (request) => void parts.push(request.url()))
  const ofCalendar = () => parts.filter((part) => part.includes('DayPicker')).length
  await page.goto('/splits?from=2026-03-31&to=2026-04-30&v.view=table')
  await rowsArrive(page)
  const dates = await openFilter(page, 'Date')
  await expect(opener(page)).toBeVisible()
  expect(ofCalendar()).toBe(0)
  await opener(page).click()
  await expect(calendar(page).getByRole('grid', { name: 'March 2026' })).toBeVisible()
  expect(ofCalendar()).toBeGreaterThan(0)
  await expect(day(page, 'Tuesday, 31 Mar 2026')).toBeFocused()
  for (const [key, there] of [
    ['PageUp', 'Saturday, 28 Feb 2026'],
    ['ArrowUp', 'Saturday, 21 Feb 2026'],
    ['ArrowRight', 'Sunday, 22 Feb 2026'],
    ['Home', 'Monday, 16 Feb 2026'],
    ['Shift+PageDown', 'Tuesday, 16 Feb 2027'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(day(page, there)).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toHaveCount(0)
  // The calendar alone is closed, and not the control that it belongs to.
  await expect(dates).toBeVisible()
  await expect(opener(page)).toBeFocused()
  await expect(field(page, 'From')).toHaveValue('2026-03-31')

  await page.keyboard.press('Enter')
  await expect(day(page, 'Tuesday, 31 Mar 2026')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'From')).toHaveValue('2026-04-07')
  await expect(opener(page)).toBeFocused()
  await applyFilters(page)
  await expect(dates).toHaveCount(0)
  await expect.poll(() => addressOf(page)).toBe('/splits?from=2026-04-07&to=2026-04-30&v.view=table')
})

test('a range ahead, fixed at a press', async ({ page }) => {
  await page.goto('/conference-calls?v.view=table')
  await (await openFilter(page, 'Date')).getByRole('button', { name: 'Next 7 D' }).click()
  await expect(page).toHaveURL(/\?from=0d&to=%2B7d&v.view=table$/)
  await expect(page).toHaveTitle('Conference calls, next 7 days · Tearsheet')
  await rowsArrive(page)
  const dates = await openFilter(page, 'Date')
  await expect(dates.getByText('20 to 27 Nov 2026')).toBeVisible()
  await dates.getByRole('button', { name: 'Fixed' }).click()
  await expect.poll(() => addressOf(page)).toBe('/conference-calls?from=2026-11-20&to=2026-11-27&v.view=table')
})

test('a calendar takes rolling days for the ones that they are, and leaves them in the address', async ({ page }) => {
  const asked = requestsOf(page)
  await page.clock.setFixedTime('2026-11-20T12:00:00Z')
  await page.goto(`${addresses.live}/splits?from=-30d&to=0d`)
  await expect(page.getByRole('heading', { name: '21 Oct to 20 Nov 2026' })).toBeVisible()
  await results(page).getByRole('button', { name: 'Month', exact: true }).click()
  await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible()
  await expect(page.getByText('Showing part of this month: the filter covers 21 Oct to 20 Nov 2026.')).toBeVisible()
  await expect.poll(() => addressOf(page)).toBe('/splits?from=-30d&to=0d&v.view=month')
  expect(asked.filter((path) => !path.includes('[date_from]=2026-10-21&parameters[date_to]=2026-11-20'))).toEqual([])
})

test('a file says which days a rolling range was', async ({ page }) => {
  await page.goto('/insights?tickers=HALO&from=-90d&to=0d')
  await rowsArrive(page)
  await results(page).getByRole('button', { name: 'Export' }).click()
  const panel = page.getByRole('dialog', { name: 'Export' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'JSON', exact: true }).first().click(),
  ])
  const { origin } = JSON.parse(await readFile(await download.path(), 'utf8')) as { origin: Record<string, string> }
  expect(origin.query).toBe('Analyst ratings for HALO, last 90 days (22 Aug to 20 Nov 2026)')
  expect(origin.address).toContain('from=-90d&to=0d')
})

for (const width of [390, 320])
  for (const [where, openDays] of [
    ['from a chip', (page: Page) => openFilter(page, 'Date')],
    ['in the form', openForm],
  ] as const)
    test(`the calendar has its place at ${width} px ${where}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 })
      await page.goto('/splits?from=2026-03-31&to=2026-04-30&v.view=table')
      await openDays(page)
      for (const name of ['Choose first day', 'Choose last day', 'Choose single day']) {
        await opener(page, name).click()
        const box = (await calendar(page, name).boundingBox())!
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
        expect(box.y + box.height).toBeLessThanOrEqual(640)
        await page.keyboard.press('Escape')
        await expect(calendar(page, name)).toHaveCount(0)
      }
    })

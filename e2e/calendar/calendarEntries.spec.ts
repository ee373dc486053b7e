/** What a calendar entry says and does: lanes, bars, dialling, and the files in which entries leave the page. */
import { CALLS, chosenDay, eventsOf, grid, saved, SPLITS } from './calendar.ts'
import { addressOf, record, results, row } from '../explorer.ts'
import { expect, test } from '../page.ts'

test.describe('conference calls', () => {
  test('stand in lanes by the hour as written, and say in which zone that is read', async ({ page }) => {
    await page.goto('/conference-calls?v.start=2026-11-02')
    await expect(grid(page, '2 to 8 Nov 2026')).toBeVisible()
    const lanes = grid(page, '2 to 8 Nov 2026').locator('[aria-hidden]', { hasText: /^\d\d:00$/ })
    await expect
      .poll(async () => [...new Set(await lanes.allTextContents())].sort())
      .toEqual(['08:00', '09:00', '10:00', '16:00', '17:00'])
    await expect(results(page).getByText('Times: New York (ET), assumed.')).toBeVisible()
    await expect(results(page).getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/preferences')
    await page.getByRole('button', { name: 'Previous week' }).click()
    await expect(grid(page, '26 Oct to 1 Nov 2026')).toBeVisible()
  })

  test('can be dialled, their code copied and their webcast opened', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${CALLS}&v.day=2026-11-03`)
    await chosenDay(page).getByRole('button', { name: 'QNTR, 16:30' }).click()
    await expect(record(page).getByText('3 Nov 2026, 16:30, assumed New York time')).toBeVisible()
    await expect(record(page).getByRole('link', { name: '(800) 555-0191' })).toHaveAttribute('href', 'tel:8005550191')
    await record(page).getByRole('button', { name: 'Copy access code' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('597599')
    await expect(record(page).getByRole('link', { name: /investors\.qntr\.example\.test/ })).toHaveAttribute(
      'href',
      /^https:\/\/investors\.qntr\.example\.test\//,
    )
  })

  test('leave as a calendar file at their instant, one of them or all of the filter', async ({ page }) => {
    await page.goto(`${CALLS}&v.day=2026-11-03`)
    const all = await eventsOf(await saved(page, page.getByRole('button', { name: 'Calendar file (.ics), 51 events' })))
    expect(all).toHaveLength(51)
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(51)
    await chosenDay(page).getByRole('button', { name: 'QNTR, 16:30' }).click()
    const download = await saved(page, record(page).getByRole('button', { name: 'Calendar file (.ics)' }))
    expect(download.suggestedFilename()).toBe('demo-call-QNTR-2026-11-03.ics')
    const [event] = await eventsOf(download)
    expect(event!.summary).toBe('DEMO QNTR: conference call, Q3 2026')
    expect(event!.startDate.zone.tzid).toBe('America/New_York')
    expect(new Date(event!.startDate.toUnixTime() * 1000).toISOString()).toBe('2026-11-03T21:30:00.000Z')
    expect(new Date(event!.endDate.toUnixTime() * 1000).toISOString()).toBe('2026-11-03T22:30:00.000Z')
    expect(event!.location).toBe('(800) 555-0191, access code 597599')
    expect(event!.description).toContain('Assumed New York time')
    expect(all.some(({ uid }) => uid === event!.uid)).toBe(true)
  })
})

test.describe('where the clocks are those of Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('calls have their own time beside the listed one, and another zone can be set for all of them', async ({ page }) => {
    await page.goto(`${CALLS}&v.day=2026-11-03`)
    const call = page.getByRole('button', { name: 'QNTR, 16:30', exact: true })
    await expect(chosenDay(page).getByRole('listitem').filter({ has: call })).toContainText('Call 16:30, 22:30 GMT+1')
    await page.goto('/preferences')
    await page.getByLabel('Zone of call times').fill('Europe/Berlin')
    await page.goto(`${CALLS}&v.day=2026-11-03`)
    await expect(results(page).getByText('Times: Berlin, assumed.')).toBeVisible()
    await chosenDay(page).getByRole('button', { name: 'QNTR, 16:30' }).click()
    await expect(record(page).getByText('3 Nov 2026, 16:30, assumed Berlin time')).toBeVisible()
    const [event] = await eventsOf(await saved(page, record(page).getByRole('button', { name: 'Calendar file (.ics)' })))
    expect(event!.startDate.toString()).toBe('2026-11-03T15:30:00Z')
  })
})

test.describe('splits', () => {
  test('are their ex-date, and under that alone', async ({ page }) => {
    await page.goto(SPLITS)
    const split = grid(page, 'November 2026').getByRole('button', { name: /^AQWL 1-for-8 reverse/ })
    await expect(split).toHaveCount(1)
    await expect(split.locator('xpath=ancestor::*[@role="gridcell"]').getByRole('button').first()).toHaveAccessibleName(
      'Wednesday, 18 Nov 2026, 1 split',
    )
  })

  test('are asked for by the date that the reader chooses', async ({ page }) => {
    await page.goto('/splits?v.view=month')
    const by = page.getByRole('group', { name: 'By' })
    await by.getByRole('button', { name: 'Announced' }).click()
    await expect(grid(page, 'November 2026').getByRole('button', { name: /^AQWL 1-for-8 reverse, announced/ })).toHaveCount(1)
    await expect.poll(() => addressOf(page)).toBe('/splits?date_search_field=announced&v.view=month')
    await page.goBack()
    await expect(by.getByRole('button', { name: 'Ex-date', pressed: true })).toBeVisible()
  })

  test('that do not fit together are said in words', async ({ page }) => {
    const late = 'Announced 365 days after its ex-date, as the service gives it.'
    await page.goto('/splits?tickers=NRDV,VXLN&from=2024-01-01&to=2026-12-31')
    const agenda = page.getByRole('region', { name: 'Agenda' })
    await expect(agenda.getByText(late)).toBeVisible()
    await expect(agenda.getByText('The ratio “see notes” could not be read: shown as given, no direction claimed.')).toBeVisible()
    await page.goto('/splits?tickers=NRDV,VXLN&v.start=2025-04-01&v.view=month')
    await expect(page.getByRole('region', { name: 'What does not fit together' }).getByText(late)).toBeVisible()
    await expect(grid(page, 'April 2025').getByRole('button', { name: /^NRDV/ })).toHaveCount(1)
  })

  test('show notes that hold HTML as text', async ({ page }) => {
    await page.goto('/splits?tickers=RTLP&from=2026-03-01&to=2026-03-31&date_search_field=announced&v.view=table')
    // The cell of the ticker is a link.
    await row(page, 1).getByRole('gridcell').first().click()
    await expect(record(page).getByText(/^Trading on a split-adjusted basis begins at the open.\s+Par value/)).toBeVisible()
  })

  test('leave as whole days', async ({ page }) => {
    await page.goto(SPLITS)
    const events = await eventsOf(await saved(page, page.getByRole('button', { name: 'Calendar file (.ics), 6 events' })))
    const reverse = events.find(({ summary }) => summary.includes('AQWL'))!
    expect(reverse.summary).toBe('DEMO AQWL: split 1-for-8 reverse, ex-date')
    expect(reverse.startDate.isDate).toBe(true)
    expect(reverse.startDate.toString()).toBe('2026-11-18')
  })
})

/** The page of insights: analysts by name, actions by meaning, targets against the ones before, and the note to be read. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import type { Locator, Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { expect, test } from '../page.ts'

const SUMMER = 'tickers=HALO,QNTR&from=2026-06-01&to=2026-11-20'
/** Bellwether Lane on HALO, 3 Sep 2026: 78.00, after 64.00 in June. */
const RAISED = '150c71042ffb4fa92c8daf77'
const record = (page: Page) => page.getByRole('complementary', { name: 'Record' })
const row = (page: Page, text: string) =>
  page.getByRole('grid', { name: 'Analyst ratings' }).getByRole('row').filter({ hasText: text })
/** What the style sheet draws before a value. */
const arrowOf = (value: Locator): Promise<string> => value.evaluate((element) => getComputedStyle(element, '::before').content)

test('the table names analysts with their hit rates, colours actions by meaning, and sets targets against the ones before', async ({
  page,
}) => {
  // The columns in question alone, and room for all the rows: what is out of sight is not in the page.
  await page.setViewportSize({ width: 1280, height: 1100 })
  await page.goto(`/insights?${SUMMER}&v.cols=firm,computed.analyst,action,pt,computed.change`)
  const raised = row(page, 'Bellwether Lane').first()
  await expect(raised.getByRole('gridcell', { name: /^Michael Fontaine \d\d%$/ })).toBeVisible()
  await expect(raised.getByRole('gridcell', { name: '64.00 → 78.00' })).toBeVisible()
  await expect(raised.getByText('64.00')).toHaveAttribute(
    'title',
    'Prior target, 26 Jun 2026, among the 26 loaded rows; not checked for splits',
  )
  await expect(raised.getByRole('gridcell', { name: '+21.9%' })).toBeVisible()
  await expect(
    row(page, '→ 153.00')
      .first()
      .getByRole('gridcell', { name: /^−\d+\.\d%$/ }),
  ).toBeVisible()
  await expect.poll(() => arrowOf(row(page, 'Upgrades').getByText('Upgrades'))).toContain('▲')
  await expect(row(page, 'Upgrades').getByText('Upgrades')).toHaveCSS('color', 'rgb(23, 113, 74)')
  await expect(row(page, 'Downgrades').getByText('Downgrades')).toHaveCSS('color', 'rgb(179, 38, 30)')
  await expect(row(page, 'Tamarind Markets').getByRole('gridcell', { name: /(^|→ )125\.00$/ })).toBeVisible()
})

test('the rows are sorted and narrowed by what was computed, and a link shows the same', async ({ page }) => {
  await page.goto(`/insights?${SUMMER}&v.cols=firm,pt,computed.change&f.computed.target=raised&v.sort=computed.change:desc`)
  const grid = page.getByRole('grid', { name: 'Analyst ratings' })
  await expect(grid.getByRole('columnheader', { name: 'Change', exact: true })).toHaveAttribute('aria-sort', 'descending')
  const changes = grid.getByRole('gridcell', { name: /^[+−]\d+\.\d%$/ })
  await expect(changes.first()).toBeVisible()
  const column = Number(await grid.getByRole('columnheader', { name: 'Change', exact: true }).getAttribute('aria-colindex'))
  const texts = await grid.locator(`[role=gridcell][aria-colindex="${column}"]`).allTextContents()
  const numbers = texts.map((text) => Number(/^\+(\d+\.\d)%$/.exec(text)?.[1]))
  expect(numbers.length).toBeGreaterThan(3)
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
})

test('a value that was computed is told from one that was sent by its ground, without colours by its slant', async ({ page }) => {
  await page.goto(`/insights?${SUMMER}&v.cols=firm,computed.analyst`)
  const cell = (column: number) => row(page, 'Bellwether Lane').first().locator(`[aria-colindex="${column}"]`)
  const ground = (column: number) => cell(column).evaluate((element) => getComputedStyle(element).backgroundImage)
  await expect.poll(() => ground(2)).toContain('linear-gradient')
  expect(await ground(1)).toBe('none')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(cell(2)).toHaveCSS('font-style', 'italic')
  expect(await ground(2)).toBe('none')
})

test('targets raised in a company’s last 90 days, and by how much, are two presses away', async ({ page }) => {
  await page.goto('/insights?tickers=HALO&from=2026-08-22')
  const figures = page.getByRole('note', { name: 'Ratings shown' })
  await expect(figures.getByRole('definition').first()).toHaveText('8of 8 loaded')
  await figures.getByRole('button', { name: '6 raised' }).click()
  await expect(page).toHaveURL(/f\.computed\.target=raised/)
  await expect(figures.getByRole('definition').first()).toHaveText('6of 8 loaded')
  await expect(figures.getByText('Median change')).toBeVisible()
  await figures.getByRole('button', { name: '6 raised' }).click()
  await expect(page).not.toHaveURL(/f\.computed/)
})

test('an insight is read as a note, with its lead-ins in bold and its target against the one before', async ({ page }) => {
  await page.goto(`/insights?${SUMMER}&v.open=${RAISED}`)
  const note = record(page).getByRole('article')
  await expect(record(page).getByRole('heading', { level: 2 })).toHaveText(
    'Bellwether Lane raises target on Halcyon Optics, Inc. to 78.00 (from 64.00), keeps Buy',
  )
  await expect(note).toContainText('3 Sep 2026 · Bellwether Lane')
  await expect(note.getByRole('definition')).toContainText(['Maintains', 'Buy', '78.00', '64.00 ▲ +21.9%'])
  await expect(note.getByRole('definition').last()).toContainText('26 Jun 2026, among the 26 loaded rows')
  await expect(note.getByRole('strong')).toHaveText(['Competitive position', 'Valuation'])
  await expect(note).not.toContainText('**')
})

test('the prior target is told from the note where it is not among the rows, and where neither has it, that', async ({
  page,
}) => {
  // Northlight Securities reiterates: the note says no other target, and the one before is of June.
  await page.goto('/insights?tickers=HALO&from=2026-09-01&to=2026-09-05&v.open=eaa58e36fd56982b590323a3')
  await expect(record(page).getByRole('definition').nth(3)).toHaveText('Not in loaded range')
  await page.goto(`/insights?tickers=HALO&from=2026-09-01&to=2026-09-05&v.open=${RAISED}`)
  await expect(record(page).getByRole('definition').nth(3)).toHaveText('64.00 ▲ +21.9%from the note’s text')
})

test('an insight leads to its analyst’s profile, and to the insights of its firm and of its analyst', async ({ page }) => {
  await page.goto(`/insights?${SUMMER}&v.open=${RAISED}`)
  const readOn = record(page).getByRole('list', { name: 'Read on' })
  await readOn.getByRole('link', { name: 'All insights of Bellwether Lane' }).click()
  await expect(page).toHaveURL('/insights?search_keys_type=firm_id&search_keys=036f1e7dd9fd3c4fcd7cfe4d')
  await page.goBack()
  await readOn.getByRole('link', { name: 'Bellwether Lane on HALO' }).click()
  await expect(page).toHaveURL('/insights?tickers=HALO&search_keys_type=firm_id&search_keys=036f1e7dd9fd3c4fcd7cfe4d')
  await page.goBack()
  await readOn.getByRole('link', { name: 'All insights by Michael Fontaine' }).click()
  await expect(page).toHaveURL('/insights?analyst=4b0b23dbad15644d6c3ef49d')
  await page.goBack()
  await record(page).getByRole('link', { name: 'Michael Fontaine', exact: true }).click()
  await expect(page).toHaveURL('/analysts?analyst=4b0b23dbad15644d6c3ef49d')
})

test('analysts keep their ID, with the reason, where the profiles cannot be read', async ({ page }) => {
  await page.goto(`/insights?${SUMMER}&demo=403:analysts&v.cols=firm,computed.analyst&v.open=${RAISED}`)
  await expect(row(page, 'Bellwether Lane').first()).toContainText('ID 4b0b23dbad15644d6c3ef49d')
  await expect(record(page)).toContainText('Analyst 4b0b23dbad15644d6c3ef49d · the profile that has the name could not be read')
})

test.describe('on the live service', () => {
  test.use({ baseURL: addresses.live })

  test('all names of a page are asked for in one request, and not again for a record', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/ratings/analysts')) asked.push(decodeURIComponent(request.url()))
    })
    await page.goto(`/insights?${SUMMER}&v.cols=firm,computed.analyst`)
    await expect(row(page, 'Bellwether Lane').first()).toContainText('Michael Fontaine')
    await row(page, 'Bellwether Lane').first().click()
    await expect(record(page).getByRole('link', { name: 'Michael Fontaine', exact: true })).toBeVisible()
    await expect.poll(() => asked).toHaveLength(1)
    expect(asked[0]).toMatch(/analyst=([0-9a-f]{24},)+[0-9a-f]{24}&fields=id,name_full,firm_name,ratings_accuracy&pageSize=75$/)
  })
})

for (const width of [1440, 390]) {
  test(`nothing for axe to find beside an open insight, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/insights?${SUMMER}&v.open=${RAISED}`)
    await expect(record(page).getByRole('link', { name: 'Michael Fontaine', exact: true })).toBeVisible()
    await expectAxeFindsNothing(page)
  })
}

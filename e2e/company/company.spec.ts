/** The page of one company: its time axis by pointer and by keys, the days in the address, and panels that fail alone. */
import { ALL_ANSWERED } from '../../src/test/askedOfCompany.ts'
import { expectAxeFindsNothing } from '../app/axe.ts'
import { addressOf, placeOf, record } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' })
const slider = (page: Page) => timeline(page).getByRole('slider', { name: 'Day' })
const lane = (page: Page, name: string) => timeline(page).getByRole('toolbar', { name })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openCompany(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByText(ALL_ANSWERED)).toBeVisible()
}

test('a reader without a mouse walks the lanes, opens a record, steps on, closes it and narrows the days', async ({ page }) => {
  await openCompany(page, '/company/HALO')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halcyon Optics, Inc. HALO')
  await expect(timeline(page).getByText(/^53\.30 \(\+19\.2% 1Y\) · 35 ratings · 21 insider filings · 5 calls/)).toBeVisible()
  await slider(page).focus()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^20 Nov 2026, adjusted close 53\.30/)
  // Each lane is one stop of the Tab key; the arrow keys go along it.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(lane(page, 'Insiders').getByRole('button').last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(lane(page, 'Insiders').getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Enter')
  const choices = page.getByRole('dialog', { name: /^Insiders, / }).getByRole('button')
  // The first marker may stand for one event or for several, by the width of the axis: then they are listed, the newest first.
  await expect(choices.or(record(page)).first()).toBeVisible()
  if ((await choices.count()) > 0) await choices.last().click()
  await expect(record(page)).toContainText('Insiders: 1 of 21 loaded, oldest first.')
  await page.keyboard.press('ArrowDown')
  await expect(record(page)).toContainText('Insiders: 2 of 21 loaded')
  await expect.poll(() => addressOf(page)).toMatch(/^\/company\/HALO\?v\.open=insider-filings:/)
  await page.keyboard.press('Escape')
  await expect(record(page)).toHaveCount(0)
  await expect(lane(page, 'Insiders').getByRole('button').first()).toBeFocused()

  await slider(page).focus()
  await page.keyboard.press('Shift+PageDown')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^30 Oct to 20 Nov 2026 selected/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/company/HALO?from=2026-10-30&to=2026-11-20')
  // While the axis has the focus, its day stands in the place of the summary.
  await expect(timeline(page).getByText(/since 30 Oct 2026\) · no ratings ·/)).toBeAttached()
})

test('a dragged range filters every panel and the way to each page, is shared by its address, and Back undoes it', async ({
  page,
  someoneElse,
}) => {
  await openCompany(page, '/company/HALO')
  // Once the axis has its width, the price of the year's first day stands at its left edge.
  await slider(page).hover({ position: { x: 5, y: 60 } })
  const box = await placeOf(slider(page))
  await page.mouse.move(box.x + box.width * 0.5, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.6, box.y + 60)
  await page.mouse.move(box.x + box.width * 0.75, box.y + 60)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/company\/HALO\?from=2026-06-\d\d&to=2026-09-\d\d$/)
  const [, from, to] = /from=(.+)&to=(.+)$/.exec(page.url())!
  await expect(panel(page, 'Analyst ratings').getByRole('link', { name: 'Analyst ratings' })).toHaveAttribute(
    'href',
    `/insights?tickers=HALO&from=${from}&to=${to}&limit=200`,
  )
  await expect(panel(page, 'Prices & valuation').getByText(/^6\d days loaded$/)).toBeVisible()
  await openCompany(someoneElse, page.url())
  await expect(panel(someoneElse, 'Prices & valuation').getByText(/^6\d days loaded$/)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/company/HALO')
  await expect(panel(page, 'Prices & valuation').getByText('252 days loaded')).toBeVisible()
})

test('a refused operation and an empty one stay in their panels, and the others are read as ever', async ({ page }) => {
  await page.goto('/company/HALO?demo=403:news,empty:splits')
  await expect(page.getByText('News unavailable.')).toBeVisible()
  await expect(panel(page, 'News').getByRole('alert')).toContainText('Your plan does not include News.')
  await expect(panel(page, 'Splits')).toContainText('No splits for HALO in these days.')
  await panel(page, 'Analyst ratings').getByRole('button').first().click()
  await expect(record(page)).toContainText('Ratings: 35 of 35 loaded')
  await expect(panel(page, 'Transcripts').getByRole('link', { name: 'Find HALO transcripts' })).toHaveAttribute(
    'href',
    '/transcripts?v.ticker=HALO&demo=403:news,empty:splits',
  )
  // The whole page at once: failed, empty, with rows, and a record open.
  await expectAxeFindsNothing(page)
})

test('a ticker that is none asks nothing, and another can be typed in its place', async ({ page }) => {
  await page.goto('/company/BAD%20TICKER')
  await expect(page.getByRole('alert')).toContainText('is no ticker; nothing was requested.')
  const field = page.getByRole('combobox', { name: 'Ticker' })
  await field.fill('@desk')
  await expect(page.getByRole('form', { name: 'Company' })).toContainText('is of one ticker, not of a list.')
  await field.fill('halcyon')
  await expectAxeFindsNothing(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/company/HALO')
  await expect(page.getByText(ALL_ANSWERED)).toBeVisible()
})

test('what a company is looked up for stands at its head, each figure with what it is over', async ({ page }) => {
  await openCompany(page, '/company/HALO')
  const head = page.locator('dl').filter({ hasText: 'Last close' })
  await expect(head.getByText('53.30', { exact: true })).toBeVisible()
  await expect(head.getByText('+19.2%')).toBeVisible()
  await expect(head.getByText('$5.65B')).toBeVisible()
  await expect(head.getByTitle('$5,647,254,285.00 on 20 Nov 2026.')).toBeVisible()
  await expect(head.getByText('Consensus target')).toBeVisible()
  await expect(head.getByText('Next call')).toBeVisible()
})

test('a name in place of a ticker leads to the company, without an empty chart', async ({ page }) => {
  await page.goto('/company/HALCYON')
  await expect(page.getByText('Nothing found for HALCYON.')).toBeVisible()
  await expect(timeline(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'HALO, Halcyon Optics, Inc.' }).click()
  await expect(page).toHaveURL('/company/HALO')
  await expect(timeline(page)).toBeVisible()
})

test('a marker of several events lists them, and the one that is chosen is shown as on the page of its dataset', async ({
  page,
}) => {
  await openCompany(page, '/company/HALO')
  const several = lane(page, 'Ratings')
    .getByRole('button', { name: /^\d+ events, / })
    .first()
  const words = await several.getAttribute('aria-label')
  await several.hover()
  // At once, and above the plot.
  await expect(timeline(page).getByText(words!)).toBeVisible()
  await several.click()
  const list = page.getByRole('dialog', { name: /^Ratings, / })
  await expect(list.getByRole('button')).toHaveCount(Number(/^\d+/.exec(words!)![0]))
  await expect(list.getByRole('button').first()).toBeFocused()
  await expectAxeFindsNothing(page)
  const chosen = (await list.getByRole('button').nth(1).innerText()).replace(/^\W+/, '')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(record(page).getByRole('heading', { level: 2 })).toContainText(
    chosen.split(/ (?:keeps|raises|cuts|reiterates|initiates) /)[0]!,
  )
  await expect(record(page).getByText('Prior target')).toBeVisible()
  await expect(page).toHaveTitle(/Halcyon Optics, Inc\. .* · Tearsheet$/)
  const title = await record(page).getByRole('heading', { level: 2 }).innerText()
  await record(page).getByRole('link', { name: 'Open in Analyst ratings' }).click()
  await expect(page).toHaveURL(/\/insights\?tickers=HALO&/)
  await expect(record(page).getByRole('heading', { level: 2 })).toHaveText(title)
})

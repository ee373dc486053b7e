/** Prices joined to ratings: what is said of them is what is exported, a link shows the same, and without prices the page is whole. */
import { readFile } from 'node:fs/promises'
import { addresses } from '../addresses.ts'
import { expectAxeFindsNothing } from '../app/axe.ts'
import { readers } from '../export/exportedFile.ts'
import { addressOf, record, results, row, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

const RATINGS = '/insights?tickers=ACME,HALO,QNTR&from=2025-11-20&to=2026-11-20&limit=300'
const JOINED = `${RATINGS}&v.join=close,pe_2y,ret21,ret63`
const PRICES = '**/api/v3/fundamentals/share-price-ratios*'

const line = (page: Page) => page.getByRole('status', { name: 'Joined prices' })
const summary = (page: Page) => line(page).getByText(/^63-day return of/)

/** What is said once all prices have come; while they come, it is said of those that are there. */
async function wholeSummary(page: Page): Promise<string> {
  await expect(summary(page)).toBeVisible()
  await expect(line(page).getByRole('progressbar')).toHaveCount(0)
  return (await summary(page).textContent())!
}

/** The middle value, or the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}

/** As `+4.1%`, with the sign that the page writes. */
const percent = (value: number): string =>
  Math.abs(value) < 0.05 ? '0.0%' : `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}%`

test('the summary of the returns is that of the exported file', async ({ page }) => {
  await page.goto(JOINED)
  const said = await wholeSummary(page)
  await results(page).getByRole('button', { name: 'Export' }).click()
  await page.getByRole('radio', { name: /^Current view/ }).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'CSV', exact: true }).click(),
  ])
  const { names, rows } = await readers['CSV']!(await readFile(await download.path()), [])
  expect(names).toEqual(expect.arrayContaining(['computed.close', 'computed.pe_2y', 'computed.ret21', 'computed.ret63']))
  const texts = rows.map((cells) => cells[names.indexOf('computed.ret63')]!)
  const values = texts.filter((text) => text !== '').map(Number)
  expect(values.length).toBeGreaterThan(20)
  const above = Math.round((values.filter((value) => value > 0).length / values.length) * 100)
  expect(said).toContain(`63-day return of ${values.length} ratings: median ${percent(median(values))}, ${above}% above zero (`)
})

test('whoever has the address sees the same columns, order and summary', async ({ page, someoneElse }) => {
  await page.goto(`${JOINED}&v.sort=computed.ret63:desc&v.base=same`)
  const said = await wholeSummary(page)
  const first = await row(page, 1).textContent()
  await someoneElse.goto(addressOf(page))
  await expect(summary(someoneElse)).toHaveText(said)
  await expect(row(someoneElse, 1)).toHaveText(first!)
})

test('columns are chosen by keyboard with their cost said, sorted by, and Back takes them away', async ({ page }) => {
  await page.goto(RATINGS)
  await rowsArrive(page)
  await results(page).getByRole('button', { name: 'Add prices' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Add prices' })
  await panel.getByRole('checkbox', { name: 'Return, +63' }).press('Space')
  await expect(panel.getByRole('status')).toHaveText(/^3 tickers, about [\d,]+ daily rows, 1 request$/)
  await expectAxeFindsNothing(page)
  await panel.getByRole('button', { name: 'Show' }).press('Enter')
  await expect(page).toHaveURL(/v\.join=ret63$/)
  await expect(summary(page)).toBeVisible()
  await results(page)
    .getByRole('columnheader', { name: /Return \+63d/ })
    .getByRole('button')
    .first()
    .click()
  await expect(page).toHaveURL(/v\.sort=computed\.ret63:desc/)
  await page.goBack()
  await page.goBack()
  await expect(line(page)).toHaveCount(0)
})

test('the distribution and the average course open beside the summary, and close to where one was', async ({ page }) => {
  await page.goto(JOINED)
  const opener = line(page).getByRole('button', { name: 'Distribution' })
  await opener.click()
  const study = page.getByRole('dialog', { name: 'Return +63d' })
  await expect(study.getByRole('img', { name: /^Distribution of \d+ returns/ })).toBeVisible()
  await expect(study.getByRole('img', { name: /^Average course from -21 to 63 trading days/ })).toBeVisible()
  await expectAxeFindsNothing(page)
  await page.keyboard.press('Escape')
  await expect(study).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('prices that the plan does not include leave the page whole, and say so', async ({ page, forgive }) => {
  forgive(/status of 403/)
  await page.route(PRICES, (route) => route.fulfill({ status: 403, json: { error: 'plan' } }))
  await page.goto(addresses.live + JOINED)
  await expect(line(page)).toContainText('Your plan does not include prices: joined columns stay empty.')
  await rowsArrive(page)
  await row(page, 1).getByRole('gridcell').first().click()
  await expect(record(page).getByRole('region', { name: 'Prices of the day' })).toContainText('Try again')
})

test('an open record has the prices of its day once they are asked for', async ({ page }) => {
  await page.goto(RATINGS)
  await rowsArrive(page)
  await row(page, 1).getByRole('gridcell').first().click()
  const prices = record(page).getByRole('region', { name: 'Prices of the day' })
  await expect(prices).toContainText('1 ticker')
  await prices.getByRole('button', { name: 'Load' }).click()
  await expect(prices.getByText('Upside today')).toBeVisible()
  await expect(prices.getByRole('definition').first()).toHaveText(/^\d+\.\d\d$/)
})

test('a target that is not loaded is asked for, fifteen months back', async ({ page }) => {
  await page.goto('/insights?tickers=ACME,HALO,QNTR&from=-90d')
  await rowsArrive(page)
  const ask = results(page).getByRole('button', { name: 'Look 15 months back' })
  await ask.click()
  await expect(page).toHaveURL(/v\.prior=asked/)
  await expect(results(page).getByText(/^Prior targets looked for 15 months back/)).toBeVisible()
  await results(page).getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'ƒ Days since prior' }).check()
  await page.keyboard.press('Escape')
  await expect(results(page).getByRole('columnheader', { name: /Days since prior/ })).toBeVisible()
})

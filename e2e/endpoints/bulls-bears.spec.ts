/** Bulls and bears: two arguments of equal weight, edition by edition. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import type { Page } from '@playwright/test'
import { addressOf, record, results } from '../explorer.ts'
import { expect, test } from '../page.ts'

const address = '/bulls-bears?tickers=HALO'
const bull = (page: Page) => results(page).getByRole('region', { name: 'Bull case' })
const bear = (page: Page) => results(page).getByRole('region', { name: 'Bear case' })
const editions = (page: Page) => results(page).getByRole('navigation', { name: 'Editions' })

test('the latest two arguments are there to read without opening anything', async ({ page }) => {
  await page.goto(address)
  await expect(bull(page)).toContainText('Halcyon Optics remains one of the more dependable ways')
  await expect(bear(page)).toContainText('For all its strengths, Halcyon Optics operates')
  await expect(editions(page).getByRole('button').first()).toHaveAccessibleName('21 Aug 2026 16:51 UTC, latest')
  await expect(editions(page).getByRole('button').first()).toHaveAttribute('aria-current', 'true')
  await expect(record(page)).toHaveCount(0)
  await expect.poll(() => addressOf(page)).toBe(address)
})

test('the arguments stand side by side, of one width and from one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  await expect(bear(page)).toBeVisible()
  await expect(async () => {
    const [left, right] = [await bull(page).boundingBox(), await bear(page).boundingBox()]
    expect(left!.width).toBeCloseTo(right!.width, 0)
    expect(left!.y).toBe(right!.y)
    expect(right!.x).toBeGreaterThan(left!.x + left!.width)
  }).toPass()
})

test('on a narrow screen the arguments stand below each other, of one width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await expect(bear(page)).toBeAttached()
  await expect(async () => {
    const [upper, lower] = [await bull(page).boundingBox(), await bear(page).boundingBox()]
    expect(upper!.width).toBe(lower!.width)
    expect(upper!.x).toBe(lower!.x)
    expect(lower!.y).toBeGreaterThan(upper!.y + upper!.height)
  }).toPass()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('an earlier edition opens from the history, its address shows it to others, and Back leads to the latest', async ({
  page,
  someoneElse,
}) => {
  await page.goto(address)
  await editions(page).getByRole('button', { name: '8 Jun 2026' }).click()
  await expect(bull(page)).toContainText('The bull case for Halcyon Optics')
  await expect.poll(() => addressOf(page)).toMatch(/^\/bulls-bears\?tickers=HALO&v\.edition=[0-9a-f]{24}$/)
  await someoneElse.goto(page.url())
  await expect(bull(someoneElse)).toContainText('The bull case for Halcyon Optics')
  await expect(editions(someoneElse).getByRole('button', { name: '8 Jun 2026' })).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(bull(page)).toContainText('remains one of the more dependable ways')
})

test('an edition that is not loaded is said to be missing, and the latest is shown', async ({ page }) => {
  await page.goto(`${address}&v.edition=gone`)
  await expect(results(page).getByText('The edition gone is not among the 15 loaded; this is the latest of them.')).toBeVisible()
  await expect(bull(page)).toContainText('remains one of the more dependable ways')
})

test('what changed since the edition before is marked on demand, and the address keeps it', async ({ page }) => {
  await page.goto(address)
  await expect(bull(page)).toBeVisible()
  await expect(results(page).locator('ins, del')).toHaveCount(0)
  await results(page).getByRole('checkbox', { name: 'Show changes vs previous edition' }).check()
  await expect.poll(() => addressOf(page)).toBe(`${address}&v.compare=before`)
  await expect(bear(page).locator('del').first()).toHaveText('merits')
  await expect(bear(page).locator('ins').first()).toHaveText('strengths')
  await expect(results(page)).toContainText(
    /Against 8 Jun 2026, 13:13 UTC: bull (unchanged|shortened|rewritten \d+%), bear (unchanged|shortened|rewritten \d+%)\./,
  )
  await editions(page).getByRole('button').last().click()
  await expect(results(page)).toContainText('No earlier edition is loaded.')
})

test('every field is one step away, and the table another', async ({ page }) => {
  await page.goto(address)
  await results(page).getByRole('button', { name: 'All fields' }).click()
  await expect(record(page).getByRole('tab', { name: 'JSON' })).toBeVisible()
  await record(page).getByRole('button', { name: 'Close' }).click()
  await expect(editions(page).getByRole('button').first()).toBeFocused()
  await results(page).getByRole('button', { name: 'Table' }).click()
  await expect(results(page).getByRole('grid', { name: 'Bull / bear case' })).toBeVisible()
  await expect.poll(() => addressOf(page)).toBe(`${address}&v.view=table`)
})

test('a side that has nothing to say is said not to be given', async ({ page }) => {
  await page.goto('/bulls-bears?tickers=DTMR&v.edition=5b52c8a8fed8e4b8a095d5af')
  await expect(bull(page)).toHaveText(/^▲ Bull case– not given$/)
  await expect(bear(page)).toContainText('Deltamere')
  await expect(editions(page).locator('[aria-current=true]')).toContainText('bear case only')
})

test('a ticker without cases is an empty answer, in words', async ({ page }) => {
  await page.goto('/bulls-bears?tickers=NOBODY')
  await expect(results(page).getByRole('heading', { name: 'No bull and bear cases match' })).toBeVisible()
})

for (const width of [1440, 390]) {
  test(`axe finds nothing on compared cases at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${address}&v.compare=before`)
    await expect(results(page).locator('ins').first()).toBeAttached()
    await expectAxeFindsNothing(page)
  })
}

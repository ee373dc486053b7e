/** Several calls of a company read together: two compared, terms quarter by quarter, figures with their sentences. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import { addressOf, record } from '../explorer.ts'
import type { Locator } from '@playwright/test'
import { expect, test, type Page } from '../page.ts'
import { text } from './transcript.ts'

const lines = (page: Page) => page.getByRole('list', { name: /^Sentences of / }).getByRole('listitem')

/** Loads calls until the library has three of the company, those of 2026, or more, as they come. */
async function withCalls(page: Page, address: string, third: (page: Page) => Locator): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Load calls' }).click()
  await expect(third(page)).toBeAttached({ timeout: 150_000 })
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Load the rest' })).toBeVisible({ timeout: 30_000 })
}
const choice = (page: Page): Locator => page.getByRole('option', { name: 'Q1 2026' }).first()
const head = (page: Page): Locator => page.getByRole('columnheader', { name: 'Q1 2026' })

test('two calls are compared by keyboard: what is new first, boilerplate folded, each line a way to its passage and Back', async ({
  page,
}) => {
  await page.goto('/calls/compare')
  await page.getByRole('textbox', { name: 'Ticker' }).fill('qntr')
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/calls/compare?ticker=QNTR')
  await withCalls(page, addressOf(page), choice)
  await expect(lines(page).first()).toContainText('not in Q2 2026:')
  await expect(page.getByRole('note', { name: 'How much is new' })).toContainText(/of ([3-9]|\d\d) calls/)
  await expectAxeFindsNothing(page)

  // What is expected of the next quarter moved: the figures before are struck through.
  const guidance = lines(page).filter({ hasText: /^Reworded.*For the full year 2026/ })
  await expect(guidance.locator('ins').first()).toBeVisible()
  await expect(guidance.locator('del').first()).toBeVisible()
  // What operators always say is folded away until it is asked for.
  const standing = page.getByText(/listen-only mode|placed on mute/)
  await expect(standing).toHaveCount(0)
  await page.getByRole('button', { name: /^Boilerplate/ }).press('Enter')
  await page.getByRole('button', { name: /^Kept/ }).press('Enter')
  await page.getByRole('button', { name: 'As said' }).press('Enter')
  await expect(standing.first()).toBeVisible()

  const compared = addressOf(page)
  await page.locator('body').press('j')
  const words = (await lines(page).first().locator('p').first().textContent())!
  await page.keyboard.press('Enter')
  await expect(record(page)).toBeVisible()
  await expect(text(page).locator('[data-selected]')).toContainText(words.slice(0, 40))
  await page.goBack()
  await expect.poll(() => addressOf(page)).toBe(compared)
  await expect(standing.first()).toBeVisible()
})

test('terms are counted by quarter; a cell opens its lines, and the reader marks the terms of the own list', async ({ page }) => {
  await withCalls(page, '/calls/terms?ticker=QNTR', head)
  const list = page.getByRole('textbox', { name: 'Terms' })
  await list.fill('tariff*; margins: gross margin, operating margin')
  await list.press('Enter')
  await expect.poll(() => addressOf(page)).toContain('terms=tariff')
  const cell = page.getByRole('link', { name: /^margins, Q3 2026, Prepared remarks: \d+\.\d\d per 1,000 words, \d+ mentions/ })
  await expectAxeFindsNothing(page)
  await cell.press('Enter')
  const found = page.getByRole('region', { name: /^margins, Q3 2026, prepared remarks: \d+ mentions in \d+ sentences/ })
  await expect(found.getByRole('heading')).toBeFocused()
  await expect(found.locator('mark').first()).toHaveText(/(gross|operating) margin/i)
  await expectAxeFindsNothing(page)
  await page.getByRole('button', { name: 'Keep as my list' }).press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/calls/terms?ticker=QNTR')
  await page.reload()
  await expect(list).toHaveValue('tariff*; margins: gross margin, operating margin')

  await page.getByRole('link', { name: /^margins, Q3 2026, Prepared/ }).press('Enter')
  await page.locator('a[data-line]').first().press('Enter')
  await expect(text(page).locator('[data-selected] mark[data-term]').first()).toBeInViewport()
  await page.goBack()
  await expect(found).toBeVisible()
})

test('figures stand with their sentences and those of the quarter before, and go along with both', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withCalls(page, '/calls/figures?ticker=QNTR', choice)
  const row = page.getByRole('row', { name: /^gross margin \d/ })
  await expect(row).toContainText(/52\.0%.*51\.2%.*Gross margin was 52\.0%/)
  await expectAxeFindsNothing(page)
  await page.getByRole('button', { name: 'Outlook' }).press('Enter')
  await expect(page.getByRole('row', { name: /^revenue, outlook, full year/ })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Read by program from prose')
  expect(copied).toMatch(/\| revenue \| level \| outlook \| year \|.*For the full year 2026, we.*\/transcripts\?.*v\.open=.*#p=/)
  await page
    .getByRole('row', { name: /^revenue, outlook, full year/ })
    .getByRole('link', { name: /^Q3 2026: / })
    .press('Enter')
  await expect(text(page).locator('[data-selected]')).toContainText('For the full year 2026, we')
})

test('says what is missing: no ticker, no call, a call alone, names that it does not know', async ({ page }) => {
  await page.goto('/calls/compare')
  await expect(page.getByText(/^Enter a ticker/)).toBeVisible()
  await page.goto('/calls/compare?a=x&b=y')
  await expect(page.getByText(/^The calls of this address are not in the library/)).toBeVisible()
  await page.goto('/calls/figures?ticker=QNTR&nothing=1')
  await expect(page.getByText('No call of QNTR is in the library.')).toBeVisible()
  await expect(page.getByText('Not used:')).toContainText('nothing')
  await page.goto('/calls/terms?ticker=%3C%3E')
  await expect(page.getByText('That is no ticker.')).toBeVisible()
})

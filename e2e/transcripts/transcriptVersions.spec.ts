/** The reader at its edges: two versions compared, empty ones, a very long call, the search by ticker, both themes, narrow. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import type { Locator, Page } from '@playwright/test'
import { addressOf, record, rowsArrive } from '../explorer.ts'
import { expect, test } from '../page.ts'
import { QUANTOR, MARATHON, EMPTY_LIVE, NO_VERSIONS, text, find, rail, count, current } from './transcript.ts'

test('the machine’s text and the corrected one are compared word by word', async ({ page }) => {
  await page.goto(QUANTOR)
  const versions = page.getByRole('group', { name: 'Version' })
  await expect(versions.getByRole('button', { name: 'Final' })).toHaveAttribute('aria-pressed', 'true')
  await versions.getByRole('button', { name: 'Live (ASR 55%)' }).click()
  await expect(page).toHaveURL(/v\.version=LIVE/)
  await expect(text(page)).toContainText('the Quantor sestem third quarter')
  await versions.getByRole('button', { name: 'Corrections' }).click()
  await expect(record(page)).toContainText('188 live words replaced by 126 in the final transcript, in 205 places.')
  await expect(text(page).getByRole('deletion').first()).toHaveText('sestem')
  await expect(text(page).getByRole('insertion').first()).toHaveText('Systems')
  await page.getByRole('button', { name: 'Next change' }).click()
  await page.getByRole('button', { name: 'Next change' }).click()
  await expect(count(page)).toHaveText('2 of 205')
  await page.goBack()
  await expect(versions.getByRole('button', { name: 'Live (ASR 55%)' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(text(page)).toContainText('the Quantor Systems third quarter')
})

test('an empty version and a call without versions are said to be so', async ({ page }) => {
  await page.goto(EMPTY_LIVE)
  await page.getByRole('button', { name: 'Live, empty' }).click()
  await expect(record(page)).toContainText('The text of this version is empty (LIVE, speech recognition during the call')
  await expect(page.getByRole('button', { name: 'Corrections' })).toHaveCount(0)
  await page.goto(NO_VERSIONS)
  await expect(record(page)).toContainText('No transcript was given for this call: the list of versions is null.')
})

test('D6 a call of 200,000 words opens, is searched and compared', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(MARATHON)
  await find(page).fill('region')
  // Waited for, not expected: an expectation that does not hold yet makes Playwright describe the whole page, which is long here.
  await count(page)
    .filter({ hasText: /^1 of [\d,]+$/ })
    .waitFor()
  await find(page).press('Shift+Enter')
  await count(page)
    .filter({ hasText: /^(\d+) of \1$/ })
    .waitFor()
  await expect(current(page)).toHaveText(/^region$/i)
  await page.getByRole('button', { name: 'Corrections' }).click()
  const changes = page.getByRole('region', { name: 'Corrections' })
  await changes.waitFor()
  await expect(changes).toContainText(/in \d[\d,]{4,} places/)
})

test('the calls of one ticker are found by reading the pages, with progress, stop, and a link to each', async ({ page }) => {
  await page.goto('/transcripts')
  await rowsArrive(page)
  await page.getByRole('textbox', { name: 'Company’s calls' }).fill('halo')
  await page.getByRole('search', { name: 'Company’s calls' }).getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/v\.ticker=HALO/)
  // What was found stands in place of the rows of the page.
  await expect(page.getByRole('grid')).toHaveCount(0)
  const search = page.getByRole('region', { name: 'Calls of one company' })
  await expect(search.getByRole('status')).toHaveText(/^Searched [\d,]+ of 1,012 calls: (none|\d+) of HALO so far\.$/)
  await search.getByRole('button', { name: 'Stop' }).click()
  await expect(search.getByRole('status')).toHaveText(/ so far\. Stopped\.$/)
  await search.getByRole('button', { name: 'Continue' }).click()
  const call = search.getByRole('link', { name: /Halcyon Optics Q1 2026 Earnings Call/ })
  await expect(call).toBeVisible()
  await call.click()
  await expect(record(page).getByRole('heading', { level: 2 })).toHaveText('Halcyon Optics Q1 2026 Earnings Call')
  await expect.poll(() => addressOf(page)).toContain('page=13&v.open=')
  await record(page).getByRole('link', { name: 'Previous call: Halcyon Optics Q4 2025 Earnings Call' }).click()
  await expect(record(page).getByRole('heading', { level: 2 })).toHaveText('Halcyon Optics Q4 2025 Earnings Call')
  await record(page).getByRole('link', { name: 'Next call: Halcyon Optics Q1 2026 Earnings Call' }).click()
  await expect(record(page).getByRole('heading', { level: 2 })).toHaveText('Halcyon Optics Q1 2026 Earnings Call')
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(call).toBeVisible()
})

const states: readonly (readonly [string, string, (page: Page) => Locator])[] = [
  ['the reader', `${QUANTOR}&v.find=revenue`, current],
  ['the comparison', `${QUANTOR}&v.version=changes`, rail],
  ['a call without versions', NO_VERSIONS, (page) => page.getByText('No transcript was given')],
  ['the search', '/transcripts?v.ticker=QNTR', (page) => page.getByRole('list', { name: 'Calls found' })],
]
for (const [state, address, sign] of states) {
  test(`axe finds nothing on ${state}`, async ({ page }) => {
    await page.goto(address)
    await expect(sign(page)).toBeVisible()
    await expectAxeFindsNothing(page)
  })
}

test('at 390 pixels the reader fits, its outline folded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${QUANTOR}&v.find=revenue`)
  await expect(current(page)).toBeInViewport()
  await page.getByRole('button', { name: 'Outline' }).click()
  await expect(page.getByRole('navigation', { name: 'Outline' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAxeFindsNothing(page)
})

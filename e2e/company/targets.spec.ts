/** Price targets and their consensus on the page of a company: drawn, walked by keys, read as tables, narrowed, and asked for further back. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import { placeOf, record } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

const targets = (page: Page) => page.getByRole('region', { name: 'Price targets' })
const days = (page: Page) => targets(page).getByRole('slider', { name: 'Day of targets and consensus' })

async function openTargets(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(targets(page).getByRole('list', { name: 'Legend' })).toBeVisible()
}

test('targets are told apart in words, and the consensus is walked day by day and agrees with the head of the page', async ({
  page,
}) => {
  await openTargets(page, '/company/HALO')
  await expect(targets(page).getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText([
    'close',
    'consensus',
    'consensus, not whole',
    '19 reached',
    '8 superseded',
    '5 open',
  ])
  await days(page).focus()
  const last = '20 Nov 2026: close 53.30, consensus 60.00 of 11 firms, +12.6% over the close'
  await expect(days(page)).toHaveAttribute('aria-valuetext', last)
  await expect(targets(page).getByText(last)).toBeVisible()
  await expect(page.locator('dl').filter({ hasText: 'Consensus target' }).getByText('60.00')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(days(page)).toHaveAttribute('aria-valuetext', /^19 Nov 2026: .* of 11 firms, not whole, \+/)
  await page.keyboard.press('Shift+PageDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/company\/HALO\?from=2026-10-\d\d&to=2026-11-19$/)
})

test('a line that is pointed at says whose target it is, and its row opens the rating', async ({ page }) => {
  await openTargets(page, '/company/HALO')
  await targets(page).getByText('Targets as table').click()
  const row = targets(page).getByRole('row', { name: /^3 Sep 2026 Bellwether Lane/ })
  await expect(row).toContainText('Open, 55 trading days so far')
  await days(page).scrollIntoViewIfNeeded()
  const box = await placeOf(days(page))
  // The highest of the lines runs to the last day.
  await page.mouse.move(box.x + box.width * 0.9, box.y + 12)
  await expect(targets(page).getByText(/^Bellwether Lane, 78\.00 of 3 Sep 2026 \(\+32\.7% then\)\. Open/)).toBeVisible()
  await row.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(record(page).getByRole('heading', { level: 2 })).toContainText('Bellwether Lane')
})

test('the year before is asked for at a press that says its cost, and makes the consensus whole', async ({ page }) => {
  await openTargets(page, '/company/HALO')
  await expect(targets(page).getByText('3 requests, about 250 daily prices')).toBeVisible()
  await targets(page).getByRole('button', { name: 'Load the 12 months before' }).click()
  await expect(targets(page).getByText(/^Reached within 12 months: \d+ of \d+ ended \(\d+%; 95% interval/)).toBeVisible()
  await expect(targets(page).getByText('Consensus whole from')).toHaveCount(0)
  await expect(targets(page).getByRole('listitem').filter({ hasText: 'not whole' })).toHaveCount(0)
  await targets(page).getByText('How these are computed').click()
  await targets(page).getByText('Targets as table').click()
  await expectAxeFindsNothing(page)
  // A rating from before the days of the page opens where it can be asked for.
  await targets(page).getByRole('row').filter({ hasText: '2025' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/\/insights\?tickers=HALO&from=2024-11-20&to=2025-11-19/)
  await expect(record(page)).toBeVisible()
})

test('without prices the consensus stands, on a narrow dark screen too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await openTargets(page, '/company/HALO?demo=403:price-ratios')
  await expect(targets(page).getByText('No prices: outcomes are not measured.')).toBeVisible()
  await expect(targets(page).getByText('32 targets · consensus 60.00 · 11 firms')).toBeVisible()
  await targets(page).getByText('Targets as table').click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await expectAxeFindsNothing(page)
})

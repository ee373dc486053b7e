/** What a browser keeps of briefs: marks, records seen, checks of saved ones, and what happens where it keeps nothing. */
import { addresses } from '../addresses.ts'
import { expectAxeFindsNothing } from '../app/axe.ts'
import { expect, test, type Page } from '../page.ts'

/** 16 November 2026, midnight UTC: five days before the demo's evening. */
const SINCE = 1794787200

async function briefStands(page: Page): Promise<void> {
  await expect(page.getByText('Complete.', { exact: true })).toBeVisible({ timeout: 60_000 })
}

test('what was marked is listed in the preferences, with its size, and forgotten with one press', async ({ page }) => {
  await page.goto('/brief')
  await briefStands(page)
  await page.getByRole('button', { name: 'Mark as seen' }).click()
  await expect(page.getByText('The next brief begins at 20 Nov 2026, 22:00 UTC.')).toBeVisible()
  await page.goto('/preferences')
  await expect(page.getByText(/^1 brief marked as seen, 0 briefs checked, \d+ bytes; never a key\.$/)).toBeVisible()
  await expect(page.getByText('demo @desk, 20 Nov 2026, 22:00 UTC')).toBeVisible()
  await expectAxeFindsNothing(page)
  await page.getByRole('button', { name: 'Clear marks of briefs' }).click()
  await expect(page.getByRole('button', { name: 'Clear marks of briefs' })).toBeDisabled()
  await page.goto('/brief')
  await expect(page.getByText(/since 19 Nov 2026, 21:00 UTC, the previous close/)).toBeVisible()
})

test('a browser without room says, when the brief is marked, how many records it could not keep', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    }
  })
  await page.goto('/brief')
  await briefStands(page)
  await page.getByRole('button', { name: 'Mark as seen' }).click()
  await expect(page.getByText(/^The next brief begins at .* This browser had no room to keep \d+ records: /)).toBeVisible()
})

test('where storage is refused the brief stands without changes of fields, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused.', 'SecurityError')
    }
  })
  await page.goto('/brief')
  await briefStands(page)
  await expect(page.getByText('This browser keeps nothing for this page, so what was seen before is not known.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as seen' }).click()
  await expect(page.getByText('The next brief begins at 20 Nov 2026, 22:00 UTC.')).toBeVisible()
})

test('a saved brief says on the rail how much is new, where that is wanted, and asks no sooner than in fifteen minutes', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  const rail = page.getByRole('navigation', { name: 'Operations' })
  await page.goto(`${addresses.live}/brief?tickers=CPNA,GRDM&since=${SINCE}`)
  await briefStands(page)
  await page.getByRole('button', { name: 'Save view' }).click()
  const form = page.getByRole('dialog', { name: 'Save view' })
  await expect(form.getByRole('checkbox', { name: /^Check when opened/ })).not.toBeChecked()
  await form.getByLabel('Name of this view').fill('Miners')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rail.getByRole('link', { name: 'Miners', exact: true })).toBeVisible()
  // Another page, so that all that is asked from now on is asked by the check.
  await page.goto(`${addresses.live}/about`)
  asked.length = 0
  await page.goto(`${addresses.live}/`)
  await page.getByRole('region', { name: 'Saved views' }).getByRole('button', { name: 'Check when opened' }).click()
  await expect(rail.getByRole('link', { name: /^Miners \d+( or more)? new$/ })).toBeVisible()
  await expectAxeFindsNothing(page)
  // One for each dataset that takes a list.
  expect([asked.length, new Set(asked).size]).toEqual([5, 5])
  await page.reload()
  await expect(rail.getByRole('link', { name: /^Miners \d+( or more)? new$/ })).toBeVisible()
  await page.evaluate(() => {
    const name = 'tearsheet.brief.checks'
    const kept = JSON.parse(localStorage.getItem(name)!) as Record<string, { at: number }>
    const older = Object.entries(kept).map(([brief, check]) => [brief, { ...check, at: check.at - 15 * 60_000 }])
    localStorage.setItem(name, JSON.stringify(Object.fromEntries(older)))
  })
  expect(asked).toHaveLength(5)
  await page.reload()
  await expect.poll(() => asked.length).toBe(10)
})

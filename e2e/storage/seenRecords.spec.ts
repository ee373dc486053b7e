/** Records seen before: what a later day adds and corrects, and everything that the browser's storage can do. */
import { expect, test, type Page } from '@playwright/test'

const DAY_ONE = '/conference-calls?from=2026-11-20&to=2027-01-15&limit=500&v.view=table'
const NEXT_DAY = `${DAY_ONE}&demo-today=2026-11-24`
const lineOf = (page: Page) => page.getByRole('status', { name: 'New and edited' })
const rows = (page: Page) => page.getByRole('row')

/** Until the rows of so many datasets count as seen. */
async function see(page: Page, address: string, datasets = 1): Promise<void> {
  await page.goto(address)
  await expect(rows(page).nth(1)).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('tearsheet.seen')
            opening.onupgradeneeded = () => opening.transaction?.abort()
            opening.onerror = () => resolve(0)
            opening.onsuccess = () => {
              const db = opening.result
              const counting = db.transaction('visits').objectStore('visits').count()
              counting.onsuccess = () => {
                db.close()
                resolve(counting.result)
              }
            }
          }),
      ),
    )
    .toBeGreaterThanOrEqual(datasets)
}

test('the day after, a page says what is new and what was edited, and shows which', async ({ page }) => {
  await see(page, DAY_ONE)
  await expect(lineOf(page)).toHaveCount(0)
  await page.goto(NEXT_DAY)
  await expect(page.getByRole('note', { name: 'Demo data' })).toContainText('24 Nov 2026')
  await expect(lineOf(page)).toContainText(/\d+ new, \d+ edited since 20 Nov 2026, 22:00 UTC/)
  await lineOf(page).getByRole('button', { name: 'Show which' }).click()
  await expect(page).toHaveURL(/v\.since=\d{10}/)
  await expect(lineOf(page)).toContainText('Rows count as seen after a few seconds on screen, where at most 5,000 are loaded.')
  await lineOf(page).getByRole('button', { name: 'Only these' }).click()
  const edited = page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: 'Edited', exact: true }) })
  await expect(edited.first()).toBeVisible()
  const mark = edited.first().getByRole('gridcell', { name: 'Edited', exact: true })
  await expect(mark).toHaveAttribute('title', /was .+, now .+; seen 20 Nov 2026, 22:00 UTC/)
  await edited.first().getByRole('gridcell').first().click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Record' })).toContainText(/Edited: .+ was .+, now .+; seen 20 Nov 2026/)
  // Seen by now, and still told: the moment stands in the address.
  await page.reload()
  await expect(lineOf(page)).toContainText(/\d+ new, \d+ edited since/)
})

/** After the close of 20 November. */
const SINCE = 'demo-today=2026-11-24&v.since=1795212000'

for (const [what, address, width] of [
  ['headlines', `/news?${SINCE}`, 1440],
  ['headlines of a telephone', `/news?${SINCE}`, 390],
  ['filings', `/insider-filings?${SINCE}`, 1440],
  ['transactions', `/insider-filings?v.view=transactions&${SINCE}`, 1440],
  ['cards', `/insights?limit=50&${SINCE}`, 390],
] as const)
  test(`${what} that are new say so`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(address)
    await expect(lineOf(page)).toContainText(/\d+ new.* since 20 Nov 2026, 22:00 UTC/)
    const results = page.getByRole('region', { name: 'Results' })
    await expect(results.getByRole('row').getByText('New', { exact: true }).first()).toBeVisible()
    await lineOf(page).getByRole('button', { name: 'Only these' }).click()
    // One of the head, which cards hide, and every other one marked.
    await expect
      .poll(async () => {
        const all = await results.getByRole('row').allTextContents()
        return all.slice(1).filter((text) => !/New|Edited|Changed/.test(text))
      })
      .toEqual([])
    await expect(results.getByRole('row').nth(1)).toBeVisible()
  })

test('the calendar marks what is new in the week and in the agenda', async ({ page }) => {
  await page.goto(`/conference-calls?${SINCE}`)
  await expect(page.getByRole('main').locator('b').filter({ hasText: /^New$/ }).first()).toBeVisible()
  await page
    .getByRole('radio', { name: 'Agenda' })
    .or(page.getByRole('button', { name: 'Agenda' }))
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Agenda' }).getByText('New', { exact: true }).first()).toBeVisible()
})

test('the day of the demo goes along within the app, and is no other day for live data', async ({ page }) => {
  await page.goto('/insights?tickers=HALO&demo-today=2026-11-24')
  await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: 'Splits' }).click()
  await expect(page).toHaveURL(/\/splits\?.*demo-today=2026-11-24/)
  await expect(page.getByRole('note', { name: 'Demo data' })).toContainText('24 Nov 2026')
})

test('preferences say how much is kept, and forget it with one press', async ({ page }) => {
  await see(page, DAY_ONE)
  await page.goto('/preferences')
  await expect(page.getByText(/^[\d,]+ records, \d+\.\d MB; never a key\./)).toBeVisible()
  await page.getByRole('button', { name: 'Forget seen records' }).click()
  await expect(page.getByText(/^None; never a key\./)).toBeVisible()
  await page.goto(NEXT_DAY)
  await expect(rows(page).nth(1)).toBeVisible()
  await expect(lineOf(page)).toHaveCount(0)
})

test('two tabs that mark at once lose nothing', async ({ context, page }) => {
  const other = await context.newPage()
  await Promise.all([see(page, '/insights?tickers=HALO&limit=50', 2), see(other, '/splits?limit=50&v.view=table', 2)])
  await page.goto('/preferences')
  await expect(page.getByText(/^\d+ records, /)).toBeVisible()
  const shown = await page.getByText(/^\d+ records, /).textContent()
  expect(Number.parseInt(shown ?? '', 10)).toBeGreaterThan(50)
})

const FAULTS = {
  refused: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused.', 'SecurityError')
    }
  },
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    }
  },
  newer: () => void indexedDB.open('tearsheet.seen', 99),
}

for (const [fault, make] of Object.entries(FAULTS))
  test(`a storage that is ${fault} leaves the page as it is, which says what it can`, async ({ page }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await page.addInitScript(make)
    await page.goto(`${NEXT_DAY}&v.since=1795212000`)
    await expect(rows(page).nth(1)).toBeVisible()
    await expect(lineOf(page)).toContainText(/since 2\d Nov 2026/)
    if (fault === 'full') await expect(lineOf(page)).toContainText(/This browser had no room to keep \d+ records: /)
    else await expect(lineOf(page)).toContainText(/what was seen before is not known|newer version of this app/)
    await page.goto('/preferences')
    await expect(page.getByText('Seen records', { exact: true })).toBeVisible()
    expect(problems).toEqual([])
  })

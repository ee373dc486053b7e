/** The brief of a watchlist: what changed since the reader last looked, in order, to be read, walked, copied and printed. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import { addressOf } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

/** 16 November 2026, midnight UTC: five days before the demo's evening. */
const SINCE = 1794787200
const company = (page: Page, ticker: string) => page.getByRole('main').getByRole('region', { name: ticker, exact: true })

async function briefStands(page: Page): Promise<void> {
  await expect(page.getByText('Complete.', { exact: true })).toBeVisible({ timeout: 60_000 })
}

test('the rail leads to the brief of the list, whose lines lead to records and Back again', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Brief', exact: true }).click()
  await expect(page.getByText(/8 companies since 19 Nov 2026, 21:00 UTC, the previous close/)).toBeVisible()
  await briefStands(page)
  await expect(page).toHaveTitle('Brief, 8 companies since 19 Nov 2026, 21:00 UTC · Tearsheet')
  const bought = company(page, 'GRDM').getByRole('link', { name: 'Aoife Ramírez bought 5,406 at $31.15 on 18 Nov' })
  await expect(bought).toBeVisible()
  await expect(page.getByText(/^Quiet: /)).toBeVisible()
  await expectAxeFindsNothing(page)
  await bought.click()
  await expect(page.getByRole('complementary', { name: 'Record' })).toContainText('Aoife Ramírez')
  await page.goBack()
  await expect(bought).toBeVisible()
})

test('j and k walk the companies, Enter leads to one, and the moment can be chosen', async ({ page }) => {
  await page.goto('/brief')
  await page.getByRole('link', { name: '7 days' }).click()
  await expect.poll(() => addressOf(page)).toBe('/brief?since=1794607200')
  await briefStands(page)
  const names = await page.locator('a[data-company]').allTextContents()
  expect(names.length).toBeGreaterThan(2)
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: names[0]!, exact: true })).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(page.getByRole('link', { name: names[1]!, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toMatch(/^\/company\//)
})

test('copies Markdown, and HTML beside it for a mail, with tickers in the place of the list', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/brief?since=${SINCE}`)
  await briefStands(page)
  await page.getByRole('button', { name: 'Copy for a mail' }).click()
  await expect(page.getByText('Copy for a mail: copied')).toBeAttached()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const text = async (type: string) => (await item!.getType(type)).text()
    return { html: await text('text/html'), markdown: await text('text/plain') }
  })
  expect(copied.markdown).toMatch(/^# Brief\n\n8 companies since 16 Nov 2026, 00:00 UTC\./)
  expect(copied.markdown).toContain(`/brief?tickers=ACME,BTHL,CPNA,GRDM,HALO,HBKR,MNTF,QNTR&since=${SINCE}`)
  expect(copied.markdown).toContain('## Cuprana Mining Corp. (CPNA)')
  expect(copied.html).toContain('<table')
  expect(copied.html).not.toContain('@desk')
})

test('a dataset that is not in the plan is a gap with its reason, and no company is called quiet', async ({ page }) => {
  await page.goto('/brief?demo=403:insider-filings')
  await expect(page.getByText('All asked; 1 dataset missing.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('alert')).toContainText(/Insider filings is missing\..*Your plan does not include this dataset\./)
  await expect(company(page, 'BTHL').getByRole('link', { name: /^Q3 2026 call/ })).toBeVisible()
  await expect(page.getByText(/^Nothing in what came: /)).toBeVisible()
  await expect(page.getByText(/^Quiet: /)).toHaveCount(0)
  await expect(page.getByText(/^Records changed since then: .*Insider filings missing; /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as seen' })).toHaveCount(0)
})

test('the next day names what the day added, and what was corrected, from what to what', async ({ page }) => {
  const list = '/brief?tickers=PYXR,PTRQ,TRKW,PLLT,PAYQ,VXLN'
  // 20 October: what is corrected on the next day was read on this one.
  await page.goto(`${list}&since=1792454400`)
  await briefStands(page)
  await page.getByRole('button', { name: 'Mark as seen' }).click()
  await expect(page.getByText('The next brief begins at 20 Nov 2026, 22:00 UTC.')).toBeVisible()
  await page.goto(`${list}&demo-today=2026-11-21`)
  await expect(page.getByText(/since 20 Nov 2026, 22:00 UTC, when it was last marked as seen/)).toBeVisible()
  await briefStands(page)
  await expect(company(page, 'PYXR')).toContainText('Price target 37.00 → 33.00')
  await expect(company(page, 'PTRQ')).toContainText('Price target 36.00 → 32.00')
  await expect(company(page, 'TRKW')).toContainText('Call begins 17:30:00 → 18:00:00Time (as listed) 17:13:31 → 17:43:31')
  await expect(company(page, 'PAYQ')).toContainText('Importance 1 → 2')
  await expect(company(page, 'PLLT')).toContainText('28 Dec 2026')
  await expect(company(page, 'VXLN')).toContainText('Siliquor Devices Sues Vexlon Semiconductor')
  // What came anew is no correction.
  await expect(company(page, 'VXLN').locator('ins')).toHaveCount(0)
  await expect(page.getByRole('main').locator('ins')).toHaveCount(5)
})

test('prints without what is pressed, and fits a narrow screen in the dark', async ({ page }) => {
  await page.goto(`/brief?since=${SINCE}`)
  await briefStands(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Mark as seen' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Operations' })).toBeHidden()
  await expect(company(page, 'CPNA')).toBeVisible()
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  const width = await page.getByRole('main').evaluate((main) => [main.scrollWidth, main.clientWidth])
  expect(width[0]).toBeLessThanOrEqual(width[1]!)
  await expectAxeFindsNothing(page)
})

test('a usual brief is one sheet of paper, one that was stopped says so on it, and nothing is left out without a word', async ({
  page,
}) => {
  const sheets = async (): Promise<number> => {
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    return [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length
  }
  for (const since of ['', `?since=${SINCE}`]) {
    await page.goto(`/brief${since}`)
    await briefStands(page)
    expect([since, await sheets()]).toEqual([since, 1])
  }
  await page.emulateMedia({ media: 'print' })
  await expect(company(page, 'CPNA').getByRole('link', { name: '5 more in Analyst ratings' })).toBeVisible()
  await expect(page.getByText(/^Records changed since then: Analyst ratings \d+; .* Analysts takes .* not asked/)).toBeVisible()
  await expect(page.getByText(/^Not complete when printed/)).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/brief?demo=slow')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText(/^Stopped after \d+ of \d+ requests/)).toBeVisible()
  await expect(page.getByText(/^Not complete when printed/)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Not complete when printed: \d+ requests to make, \d+ answered\.$/)).toBeVisible()
})

test('without a list it says what it is for, and an unknown list is named', async ({ page }) => {
  await page.goto('/brief?tickers=@nobody')
  await expect(page.getByText(/@nobody/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make a watchlist' })).toBeVisible()
  await page.goto('/brief?tickers=HALO&since=yesterday')
  await expect(page.getByRole('alert')).toContainText('nothing was requested')
})

/** The page of insider filings: transactions as on the form, exact values, lateness, amendments counted once, and the switches. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import type { Locator, Page } from '@playwright/test'
import { record } from '../explorer.ts'
import { expect, test } from '../page.ts'

/** Five filings of autumn 2026, an amendment and what it restates among them. */
const AUTUMN = '/insider-filings?search_keys=VXLN,SNLV,ECHQ&search_keys_type=symbol&from=2026-10-01&to=2026-11-20'
const AMENDMENT = '710b04bb74285a61d9e35621'
const ORIGINAL = 'f8077d808107eaa4cb5bdd28'
/** An option exercised and the shares sold under a plan, by a chief financial officer. */
const EXERCISE = 'c1fd0da40bee6056ed658eab'
/** A purchase whose address of the index has the path of the archive twice. */
const MALFORMED = '/insider-filings?search_keys=a714328a1de7a04e960526c0&search_keys_type=id&v.open=a714328a1de7a04e960526c0'

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Insider filings' })
const filing = (page: Page, text: string): Locator => grid(page).getByRole('row').filter({ hasText: text })

/** The first answer of the demo invents its market, which takes a while on a busy machine. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
}

const summary = (page: Page): Locator => page.getByRole('note', { name: 'Bought and sold' })

test('a filing opens to its transactions as on the form, derivatives apart, codes in words', async ({ page }) => {
  await open(page, AUTUMN)
  const toggle = page.getByRole('button', { name: 'Transactions of Seniorleve Living Trust, Inc., Horváth Layla' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(new RegExp(`v\\.lines=${EXERCISE}$`))
  const shares = page.getByRole('table', { name: 'Table I: non-derivative' })
  await expect(shares.getByRole('row')).toHaveCount(3)
  await expect(shares.getByRole('row').nth(2)).toContainText(
    'S open-market or private saleD disposed of53,70038.25$2,054,025.00102,652D direct',
  )
  const rights = page.getByRole('table', { name: 'Table II: derivative' })
  await expect(rights.getByRole('row').nth(1)).toContainText('M exercise or conversion of an exempt derivative')
  await expect(rights.getByRole('columnheader', { name: 'Expires' })).toBeVisible()
})

test('the summary has four figures, exact on hover, counts an amended sale once and names what it leaves out', async ({
  page,
}) => {
  await open(page, AUTUMN)
  await expect(summary(page).getByRole('definition')).toHaveText([
    '▲ $297K2 trades, 1 filing',
    '▼ $1.10B5 trades, 3 filings',
    '−$1.10B',
    '1 / 3',
  ])
  await expect(summary(page).getByText('$297K')).toHaveAttribute('title', '$296,529.75')
  await expect(summary(page).getByText('$1.10B', { exact: true })).toHaveAttribute('title', '$1,101,528,016.32')
  await expect(summary(page).getByText('−$1.10B')).toHaveAttribute('title', '−$1,101,231,486.57')
  await expect(summary(page)).toContainText(
    'Codes P and S of 5 loaded filings. Excludes 1 non-market (M 1), 1 derivative, 2 amended.',
  )
})

test('the four switches hide transactions, stand in the address, and Back turns them round', async ({ page }) => {
  await open(page, AUTUMN)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '6')
  await page.getByRole('switch', { name: 'Officers only' }).click()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4')
  await page.getByRole('switch', { name: 'Exclude 10b5-1' }).click()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3')
  await expect(page).toHaveURL(/v\.officers=only&v\.plans=hidden$/)
  await expect(page.getByText('2 of 5 filings')).toBeVisible()
  await expect(summary(page)).toContainText('3 under a plan (hidden)')
  await page.goBack()
  await expect(page.getByRole('switch', { name: 'Exclude 10b5-1' })).not.toBeChecked()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4')
})

test('open market only and hidden derivatives leave out lines of an open filing, and say how many', async ({
  page,
  someoneElse,
}) => {
  await open(page, `${AUTUMN}&v.lines=${EXERCISE}`)
  await page.getByRole('switch', { name: 'Hide derivatives' }).click()
  await expect(page.getByRole('table', { name: 'Table II: derivative' })).toHaveCount(0)
  await expect(page.getByText('1 more hidden by the switches.')).toBeVisible()
  await page.getByRole('switch', { name: 'Open market only' }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await open(someoneElse, page.url())
  await expect(someoneElse.getByRole('switch', { checked: true })).toHaveText(['Open market only', 'Hide derivatives'])
  await expect(someoneElse.getByRole('table').getByRole('row')).toHaveCount(2)
})

test('business days from trade to filing are counted, and a missed term is said in words', async ({ page }) => {
  await open(page, AUTUMN)
  await expect(filing(page, 'ECHQ').getByRole('gridcell').last()).toHaveText('4 late')
  await expect(filing(page, 'Horváth').getByRole('gridcell').last()).toHaveText('0')
  await expect(filing(page, 'ECHQ').getByRole('link', { name: 'ECHQ' })).toHaveAttribute('href', '/company/ECHQ')
  await filing(page, 'ECHQ').getByText('Mehta').click()
  await expect(record(page)).toContainText(
    'Traded 11 Nov 2026, filed 17 Nov 2026 (UTC): 4 business days later. A Form 4 is due in 2, federal holidays not counted. Late by 2.',
  )
})

test('an amendment leads to the filing it restates, and that one back', async ({ page }) => {
  await open(page, `${AUTUMN}&v.open=${AMENDMENT}`)
  await record(page).getByRole('button', { name: 'Form 4 filed 23 Oct 2026' }).click()
  await expect(page).toHaveURL(new RegExp(`v\\.open=${ORIGINAL}`))
  await record(page).getByRole('button', { name: 'Form 4/A filed 13 Nov 2026' }).click()
  await expect(page).toHaveURL(new RegExp(`v\\.open=${AMENDMENT}`))
  await page.goBack()
  await expect(record(page)).toContainText('which the sums count instead')
})

test('footnotes are told apart by number, whether they came as a list or as a text', async ({ page }) => {
  const notes = record(page).getByRole('group', { name: 'Footnotes' })
  await open(page, `${AUTUMN}&v.open=${AMENDMENT}`)
  await expect(notes.getByRole('term')).toHaveText(['F1', 'F2'])
  await expect(notes.getByRole('definition').first()).toContainText('This amendment restates the Form 4 filed on Oct 23, 2026')
  await open(page, `${AUTUMN}&v.open=${EXERCISE}`)
  await expect(notes.getByRole('term')).toHaveText(['F1', 'F2'])
  await expect(notes.getByRole('definition').last()).toHaveText('The option is fully vested and exercisable.')
})

test('a malformed address of the filing is shown as given, beside one built from CIK and accession number', async ({ page }) => {
  await open(page, MALFORMED)
  const links = record(page).getByRole('region', { name: 'Filing at the SEC' })
  await expect(links).toContainText('The given address has the path of the archive twice.')
  await expect(links.getByRole('link').nth(1)).toBeVisible()
  const [given, built] = await links
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  expect(given).toMatch(/^\/Archives\/edgar\/data\/Archives\/edgar\/data\/\d+\/\d{18}\/\d{10}-26-\d{6}-index\.htm$/)
  expect(built).toBe(given!.replace('/Archives/edgar/data/Archives', '/Archives'))
})

test('the flat layout gathers its rows into the same filings and the same sums', async ({ page }) => {
  await open(page, AUTUMN)
  const nested = await summary(page).textContent()
  await open(page, `${AUTUMN}&display=flat`)
  await expect(summary(page)).toHaveText(nested!)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '6')
  await filing(page, 'Horváth').getByText('Horváth').first().click()
  await expect(record(page).getByRole('group', { name: 'Table I: non-derivative' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'All columns' }).click()
  await expect(page).toHaveURL(/v\.view=table/)
  await expect(filing(page, 'Horváth Layla')).toHaveCount(3)
})

test('the largest sale comes first when the column is pressed, and the order is in the address', async ({ page }) => {
  await open(page, AUTUMN)
  await grid(page).getByRole('button', { name: 'Sold' }).click()
  await expect(page).toHaveURL(/v\.sort=sold:desc/)
  await expect(grid(page).getByRole('columnheader', { name: 'Sold' })).toHaveAttribute('aria-sort', 'descending')
  await expect(grid(page).getByRole('row').nth(1).getByText('$1.10B')).toHaveAttribute('title', '$1,098,932,730.18')
})

test('the keyboard walks the filings, Space opens the transactions and Enter the record', async ({ page }) => {
  await open(page, AUTUMN)
  const toggles = grid(page).getByRole('button', { name: /^Transactions of/ })
  await toggles.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(toggles.nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(toggles.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(record(page).getByRole('heading', { name: /Mehta/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filing(page, 'ECHQ').locator(':focus')).toHaveCount(1)
})

test('the focus stays on its filing when it is scrolled out of sight', async ({ page }) => {
  await open(page, '/insider-filings?from=2026-10-13&to=2026-11-20')
  await grid(page).getByRole('columnheader').first().getByRole('button').focus()
  await page.keyboard.press('ArrowDown')
  const focused = grid(page)
    .getByRole('row')
    .filter({ has: page.locator(':focus') })
  await expect(focused).not.toHaveAttribute('aria-rowindex', '1')
  const place = Number(await focused.getAttribute('aria-rowindex'))
  await grid(page).hover()
  await page.mouse.wheel(0, 2000)
  await expect(grid(page).locator('[aria-rowindex="80"]')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveAttribute('aria-rowindex', String(place + 1))
  await expect(focused).toBeInViewport()
})

for (const width of [1440, 390]) {
  for (const [view, names] of [
    ['opened filings', '&v.lines=all&v.market=only'],
    ['a record', `&v.open=${AMENDMENT}`],
  ] as const) {
    test(`nothing for axe to find on ${view}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, AUTUMN + names)
      await expect(page.getByRole('group', { name: 'Footnotes' }).first()).toBeVisible()
      await expectAxeFindsNothing(page)
    })
  }
}

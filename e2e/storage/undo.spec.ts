/** What is deleted, replaced, forgotten or imported has a way back, by the keyboard alone and exactly as it was. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import { keepWatchlist } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

const VIEWS = [
  { name: 'First', address: '/splits?importance=4&v.view=table' },
  { name: 'Second', address: '/splits?importance=3&v.view=table', isStart: true },
  { name: 'Third', address: '/news?tickers=HALO' },
]
const LISTS = [
  { name: 'alpha', tickers: ['HALO', 'QNTR'] },
  { name: 'beta', tickers: ['ACME'] },
]

/** A browser that has kept something before. */
async function openWith(page: Page, address: string, things: Readonly<Record<string, unknown>>): Promise<void> {
  await page.goto('/about')
  await page.evaluate((all) => {
    for (const [name, thing] of Object.entries(all)) localStorage.setItem(`tearsheet.${name}`, JSON.stringify(thing))
  }, things)
  await page.goto(address)
}

const kept = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), `tearsheet.${name}`)
const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('a deleted view comes back in its place, and an import goes again', async ({ page }) => {
  await openWith(page, '/', { views: VIEWS })
  const saved = page.getByRole('region', { name: 'Saved views' })
  await saved.getByRole('button', { name: 'Delete Second' }).press('Enter')
  await expect(told(page, '“Second” was deleted.')).toBeVisible()
  await expect(saved.getByRole('listitem')).toHaveCount(2)
  await expectAxeFindsNothing(page)
  // What had the focus is gone: the way back has it.
  await expect(undo(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(undo(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => kept(page, 'views')).toEqual(VIEWS)
  await expect(saved.getByRole('link')).toHaveText(['First', 'Second', 'Third'])

  const views = ['ACME', 'QNTR'].map((ticker) => ({ name: ticker, address: `/news?tickers=${ticker}` }))
  const file = JSON.stringify({ format: 'tearsheet-views', version: 1, views, watchlists: [] })
  await page
    .getByLabel('File of saved views')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await expect(told(page, '2 views were added.')).toBeVisible()
  await expect(saved.getByRole('listitem')).toHaveCount(5)
  // On another page too.
  await page.getByRole('link', { name: 'About', exact: true }).click()
  await undo(page).press('Enter')
  await expect.poll(() => kept(page, 'views')).toEqual(VIEWS)
})

test('a list that was deleted or replaced comes back, and so does what was forgotten', async ({ page }) => {
  const recent = ['/news?tickers=HALO', '/splits?importance=4&v.view=table']
  await openWith(page, '/preferences', { watchlists: LISTS, recent, 'news.read': ['41027552', '41026316'] })
  const lists = page.getByRole('region', { name: 'Watchlists' })
  await lists.getByRole('button', { name: 'Delete @alpha' }).press('Enter')
  await expect(told(page, '@alpha was deleted.')).toBeVisible()
  await expect(undo(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lists.getByRole('listitem')).toHaveText([/^@alpha2 tickers: HALO, QNTR/, /^@beta1 ticker: ACME/])

  await keepWatchlist(page, 'alpha', 'NORD')
  await expect(told(page, 'Saved @alpha (1 ticker).')).toBeVisible()
  await undo(page).press('Enter')
  await expect.poll(() => kept(page, 'watchlists')).toEqual(LISTS)

  await page.getByRole('button', { name: 'Clear recent views' }).press('Enter')
  await expect(told(page, 'The recent views were forgotten.')).toBeVisible()
  await expect.poll(() => kept(page, 'recent')).toBeNull()
  await undo(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Clear recent views' })).toBeFocused()
  await expect.poll(() => kept(page, 'recent')).toEqual(recent)

  await page.getByRole('button', { name: 'Clear read marks' }).press('Enter')
  await expect(told(page, 'The read marks were forgotten.')).toBeVisible()
  await undo(page).press('Enter')
  await expect.poll(() => kept(page, 'news.read')).toEqual(['41027552', '41026316'])

  await lists.getByRole('button', { name: 'Delete @beta' }).press('Enter')
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(undo(page)).toHaveCount(0)
  await expect.poll(() => kept(page, 'watchlists')).toEqual(LISTS.slice(0, 1))
})

/** What an older, a newer or another program left in the storage is not written over, and told; a full storage is told too. */
import { readFile } from 'node:fs/promises'
import { expectAxeFindsNothing } from '../app/axe.ts'
import { keepWatchlist, results, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

async function openWith(page: Page, address: string, name: string, text: string): Promise<void> {
  await page.goto('/about')
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [`tearsheet.${name}`, text])
  await page.goto(address)
}

const stored = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), `tearsheet.${name}`)
const notice = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

async function saveView(page: Page, name: string): Promise<void> {
  await results(page).getByRole('button', { name: 'Save view' }).press('Enter')
  await expect(page.getByLabel('Name of this view')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Save view' })).toContainText(`Saved as “${name}”`)
}

test('views in a form that is not known are set aside before a new one is saved, and can be taken along', async ({ page }) => {
  const text = '[{"name":"Old","address":"/news"},{"title":"Odd","url":"/splits"}]'
  await openWith(page, '/splits?v.view=table', 'views', text)
  await rowsArrive(page)
  const told = notice(page, 'Saved views in this browser cannot all be read.')
  await expect(told).toBeVisible()
  await saveView(page, 'Mine')
  await expect(page.getByRole('dialog', { name: 'Save view' })).not.toContainText('until this page is closed')
  await page.keyboard.press('Escape')
  await expect.poll(() => stored(page, 'views.unreadable')).toBe(text)
  await expect
    .poll(() => stored(page, 'views'))
    .toBe('[{"name":"Old","address":"/news"},{"name":"Mine","address":"/splits?v.view=table"}]')
  await page.reload()
  await rowsArrive(page)
  await expectAxeFindsNothing(page)
  const downloaded = page.waitForEvent('download')
  await told.getByRole('button', { name: 'Download' }).press('Enter')
  expect(await readFile(await (await downloaded).path(), 'utf8')).toBe(text)
  await told.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(told).toHaveCount(0)
  await expect.poll(() => stored(page, 'views.unreadable')).toBeNull()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(told).toBeVisible()
  await expect.poll(() => stored(page, 'views.unreadable')).toBe(text)
})

test('views of a newer version stay as they are: a new one lasts for the page, and says so', async ({ page }) => {
  const text = '{"version":2,"views":[{"name":"Newer","query":{}}]}'
  await openWith(page, '/splits?v.view=table', 'views', text)
  await rowsArrive(page)
  const told = notice(page, 'Saved views of a newer version of Tearsheet are kept in this browser.')
  await expect(told).toContainText('what you change here lasts until the page is closed')
  await saveView(page, 'Mine')
  await expect(page.getByRole('dialog', { name: 'Save view' })).toContainText('Saved as “Mine”, until this page is closed.')
  await page.keyboard.press('Escape')
  await told.getByRole('button', { name: 'Understood' }).press('Enter')
  await expect(told).toHaveCount(0)
  await page.getByRole('link', { name: 'Tearsheet' }).click()
  await expect(page.getByRole('region', { name: 'Saved views' }).getByRole('link')).toHaveText('Mine')
  await expect.poll(() => stored(page, 'views')).toBe(text)
})

test('F92 with a full storage a list and its way back last for the page, which is said once', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/preferences')
  const lists = page.getByRole('region', { name: 'Watchlists' }).getByRole('listitem')
  await keepWatchlist(page, 'one', 'HALO')
  const told = notice(page, 'This browser keeps nothing for this site')
  await told.getByRole('button', { name: 'Understood' }).press('Enter')
  await keepWatchlist(page, 'two', 'HALO')
  await expect(lists).toHaveText([/^@desk/, /^@one/, /^@two/])
  await page.getByRole('button', { name: 'Delete @one' }).press('Enter')
  await expect(lists).toHaveText([/^@desk/, /^@two/])
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(lists).toHaveText([/^@desk/, /^@one/, /^@two/])
  await expect(told).toHaveCount(0)
})

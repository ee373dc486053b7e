/** Versions of a story: folded under the latest, with the reason, and unfolded again. */
import type { Page } from '@playwright/test'
import { addressOf, record, results } from '../explorer.ts'
import { expect, test } from '../page.ts'

const LATEST = 'UPDATE: Halcyon Optics Results & Outlook'
const address = '/news?tickers=HALO&limit=30'
const rows = (page: Page) => results(page).locator('[role=row][aria-selected]')
const latest = (page: Page) => results(page).getByRole('row', { name: LATEST })

test('earlier versions are folded under the latest, and the count of rows still says what was loaded', async ({ page }) => {
  await page.goto(address)
  await expect(rows(page)).toHaveCount(29)
  await expect(results(page).getByText('30 rows', { exact: true })).toBeVisible()
  await expect(results(page)).toContainText('1 earlier version folded.')
  const button = latest(page).getByRole('button', { name: '2 versions' })
  await expect(button).toHaveAttribute('title', 'Taken for one story by the same original ID')
})

test('one story is unfolded and folded again, by keyboard too, and the address says which', async ({ page }) => {
  await page.goto(address)
  const button = latest(page).getByRole('button', { name: '2 versions' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(rows(page)).toHaveCount(30)
  await expect(results(page).getByRole('row', { name: 'earlier version' })).toContainText('07:04')
  await expect.poll(() => addressOf(page)).toBe(`${address}&v.unfold=41026316`)
  await expect(record(page)).toHaveCount(0)
  await page.goBack()
  await expect(rows(page)).toHaveCount(29)
})

test('all versions stand apart when asked to, in the order of the rows', async ({ page }) => {
  await page.goto(address)
  await results(page).getByRole('button', { name: 'Ungroup versions' }).click()
  await expect(rows(page)).toHaveCount(30)
  await expect.poll(() => addressOf(page)).toBe(`${address}&v.versions=apart`)
  await expect(results(page).getByRole('button', { name: '2 versions' })).toHaveCount(0)
  await results(page).getByRole('button', { name: 'Group versions' }).click()
  await expect(rows(page)).toHaveCount(29)
})

test('the open story names its versions and why they are its versions', async ({ page }) => {
  await page.goto(`${address}&v.open=41026316`)
  const versions = record(page).getByRole('region', { name: 'Versions' })
  await expect(versions).toContainText('Versions among 30 loaded items')
  await expect(versions).toContainText('Taken for one story by the same original ID.')
  await versions.getByRole('button', { name: '1 Sep 2026, 07:04 -0400' }).click()
  await expect(page).toHaveURL(`${address}&v.open=41026310`)
  // What is open is never hidden in the list.
  await expect(rows(page)).toHaveCount(30)
  await expect(rows(page).and(page.locator('[aria-selected=true]'))).toHaveCount(1)
  await page.goBack()
  await expect(versions.getByRole('button', { name: '07:46 -0400, the latest, open here' })).toBeVisible()
})

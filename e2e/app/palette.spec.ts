/** The command palette without a mouse: to a company's news, by a command, back to a recent view. */
import { expectAxeFindsNothing } from './axe.ts'
import { rowsArrive } from '../explorer.ts'
import { expect, test } from '../page.ts'

test('the palette leads to a company’s news, and shows every address before it is taken', async ({ page }) => {
  await page.goto('/splits?importance=4&v.view=table')
  await rowsArrive(page)
  // A view that is looked at for half a second counts as one to come back to.
  const recent = () => page.evaluate(() => JSON.parse(localStorage.getItem('tearsheet.recent') ?? '[]'))
  await expect.poll(recent).toHaveLength(1)
  await page.keyboard.press('ControlOrMeta+k')
  const command = page.getByRole('searchbox', { name: 'Command' })
  await expect(command).toBeFocused()
  const option = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(option.first()).toContainText('importance at least 4')
  await expectAxeFindsNothing(page)
  await page.keyboard.type('halcy')
  await expect(option.filter({ hasText: 'News for HALO' })).toContainText('/news?tickers=HALO')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('news halcyon 90d')
  const commands = page.getByRole('group', { name: 'Commands' }).getByRole('option')
  await expect(commands).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await expect(commands.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(commands.nth(1)).toContainText('/news?tickers=HALO&from=-90d&to=0d')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/news?tickers=HALO&from=-90d&to=0d')
  await expect(page.getByRole('grid', { name: 'News' })).toBeVisible()
  // The views that were looked at are offered first, and forgotten on demand.
  await expect.poll(recent).toHaveLength(2)
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('importance at least 4')
  await expect(option.first()).toContainText('/splits?importance=4&v.view=table')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/splits?importance=4&v.view=table')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('preferences')
  await expect(option.first()).toContainText('/preferences')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Clear recent views' }).press('Enter')
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
})

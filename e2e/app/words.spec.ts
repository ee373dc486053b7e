/** None of the words that went stands where no other test looks: in menus, in answers that refuse, among keys and commands. */
import { filters, results, rowsArrive } from '../explorer.ts'
import { expectNoneGone } from './goneWords.ts'
import { operations } from '../operations.ts'
import { expect, test } from '../page.ts'

for (const { title, withRows } of operations) {
  test(`${title} says none of the words that went, in its menus and where it is refused`, async ({ page, forgive }) => {
    forgive(/Failed to load resource/)
    await page.goto(withRows)
    await rowsArrive(page)
    await expectNoneGone(page, 'rows')
    for (const name of ['Columns', 'Export', 'Save view'])
      await test.step(name, async () => {
        await results(page).getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectNoneGone(page, name)
        await page.keyboard.press('Escape')
      })
    for (const [state, status, sign] of [
      ['not entitled', 403, page.getByRole('alert')],
      ['rate limited', 429, page.getByText(/Rate limited/)],
    ] as const)
      await test.step(state, async () => {
        await page.goto(`${withRows}&demo=${status}`)
        await expect(filters(page)).toBeVisible()
        await expect(sign.first()).toBeVisible()
        await expectNoneGone(page, state)
      })
  })
}

test('the list of keys and the commands say none of them', async ({ page }) => {
  await page.goto('/splits?limit=5')
  await rowsArrive(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoneGone(page, 'keys')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('transcripts halo 90d')
  await expect(page.getByText('Ignored: 90d').first()).toBeVisible()
  await expectNoneGone(page, 'commands')
})

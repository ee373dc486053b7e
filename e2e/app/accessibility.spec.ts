/** What axe finds on every page in every state, in both themes, and which of the words that went they say: nothing, and none. */
import { expectAxeFindsNothing } from './axe.ts'
import { expectNoneGone } from './goneWords.ts'
import { filters, openForm, record, results, rowsArrive } from '../explorer.ts'
import { operations } from '../operations.ts'
import { expect, test, type Page } from '../page.ts'

for (const { title, withRows, record: id, invalid = 'limit=0' } of operations) {
  const states: Readonly<Record<string, readonly [address: string, sign: (page: Page) => Promise<void>]>> = {
    loading: [`${withRows}&demo=slow`, (page) => expect(results(page).getByText(/^Loading/)).toBeAttached()],
    normal: [
      withRows,
      async (page) => {
        await rowsArrive(page)
        await openForm(page)
        await filters(page).getByRole('button', { name: '+ Filter' }).click()
      },
    ],
    empty: [`${withRows}&demo=empty`, (page) => expect(results(page).getByRole('heading', { name: /^No / })).toBeVisible()],
    failed: [`${withRows}&demo=500`, (page) => expect(page.getByRole('alert')).toBeVisible()],
    invalid: [`${withRows}&${invalid}`, (page) => expect(page.getByRole('alert')).toContainText('nothing was requested')],
    'a record open': [
      `${withRows}&v.open=${encodeURIComponent(id)}`,
      (page) => expect(record(page).getByRole('tab', { name: 'JSON' })).toBeVisible(),
    ],
  }
  test(`axe finds nothing on ${title}, and no word that went: ${Object.keys(states).join(', ')}`, async ({ page }) => {
    // Six pages in two themes, which takes its time on a small machine.
    test.slow()
    for (const [state, [address, sign]] of Object.entries(states))
      await test.step(state, async () => {
        await page.goto(address)
        await sign(page)
        await expectNoneGone(page, state)
        await expectAxeFindsNothing(page)
      })
  })
}

test('axe finds nothing on the pages beside the operations', async ({ page }) => {
  test.slow()
  for (const path of ['/', '/tour', '/preferences', '/connection', '/reference', '/about', '/nowhere'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAxeFindsNothing(page)
    })
})

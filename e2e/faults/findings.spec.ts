/** A service that sends others than it was asked for: told beside the rows, with the request. */
import { readFile } from 'node:fs/promises'
import { addresses } from '../addresses.ts'
import { expectAxeFindsNothing } from '../app/axe.ts'
import { requests, results, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

test.use({ baseURL: addresses.faulty })

test('other tickers than those asked for are told in one line, which leads to the request and moves no row', async ({ page }) => {
  await page.goto('/splits?tickers=OTHERS&v.view=table')
  await rowsArrive(page)
  const first = results(page).getByRole('gridcell').first()
  const before = await first.boundingBox()
  const line = requests(page).getByText('43 other tickers came')
  await expect(line).toHaveText(
    'Asked for OTHERS; 43 other tickers came in all 43 rows (AAQ, BAQ, CAQ and 40 more): this service may ignore the filter.',
  )
  expect(await first.boundingBox()).toEqual(before)
  await requests(page).getByRole('button', { name: 'Show the request' }).click()
  await expect(requests(page).getByRole('heading', { name: /^Request 1, Splits/ })).toBeFocused()
  await expect(requests(page).getByText('parameters[tickers]', { exact: true })).toBeVisible()
})

test('a service that sends what it is asked for is told nothing of', async ({ page }) => {
  // The part that looks is there once it asked for its file.
  const part = page.waitForResponse(/FindingsLine/)
  await page.goto('/splits?tickers=HALO&v.view=table')
  await rowsArrive(page)
  await part
  await page.goto('/splits?tickers=OTHERS&v.view=table')
  await expect(requests(page).getByText('43 other tickers came')).toBeVisible()
  await page.goBack()
  await rowsArrive(page)
  await expect(requests(page).getByText('other tickers came')).toHaveCount(0)
})

const seen = (page: Page) => page.getByRole('region', { name: 'Seen here' })

test('what was seen of a service stands in the reference, can be taken along, and is forgotten with a way back', async ({
  page,
}) => {
  await page.goto('/splits?tickers=OTHERS&v.view=table')
  await expect(requests(page).getByText('43 other tickers came')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tearsheet.findings'))).not.toBeNull()
  await page.goto('/reference')
  const table = seen(page).getByRole('group', { name: 'Seen in Splits' })
  await expect(table.getByRole('rowheader')).toHaveText(['tickers', 'ratio', 'mood'])
  await expect(table.getByRole('row', { name: /^tickers/ })).toContainText('others than asked for')
  await expect(table.getByRole('row', { name: /^mood/ })).toContainText('not in the specification')
  await expectAxeFindsNothing(page)
  for (const [button, name, words] of [
    ['Save as JSON', /\.json$/, '"subject": "tickers"'],
    ['Save as Markdown', /\.md$/, '| Splits | tickers | others than asked for | OTHERS |'],
  ] as const) {
    const downloaded = page.waitForEvent('download')
    await seen(page).getByRole('button', { name: button }).click()
    expect((await downloaded).suggestedFilename()).toMatch(name)
    expect(await readFile(await (await downloaded).path(), 'utf8')).toContain(words)
  }
  await seen(page).getByRole('button', { name: 'Forget' }).click()
  await expect(seen(page)).toContainText('Nothing is kept.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(table).toBeVisible()
  await page.goto('/preferences')
  await expect(page.getByText('3 findings in answers of 1 service')).toBeVisible()
  await page.getByRole('button', { name: 'Forget what was seen of services' }).click()
  await expect(page.getByRole('button', { name: 'Forget what was seen of services' })).toBeDisabled()
  expect(await page.evaluate(() => localStorage.getItem('tearsheet.findings'))).toBeNull()
})

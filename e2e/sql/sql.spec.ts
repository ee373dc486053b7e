/** SQL over loaded rows, in the browser's own engine: examples by their links, mistakes, Back, keys, files, small screens. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import { expect, test, type Page } from '../page.ts'

const worksheet = (sql: string, ...from: readonly string[]): string =>
  `/sql?${new URLSearchParams([...from.map((one): [string, string] => ['from', one]), ['sql', sql]])}`

const editor = (page: Page) => page.getByRole('textbox', { name: 'SQL' })
const result = (page: Page) => page.getByRole('region', { name: 'Result' })
const grid = (page: Page) => page.getByRole('grid', { name: 'SQL result' })

test('a worked example loads its sources, runs, and draws its chart', async ({ page }) => {
  await page.goto('/sql')
  await page.getByRole('link', { name: 'Insider purchases by month' }).click()
  await expect(result(page)).toContainText(/rows? in .* ms, of .* rows of Insider filings/)
  await expect(grid(page).getByRole('columnheader', { name: /purchases/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Bars of purchases by month/ })).toBeVisible()
})

test('a mistake is told at its place, and the engine lives on', async ({ page }) => {
  await page.goto(worksheet('select 1 as one,\n  nothing', '/splits'))
  await expect(page.getByRole('alert')).toContainText('The query has a mistake. Line 2, character 3:')
  await expect(editor(page).locator('.cm-lintRange-error')).toHaveText('nothing')
  await editor(page).press('ControlOrMeta+a')
  await editor(page).pressSequentially('select 42 as answer')
  await editor(page).press('ControlOrMeta+Enter')
  await expect(grid(page).getByRole('gridcell', { name: '42', exact: true })).toBeVisible()
  // Running is a step that Back undoes.
  await page.goBack()
  await expect(page.getByRole('alert')).toContainText('The query has a mistake.')
})

test('names are completed, letters are no commands, and Escape and Tab lead out of the editor', async ({ page }) => {
  await page.goto(worksheet('select 1', '/splits?limit=5'))
  await expect(grid(page)).toBeVisible()
  await editor(page).press('ControlOrMeta+a')
  await editor(page).pressSequentially('select splits.rat')
  await page.getByRole('option', { name: /^ratio/ }).click()
  await expect(editor(page)).toContainText('select splits.ratio')
  await editor(page).press('Escape')
  await editor(page).press('Tab')
  await expect(page.getByRole('button', { name: 'Run' })).toBeFocused()
})

test('a file has what is shown', async ({ page }) => {
  await page.goto(worksheet("select 'a' as word, 1.50::decimal(4,2) as sum union all select 'b', 2.25 order by word"))
  await expect(grid(page)).toBeVisible()
  await result(page).getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const lines = Buffer.concat(chunks).toString().trim().split('\r\n')
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual(['"word","sum"', '"a","1.50"', '"b","2.25"'])
})

test('the rows of a dataset open in SQL', async ({ page }) => {
  await page.goto('/splits?importance=3')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('link', { name: 'Open in SQL' }).click()
  await expect(page).toHaveURL(/\/sql\?from=%2Fsplits%3Fimportance%3D3&sql=/)
  await expect(result(page)).toContainText('rows of Splits')
})

test('a query can be stopped', async ({ page }) => {
  await page.goto(worksheet('select count(*) from range(100000000000) a where a.range % 7 = 3'))
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible()
})

test('nothing of SQL is loaded on another page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/insights')
  await expect(page.getByRole('grid')).toBeVisible()
  expect(asked.filter((url) => /duckdb|\/Sql-|\/arrow/i.test(url))).toEqual([])
})

for (const width of [1440, 390]) {
  test(`axe finds nothing at ${width} px, where nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(worksheet('select ticker, importance from splits', '/splits?limit=20'))
    await expect(grid(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAxeFindsNothing(page)
    await page.goto('/sql')
    await expect(page.getByRole('link', { name: 'Closes around splits' })).toBeVisible()
    await expectAxeFindsNothing(page)
  })
}

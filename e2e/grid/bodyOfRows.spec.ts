/** Many pages as one body of rows: loaded with stops and failures, shared, refined, copied from, and taken along whole. */
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { addresses } from '../addresses.ts'
import { addressOf, paging, results, row } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'
import { sent, serveInsights, type Sent } from '../export/twentyThousand.ts'

const start = `${addresses.live}/insights?limit=1000`
const columns = 'v.cols=date,security.symbol,rating,pt,firm'
const grid = (page: Page) => page.getByRole('grid', { name: 'Analyst ratings' })
const coverage = (page: Page) => paging(page).getByRole('status').first()

/** Opens the menu of a column as a user does. */
async function menuOf(page: Page, label: string) {
  await grid(page)
    .getByRole('columnheader', { name: new RegExp(`^${label}`) })
    .hover()
  await page.getByRole('button', { name: `Column ${label}: menu` }).click()
  return page.getByRole('dialog', { name: `Column ${label}` })
}

test('20,000 rows are loaded with a stop at half and a page that fails and is mended, and a link loads the same', async ({
  page,
  someoneElse,
  forgive,
}) => {
  forgive(/status of 500/)
  const service = await serveInsights(page)
  service.broken.add(7)
  service.held.add(11)
  service.held.add(12)
  await page.goto(start)
  await paging(page).getByRole('button', { name: 'Load all' }).click()
  await expect(paging(page).getByText(/^Page 7 failed/)).toBeVisible()
  await expect(coverage(page)).toContainText('6,000 rows')
  service.broken.clear()
  await paging(page).getByRole('button', { name: 'Try that page again' }).click()
  await expect(coverage(page)).toContainText('10,000 rows')
  await paging(page).getByRole('button', { name: 'Stop' }).click()
  await expect(coverage(page)).toHaveText('10,000 rows so far (total unknown)')
  await expect.poll(() => addressOf(page)).toBe('/insights?limit=1000&v.load=1..10')
  service.letGo()
  const before = service.asked.length
  await paging(page).getByRole('button', { name: 'Load all' }).click()
  await expect(coverage(page)).toHaveText('20,000 rows · all loaded')
  // What was there already was not asked for again.
  expect(Math.min(...service.asked.slice(before))).toBe(11)
  await expect.poll(() => addressOf(page)).toMatch(/^\/insights\?limit=1000&v\.load=1\.\.2[01]$/)

  await expect(grid(page)).toHaveAttribute('aria-rowcount', '20001')
  await row(page, 1).getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+End')
  await expect(row(page, 20_000)).toBeInViewport()
  await expect.poll(() => page.locator('body *').count()).toBeLessThanOrEqual(700)

  await serveInsights(someoneElse)
  await someoneElse.goto(page.url())
  await expect(coverage(someoneElse)).toHaveText('20,000 rows · all loaded')
})

test('loaded rows are refined by value, range and text, copied from, and exported as they were sent', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await serveInsights(page)
  await page.goto(`${start}&v.load=1..20&${columns}`)
  await expect(coverage(page)).toContainText('20,000 rows')

  const rating = await menuOf(page, 'Rating')
  await rating.getByRole('checkbox', { name: /^Hold/ }).click()
  await page.keyboard.press('Escape')
  const target = await menuOf(page, 'Price target')
  await target.getByRole('textbox', { name: 'From' }).fill('100')
  await target.getByRole('textbox', { name: 'To' }).fill('200.5')
  await target.getByRole('button', { name: 'Apply' }).click()
  await page.keyboard.press('Escape')
  const firm = await menuOf(page, 'Firm')
  await firm.getByRole('textbox', { name: 'Contains' }).fill('bank')
  await firm.getByRole('button', { name: 'Apply' }).click()
  await page.keyboard.press('Escape')
  await expect
    .poll(() => addressOf(page))
    .toBe(`/insights?limit=1000&v.load=1..20&${columns}&f.firm=~bank&f.pt=100..200.5&f.rating=Hold`)
  const kept = sent.filter(
    ({ rating: word, pt, firm: name }: Sent) =>
      word === 'Hold' && Number(pt) >= 100 && Number(pt) <= 200.5 && name.toLowerCase().includes('bank'),
  )
  expect(kept.length).toBeGreaterThan(100)
  await expect(results(page).getByText(`${kept.length.toLocaleString('en-US')} of 20,000 rows`, { exact: true })).toBeVisible()

  await row(page, 2).locator('[aria-colindex="2"]').focus()
  await page.keyboard.press('Shift+ArrowDown')
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+c')
  await expect(page.getByRole('group', { name: 'Selection' }).getByRole('status')).toHaveText('Copied as TSV.')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(
      kept
        .slice(1, 3)
        .map(({ security, rating: word, pt }) => `${security.symbol}\t${word}\t${pt}\n`)
        .join(''),
    )
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Export' }).click()
  const panel = page.getByRole('dialog', { name: 'Export' })
  await panel.getByRole('radio', { name: /^Current view \([\d,]+ rows, 5 columns\)$/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'CSV', exact: true }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  const read = parse(text, { comment: '#', columns: true, comment_no_infix: true }) as Record<string, string>[]
  /** What a spreadsheet would run is marked as text; nothing else is changed. */
  const marked = (name: string): string => (/^[=+]/.test(name) ? `'${name}` : name)
  expect(read).toEqual(
    kept.map((each) => ({
      date: each.date,
      'security.symbol': each.security.symbol,
      rating: each.rating,
      pt: each.pt,
      firm: marked(each.firm),
    })),
  )
})

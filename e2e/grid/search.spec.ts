/** A text looked for in all columns of the loaded rows: counted, marked, stepped through, and kept in the address. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import { addressOf, record, results, row, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

const query = '/conference-calls?from=2026-01-01&to=2026-11-20'
const address = `${query}&v.view=table`
const bar = (page: Page) => page.getByRole('search', { name: 'Loaded rows' })
const field = (page: Page) => bar(page).getByRole('searchbox', { name: 'Search the loaded rows' })
const marked = (page: Page, name: string) =>
  page.evaluate((of) => [...(CSS.highlights.get(of) ?? [])].map((range) => (range as Range).toString().toLowerCase()), name)

test('a search counts the rows that match, marks them, leads through them, and is in the link', async ({ page, someoneElse }) => {
  await page.goto(address)
  await rowsArrive(page)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Er')
  await expect(bar(page).getByRole('status')).toHaveText(/^1 of \d+ matches in 100 loaded rows$/)
  await expect.poll(() => addressOf(page)).toBe(`${query}&v.search=Er&v.view=table`)
  await expect.poll(() => marked(page, 'search-current')).toContain('er')
  await expect
    .poll(async () => [...new Set([...(await marked(page, 'search-current')), ...(await marked(page, 'search-hits'))])])
    .toEqual(['er'])

  const count = Number(/of (\d+)/.exec(await bar(page).getByRole('status').innerText())![1])
  expect(count).toBeGreaterThan(1)
  await page.keyboard.press('Shift+Enter')
  await expect(bar(page).getByRole('status')).toHaveText(`${count} of ${count} matches in 100 loaded rows`)
  await expect.poll(() => marked(page, 'search-current')).toContain('er')
  await expect(row(page, 1)).not.toBeInViewport()
  const isCurrentInSight = (grid: Element): boolean => {
    const [range] = [...(CSS.highlights.get('search-current') ?? [])] as Range[]
    if (!range) return false
    const { top, bottom } = range.getBoundingClientRect()
    const sight = grid.parentElement!.getBoundingClientRect()
    return top >= sight.top && bottom <= sight.bottom
  }
  await expect.poll(() => results(page).getByRole('grid').evaluate(isCurrentInSight)).toBe(true)
  await bar(page).getByRole('button', { name: 'Next match' }).click()
  await expect(bar(page).getByRole('status')).toHaveText(`1 of ${count} matches in 100 loaded rows`)
  await expectAxeFindsNothing(page)

  await someoneElse.goto(page.url())
  await expect(bar(someoneElse).getByRole('status')).toHaveText(`1 of ${count} matches in 100 loaded rows`)

  await field(page).fill('.*')
  await expect(bar(page).getByRole('status')).toHaveText('No match in 100 loaded rows')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await expect.poll(() => addressOf(page)).toBe(address)
  await expect(page.locator('[role=grid] :focus')).toHaveCount(1)
  await expect.poll(() => marked(page, 'search-hits')).toEqual([])
})

test('a match in another form than the one shown is marked whole, one in a hidden column is told, and refined rows are counted', async ({
  page,
}) => {
  await page.goto(`${address}&v.cols=date,ticker&v.search=2026-11`)
  await expect(bar(page).getByRole('status')).toHaveText(/^1 of \d+ matches in 100 loaded rows$/)
  await expect.poll(async () => (await marked(page, 'search-current'))[0]).toMatch(/ nov 2026$/)
  await page.goto(`${address}&v.cols=date,importance&v.search=halo&f.ticker=HALO,QNTR`)
  await expect(bar(page).getByRole('status')).toHaveText(
    /^1 of \d+ matches in \d+ shown of 100 loaded rows, in a column that is not shown$/,
  )
  await row(page, 1).getByRole('gridcell').first().click()
  await expect(record(page)).toBeVisible()
})

/** More rows than an element of any browser is high: turned by the wheel, walked by keys, opened by a link. */
import { addresses } from '../addresses.ts'
import { addressOf, paging, row } from '../explorer.ts'
import { insightsFrom } from '../budgets/manyInsights.ts'
import { expect, test, type Page } from '../page.ts'
import { sweep } from '../budgets/sweep.ts'

const PAGE = 20_000
const ROWS = 300_000
/** Pixels of a row in the usual density. */
const ROW = 30
const COLUMNS = 'v.cols=id,date'

/** Few fields of each, in pages of twenty thousand, for time is short. */
async function serve(page: Page): Promise<void> {
  await page.route('**/api/v1/analyst/insights?*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? 0)
    const rows = insightsFrom(number * PAGE, PAGE).map(({ id, date }) => ({ id, date }))
    return route.fulfill({ json: { 'analyst-insights': rows } })
  })
}

const idOf = (place: number): string => insightsFrom(place, 1)[0]!.id

/** Pixels from the upper edge of the rows in sight to that of this row, counted from 1. */
const heightOf = async (page: Page, number: number): Promise<number> => (await row(page, number).boundingBox())!.y

test('three hundred thousand rows: each is reached by the pixel, by key and by link, and none is blank', async ({ page }) => {
  await serve(page)
  await page.goto(`${addresses.live}/insights?limit=1000&v.load=1..${ROWS / PAGE}&${COLUMNS}`)
  await expect(paging(page).getByRole('status').first()).toContainText('300,000 rows', { timeout: 120_000 })
  const grid = page.getByRole('grid', { name: 'Analyst ratings' })
  const scroller = grid.locator('..')
  expect(await scroller.evaluate((element) => element.scrollHeight)).toBeLessThan(8_001_000)

  await row(page, 1).getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+End')
  await expect(row(page, ROWS)).toBeInViewport()
  await expect(row(page, ROWS)).toContainText(idOf(ROWS - 1))
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowUp')
  await expect(
    row(page, ROWS - 40)
      .getByRole('gridcell')
      .last(),
  ).toBeFocused()
  await page.keyboard.press('Control+Home')
  await expect(row(page, 1)).toBeInViewport()

  // To the middle by the thumb, then by the wheel: as many pixels as it turns.
  await scroller.evaluate((element) => void (element.scrollTop = (element.scrollHeight - element.clientHeight) / 2))
  await expect(row(page, ROWS / 2)).toBeInViewport()
  const before = await heightOf(page, ROWS / 2)
  await scroller.hover()
  await page.mouse.wheel(0, 5 * ROW)
  await expect.poll(() => heightOf(page, ROWS / 2)).toBe(before - 5 * ROW)
  await page.mouse.wheel(0, 100 * ROW)
  await expect(row(page, ROWS / 2 + 105)).toBeInViewport()
  await expect.poll(() => heightOf(page, ROWS / 2 + 105)).toBe(before)

  await row(page, ROWS / 2 + 105)
    .getByRole('gridcell')
    .first()
    .click()
  await expect.poll(() => addressOf(page)).toContain(`v.open=${idOf(ROWS / 2 + 104)}`)
  const link = page.url()
  await page.goBack()
  await expect(row(page, ROWS / 2 + 105)).toBeInViewport()

  const { blank, places } = await sweep(page, 60)
  expect(places).toBeGreaterThan(500)
  expect(blank).toBe(0)

  await page.goto(link)
  await expect(row(page, ROWS / 2 + 105)).toBeInViewport({ timeout: 120_000 })
  await expect(row(page, ROWS / 2 + 105)).toHaveAttribute('aria-selected', 'true')
})

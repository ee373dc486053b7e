/** The page of analysts: the board of any measure and period, the plot with its table, and the profile with its insights. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import type { Locator, Page } from '@playwright/test'
import { addressOf, placeOf, record } from '../explorer.ts'
import { expect, test } from '../page.ts'

/** 63 ratings, and insights of their own. */
const DIMITROV = '/analysts?analyst_name=Javier%20Dimitrov'

const board = (page: Page): Locator => page.getByRole('grid', { name: 'Analysts' })

/** The first answer of the demo invents its market, which takes a while on a busy machine. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(board(page)).toHaveAttribute('aria-busy', 'false')
}

const plot = (page: Page): Locator => page.getByRole('listbox', { name: /^Analysts by hit rate and average return/ })
const least = (page: Page): Locator => page.getByRole('slider', { name: 'Min. ratings' })

test('the board shows any measure over all periods, with the sample beside the rates, and orders by each', async ({ page }) => {
  await open(page, '/analysts')
  await expect(board(page).getByRole('columnheader')).toHaveText([
    /Name/,
    /Firm/,
    /Ratings/,
    /Overall/,
    /1 month/,
    /3 months/,
    /9 months/,
    /1 year/,
    /2 years/,
    /3 years/,
  ])
  await page.getByRole('combobox', { name: 'Measure' }).selectOption('Average return')
  await expect(page).toHaveURL('/analysts?v.measure=average_return')
  await open(page, '/analysts?v.measure=average_return&v.sort=ratings_accuracy.1y_average_return:desc')
  const year = board(page).getByRole('columnheader', { name: '1 year' })
  await expect(year).toHaveAttribute('aria-sort', 'descending')
  await expect(async () => {
    const cells = await board(page).locator('[role=row] > [aria-colindex="8"][role=gridcell]').allTextContents()
    const values = cells.slice(0, 8).map((text) => Number.parseFloat(text.replace('−', '-')))
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    expect(values[0]).toBeGreaterThan(values[7]!)
  }).toPass()
})

test('the board opens on at least 30 ratings, the best first, each hit rate over its 95% interval, with no column cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/analysts?limit=1000')
  const columnOf = async (place: number) => {
    const texts = await board(page).locator(`[role=row] > [aria-colindex="${place}"][role=gridcell]`).allTextContents()
    return texts.map((text) => Number.parseFloat(text))
  }
  const [ratings, rates] = [await columnOf(3), await columnOf(4)]
  expect(rates.length).toBeGreaterThan(5)
  expect(Math.min(...ratings)).toBeGreaterThanOrEqual(30)
  expect(rates).toEqual(rates.toSorted((a, b) => b - a))
  const first = board(page).locator('[aria-colindex="4"][role=gridcell]').first()
  await expect(first.getByTitle(/^95% interval \d+\.\d% to \d+\.\d%, over \d+ ratings$/)).toBeVisible()
  const cut = await board(page)
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent))
  expect(cut).toEqual([])
})

test('the slider hides who has fewer ratings, and the address says how many', async ({ page }) => {
  await open(page, '/analysts?limit=1000')
  await expect(page.getByText(/^\d+ of 220 analysts loaded, highest hit rate first$/)).toBeVisible()
  await expect(least(page)).toHaveValue('30')
  await least(page).fill('20')
  await expect(page).toHaveURL('/analysts?limit=1000&v.least=20')
  await expect(board(page)).not.toHaveAttribute('aria-rowcount', '221')
  const header = page.getByRole('columnheader', { name: 'Ratings' }).first()
  await header.getByRole('button').first().click()
  await expect(header).toHaveAttribute('aria-sort', /ascending|descending/)
  const fewest = async () => {
    const ratings = await board(page).locator('[role=row] > [aria-colindex="3"][role=gridcell]').allTextContents()
    return Math.min(...ratings.map((text) => Number.parseInt(text, 10)))
  }
  await expect.poll(fewest).toBeGreaterThanOrEqual(20)
})

test('everyone is loaded with one press, when the page is full', async ({ page }) => {
  await open(page, '/analysts')
  await page.getByRole('button', { name: 'Load up to 1,000' }).click()
  await expect(page).toHaveURL('/analysts?limit=1000')
  await expect(page.getByText(/^\d+ of 220 analysts loaded/)).toBeVisible()
  await least(page).fill('0')
  await expect(page).toHaveURL('/analysts?limit=1000&v.least=0')
  await expect(page.getByText(/^220 of 220 analysts loaded/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load up to 1,000' })).toHaveCount(0)
})

test('the plot is told in words and has a table of the same analysts', async ({ page }) => {
  await open(page, '/analysts?limit=1000&v.view=plot&v.least=5')
  await expect(
    page.getByText(
      /^184 analysts: median hit rate 50\.00%, median average return 2\.21%\. Highest hit rate: Petra Thiam \(.+\), 86\.67%, over 15 ratings\./,
    ),
  ).toBeVisible()
  await expect(plot(page).getByRole('option')).toHaveCount(184)
  await expect(board(page)).toHaveAttribute('aria-rowcount', '185')
  await expect(board(page).getByRole('columnheader')).toHaveText([/Name/, /Firm/, /Ratings/, /Hit rate/, /Average return/])
})

test('the period of the plot is in the address, and Back returns to the one before', async ({ page }) => {
  await open(page, '/analysts?v.view=plot')
  await page.getByRole('combobox', { name: 'Period' }).selectOption('2 years')
  await expect(page).toHaveURL(/v\.period=2y/)
  await expect(page.getByRole('listbox', { name: 'Analysts by hit rate and average return, 2 years' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('listbox', { name: 'Analysts by hit rate and average return, overall' })).toBeVisible()
})

test('arrow keys walk through the plot and Enter opens the profile', async ({ page }) => {
  await open(page, '/analysts?limit=1000&v.view=plot&v.least=5')
  await plot(page).focus()
  await page.keyboard.press('End')
  const option = plot(page).getByRole('option', {
    name: /^Petra Thiam, .+: hit rate 86\.67%, average return .+%, over 15 ratings$/,
  })
  await expect(plot(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!)
  await page.keyboard.press('Enter')
  await expect(record(page).getByRole('heading', { name: 'Petra Thiam' })).toBeVisible()
  await expect(option).toHaveAttribute('aria-selected', 'true')
})

test('a circle opens its profile', async ({ page }) => {
  await open(page, '/analysts?limit=1000&v.view=plot&v.least=5')
  const circle = plot(page).getByRole('option', { name: /^Chiara Lee, Wexmoor: / })
  const box = await placeOf(circle)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(record(page).getByRole('heading', { name: 'Chiara Lee' })).toBeVisible()
})

test('a profile has periods by measures, percentiles, and the latest insights with the way to all of them', async ({ page }) => {
  await open(page, DIMITROV)
  await board(page).getByText('Javier Dimitrov').click()
  await expect(record(page)).toContainText(
    'Hit rate 52.38% (95% interval 40.3% to 64.2%), average return 6.34%, over 63 ratings.',
  )
  const matrix = record(page).getByRole('table', { name: 'Track record by period' })
  await expect(matrix.getByRole('rowheader')).toHaveText([
    '1 month',
    '3 months',
    '9 months',
    '1 year',
    '2 years',
    '3 years',
    'Overall',
  ])
  await expect(
    matrix
      .getByRole('row', { name: /^Overall/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('52.38')
  await expect(record(page).getByText('of the analysts have fewer ratings')).toBeVisible()
  const insights = record(page).getByRole('region', { name: 'Latest ratings' })
  await expect(insights.getByRole('listitem')).toHaveCount(5)
  await insights.getByRole('link', { name: 'All ratings by Javier Dimitrov' }).click()
  await expect(page).toHaveURL(/^[^?]*\/insights\?analyst=[0-9a-f]{24}$/)
})

test('an insight in the profile opens among all of the analyst', async ({ page }) => {
  await open(page, DIMITROV)
  await board(page).getByText('Javier Dimitrov').click()
  await record(page).getByRole('region', { name: 'Latest ratings' }).getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/^[^?]*\/insights\?analyst=[0-9a-f]{24}&v\.open=[0-9a-f]{24}$/)
  await expect(record(page)).not.toContainText('is not among the rows')
})

test('a profile stands when its insights may not be read', async ({ page, forgive }) => {
  forgive(/status of 403/)
  await open(page, `${DIMITROV}&demo=403:insights`)
  await board(page).getByText('Javier Dimitrov').click()
  await expect(record(page).getByRole('region', { name: 'Latest ratings' })).toContainText('Could not be loaded (status 403).')
  await expect(record(page)).toContainText('over 63 ratings')
  await expect.poll(() => addressOf(page)).toContain('demo=403:insights')
})

for (const width of [1440, 390]) {
  test(`nothing for axe to find on board and profile, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, DIMITROV)
    await board(page).getByText('Javier Dimitrov').click()
    await expect(record(page).getByRole('listitem').first()).toBeVisible()
    await expectAxeFindsNothing(page)
  })

  test(`nothing for axe to find on the plot, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/analysts?v.view=plot&v.least=60')
    await expect(plot(page)).toBeVisible()
    await expectAxeFindsNothing(page)
  })
}

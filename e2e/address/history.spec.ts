/** Back and Forward agree with form, rows and title; tickers and days go along from one operation to the next. */
import { addressOf, applyFilters, field, filters, openFilter, openForm, paging, results, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

interface Step {
  readonly address: string
  readonly title: string
  readonly act: (page: Page) => Promise<void>
}

const steps: readonly Step[] = [
  {
    address: '/splits?v.view=table',
    title: 'Splits',
    act: async (page) => (await page.goto('/splits?v.view=table'), await openForm(page)),
  },
  {
    address: '/splits?from=ytd&to=0d&v.view=table',
    title: 'Splits with ex-date in the year to date',
    act: (page) => filters(page).getByRole('button', { name: 'YTD' }).click(),
  },
  {
    address: '/splits?from=ytd&to=0d&date_search_field=announced&v.view=table',
    title: 'Splits, year to date, filter by Announcement date',
    act: async (page) => {
      await field(page, 'Filter by').selectOption({ label: 'Announcement date' })
      await applyFilters(page)
    },
  },
  {
    address: '/splits?from=ytd&to=0d&date_search_field=announced&importance=3&v.view=table',
    title: 'Splits, year to date, filter by Announcement date, importance at least 3',
    act: async (page) => {
      await field(page, 'Importance, at least').selectOption('3')
      await applyFilters(page)
    },
  },
  {
    address: '/splits?date_search_field=announced&importance=3&v.view=table',
    title: 'Splits, filter by Announcement date, importance at least 3',
    act: (page) => page.getByRole('button', { name: 'Remove date' }).click(),
  },
  {
    address: '/splits?date_search_field=announced&importance=3&limit=5&v.view=table',
    title: 'Splits, filter by Announcement date, importance at least 3',
    act: async (page) => {
      await field(page, 'Rows per page').fill('5')
      await field(page, 'Rows per page').press('Enter')
    },
  },
]

/** Rows looked at with the head: fewer than are drawn at any height of the grid, which is lower while the form is open. */
const ROWS_SEEN = 6

/** Form, address and title of the page as it stands, and its first rows as text, with what is said of them all. */
async function seen(page: Page, { address, title }: Step): Promise<string> {
  await expect(page).toHaveTitle(`${title} · Tearsheet`)
  await expect.poll(() => addressOf(page)).toBe(address)
  const { searchParams } = new URL(page.url())
  await expect(field(page, 'From')).toHaveValue(searchParams.get('from') ?? '')
  await expect(field(page, 'To')).toHaveValue(searchParams.get('to') ?? '')
  await expect(field(page, 'Filter by')).toHaveValue(searchParams.get('date_search_field') ?? 'ex')
  await expect(field(page, 'Importance, at least')).toHaveValue(searchParams.get('importance') ?? '')
  await expect(field(page, 'Rows per page')).toHaveValue(searchParams.get('limit') ?? '100')
  await rowsArrive(page)
  await expect(page.getByText(/Still on screen/)).toHaveCount(0)
  await expect(results(page).locator('[aria-busy=true]')).toHaveCount(0)
  const rows = await results(page).getByRole('row').allInnerTexts()
  return [...rows.slice(0, ROWS_SEEN), await paging(page).getByRole('status').innerText()].join('\n')
}

test('Back and Forward through five changes of filters agree with form, rows and title', async ({ page }) => {
  const rows: string[] = []
  for (const step of steps) {
    await step.act(page)
    await expect.poll(() => seen(page, step), 'each step has rows of its own').not.toBe(rows.at(-1))
    rows.push(await seen(page, step))
  }
  expect(new Set(rows).size, 'each step has rows of its own').toBe(steps.length)
  for (const index of [4, 3, 2, 1, 0]) {
    await page.goBack()
    await expect.poll(() => seen(page, steps[index]!)).toBe(rows[index])
  }
  for (const index of [1, 2, 3, 4, 5]) {
    await page.goForward()
    await expect.poll(() => seen(page, steps[index]!)).toBe(rows[index])
  }
})

test('a change of filters leads back to the first page, and Back to the page before', async ({ page }) => {
  await page.goto('/conference-calls?from=2026-01-01&to=2026-11-20&limit=20&v.view=table')
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(paging(page).getByRole('status')).toHaveText('41–60 · page 3 · more available')
  await (await openFilter(page, 'Date')).getByRole('button', { name: '30 D' }).click()
  await expect(page).toHaveURL(/\?from=-30d&to=0d&limit=20&v.view=table$/)
  await page.goBack()
  await expect(page).toHaveURL(/limit=20$|page=2/)
  await expect(paging(page).getByRole('status')).toHaveText('41–60 · page 3 · more available')
})

test('"Go to page" counts as the reader does, from 1', async ({ page }) => {
  await page.goto('/conference-calls?from=2026-01-01&to=2026-11-20&limit=20&v.view=table')
  await paging(page).getByLabel('Go to page').fill('4')
  await paging(page).getByLabel('Go to page').press('Enter')
  await expect(paging(page).getByRole('status')).toHaveText('61–80 · page 4 · more available')
  await expect.poll(() => addressOf(page)).toBe('/conference-calls?from=2026-01-01&to=2026-11-20&page=3&limit=20&v.view=table')
})

test('going from one operation to another carries tickers and days where both have them', async ({ page }) => {
  const go = (title: string) =>
    page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: title, exact: true }).click()
  await page.goto('/splits?tickers=HALO,QNTR&from=2026-01-01&to=2026-11-20&importance=1&page=2&v.sort=ratio:asc&v.view=table')
  await go('News')
  await expect(page).toHaveURL('/news?tickers=HALO,QNTR&from=2026-01-01&to=2026-11-20')
  await go('Insider filings')
  await expect(page).toHaveURL('/insider-filings?search_keys=HALO,QNTR&search_keys_type=symbol&from=2026-01-01&to=2026-11-20')
  await go('Prices & valuation')
  await expect(page).toHaveURL('/price-ratios?tickers=HALO,QNTR&from=2026-01-01&to=2026-11-20')
  await go('Bull / bear case')
  await expect(page).toHaveURL('/bulls-bears?tickers=HALO')
  await go('Logos')
  await expect(page).toHaveURL('/logos?search_keys=HALO')
  await go('Analyst ratings')
  await expect(page).toHaveURL('/insights?tickers=HALO')
  await page.goBack()
  await expect(page).toHaveURL('/logos?search_keys=HALO')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logos')
})

test('a step back that is made while the app is being drawn for the first time is followed', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('link', { name: 'Reference', exact: true }).click()
  await expect(page).toHaveTitle(/Reference/)
  // Once the router has read where it is, which is the first that it does.
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(History.prototype, 'state')!
    let isMade = false
    Object.defineProperty(History.prototype, 'state', {
      get(this: History) {
        if (!isMade) this.back()
        isMade = true
        return get!.call(this)
      },
    })
  })
  await page.reload()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
})

/** What is exported as shown is what is on screen, in every view that draws its own rows: its rows, its order, its columns. */
import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { readers, type ExportedFile } from './exportedFile.ts'
import { results } from './explorer.ts'
import { expect, test, type Page } from './page.ts'

/** How many rows there are on screen, and by what the first of them are told. */
interface Screen {
  readonly count: number
  readonly keys: readonly string[]
}

const countOf = async (grid: Locator): Promise<number> => Number(await grid.getAttribute('aria-rowcount'))

const listed = async (items: Locator): Promise<Screen> => {
  await expect(items.first()).toBeVisible()
  const keys = await items.allInnerTexts()
  return { count: keys.length, keys }
}

/** A grid's rows by the text of one column. */
const ofGrid =
  (name: string, column: number) =>
  async (page: Page): Promise<Screen> => {
    const grid = page.getByRole('grid', { name, exact: true })
    const { keys } = await listed(grid.locator(`[role=gridcell][aria-colindex="${column}"]`))
    return { count: (await countOf(grid)) - 1, keys }
  }

const CALENDAR = ['computed.days', 'computed.happens', 'ticker', 'name', 'computed.event', 'importance', 'computed.facts']
const FILINGS = [
  'filing_date',
  'company_symbol',
  'company_name',
  'owner.insider_name',
  'owner.insider_title',
  'form_type',
  'is_10b5',
  'computed.codes',
  'computed.bought',
  'computed.sold',
  'computed.lag',
  'computed.timeliness',
]
const accuracy = (name: string): string => `ratings_accuracy.${name}`
const BOARD = ['name_full', 'firm_name', accuracy('total_ratings')]

interface View {
  readonly name: string
  readonly address: string
  readonly read: (page: Page) => Promise<Screen>
  /** The column of the file by which its rows are told on screen. */
  readonly by: string
  readonly columns: readonly string[]
}

const views: readonly View[] = [
  {
    name: 'filings under a switch, by a computed column',
    address: '/insider-filings?limit=300&v.market=only&v.sort=bought:desc',
    read: ofGrid('Insider filings', 3),
    by: 'company_name',
    columns: FILINGS,
  },
  {
    name: 'filings of the flat layout',
    address: '/insider-filings?display=flat&limit=52',
    read: ofGrid('Insider filings', 3),
    by: 'company_name',
    columns: FILINGS,
  },
  {
    name: 'the table of filings under a switch',
    address: '/insider-filings?limit=300&v.market=only&v.view=table&v.cols=company_name,owner.insider_name',
    read: ofGrid('Insider filings', 1),
    by: 'company_name',
    columns: ['company_name', 'owner.insider_name'],
  },
  {
    name: 'the table of flat filings, whose insider stands in another place',
    address: '/insider-filings?display=flat&limit=52&v.view=table&v.cols=owner.insider_name,transactions',
    read: ofGrid('Insider filings', 1),
    by: 'owner.insider_name',
    columns: ['owner.insider_name', 'transactions'],
  },
  {
    name: 'analysts with enough ratings',
    address: '/analysts?limit=1000&v.least=30&v.sort=name_full:asc',
    read: ofGrid('Analysts', 1),
    by: 'name_full',
    columns: [...BOARD, ...['overall', '1m', '3m', '9m', '1y', '2y', '3y'].map((period) => accuracy(`${period}_success_rate`))],
  },
  {
    name: 'the table beside the plot of analysts',
    address: '/analysts?limit=1000&v.view=plot&v.least=40&v.period=1y',
    read: ofGrid('Analysts', 1),
    by: 'name_full',
    columns: [...BOARD, accuracy('1y_success_rate'), accuracy('1y_average_return')],
  },
  {
    name: 'the wall of logos',
    address: '/logos?search_keys=HALO,QNTR&search_keys_type=symbol&v.sort=search_key:desc',
    read: (page) => listed(page.getByRole('list', { name: 'Wall of logos' }).locator('button span bdi')),
    by: 'search_key',
    columns: ['computed.company', 'search_key', 'computed.files_given', 'computed.files_asked'],
  },
  {
    name: 'headlines with folded versions',
    address: '/news?tickers=HALO&limit=75&v.sort=title:asc',
    read: async (page) => {
      const grid = page.getByRole('grid', { name: 'News' })
      const { keys } = await listed(grid.locator('[role=gridcell][aria-colindex="2"] > span:first-child'))
      return { count: (await countOf(grid)) - 1, keys }
    },
    by: 'title',
    columns: ['created', 'title', 'computed.tickers', 'computed.channels', 'computed.versions', 'computed.version'],
  },
  {
    name: 'editions of bull and bear cases',
    address: '/bulls-bears?tickers=HALO&v.sort=updated:asc',
    read: async (page) => {
      const { count } = await listed(page.getByRole('navigation', { name: 'Editions' }).getByRole('button'))
      return { count, keys: [] }
    },
    by: 'ticker',
    columns: ['updated', 'ticker', 'computed.company', 'bull_case', 'bear_case'],
  },
  ...['splits', 'conference-calls'].map((id): View => ({
    name: `the agenda of ${id}`,
    address: `/${id}?from=2026-11-01&to=2026-11-30&limit=60&v.view=agenda`,
    read: async (page) => {
      const { count, keys } = await listed(page.getByRole('region', { name: 'Agenda' }).locator('li button'))
      return { count, keys: keys.map((title) => title.split(',')[0]!) }
    },
    by: 'ticker',
    columns: CALENDAR,
  })),
  {
    name: 'the table below the chart of price ratios',
    address: '/price-ratios?tickers=HALO,QNTR&from=2026-11-01&to=2026-11-20&v.sort=date:asc&v.cols=date,symbol',
    read: ofGrid('Price ratios', 1),
    by: 'date',
    columns: ['date', 'symbol'],
  },
  {
    name: 'the table of calls below the search over them',
    address: '/transcripts?v.cols=call_title,start_time&v.sort=start_time:asc',
    read: ofGrid('Transcripts', 1),
    by: 'call_title',
    columns: ['call_title', 'start_time'],
  },
]

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What is shown, written in a format and read back. */
async function exported(page: Page, format: string, columns: readonly string[]): Promise<ExportedFile> {
  const panel = page.getByRole('dialog', { name: 'Export' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: format, exact: true }).click(),
  ])
  await expect(panel.getByRole('status')).toHaveText(/^Written/)
  return readers[format]!(await readFile(await file.path()), columns)
}

async function openExport(page: Page): Promise<void> {
  await results(page).getByRole('button', { name: 'Export' }).click()
  await page.getByRole('radio', { name: /shown, in this order/ }).check()
}

for (const { name, address, read, by, columns } of views) {
  test(`${name}: rows, order and columns are the screen’s in every format`, async ({ page }) => {
    await page.goto(address)
    const { count, keys } = await read(page)
    expect(count).toBeGreaterThan(1)
    await openExport(page)
    const csv = await exported(page, 'CSV', columns)
    expect(csv.names).toEqual(columns)
    expect(csv.rows).toHaveLength(count)
    expect(csv.rows.slice(0, keys.length).map((row) => plain(row[columns.indexOf(by)]!))).toEqual(keys.map(plain))
    for (const format of ['JSON', 'NDJSON', 'Parquet'])
      expect([format, await exported(page, format, columns)]).toEqual([format, csv])
    const markdown = await exported(page, 'Markdown table', columns)
    const isComputed = columns.map((column) => column.startsWith('computed.'))
    expect(markdown.names.map((title) => title.endsWith('(computed)'))).toEqual(isComputed)
    const normal = (rows: ExportedFile['rows']) => rows.map((row) => row.map(plain))
    expect(normal(markdown.rows)).toEqual(normal(csv.rows))
  })
}

for (const id of ['splits', 'conference-calls']) {
  for (const [view, days] of [
    ['week', 'from=2026-11-16&to=2026-11-22'],
    ['month', 'from=2026-10-26&to=2026-12-06'],
  ]) {
    test(`the ${view} of ${id}: a row for each event in sight`, async ({ page }) => {
      await page.goto(`/${id}?${days}&limit=8&v.view=${view}`)
      await expect(page.getByRole('region', { name: 'Chosen day' })).toBeVisible()
      const { keys } = await listed(page.locator('[role=grid] [role=gridcell] button[title] b'))
      await openExport(page)
      const { names, rows } = await exported(page, 'CSV', CALENDAR)
      expect(names).toEqual(CALENDAR)
      expect(new Set(rows.map((row) => row[CALENDAR.indexOf('ticker')]))).toEqual(new Set(keys))
    })
  }
}

test('the answer of news as received is exported whole', async ({ page }) => {
  await page.goto('/news?tickers=HALO&limit=15&v.view=received')
  await expect(page.getByLabel('Answer as received')).toBeVisible()
  await openExport(page)
  expect((await exported(page, 'CSV', [])).rows).toHaveLength(15)
})

test('the choice of columns lists those of the table on screen, or says that they are always the same', async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Columns' })
  await page.goto('/analysts?limit=50&v.view=plot&v.period=1y')
  await expect(page.getByRole('grid', { name: 'Analysts' })).toBeVisible()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await expect(menu.getByRole('checkbox', { checked: true })).toHaveCount(5)
  await menu.getByRole('checkbox', { name: 'Track record: Ratings', exact: true }).uncheck()
  await expect(page.getByRole('grid', { name: 'Analysts' })).toHaveAttribute('aria-colcount', '4')
  await page.goto('/insider-filings?limit=20')
  await expect(page.getByRole('grid', { name: 'Insider filings' })).toBeVisible()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await expect(menu.getByRole('checkbox')).toHaveCount(0)
  await expect(menu.getByRole('listitem')).toHaveText([
    'Filed',
    'Ticker',
    'Company',
    'Insider',
    'Title',
    'Form',
    '10b5-1 plan',
    'Codes (computed)',
    'Bought, dollars (computed)',
    'Sold, dollars (computed)',
    'Filed after, business days (computed)',
    'In time or late (computed)',
  ])
})

test('the export fails with a message when the part that writes Parquet cannot be loaded', async ({ page, forgive }) => {
  forgive(/parquetWorker|ERR_FAILED/)
  await page.route(/parquetWorker/, (route) => route.abort())
  await page.goto('/splits?limit=5')
  await expect(page.getByRole('grid', { name: 'Splits' })).toBeVisible()
  await results(page).getByRole('button', { name: 'Export' }).click()
  const panel = page.getByRole('dialog', { name: 'Export' })
  await panel.getByRole('button', { name: 'Parquet' }).click()
  await expect(panel.getByRole('status')).toHaveText('Not written: The part that writes Parquet stopped.')
})

/** The views that draw their own rows, or a part of the loaded ones: what of each is on screen, and what a file of it holds. */
import type { Locator } from '@playwright/test'
import { expect, type Page } from '../page.ts'

/** How many rows there are on screen, and by what the first of them are told. */
interface Screen {
  readonly count: number
  readonly keys: readonly string[]
}

const countOf = async (grid: Locator): Promise<number> => Number(await grid.getAttribute('aria-rowcount'))

export const listed = async (items: Locator): Promise<Screen> => {
  await expect(items.first()).toBeVisible()
  await expect(items.page().locator('[aria-busy=true]')).toHaveCount(0)
  const keys = await items.allTextContents()
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

export const CALENDAR = ['computed.day', 'ticker', 'name', 'computed.event', 'importance', 'computed.facts']
const FILINGS = [
  'filing_date',
  'company_symbol',
  'company_name',
  'owner.insider_name',
  'computed.role',
  'form_type',
  'is_10b5',
  'computed.codes',
  'computed.bought',
  'computed.sold',
  'computed.lag',
  'computed.timeliness',
]
const TRANSACTIONS = [
  'transactions.date_transaction',
  'company_symbol',
  'owner.insider_name',
  'computed.role',
  'computed.trade',
  'computed.table',
  'transactions.shares',
  'transactions.price_per_share',
  'computed.value',
  'transactions.post_transaction_quantity',
  'computed.lag',
  'is_10b5',
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

export const views: readonly View[] = [
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
    name: 'transactions under a switch, by their value',
    address: '/insider-filings?limit=300&v.market=only&v.view=transactions&v.sort=computed.value:desc',
    read: ofGrid('Insider filings', 3),
    by: 'owner.insider_name',
    columns: TRANSACTIONS,
  },
  {
    name: 'transactions of the flat layout, refined and with chosen columns',
    address:
      '/insider-filings?display=flat&limit=52&v.view=transactions&v.cols=owner.insider_name,computed.value&f.computed.table=I',
    read: ofGrid('Insider filings', 1),
    by: 'owner.insider_name',
    columns: ['owner.insider_name', 'computed.value'],
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
    name: 'ratings with their analysts by name',
    address: '/insights?tickers=HALO&v.cols=computed.analyst,firm&v.sort=computed.analyst:desc',
    read: async (page) => {
      const grid = page.getByRole('grid').first()
      // The names come from another request.
      await expect(grid.locator('[role=gridcell][aria-colindex="1"]').first()).not.toHaveText(/^…?$/)
      const { keys } = await listed(grid.locator('[role=gridcell][aria-colindex="1"]'))
      // Behind a name stands the hit rate.
      return { count: (await countOf(grid)) - 1, keys: keys.map((key) => key.replace(/\s*\d+%$/, '')) }
    },
    by: 'computed.analyst',
    columns: ['analyst_id', 'computed.analyst', 'firm'],
  },
  {
    name: 'the wall of logos',
    address: '/logos?search_keys=HALO,QNTR&search_keys_type=symbol&v.sort=search_key:desc',
    read: (page) => listed(page.getByRole('list', { name: 'Wall of logos' }).locator('button > bdi')),
    by: 'computed.company',
    columns: ['computed.company', 'search_key', 'computed.files_given', 'computed.files_asked'],
  },
  {
    name: 'headlines with folded versions',
    address: '/news?tickers=HALO&limit=75&v.sort=title:asc',
    read: async (page) => {
      const grid = page.getByRole('grid', { name: 'News' })
      const { keys } = await listed(grid.locator('[role=gridcell][aria-colindex="2"] > :first-child'))
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
    address: '/price-ratios?tickers=HALO,QNTR&from=2026-11-01&to=2026-11-20&v.sort=close:desc&v.cols=symbol,date',
    read: ofGrid('Prices & valuation', 1),
    by: 'symbol',
    columns: ['symbol', 'date'],
  },
  {
    name: 'the table of calls',
    address: '/transcripts?v.cols=call_title,start_time&v.sort=start_time:asc',
    read: ofGrid('Transcripts', 1),
    by: 'call_title',
    columns: ['call_title', 'start_time'],
  },
]

/** Filings with a row for each transaction: which rows there are, what each says, and that a row opens its filing. */
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// A part that loads when it is wanted: read in here, so that a slow machine does not count against what is waited for.
import '../../../explorer/grid/DerivedTable.tsx'
import '../../../explorer/record/RecordPanel.tsx'
import { renderPage } from '../../../test/renderPage.tsx'
import type { InsiderFilingRecord } from '../endpoint.ts'
import { amendmentsOf } from '../filing/amendments.ts'
import { filingsOf } from '../filing/filing.ts'
import type { InsiderTransaction } from '../filing/transaction.ts'
import type { SwitchName } from '../grid/switches.ts'
import InsiderFilingsPage from '../page.tsx'
import { countedLines } from './countedLines.ts'
import { transactionRows } from './transactionRows.ts'

const line = (code: string, shares: string, more: InsiderTransaction = {}): InsiderTransaction => ({
  transaction_code: code,
  date_transaction: '2026-10-21T00:00:00Z',
  security_title: 'Common Stock',
  shares,
  price_per_share: '10.005',
  is_derivative: false,
  ...more,
})
const filing = (id: string, transactions: InsiderTransaction[], more: InsiderFilingRecord = {}): InsiderFilingRecord => ({
  id,
  form_type: '4',
  company_symbol: 'HALO',
  filing_date: '2026-10-23T20:00:00Z',
  owner: { insider_cik: '7', insider_name: 'Zhou Ruth', insider_title: 'General Counsel', is_officer: true },
  transactions,
  ...more,
})

const OPTION = line('M', '9', { is_derivative: true, security_title: 'Option' })
const RECORDS = [
  filing('a', [line('S', '5', { transaction_id: 't1' }), OPTION]),
  filing('b', [line('S', '5', { transaction_id: 't1' }), line('P', '3')], {
    owner: { insider_cik: '8', insider_name: 'Ek Ola' },
  }),
  filing('c', [line('P', '4', { price_per_share: null })], {
    form_type: '4/A',
    owner: { insider_cik: '8', insider_name: 'Ek Ola' },
    filing_date: '2026-10-30T20:00:00Z',
  }),
]

const counted = (on: readonly SwitchName[] = [], records = RECORDS) => {
  const filings = filingsOf(records)
  return countedLines(filings, on, amendmentsOf(filings))
}
const told = (on?: readonly SwitchName[]) =>
  counted(on).lines.map(({ filing: of, line: { code, shares } }) => `${of.id} ${code} ${shares}`)

it('counts what two filings report once, and what a switch hides not at all', () => {
  expect(told()).toEqual(['a S 5', 'a M 9', 'b P 3', 'c P 4'])
  expect(counted()).toMatchObject({ loaded: 4, amended: 0, reportedTwice: 1 })
  expect(told(['v.derivatives'])).toEqual(['a S 5', 'b P 3', 'c P 4'])
  expect(counted(['v.derivatives']).loaded).toBe(4)
})

it('leaves out what a loaded amendment restates', () => {
  const amended = [
    filing('old', [line('P', '3')]),
    filing('new', [line('P', '3')], { form_type: '4/A', filing_date: '2026-10-30T20:00:00Z' }),
  ]
  const found = counted([], amended)
  expect(found.lines.map(({ filing: of }) => of.id)).toEqual(['new'])
  expect(found).toMatchObject({ loaded: 1, amended: 1 })
})

it('says of each line its table, its exact value and how late it was filed, and leaves out what is not given', () => {
  const rows = transactionRows(counted().lines).map(({ source, computed }) => ({ source, computed }))
  expect(rows).toEqual([
    {
      source: 0,
      computed: { role: 'General Counsel', trade: 'S Sale', table: 'I', value: '50.025', lag: 2, timeliness: 'in time' },
    },
    {
      source: 0,
      computed: {
        role: 'General Counsel',
        trade: 'M Option exercise',
        table: 'II',
        value: '90.045',
        lag: 2,
        timeliness: 'in time',
      },
    },
    { source: 1, computed: { trade: 'P Purchase', table: 'I', value: '30.015', lag: 2, timeliness: 'in time' } },
    // An amendment has no term, and without a price there is no value.
    { source: 2, computed: { trade: 'P Purchase', table: 'I' } },
  ])
})

const open = (query: string) =>
  renderPage(`/insider-filings?${query}`, { fetch: () => Promise.resolve(Response.json({ data: RECORDS })) }, InsiderFilingsPage)
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent)

it('sorts and refines by columns of the transaction, and a row opens its filing', async () => {
  const page = open(
    'v.view=transactions&v.sort=computed.value:asc&f.computed.table=I&v.cols=computed.trade,computed.value,computed.lag',
  )
  const grid = await screen.findByRole('grid', { name: 'Insider filings' })
  const [, ...rows] = within(grid).getAllByRole('row')
  expect(rows.map(cellsOf)).toEqual([
    ['P Purchase', '$30.02', '2'],
    ['S Sale', '$50.03', '2'],
    ['P Purchase', '–not given', '–not given'],
  ])
  expect(screen.getByText('4 transactions, without 1 reported twice')).toBeTruthy()
  expect(screen.queryByText(/not understood/)).toBeNull()
  fireEvent.click(within(rows[1]!).getByText('S Sale'))
  expect(page.address()).toContain('v.open=a')
})

it('has columns on purchases for those who choose them, and nothing in them for what is no purchase', async () => {
  open('v.view=transactions&v.cols=computed.trade,computed.first_in_24_months&f.computed.table=I')
  const [, ...rows] = within(await screen.findByRole('grid', { name: 'Insider filings' })).getAllByRole('row')
  expect(rows.map(cellsOf)).toEqual([
    ['S Sale', '–not given'],
    ['P Purchase', 'unknown: only loaded back to 23 Oct 2026'],
    ['P Purchase', 'unknown: only loaded back to 23 Oct 2026'],
  ])
})

it('leaves the order and the filters of transactions behind with the view', async () => {
  const page = open('v.view=transactions&v.sort=computed.value:asc&f.computed.table=I&f.company_symbol=HALO')
  fireEvent.click(await screen.findByRole('button', { name: 'Filings' }))
  expect(page.address()).toBe('/insider-filings?f.company_symbol=HALO')
})

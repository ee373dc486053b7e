/** Filings of purchases for the tests: each line has its own number of shares unless a test says otherwise. */
import type { InsiderFilingRecord } from '../endpoint.ts'
import type { InsiderTransaction } from '../filing/transaction.ts'

export const line = (day: string, shares: string, more: InsiderTransaction = {}): InsiderTransaction => ({
  transaction_code: 'P',
  date_transaction: `${day}T00:00:00Z`,
  security_title: 'Common Stock',
  shares,
  price_per_share: '10.00',
  is_derivative: false,
  ...more,
})

/** Filed at eight in the evening, UTC. */
export const filing = (
  id: string,
  name: string,
  filedOn: string,
  transactions: readonly InsiderTransaction[],
  more: InsiderFilingRecord = {},
): InsiderFilingRecord => ({
  id,
  accession_number: id,
  form_type: '4',
  company_symbol: 'HALO',
  company_name: 'Halo Works',
  filing_date: `${filedOn}T20:00:00Z`,
  owner: { insider_cik: name, insider_name: name, insider_title: `${name}'s title`, is_officer: true },
  transactions,
  ...more,
})

/** Ann, a fund with its partner, and Cyd; the fund restates its price, and Dan's price is missing. */
export const CLUSTER: readonly InsiderFilingRecord[] = [
  filing('f7', 'Dan', '2026-10-27', [line('2026-10-26', '7', { price_per_share: null })]),
  filing('f6', 'Partner', '2026-10-26', [line('2026-10-12', '1,000', { price_per_share: '12.345' })], {
    form_type: '4/A',
    accession_number: 'f5',
    owner: { insider_cik: 'Partner', insider_name: 'Partner' },
  }),
  filing('f5', 'Fund', '2026-10-26', [line('2026-10-12', '1,000', { price_per_share: '12.345' })], {
    form_type: '4/A',
    owner: { insider_cik: 'Fund', insider_name: 'Fund', is_ten_percent_owner: true },
  }),
  filing('f4', 'Cyd', '2026-10-21', [line('2026-10-20', '50', { price_per_share: '11.50' })], {
    owner: { insider_cik: 'Cyd', insider_name: 'Cyd', is_director: true },
  }),
  filing('f3', 'Partner', '2026-10-14', [line('2026-10-12', '1,000', { price_per_share: '12' })], {
    accession_number: 'f2',
    owner: { insider_cik: 'Partner', insider_name: 'Partner' },
  }),
  filing('f2', 'Fund', '2026-10-14', [line('2026-10-12', '1,000', { price_per_share: '12' })], {
    owner: { insider_cik: 'Fund', insider_name: 'Fund', is_ten_percent_owner: true },
  }),
  filing('f1', 'Ann', '2026-10-06', [line('2026-10-05', '100.5')]),
]

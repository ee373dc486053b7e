import { expect, it } from 'vitest'
import type { InsiderFilingRecord } from './endpoint.ts'
import { purchaseNotes } from './purchaseNotes.ts'

let count = 0
const bought = (
  insider: string,
  day: string,
  shares: string,
  price: string | null,
  filed = day,
  code = 'P',
): InsiderFilingRecord => ({
  id: `f${(count += 1)}`,
  accession_number: `0001-26-${count}`,
  filing_date: `${filed}T21:00:00Z`,
  form_type: '4',
  owner: { insider_name: insider },
  transactions: [
    {
      transaction_id: `t${count}`,
      date_transaction: `${day}T00:00:00Z`,
      transaction_code: code,
      security_title: 'Common Stock',
      shares,
      price_per_share: price,
      is_derivative: false,
    },
  ],
})

it('says how many insiders bought within how many days, for how much, and which filings show it', () => {
  const [note, ...others] = purchaseNotes([
    bought('Ann', '2026-10-04', '1000', '26.61'),
    bought('Bob', '2026-10-20', '10000', '30.00', '2026-10-22'),
    bought('Cay', '2026-10-21', '2500', '34.10', '2026-10-23'),
    // Not in the market, and long before.
    bought('Dan', '2026-10-10', '9', '1', '2026-10-10', 'A'),
    bought('Eve', '2026-08-01', '9', '1'),
  ])
  // 26,610 and 300,000 and 85,250 dollars.
  expect(note).toMatchObject({
    words: '3 insiders bought within 18 days, 4 to 21 Oct 2026, $412K',
    range: { from: '2026-10-04', to: '2026-10-23' },
  })
  expect(others).toEqual([])
})

it('says what had no price, and is silent of two', () => {
  const two = [bought('Ann', '2026-10-04', '10', '10'), bought('Bob', '2026-10-05', '10', null)]
  expect(purchaseNotes(two)).toEqual([])
  expect(purchaseNotes([...two, bought('Cay', '2026-10-06', '10', null)])[0]?.words).toBe(
    '3 insiders bought within 3 days, 4 to 6 Oct 2026, $100.00, 2 without a price',
  )
  expect(purchaseNotes([])).toEqual([])
})

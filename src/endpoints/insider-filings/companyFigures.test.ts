/** What insiders bought less what they sold, against sums worked out by hand. */
import { expect, it } from 'vitest'
import { insiderNet } from './companyFigures.ts'
import type { InsiderFilingRecord } from './endpoint.ts'

const BASIS = { range: { from: '2025-11-20', to: '2026-12-20' }, today: '2026-11-20', mayFollow: false }
let count = 0
const filing = (day: string, code: string, shares: string, price: string | null, isDerivative = false): InsiderFilingRecord => ({
  id: `f${(count += 1)}`,
  filing_date: `${day}T21:00:00Z`,
  form_type: '4',
  owner: { insider_name: `Insider ${count}` },
  transactions: [
    {
      transaction_id: `t${count}`,
      date_transaction: `${day}T00:00:00Z`,
      transaction_code: code,
      shares,
      price_per_share: price,
      is_derivative: isDerivative,
    },
  ],
})

it('takes open-market sales from purchases, to the cent, over the days from 23 August on', () => {
  const records = [
    filing('2026-11-03', 'P', '1000', '26.61'),
    filing('2026-10-01', 'S', '100.5', '30.10'),
    filing('2026-08-23', 'S', '10', '0.1'),
    filing('2026-08-22', 'S', '1000000', '30'),
    filing('2026-11-03', 'A', '5000', '0'),
    filing('2026-11-03', 'P', '5000', '30', true),
  ]
  // 26,610.00 less 3,025.05 and 1.00: 23,583.95. The ninetieth day back from 20 November is 23 August.
  expect(insiderNet(records, BASIS)).toEqual([
    {
      label: 'Insiders, 90 days',
      text: '+$23.6K',
      note: 'net, open market',
      over: 'Open-market purchases less sales (codes P and S), traded 23 Aug to 20 Nov 2026: bought $26,610.00, sold $3,026.05. Left out: 1 non-market (A 1), 1 derivative.',
      direction: 'up',
    },
  ])
})

it('says that there were no trades, which is not the same as trades without a price', () => {
  expect(insiderNet([filing('2026-11-03', 'A', '10', '0')], BASIS)).toMatchObject([{ text: 'No trades' }])
  const [unpriced] = insiderNet([filing('2026-11-03', 'S', '10', null)], BASIS)
  expect(unpriced).toBeUndefined()
})

it('tells nothing while not every filing of these days is loaded', () => {
  const records = [filing('2026-11-03', 'P', '1', '1')]
  expect(insiderNet(records, { ...BASIS, range: { from: '2026-09-01', to: '2026-11-20' } })).toEqual([])
  expect(insiderNet(records, { ...BASIS, mayFollow: true })).toEqual([])
  expect(insiderNet([...records, filing('2026-01-05', 'P', '1', '1')], { ...BASIS, mayFollow: true })).toHaveLength(1)
})

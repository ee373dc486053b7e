import { expect, it } from 'vitest'
import { openMarketPurchases, type InsiderTrade } from './openMarketPurchases.ts'
import { purchaseOf } from './testing.ts'

const LATER = '2026-12-31'
const reasonsOf = (...trades: readonly InsiderTrade[]) => openMarketPurchases(trades, LATER).excluded.map(({ reason }) => reason)
const keptOf = (...trades: readonly InsiderTrade[]) => openMarketPurchases(trades, LATER).purchases.map(({ trade }) => trade)

it('keeps purchases in the market by day, and says of every other trade why not', () => {
  const second = purchaseOf('ann', '2026-03-03', '2026-03-05')
  const first = purchaseOf('bob', '2026-03-02', '2026-03-05')
  const others = [
    purchaseOf('ann', '2026-03-02', '2027-01-01'),
    purchaseOf('ann', '2026-03-02', '2026-03-04', { code: 'S' }),
    purchaseOf('ann', '2026-03-02', '2026-03-04', { isDerivative: true }),
    purchaseOf('ann', '2026-03-02', '2026-03-04', { day: undefined }),
    purchaseOf('', '2026-03-02', '2026-03-04'),
  ]
  const { purchases, excluded } = openMarketPurchases([second, ...others, first], LATER)
  expect(purchases.map(({ trade, party }) => [trade, party])).toEqual([
    [first, 'bob'],
    [second, 'ann'],
  ])
  expect(excluded).toEqual(
    ['later', 'code', 'derivative', 'undated', 'unnamed'].map((reason, place) => ({ trade: others[place], reason })),
  )
})

it('counts a joint filing once, with all who signed it as one party', () => {
  const joint = { filing: '0001-26-000001' }
  const fund = purchaseOf('fund', '2026-03-02', '2026-03-04', joint)
  const partner = purchaseOf('partner', '2026-03-02', '2026-03-04', { ...joint, shares: '100.0' })
  const alone = purchaseOf('partner', '2026-03-09', '2026-03-10')
  expect(reasonsOf(fund, partner, alone)).toEqual(['joint'])
  expect(openMarketPurchases([fund, partner, alone], LATER).purchases.map(({ party }) => party)).toEqual(['fund', 'fund'])
})

it('keeps two equal lines of one person, and what only one of the joint owners bought', () => {
  const joint = { filing: '0001-26-000001' }
  const line = () => purchaseOf('fund', '2026-03-02', '2026-03-04', joint)
  const other = purchaseOf('partner', '2026-03-02', '2026-03-04', { ...joint, shares: '7' })
  expect(keptOf(line(), line(), other)).toHaveLength(3)
  expect(reasonsOf(line(), line(), other)).toEqual([])
  const again = () => ({ ...line(), person: 'partner' })
  expect(reasonsOf(line(), again(), again())).toEqual(['joint'])
})

it('lets an amendment take the place of one earlier line each', () => {
  const line = () => purchaseOf('ann', '2026-03-02', '2026-03-04')
  const amended = purchaseOf('ann', '2026-03-02', '2026-03-20', { isAmendment: true, price: '10.50' })
  const trades = [line(), line(), amended]
  expect(reasonsOf(...trades)).toEqual(['amended'])
  expect(keptOf(...trades)).toEqual([trades[0], amended])
  // Of another day it restates nothing, and stands by itself.
  expect(reasonsOf(line(), { ...amended, day: '2026-03-03' })).toEqual([])
  // Restated twice, it counts once.
  expect(keptOf(line(), amended, { ...amended, filing: 'second', filedOn: '2026-03-25', price: '10.60' })).toHaveLength(1)
})

it('knows on a day what had been filed by then', () => {
  const original = purchaseOf('ann', '2026-03-02', '2026-03-04')
  const amended = purchaseOf('ann', '2026-03-02', '2026-03-20', { isAmendment: true })
  const { purchases, excluded } = openMarketPurchases([original, amended], '2026-03-19')
  expect(purchases.map(({ trade }) => trade)).toEqual([original])
  expect(excluded).toEqual([{ trade: amended, reason: 'later' }])
})

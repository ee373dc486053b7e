import { expect, it } from 'vitest'
import { openMarketPurchases, type InsiderTrade } from './openMarketPurchases.ts'
import { changeOfHolding, isFirstPurchase, sizeAgainstHistory } from './purchaseContext.ts'
import { purchaseOf } from './testing.ts'

const purchasesOf = (...trades: readonly InsiderTrade[]) => openMarketPurchases(trades, '2026-12-31').purchases

it('is the first in 24 months where none was before and the filings go back so far', () => {
  const now = purchaseOf('ann', '2026-03-02', '2026-03-04')
  const firstAfter = (day: string, knownFrom: string) => {
    const purchases = purchasesOf(purchaseOf('ann', day, day), purchaseOf('bob', '2026-02-02', '2026-02-02'), now)
    return isFirstPurchase(purchases, purchases.at(-1)!, knownFrom)
  }
  expect(firstAfter('2024-03-01', '2024-03-02')).toBe(true)
  expect(firstAfter('2024-03-02', '2024-03-02')).toBe(false)
  expect(firstAfter('2024-03-01', '2024-03-03')).toBeUndefined()
  expect(firstAfter('2025-03-01', '2024-03-03')).toBe(false)
})

it('does not know of an earlier purchase that was filed later', () => {
  const purchases = purchasesOf(purchaseOf('ann', '2025-03-01', '2026-06-01'), purchaseOf('ann', '2026-03-02', '2026-03-04'))
  expect(isFirstPurchase(purchases, purchases[1]!, '2020-01-01')).toBe(true)
  expect(sizeAgainstHistory(purchases, purchases[1]!)?.daysBefore).toBe(0)
})

it('changes a holding by what was traded over what was held before', () => {
  const trade = purchaseOf('ann', '2026-03-02', '2026-03-04', { shares: '1,000', sharesAfter: '5,000.00' })
  expect(changeOfHolding(trade)).toBe(0.25)
  expect(changeOfHolding({ ...trade, code: 'S' })).toBeCloseTo(-1 / 6, 12)
  expect(changeOfHolding({ ...trade, sharesAfter: '1000' })).toBeUndefined()
  expect(changeOfHolding({ ...trade, sharesAfter: '' })).toBeUndefined()
  expect(changeOfHolding({ ...trade, code: 'A' })).toBeUndefined()
})

it('holds the dollars of a day against the days on which the same insider bought', () => {
  const on = (day: string, shares: string, price = '10') =>
    purchaseOf('ann', day, day, { shares, price, filing: `${day} ${shares}` })
  const purchases = purchasesOf(
    on('2025-01-06', '100'),
    on('2025-02-03', '300'),
    on('2025-03-03', '50', ''),
    purchaseOf('bob', '2025-03-03', '2025-03-03', { shares: '9000' }),
    on('2026-01-05', '150'),
    on('2026-01-05', '150.5', '20.00'),
  )
  // 1,000 and 3,000 before; 1,500 and 3,010 on the day. What has no price is in none.
  expect(sizeAgainstHistory(purchases, purchases.at(-1)!)).toEqual({
    dollars: 4510,
    medianBefore: 2000,
    daysBefore: 2,
    isLargest: true,
  })
  expect(sizeAgainstHistory(purchases, purchases[0]!)).toEqual({
    dollars: 1000,
    medianBefore: NaN,
    daysBefore: 0,
    isLargest: undefined,
  })
  const unpriced = purchases.find(({ trade }) => trade.price === '')!
  expect(sizeAgainstHistory(purchases, unpriced)).toBeUndefined()
})

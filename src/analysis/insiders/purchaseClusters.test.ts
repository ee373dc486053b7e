import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysBetween } from '../../lib/dates/days.ts'
import { openMarketPurchases, type InsiderTrade } from './openMarketPurchases.ts'
import { purchaseClusters } from './purchaseClusters.ts'
import { purchaseOf } from './testing.ts'

const clustersOf = (trades: readonly InsiderTrade[], people = 3, days = 10, asOf = '2026-12-31') =>
  purchaseClusters(openMarketPurchases(trades, asOf).purchases, { people, days })

const three = [
  purchaseOf('ann', '2026-03-02', '2026-03-04'),
  purchaseOf('bob', '2026-03-05', '2026-03-20'),
  purchaseOf('cyd', '2026-03-12', '2026-03-13'),
]

it('finds so many different people within so many days, and when it could be known', () => {
  expect(clustersOf(three)).toMatchObject([
    // Bob filed late.
    { ticker: 'ACME', from: '2026-03-02', to: '2026-03-12', parties: ['ann', 'bob', 'cyd'], knownOn: '2026-03-20' },
  ])
  expect(clustersOf(three, 3, 9)).toEqual([])
  expect(clustersOf(three, 4)).toEqual([])
  expect(clustersOf(three, 3, 10, '2026-03-19')).toEqual([])
})

it('counts a person once, however often they bought, and other companies apart', () => {
  expect(clustersOf([three[0]!, three[1]!, purchaseOf('ann', '2026-03-12', '2026-03-13')])).toEqual([])
  expect(clustersOf([three[0]!, three[1]!, { ...three[2]!, ticker: 'OTHER' }])).toEqual([])
})

it('makes one cluster of those that overlap, known with the first of them', () => {
  const more = [purchaseOf('dan', '2026-03-14', '2026-03-16'), purchaseOf('eve', '2026-05-04', '2026-05-05')]
  const [cluster, ...others] = clustersOf([...three, ...more])
  expect(others).toEqual([])
  // Bob, Cyd and Dan are one too: 5 to 14 March, but not known before Bob's filing of the 20th.
  expect(cluster).toMatchObject({
    from: '2026-03-02',
    to: '2026-03-14',
    parties: ['ann', 'bob', 'cyd', 'dan'],
    knownOn: '2026-03-20',
  })
})

it('has a purchase in a cluster just where enough others lie close enough', () => {
  const trade = fc
    .record({ person: fc.constantFrom('ann', 'bob', 'cyd', 'dan'), at: fc.nat(60), delay: fc.nat(9) })
    .map(({ person, at, delay }) => {
      const day = addDays('2026-01-01', at)
      return purchaseOf(person, day, addDays(day, delay), { filing: '' })
    })
  fc.assert(
    fc.property(fc.array(trade, { maxLength: 14 }), fc.integer({ min: 2, max: 4 }), fc.nat(12), (trades, people, days) => {
      const inCluster = new Set(clustersOf(trades, people, days).flatMap(({ purchases }) => purchases.map((one) => one.trade)))
      // By trying every window that begins with a purchase.
      const expected = new Set(
        trades.flatMap((start) => {
          const within = trades.filter(({ day }) => day! >= start.day! && daysBetween(start.day!, day!) <= days)
          return new Set(within.map(({ person }) => person)).size >= people ? within : []
        }),
      )
      expect(inCluster).toEqual(expected)
    }),
    { numRuns: 1000 },
  )
})

import { expect, test } from 'vitest'
import { applySplit, bookGrant, bookShares, bookUnits, decimalOf, totalOf, type Account } from './ledger.ts'

const account = (): Account => ({
  owner: {
    cik: '0000000001',
    first: 'Ada',
    last: 'Lind',
    title: '',
    isDirector: true,
    isOfficer: false,
    isTenPercentOwner: false,
  },
  kind: 'director',
  shareTitle: 'Common Stock',
  held: { D: 1_000_500, I: 200_000 },
  units: 60_000,
  grants: [
    {
      kind: 'Stock Option (Right to Buy)',
      remaining: 90_000,
      exercisePrice: 30,
      exercisable: '2024-01-02',
      expires: '2033-01-02',
    },
  ],
  planAdopted: undefined,
})

test('thousandths of shares are written as the shortest decimal', () => {
  expect([0, 1, 50, 1000, 1_234_567, 500_100].map(decimalOf)).toEqual(['0', '0.001', '0.05', '1', '1234.567', '500.1'])
})

test('direct and indirect holdings are booked apart and count together', () => {
  const own = account()
  const sold = bookShares(own, { code: 'S', acquired: 'D', shares: 250_000, price: '12.50', day: '2025-03-07' })
  expect(sold).toMatchObject({ shares: '250', postQuantity: '750.5', ownership: 'D', isDerivative: false, exercisable: null })
  const given = bookShares(own, { code: 'G', acquired: 'A', shares: 1000, price: '0', day: '2025-03-07', ownership: 'I' })
  expect(given).toMatchObject({ postQuantity: '201', ownership: 'I' })
  expect(totalOf(own)).toBe(951_500)
})

test('units and options are derivatives that stand for as many shares', () => {
  const own = account()
  expect(bookUnits(own, { code: 'M', acquired: 'D', shares: 15_000, price: '', day: '2025-02-18' })).toMatchObject({
    isDerivative: true,
    securityTitle: 'Restricted Stock Units',
    underlyingTitle: 'Common Stock',
    underlyingShares: '15',
    postQuantity: '45',
  })
  expect(
    bookGrant(own, own.grants[0]!, { code: 'M', acquired: 'D', shares: 40_000, price: '0', day: '2025-02-18' }),
  ).toMatchObject({
    exercisePrice: '30.00',
    exercisable: '2024-01-02',
    expires: '2033-01-02',
    postQuantity: '50',
  })
  expect(totalOf(own)).toBe(1_200_500)
})

test('a split restates every holding to whole shares, and the exercise price against it', () => {
  const own = account()
  applySplit(own, 1.5)
  expect([own.held, own.units, own.grants[0]!.remaining, own.grants[0]!.exercisePrice]).toEqual([
    { D: 1_500_000, I: 300_000 },
    90_000,
    135_000,
    20,
  ])
})

/** Sums and products of decimal texts (F54): exact, and without what is no number. */
import { expect, it } from 'vitest'
import { isSameNumber, netOf, roundDollars, sumOf, valueOf } from './tradeValue.ts'

it('F54 reads shares and prices however they are written, and values nothing that is no number', () => {
  expect(valueOf({ shares: '1,000', price: '$10.505' })).toBe('10505.00')
  for (const odd of ['N/A', '-', '', 'NaN', '12%', '1,00']) {
    expect(valueOf({ shares: '1,000', price: odd })).toBeUndefined()
    expect(valueOf({ shares: odd, price: '10' })).toBeUndefined()
    expect(isSameNumber(odd, odd)).toBe(false)
  }
})

it('F54 adds what is left, exactly', () => {
  expect(sumOf(['0.1', '0.2'])).toBe('0.30')
  expect(sumOf([])).toBeUndefined()
})

it.each([
  ['31914602.8691', '$31.9M'],
  ['168439.08', '$168.4K'],
  ['5651000000', '$5.65B'],
  ['1234567890123', '$1.23T'],
  ['999949.99', '$999.9K'],
  ['999950', '$1.0M'],
  ['999.5', '$999.50'],
  ['0.00', '$0.00'],
  ['-224500000', '−$224.5M'],
])('%s dollars read as %s', (value, words) => {
  expect(roundDollars(value)).toBe(words)
})

it('nets what was bought against what was sold, where either was', () => {
  expect([netOf('0.30', '0.1'), netOf(undefined, '5'), netOf('5', undefined), netOf(undefined, undefined)]).toEqual([
    '0.20',
    '-5.00',
    '5.00',
    undefined,
  ])
})

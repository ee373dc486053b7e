/** Sums and products of decimal texts (F54): exact, and without what is no number. */
import { expect, it } from 'vitest'
import { isSameNumber, netOf, sumOf, valueOf } from './tradeValue.ts'

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

it('nets what was bought against what was sold, where either was', () => {
  expect([netOf('0.30', '0.1'), netOf(undefined, '5'), netOf('5', undefined), netOf(undefined, undefined)]).toEqual([
    '0.20',
    '-5.00',
    '5.00',
    undefined,
  ])
})

import { expect, it } from 'vitest'
import { largeMoney } from './largeMoney.ts'
import { signedPercent } from './percent.ts'

it('writes large sums with three figures and a letter', () => {
  expect([5647254285, 999.5, 1234, 0, -1_964_079.63].map(largeMoney)).toEqual(['$5.65B', '$1.00K', '$1.23K', '$0.00', '−$1.96M'])
})

it('writes a change with its sign, and none where nothing is left of it', () => {
  expect([0.192, -0.03, 0, -0.0004].map(signedPercent)).toEqual(['+19.2%', '−3.0%', '0.0%', '0.0%'])
})

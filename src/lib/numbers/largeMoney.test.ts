import { expect, it } from 'vitest'
import { largeMoney } from './largeMoney.ts'
import { signedPercent } from './percent.ts'

it.each([
  [5647254285, '$5.65B'],
  ['31914602.8691', '$31.9M'],
  ['168439.08', '$168K'],
  ['1234567890123', '$1.23T'],
  ['999499.99', '$999K'],
  ['999500', '$1.00M'],
  [1234, '$1.23K'],
  ['999.995', '$1.00K'],
  ['999.994', '$999.99'],
  [999.5, '$999.50'],
  [0, '$0.00'],
  ['-0.001', '$0.00'],
  [-1_964_079.63, '−$1.96M'],
  ['-224500000', '−$225M'],
])('writes %s dollars as %s', (dollars, words) => {
  expect(largeMoney(dollars)).toBe(words)
})

it('writes a change with its sign, and none where nothing is left of it', () => {
  expect([0.192, -0.03, 0, -0.0004].map(signedPercent)).toEqual(['+19.2%', '−3.0%', '0.0%', '0.0%'])
})

/** Numbers as tables show them, against literal tables of what a desk would write. */
import { describe, expect, it } from 'vitest'
import { decimal, fraction, integer, number, percent, type Field } from '../../api/endpoint/fields.ts'
import { roundedNumber } from './numberText.ts'

const price = decimal('x', { unit: 'USD' })
const worth = number('x', { isLong: true, unit: 'dollars' })
const held = decimal('x', { unit: 'shares' })

describe.each<[string, Field, readonly (readonly [sent: string, shown: string])[]]>([
  [
    'a price has two decimals',
    price,
    [
      ['72.0000', '72.00'],
      ['78', '78.00'],
      ['1234567.5', '1,234,567.50'],
      ['-0.0300', '−0.03'],
      ['+5.5', '+5.50'],
      ['0', '0.00'],
    ],
  ],
  [
    'a half goes away from zero, whatever a double makes of it',
    price,
    [
      ['1.005', '1.01'],
      ['2.675', '2.68'],
      ['-1.005', '−1.01'],
      ['0.125', '0.13'],
      ['1.00499999999999999999', '1.00'],
      ['9007199254740993.005', '9,007,199,254,740,993.01'],
      ['12345678901234567890.12', '12,345,678,901,234,567,890.12'],
    ],
  ],
  ['what is rounded to zero has no sign', price, [['-0.001', '0.00']]],
  [
    'what is no number stays as it was sent',
    price,
    [
      ['N/A', 'N/A'],
      ['$5', '$5'],
      ['1e400', '1e400'],
    ],
  ],
  [
    'the worth of a company is told by its size',
    worth,
    [
      ['5647254285', '$5.65B'],
      ['3012345678901', '$3.01T'],
      ['12345678.9', '$12.3M'],
      ['1000000', '$1.00M'],
      ['950000', '$950,000.00'],
      ['-5647254285', '−$5.65B'],
    ],
  ],
  [
    'shares of one are percentages',
    fraction('x'),
    [
      ['0.1924', '19.2%'],
      ['0.1925', '19.3%'],
      ['-0.005', '−0.5%'],
      ['12.3', '1,230.0%'],
    ],
  ],
  [
    'per cent as text has one sign, sent or not',
    percent('x'),
    [
      ['57.83', '57.8%'],
      ['-12.5%', '−12.5%'],
      ['12 %', '12.0%'],
    ],
  ],
  [
    'counts stay whole',
    integer('x'),
    [
      ['1234567', '1,234,567'],
      ['9007199254740993', '9,007,199,254,740,993'],
    ],
  ],
  [
    'shares held are whole unless parts of one were sent',
    held,
    [
      ['53000.0000', '53,000'],
      ['120.125', '120.13'],
    ],
  ],
])('%s', (_, field, table) => {
  it.each(table)('%s as %s', (sent, shown) => {
    expect(roundedNumber(field, sent)).toBe(shown)
  })
})

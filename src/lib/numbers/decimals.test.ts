/** Numbers as text (F54): what is parsed, and what is left as it came. */
import { expect, it } from 'vitest'
import { decimalIn, numberIn } from './decimals.ts'

it.each([
  ['96.0000', '96.0000', 96],
  ['1,234.50', '1234.50', 1234.5],
  ['1,234,567', '1234567', 1_234_567],
  ['$1,234.50', '1234.50', 1234.5],
  ['-$3', '-3', -3],
  ['+7', '7', 7],
  [' 12 ', '12', 12],
  ['.5', '0.5', 0.5],
  ['5.', '5', 5],
  ['-0', '-0', -0],
  ['12345678901234567890.12', '12345678901234567890.12', 12345678901234567000],
])('F54 %j is the number %s', (text, decimal, number) => {
  expect(decimalIn(text)).toBe(decimal)
  expect(numberIn(text)).toBe(number)
})

it.each([
  ['12%', 12],
  ['-2.5%', -2.5],
])('F54 %j is a number to compare by, and no decimal', (text, number) => {
  expect(decimalIn(text)).toBeUndefined()
  expect(numberIn(text)).toBe(number)
})

it.each([
  '',
  '-',
  '–',
  '.',
  '$',
  '%',
  'N/A',
  'NaN',
  'Infinity',
  '1,23',
  '1,2345',
  ',123',
  '1e5',
  '0x10',
  '1 234',
  '1.2.3',
  '(5)',
  '5-6',
  '٣',
])('F54 %j is no number', (text) => {
  expect(decimalIn(text)).toBeUndefined()
  expect(numberIn(text)).toBeNaN()
})

/** Values in one line: exact, without time zones, and nothing where nothing is given. */
import { describe, expect, it } from 'vitest'
import {
  clock,
  day,
  dayInstant,
  decimal,
  displayDay,
  flag,
  fraction,
  identifier,
  identifierNumber,
  instant,
  integer,
  list,
  listOf,
  mailDate,
  number,
  object,
  percent,
  text,
  unix,
  type Field,
} from '../../api/endpoint/fields.ts'
import { valueText, wordsOfUnix } from './valueText.ts'

const say = (field: (label: string) => Field, value: unknown): string | undefined => valueText(field('x'), value)

describe('absent', () => {
  it.each([undefined, null, ''])('%j is not given', (value) => {
    expect(say(text, value)).toBeUndefined()
  })

  it('is neither zero nor no', () => {
    expect(say(integer, 0)).toBe('0')
    expect(say(decimal, '0')).toBe('0')
    expect(say(flag, false)).toBe('no')
    expect(say(flag, true)).toBe('yes')
  })

  it('is a list without items, and a dash for an item', () => {
    expect(valueText(list('x', identifier('y')), [])).toBeUndefined()
    expect(valueText(list('x', identifier('y')), ['a', null, 'b', 'c', 'd'])).toBe('a, –, b and 2 more')
  })
})

it.each<[string, (label: string) => Field, unknown, string]>([
  ['keeps every decimal that is given', decimal, '1234567.500', '1,234,567.500'],
  ['keeps a sign and a leading zero', decimal, '-0.0300', '-0.0300'],
  ['keeps digits beyond what numbers hold', decimal, '12345678901234567890.12', '12,345,678,901,234,567,890.12'],
  ['leaves what is no decimal as it is', decimal, 'N/A', 'N/A'],
  ['leaves a percentage as it is', percent, '-12.5%', '-12.5%'],
  ['groups a whole number', integer, 1_234_567, '1,234,567'],
  ['leaves an identifier whole', identifierNumber, 1_234_567, '1234567'],
  ['F56 shows no sign of a zero', integer, -0, '0'],
  ['F56 shows no sign of a share of nothing', fraction, -0, '0.0%'],
  ['shows a share of one in per cent', fraction, 0.1924, '19.2%'],
  ['F58 says a day', day, '2026-03-02', '2 Mar 2026'],
  ['F58 leaves a day that does not exist as it is', day, '2026-02-30', '2026-02-30'],
  ['F58 says a display day', displayDay, 'Mar 7, 2025', '7 Mar 2025'],
  ['F58 takes midnight for the day it means', dayInstant, '2026-03-02T00:00:00.000Z', '2 Mar 2026'],
  ['F58 says a moment that is not midnight whole', dayInstant, '2026-03-02T13:05:00Z', '2 Mar 2026, 13:05 UTC'],
  ['F58 says a moment with any fraction', instant, '2026-03-02T13:05:09.123456789Z', '2 Mar 2026, 13:05 UTC'],
  ['F58 adds no zone where none is given', instant, '2026-03-02T13:05:09', '2 Mar 2026, 13:05'],
  ['F58 leaves another zone as it is', instant, '2026-03-02T13:05:09-05:00', '2026-03-02T13:05:09-05:00'],
  ['F58 keeps the offset of a mail date', mailDate, 'Fri, 07 Mar 2025 09:30:00 -0400', '7 Mar 2025, 09:30 -0400'],
  ['leaves a time of day as it is', clock, '09:30:00', '09:30:00'],
  ['F58 says Unix seconds in UTC', unix, 1_795_183_500, '20 Nov 2026, 14:05 UTC'],
  ['shows a type that was not declared', integer, 'many', 'many'],
])('%s', (_, field, value, words) => {
  expect(say(field, value)).toBe(words)
})

it('shows a price with two decimals', () => {
  const price = number('x', { decimals: 2 })
  expect([5, 5.1, 5.123, 1234.5].map((value) => valueText(price, value))).toEqual(['5.00', '5.10', '5.12', '1,234.50'])
})

it('tells an object by its name, and by the number of its fields where it has none', () => {
  const securities = listOf('x', { symbol: text('s'), name: text('n') })
  expect(valueText(securities, [{ symbol: 'HALO', name: 'Halo' }, { name: 'Quantor' }])).toBe('HALO, Quantor')
  expect(valueText(object('x', {}), { a: 1, b: 2 })).toBe('2 fields')
})

it('F58 reads milliseconds by their size and says so, and gives up on what is no time', () => {
  expect(wordsOfUnix(1_795_183_500_000)).toBe('20 Nov 2026, 14:05 UTC (sent in milliseconds)')
  expect(wordsOfUnix(Number.MAX_VALUE)).toBe('1.7976931348623157e+308')
})

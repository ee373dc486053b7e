/** How answers differ from the declared record, counted in rows. */
import { expect, it } from 'vitest'
import { schemaMismatchesOf } from './schemaMismatches.ts'
import { decimal, flag, integer, list, listOf, number, object, text } from '../endpoint/fields.ts'

const fields = {
  name: text('Name'),
  count: integer('Count'),
  price: number('Price'),
  pt: decimal('Target'),
  is_new: flag('New'),
  owner: object('Owner', { title: text('Title') }),
  lines: listOf('Lines', { shares: decimal('Shares') }),
  figis: list('FIGIs', text('FIGI')),
}

it('has nothing to tell of records as declared, nor of absent and null values', () => {
  const whole = {
    name: 'a',
    count: 1,
    price: 1.5,
    pt: '2',
    is_new: false,
    owner: { title: 'CEO' },
    lines: [{ shares: '1' }],
    figis: ['x'],
  }
  expect(
    schemaMismatchesOf(fields, [whole, {}, { name: null, owner: null, lines: [null], figis: [null] }, { price: 3 }]),
  ).toEqual([])
})

it.each([
  [{ count: '1' }, 'count', 'a whole number', 'text'],
  [{ count: 1.5 }, 'count', 'a whole number', 'a number'],
  [{ pt: 2 }, 'pt', 'text', 'a whole number'],
  [{ is_new: 'true' }, 'is_new', 'true or false', 'text'],
  [{ owner: [] }, 'owner', 'an object', 'a list'],
  [{ owner: { title: 7 } }, 'owner.title', 'text', 'a whole number'],
  [{ owner: { extra: true } }, 'owner.extra', 'not in the specification', 'true or false'],
  [{ lines: {} }, 'lines', 'a list', 'an object'],
  [{ lines: [{ shares: 1 }] }, 'lines[].shares', 'text', 'a whole number'],
  [{ lines: ['one'] }, 'lines[]', 'an object', 'text'],
  [{ figis: [1] }, 'figis[]', 'text', 'a whole number'],
  [{ constructor: 'x' }, 'constructor', 'not in the specification', 'text'],
])('tells of %j', (record, path, expected, found) => {
  expect(schemaMismatchesOf(fields, [record])).toEqual([{ path, expected, found, rows: 1 }])
})

it('tells the same whatever order names come in, and wherever one is left out', () => {
  const records = [
    { name: 'a', count: 1 },
    { count: 2, name: 'b' },
    { extra: 1, count: 'x' },
    { count: 3 },
    { name: 4, extra: 2 },
  ]
  expect(schemaMismatchesOf(fields, records)).toEqual([
    { path: 'extra', expected: 'not in the specification', found: 'a whole number', rows: 2 },
    { path: 'count', expected: 'a whole number', found: 'text', rows: 1 },
    { path: 'name', expected: 'text', found: 'a whole number', rows: 1 },
  ])
})

it('counts rows, not occurrences', () => {
  const odd = { lines: [{ shares: 1 }, { shares: 2 }] }
  expect(schemaMismatchesOf(fields, [odd, {}, odd])).toEqual([
    { path: 'lines[].shares', expected: 'text', found: 'a whole number', rows: 2 },
  ])
})

/** What the head of a column says of values that are not as declared. */
import { expect, it } from 'vitest'
import { defineEndpoint } from '../../api/endpoint/endpoint.ts'
import { listUnder } from '../../api/endpoint/envelope.ts'
import { flag, integer, list, number, object, text } from '../../api/endpoint/fields.ts'
import { atOnce } from '../../lib/inSlices.ts'
import { oddSteps } from './oddValues.ts'
import { emptyRowStore } from './spreadRows.ts'

const endpoint = defineEndpoint({
  id: 'things',
  title: 'Things',
  summary: '',
  noun: 'things',
  sections: { request: '4.1', record: '2.1' },
  path: '/api/v1/things',
  command: { letter: 't', names: ['things'] },
  params: {},
  fields: {
    name: text('Name'),
    price: number('Price'),
    count: integer('Count'),
    own: object('Own', { is: flag('Is') }),
    tags: list('Tags', text('Tag')),
  },
  identify: () => '',
  envelope: listUnder('things'),
  columns: ['name'],
})

function words(path: string, records: readonly object[]): string | undefined {
  const store = emptyRowStore(endpoint)
  store.append(records)
  return atOnce(oddSteps(endpoint, store, path))
}

it('says nothing of what is as declared, or not given', () => {
  const records = [{ name: 'a', price: 1.5, count: 2, own: { is: true }, tags: ['x'] }, { name: null, own: null }, {}]
  expect(['name', 'price', 'count', 'own.is', 'tags'].map((path) => words(path, records))).toEqual(Array(5).fill(undefined))
})

it.each([
  ['name', [{ name: 7 }, { name: 7 }, { name: 8 }, { name: 'a' }], 'a whole number instead of text, in 3 rows'],
  ['price', [{ price: '1.5' }, { price: 2 }], 'text instead of a number, in 1 row'],
  ['count', [{ count: 1.5 }, { count: 1 }], 'a number instead of a whole number, in 1 row'],
  [
    'own.is',
    [{ own: 'x' }, { own: { is: 1 } }],
    'text instead of an object, in 1 row; a whole number instead of true or false, in 1 row',
  ],
  ['tags', [{ tags: [1] }], 'a whole number instead of text in the list, in 1 row'],
])('of %s in %j: %s', (path, records, said) => {
  expect(words(path, records)).toBe(said)
})

import { expect, it } from 'vitest'
import { coerceRecord } from './coerceRecord.ts'
import { flag, integer, list, listOf, object, text } from './fields.ts'

const fields = {
  name: text('Name'),
  count: integer('Count'),
  isOpen: flag('Open'),
  owner: object('Owner', { name: text('Name') }),
  tags: list('Tags', text('Tag')),
  parts: listOf('Parts', { name: text('Name') }),
}

it('leaves a record as it is that is as declared, with nulls, undeclared fields and without some', () => {
  const record = { name: 'a', count: 1, owner: { name: null, more: 1 }, tags: ['x'], parts: [{ name: 'p' }], extra: [null] }
  expect(coerceRecord(fields, record)).toBe(record)
  expect(coerceRecord(fields, {})).toEqual({})
})

it.each([
  [
    { name: 12.5, isOpen: 'yes', count: 'many' },
    { name: '12.5', isOpen: 'yes', count: 'many' },
  ],
  [
    { name: ['a'], count: {}, owner: [], tags: 'x', parts: {} },
    { name: '["a"]', count: '{}', owner: null, tags: null, parts: null },
  ],
  [
    { owner: { name: 7 }, tags: [null, 1, 'b'], parts: [null, 'p', { name: false }] },
    { owner: { name: '7' }, tags: ['1', 'b'], parts: [{ name: 'false' }] },
  ],
])('mends %j', (record: Record<string, unknown>, wanted) => {
  expect(coerceRecord(fields, record)).toEqual(wanted)
})

it('leaves a list that is known to come in place of a text to the view that reads both', () => {
  const notes = { notes: text('Notes', { mayBeList: true }) }
  const record = { notes: ['one', 'two'] as unknown }
  expect(coerceRecord(notes, record)).toBe(record)
  expect(coerceRecord(notes, { notes: { id: 1 } as unknown })).toEqual({ notes: '{"id":1}' })
})

it('F66 copies a hostile key as a plain one', () => {
  const record = JSON.parse('{"name":1,"__proto__":{"admin":true}}') as Record<string, unknown>
  const mended = coerceRecord(fields, record)
  expect([mended.admin, Object.keys(mended)]).toEqual([undefined, ['name', '__proto__']])
})

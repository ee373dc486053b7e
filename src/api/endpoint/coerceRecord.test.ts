import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ExactNumber } from '../client/exactNumber.ts'
import { schemaMismatchesOf } from '../client/schemaMismatches.ts'
import { coerceRecord, coerceRecords } from './coerceRecord.ts'
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

it('gives the records of an answer that was checked as it would have without, and itself only where none changes', () => {
  const odd = fc.constantFrom(null, undefined, 'a', 1, 2.5, true, [], ['x', null], {}, { name: 7 }, new ExactNumber('1e400'))
  const plain = fc.record({ name: fc.constantFrom('a', null), count: fc.constantFrom(1, 2.5), isOpen: fc.boolean(), extra: odd })
  const any = fc.dictionary(fc.constantFrom(...Object.keys(fields), 'extra'), odd)
  let asTheyAre = 0
  fc.assert(
    fc.property(fc.array(fc.oneof({ arbitrary: plain, weight: 6 }, any), { maxLength: 4 }), (records) => {
      const one = records.map((record) => coerceRecord(fields, record))
      schemaMismatchesOf(fields, records)
      const all = coerceRecords(fields, records)
      expect(all).toEqual(one)
      if (all === records) asTheyAre += 1
      if (all === records) expect(one.every((record, row) => record === records[row])).toBe(true)
    }),
  )
  expect(asTheyAre).toBeGreaterThan(0)
})

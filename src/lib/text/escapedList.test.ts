/** Lists within one text of an address: whatever the entries hold, they come back as they were. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { printList, readList } from './escapedList.ts'

it.each([
  ['a comma within', ['A,B'], 'A\\,B'],
  ['a backslash at the end', ['A\\', 'B'], 'A\\\\,B'],
  ['a backslash before a comma', ['A\\,B'], 'A\\\\\\,B'],
  ['a backslash amid letters', ['C:\\x'], 'C:\\\\x'],
])('writes %s so that it can be read', (_, entries, text) => {
  expect(printList(entries)).toBe(text)
  expect(readList(text)).toEqual(entries)
})

it('takes a backslash before any other sign for itself, as people write it', () => {
  expect(readList('C:\\x,\\')).toEqual(['C:\\x', '\\'])
})

it('gives every list back', () => {
  const entry = fc.oneof(fc.string({ unit: fc.constantFrom('\\', ',', 'A', '=', '!') }), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
      expect(readList(printList(entries))).toEqual(entries)
    }),
    { numRuns: 500 },
  )
})

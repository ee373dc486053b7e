/** Records that read their columns, beside the same records as objects: every field says the same, whatever was sent in it. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ExactNumber } from '../../api/client/exactNumber.ts'
import { insights } from '../../endpoints/insights/endpoint.ts'
import { readerOf } from './recordReaders.ts'
import { emptyRowStore } from './spreadRows.ts'

const odd = fc.constantFrom(null, '', 0, 7.5, true, [], [1], {}, { symbol: 3 }, new ExactNumber('12345678901234567890'))
const security = fc.dictionary(fc.constantFrom('symbol', 'cik', 'name', 'further'), fc.oneof(odd, fc.string()))
const name = fc.constantFrom('date', 'security', 'pt', 'updated', 'analyst_insights', 'rating', 'undeclared', 'toString')
const record = fc
  .array(fc.tuple(name, fc.oneof(odd, security, fc.constantFrom('2026-11-20', '12.50'))), { maxLength: 6 })
  .map((entries) => Object.fromEntries(entries) as Record<string, unknown>)

type Plain = Readonly<Record<string, unknown>>

it('says in every field what the record says', () => {
  fc.assert(
    fc.property(fc.array(fc.array(record, { maxLength: 6 }), { maxLength: 3 }), (pages) => {
      const store = emptyRowStore({ ...insights, identify: () => '' })
      for (const page of pages) {
        store.append(page)
        const readers = store.readers(readerOf) as readonly Plain[]
        const records = store.records() as readonly Plain[]
        expect(readers).toHaveLength(records.length)
        for (const [row, whole] of records.entries())
          for (const field of Object.keys(insights.fields)) {
            const read = readers[row]![field]
            const inner = insights.fields[field as keyof typeof insights.fields].fields
            if (!inner || !whole[field]) expect(read).toEqual(whole[field])
            else for (const part of Object.keys(inner)) expect((read as Plain)[part]).toEqual((whole[field] as Plain)[part])
          }
      }
    }),
    { numRuns: 300 },
  )
})

it('stands for rows that came once more as for the first, and grows with them', () => {
  const store = emptyRowStore(insights)
  store.append([{ id: 'a', pt: '1.00' }])
  const before = store.readers(readerOf)
  store.append([{ id: 'a', pt: '1.00' }])
  expect(store.readers(readerOf)).toBe(before)
  store.append([{ id: 'b', pt: '2.00' }])
  expect(store.readers(readerOf).map((rating) => (rating as Plain)['pt'])).toEqual(['1.00', '2.00'])
  expect(store.readers(readerOf)[0]).toBe(before[0])
})

/** Rows of a single answer beside the same rows loaded by pages: two ways of keeping them, and nothing tells one from the other. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnPaths } from '../grid/columns/columns.ts'
import { insights } from '../../endpoints/insights/endpoint.ts'
import { ExactNumber } from '../../api/client/exactNumber.ts'
import { createRowStore } from './rowStore.ts'
import { emptyRowStore } from './spreadRows.ts'
import { localFiltersOf, selectRows } from './selectRows.ts'

const odd = fc.constantFrom(null, '', 0, 7.5, true, [], [1], {}, { symbol: 3 }, new ExactNumber('12345678901234567890'))
const name = fc.constantFrom(
  'date',
  'security',
  'pt',
  'updated',
  'analyst_insights',
  'rating',
  'undeclared',
  '__proto__',
  'toString',
)
const security = fc.dictionary(fc.constantFrom('symbol', 'cik', 'name', 'further', '__proto__'), fc.oneof(odd, fc.string()))
const record = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c', 'd', '', undefined),
    fc.array(fc.tuple(name, fc.oneof(odd, security, fc.constantFrom('2026-11-20', '12.50', 'Buy'))), { maxLength: 6 }),
  )
  .map(([id, entries]) => Object.fromEntries([...entries, ...(id === undefined ? [] : [['id', id]])]) as Record<string, unknown>)

const paths = [...columnPaths(insights.fields), 'security', 'undeclared', '__proto__', 'security.further']

it('an answer that is held says in every way what the same rows say in columns', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 12 }), (records) => {
      const held = createRowStore(insights, records)
      const spread = emptyRowStore(insights)
      spread.append(records)
      expect([held.size, held.repeated]).toEqual([spread.size, spread.repeated])
      for (let row = 0; row < spread.size; row += 1) {
        expect(JSON.stringify(held.record(row))).toBe(JSON.stringify(spread.record(row)))
        expect(held.declared(row)).toEqual(spread.declared(row))
        expect([held.idOf(row), held.sharesId(row)]).toEqual([spread.idOf(row), spread.sharesId(row)])
        expect(held.rowOf(held.idOf(row))).toBe(spread.rowOf(spread.idOf(row)))
        for (const path of paths) {
          expect(held.value(path, row)).toEqual(spread.value(path, row))
          expect(held.column(path)?.at(row)).toEqual(spread.column(path)?.at(row))
        }
      }
      if (held.repeated > 0) expect(JSON.stringify(held.records())).toBe(JSON.stringify(spread.records()))
      for (const column of ['date', 'pt', 'security.symbol', 'updated', 'security'])
        for (const search of ['', 'f.rating=~b', 'f.pt=1..20'])
          for (const isDescending of [true, false]) {
            const selection = [localFiltersOf(insights, new URLSearchParams(search)), { column, isDescending }] as const
            expect(selectRows(insights, held, ...selection)).toEqual(selectRows(insights, spread, ...selection))
          }
    }),
    { numRuns: 300 },
  )
})

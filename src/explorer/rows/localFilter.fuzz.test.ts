/** Local filters in an address: whatever values they name, the address says the same filter again. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { changedQuery } from '../address/address.ts'
import { printLocalFilter, type LocalFilterRule } from './localFilter.ts'
import { localFilterName, localFiltersOf } from './selectRows.ts'

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('\\', ',', '!', '~', '=', '*', '.', 'A', ' ') }),
  fc.string({ unit: 'grapheme' }),
)
const values = fc.uniqueArray(text, { minLength: 1, maxLength: 6 })
const end = fc.oneof(fc.integer().map(String), fc.constantFrom('-1.5', '0.25'))

const onName: fc.Arbitrary<LocalFilterRule> = fc.oneof(
  fc.constantFrom<LocalFilterRule>({ kind: 'absent' }, { kind: 'given' }),
  text.filter((part) => part !== '').map((part): LocalFilterRule => ({ kind: 'text', part })),
  values.map((listed): LocalFilterRule => ({ kind: 'values', values: listed })),
  // The empty text alone is what is not given, which has a filter of its own.
  values.filter((listed) => listed.join('') !== '').map((listed): LocalFilterRule => ({ kind: 'without', values: listed })),
)
const onImportance: fc.Arbitrary<LocalFilterRule> = fc.oneof(
  onName,
  fc.tuple(end, end).map(([low, high]): LocalFilterRule => ({ kind: 'range', low, high })),
  end.map((low): LocalFilterRule => ({ kind: 'range', low, high: '' })),
  end.map((high): LocalFilterRule => ({ kind: 'range', low: '', high })),
)

it.each([
  ['name', onName],
  ['importance', onImportance],
])('comes back from an address as it was, on %s', (path, refinements) => {
  fc.assert(
    fc.property(refinements, (refinement) => {
      const query = changedQuery(splits, new URLSearchParams(), { [localFilterName(path)]: printLocalFilter(refinement) })
      expect(localFiltersOf(splits, new URLSearchParams(query))).toMatchObject([{ path, fault: undefined, refinement }])
    }),
    { numRuns: 800 },
  )
})

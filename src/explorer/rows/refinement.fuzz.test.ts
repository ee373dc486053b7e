// @vitest-environment node
/** Local filters in an address: whatever values they name, the address says the same filter again. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { changedQuery } from '../address.ts'
import { printRefinement, type Refinement } from './refinement.ts'
import { refiningName, refiningsOf } from './selectRows.ts'

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('\\', ',', '!', '~', '=', '*', '.', 'A', ' ') }),
  fc.string({ unit: 'grapheme' }),
)
const values = fc.uniqueArray(text, { minLength: 1, maxLength: 6 })
const end = fc.oneof(fc.integer().map(String), fc.constantFrom('-1.5', '0.25'))

const onName: fc.Arbitrary<Refinement> = fc.oneof(
  fc.constantFrom<Refinement>({ kind: 'absent' }, { kind: 'given' }),
  text.filter((part) => part !== '').map((part): Refinement => ({ kind: 'text', part })),
  values.map((listed): Refinement => ({ kind: 'values', values: listed })),
  // The empty text alone is what is not given, which has a filter of its own.
  values.filter((listed) => listed.join('') !== '').map((listed): Refinement => ({ kind: 'without', values: listed })),
)
const onImportance: fc.Arbitrary<Refinement> = fc.oneof(
  onName,
  fc.tuple(end, end).map(([low, high]): Refinement => ({ kind: 'range', low, high })),
  end.map((low): Refinement => ({ kind: 'range', low, high: '' })),
  end.map((high): Refinement => ({ kind: 'range', low: '', high })),
)

it.each([
  ['name', onName],
  ['importance', onImportance],
])('comes back from an address as it was, on %s', (path, refinements) => {
  fc.assert(
    fc.property(refinements, (refinement) => {
      const query = changedQuery(splits, new URLSearchParams(), { [refiningName(path)]: printRefinement(refinement) })
      expect(refiningsOf(splits, new URLSearchParams(query))).toMatchObject([{ path, fault: undefined, refinement }])
    }),
    { numRuns: 2000 },
  )
})

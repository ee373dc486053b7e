/** Row numbers by rank, of few rows and of many, which are ordered in two ways. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderRows } from './orderRows.ts'

const rank = fc.constantFrom(0, -0, 1.5, -1.5, 1e308, -1e308, Infinity, -Infinity, Number.NaN, 5e-324)

it.each([{ size: 40 }, { size: 5000 }])('orders $size rows stably either way, those without a rank last', ({ size }) => {
  fc.assert(
    fc.property(fc.array(rank, { minLength: 40, maxLength: 40 }), fc.boolean(), (some, isDescending) => {
      const ranks = Float64Array.from({ length: size }, (_, row) => some[row % some.length]!)
      const rows = Uint32Array.from({ length: size }, (_, row) => (row * 7) % size)
      const held = Array.from(rows).filter((row) => !Number.isNaN(ranks[row]!))
      const ascending = (a: number, b: number): number => (ranks[a]! < ranks[b]! ? -1 : ranks[a]! > ranks[b]! ? 1 : 0)
      const expected = [
        ...held.toSorted((a, b) => (isDescending ? ascending(b, a) : ascending(a, b))),
        ...Array.from(rows).filter((row) => Number.isNaN(ranks[row]!)),
      ]
      expect(Array.from(orderRows(rows, ranks, isDescending))).toEqual(expected)
    }),
    { numRuns: 25 },
  )
})

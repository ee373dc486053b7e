/** What a column holds, over given rows: counts, extremes, the most frequent values, a small distribution. */
import { isObject } from '../../api/client/exactNumber.ts'
import { isAbsent, type Field } from '../../api/endpoint/fields.ts'
import type { Column } from './column.ts'
import { isMeasurable, ranksOf } from './sortKeys.ts'
import { listedAs } from './localFilter.ts'

export interface ColumnSummary {
  readonly rows: number
  readonly absent: number
  readonly distinct: number
  /** Over the rows that have a measure; `undefined` where the column has no scale or none of them has one. */
  readonly measure: { readonly least: number; readonly median: number; readonly most: number } | undefined
  /** Values with their counts, the most frequent first. */
  readonly values: readonly { readonly value: string; readonly count: number }[]
}

export function summarise(field: Field, column: Column, rows: Uint32Array): ColumnSummary {
  const counts = new Map<string, number>()
  let absent = 0
  for (const row of rows) {
    const value = column.at(row)
    if (isAbsent(value)) absent += 1
    else if (isObject(value) || Array.isArray(value)) continue
    else counts.set(listedAs(value), (counts.get(listedAs(value)) ?? 0) + 1)
  }
  const values = [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
  const measures = isMeasurable(field) ? measuresOf(field, column, rows) : new Float64Array(0)
  const measure =
    measures.length === 0
      ? undefined
      : { least: measures[0]!, median: measures[(measures.length - 1) >> 1]!, most: measures[measures.length - 1]! }
  return { rows: rows.length, absent, distinct: counts.size, measure, values }
}

function measuresOf(field: Field, column: Column, rows: Uint32Array): Float64Array {
  const ranks = ranksOf(field, column)
  return Float64Array.from(rows, (row) => ranks[row]!)
    .filter((rank) => !Number.isNaN(rank))
    .sort()
}

/** How many measures fall into each of equally wide parts from the least to the most. */
export function distributionOf(field: Field, column: Column, rows: Uint32Array, parts: number): readonly number[] {
  const ranks = ranksOf(field, column)
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const row of rows) {
    const rank = ranks[row]!
    if (rank < least) least = rank
    if (rank > most) most = rank
  }
  if (!(least < most)) return []
  const counts = Array.from({ length: parts }, () => 0)
  for (const row of rows) {
    const rank = ranks[row]!
    if (!Number.isNaN(rank)) counts[Math.min(parts - 1, Math.floor(((rank - least) / (most - least)) * parts))]! += 1
  }
  return counts
}

/** What a column holds, over given rows: counts, extremes, the most frequent values, a small distribution. */
import { isObject } from '../../api/client/exactNumber.ts'
import { isAbsent, type Field } from '../../api/endpoint/fields.ts'
import { byParts, type Steps } from '../../lib/inSlices.ts'
import { DictionaryColumn, type Column } from './column.ts'
import { orderSteps } from './orderRows.ts'
import { isMeasurable, rankSteps } from './sortKeys.ts'
import { listedAs } from './localFilter.ts'

export interface ColumnSummary {
  readonly rows: number
  readonly absent: number
  readonly distinct: number
  /** Over the rows that have a measure; `undefined` where the column has no scale or none of them has one. */
  readonly measure: { readonly least: number; readonly median: number; readonly most: number } | undefined
  /** Values with their counts, the most frequent first; of more than ten thousand only some of those that repeat. */
  readonly values: readonly { readonly value: string; readonly count: number }[]
}

/** Each different value with the number of rows that have it. */
function* countsOf(column: Column, rows: Uint32Array): Steps<{ counts: Map<string, number>; absent: number }> {
  const counts = new Map<string, number>()
  let absent = 0
  const count = (value: unknown, times: number): void => {
    if (isAbsent(value)) absent += times
    else if (!isObject(value) && !Array.isArray(value)) counts.set(listedAs(value), (counts.get(listedAs(value)) ?? 0) + times)
  }
  if (column instanceof DictionaryColumn) {
    const codes = column.codes()
    const { values } = column
    const byCode = new Uint32Array(values.length)
    yield* byParts(rows.length, (from, to) => {
      for (let place = from; place < to; place += 1) byCode[codes[rows[place]!]!]! += 1
    })
    yield* byParts(byCode.length, (from, to) => {
      for (let code = from; code < to; code += 1) if (byCode[code]! > 0) count(values[code], byCode[code]!)
    })
  } else
    yield* byParts(rows.length, (from, to) => {
      for (let place = from; place < to; place += 1) count(column.at(rows[place]!), 1)
    })
  return { counts, absent }
}

/** Of very many values nobody looks at all: the most frequent are put in order alone. */
const MOST_ORDERED = 10_000

export function* summarySteps(field: Field, column: Column, rows: Uint32Array): Steps<ColumnSummary> {
  const { counts, absent } = yield* countsOf(column, rows)
  const listed = [...counts].map(([value, count]) => ({ value, count }))
  yield
  const values = listed.length > MOST_ORDERED ? listed.filter(({ count }) => count > 1).slice(0, MOST_ORDERED) : listed
  values.sort((a, b) => b.count - a.count)
  yield
  const measures = isMeasurable(field) ? yield* measuresOf(field, column, rows) : new Float64Array(0)
  const measure =
    measures.length === 0
      ? undefined
      : { least: measures[0]!, median: measures[(measures.length - 1) >> 1]!, most: measures[measures.length - 1]! }
  return { rows: rows.length, absent, distinct: counts.size, measure, values }
}

function* measuresOf(field: Field, column: Column, rows: Uint32Array): Steps<Float64Array> {
  const ranks = yield* rankSteps(field, column)
  const order = yield* orderSteps(rows, ranks, false)
  const measures = new Float64Array(order.length)
  let count = 0
  yield* byParts(order.length, (from, to) => {
    for (let place = from; place < to; place += 1) {
      const rank = ranks[order[place]!]!
      if (!Number.isNaN(rank)) measures[count++] = rank
    }
  })
  return measures.subarray(0, count)
}

/** How many measures fall into each of equally wide parts from the least to the most. */
export function* distributionSteps(field: Field, column: Column, rows: Uint32Array, parts: number): Steps<readonly number[]> {
  const ranks = yield* rankSteps(field, column)
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  yield* byParts(rows.length, (from, to) => {
    for (let place = from; place < to; place += 1) {
      const rank = ranks[rows[place]!]!
      if (rank < least) least = rank
      if (rank > most) most = rank
    }
  })
  if (!(least < most)) return []
  const counts = Array.from({ length: parts }, () => 0)
  yield* byParts(rows.length, (from, to) => {
    for (let place = from; place < to; place += 1) {
      const rank = ranks[rows[place]!]!
      if (!Number.isNaN(rank)) counts[Math.min(parts - 1, Math.floor(((rank - least) / (most - least)) * parts))]! += 1
    }
  })
  return counts
}

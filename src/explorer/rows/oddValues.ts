/** Values of a column that are of another type than declared: what they are, and in how many of the loaded rows. */
import { mismatchOf } from '../../api/client/schemaMismatches.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { columnField } from '../../api/endpoint/columns.ts'
import type { Field } from '../../api/endpoint/fields.ts'
import { byParts, type Steps } from '../../lib/inSlices.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { DictionaryColumn, NumberColumn, type Column } from './column.ts'
import type { RowStore } from './rowStore.ts'

/** Tells each odd value with the number of rows that have it. */
function* oddIn(field: Field, column: Column, onOdd: (words: string, rows: number) => void): Steps<void> {
  const look = (value: unknown, rows: number): void => {
    // An object whose fields are in columns of their own.
    const words = typeof value === 'symbol' ? undefined : mismatchOf(field, value)
    if (words) onOdd(words, rows)
  }
  if (column instanceof DictionaryColumn) {
    const { values } = column
    const codes = column.codes()
    const counts = new Uint32Array(values.length)
    yield* byParts(codes.length, (from, to) => {
      for (let row = from; row < to; row += 1) counts[codes[row]!]! += 1
    })
    yield* byParts(counts.length, (from, to) => {
      for (let code = from; code < to; code += 1) look(values[code], counts[code]!)
    })
    return
  }
  // Numbers are what was declared, but for fractions of what is counted.
  if (column instanceof NumberColumn && field.json === 'number') for (const value of column.others.values()) look(value, 1)
  else
    yield* byParts(column.size, (from, to) => {
      for (let row = from; row < to; row += 1) look(column.at(row), 1)
    })
}

/** `text instead of a number, in 3 rows`; `undefined` where all is as declared. */
export function* oddSteps(endpoint: AnyEndpoint, store: RowStore, path: string): Steps<string | undefined> {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')))
  const found = new Map<string, number>()
  for (const place of parent === '' ? [path] : [parent, path]) {
    const [field, column] = [columnField(endpoint, place), store.column(place)]
    if (!field || !column) continue
    yield* oddIn(field, column, (words, rows) => found.set(words, (found.get(words) ?? 0) + rows))
  }
  const words = [...found].map(([what, rows]) => `${what}, in ${counted(rows, 'row')}`)
  return words.length > 0 ? words.join('; ') : undefined
}

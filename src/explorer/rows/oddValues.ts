/** Values of a column that are of another type than declared: what they are, and in how many of the loaded rows. */
import { mismatchOf } from '../../api/client/schemaMismatches.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { columnField } from '../../api/endpoint/columns.ts'
import type { Field } from '../../api/endpoint/fields.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { DictionaryColumn, NumberColumn, type Column } from './column.ts'
import type { RowStore } from './rowStore.ts'

function* valuesIn(column: Column): Generator<unknown> {
  for (let row = 0; row < column.size; row += 1) yield column.at(row)
}

/** Each odd value with the number of rows that have it. */
function* oddIn(field: Field, column: Column): Generator<readonly [words: string, rows: number]> {
  if (column instanceof DictionaryColumn) {
    const counts = new Uint32Array(column.values.length)
    for (const code of column.codes()) counts[code]! += 1
    for (const [code, value] of column.values.entries()) {
      const words = mismatchOf(field, value)
      if (words) yield [words, counts[code]!]
    }
    return
  }
  // Numbers are what was declared, but for fractions of what is counted.
  const isNumbers = column instanceof NumberColumn && field.json === 'number'
  for (const value of isNumbers ? column.others.values() : valuesIn(column)) {
    // An object whose fields are in columns of their own.
    const words = typeof value === 'symbol' ? undefined : mismatchOf(field, value)
    if (words) yield [words, 1]
  }
}

/** `text instead of a number, in 3 rows`; `undefined` where all is as declared. */
export function oddWords(endpoint: AnyEndpoint, store: RowStore, path: string): string | undefined {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')))
  const found = new Map<string, number>()
  for (const place of parent === '' ? [path] : [parent, path]) {
    const [field, column] = [columnField(endpoint, place), store.column(place)]
    if (field && column) for (const [words, rows] of oddIn(field, column)) found.set(words, (found.get(words) ?? 0) + rows)
  }
  const words = [...found].map(([what, rows]) => `${what}, in ${counted(rows, 'row')}`)
  return words.length > 0 ? words.join('; ') : undefined
}

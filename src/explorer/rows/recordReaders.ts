/**
 * Loaded records for what goes through all of them and keeps them: each has a number, and reads a value from its column when it is asked
 * for it by name. A hundred thousand as objects take three times what they do in columns.
 */
import { declaredValue } from '../../api/endpoint/coerceRecord.ts'
import type { Fields } from '../../api/endpoint/fields.ts'
import { MOST_VIEWED } from './many.ts'
import { innerFields, SPREAD, type ReaderOf, type RowColumns } from './rowColumns.ts'

const ROW = Symbol('number of the row')

type Reader = ReturnType<ReaderOf>

/** Its values have the types that are declared; what is not declared it does not give. */
export function readerOf(fields: Fields, columns: Pick<RowColumns, 'column'>, prefix = ''): Reader {
  class RecordReader {
    readonly [ROW]: number
    constructor(row: number) {
      this[ROW] = row
    }
  }
  for (const [name, field] of Object.entries(fields)) {
    const path = prefix + name
    const column = columns.column(path)!
    const inner = innerFields(field)
    const Inner = inner && readerOf(inner, columns, `${path}.`)
    Object.defineProperty(RecordReader.prototype, name, {
      get(this: RecordReader): unknown {
        const value = column.at(this[ROW])
        return Inner && value === SPREAD ? new Inner(this[ROW]) : declaredValue(field, value)
      },
    })
  }
  return RecordReader as unknown as Reader
}

interface Rows<One> {
  readonly size: number
  readers(readerOf: ReaderOf): readonly One[]
}

const NONE: readonly never[] = []

/** All records, as `viewedRecords` gives them, to be read by the names of their fields and no more: they take a tenth of the memory. */
export const readRecords = <One>(store: Rows<One> | undefined): readonly One[] =>
  store && store.size <= MOST_VIEWED ? store.readers(readerOf) : NONE

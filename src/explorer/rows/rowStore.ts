/** The loaded rows of one query, in columns: each value once, records put together again only when one is looked at. */
import { coerceRecord, coerceRecords } from '../../api/endpoint/coerceRecord.ts'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import { identityOf } from '../../api/endpoint/identityOf.ts'
import type { Column } from './column.ts'
import { heldRows } from './heldRows.ts'
import { createIdentities } from './identities.ts'
import { MOST_VIEWED } from './many.ts'
import type { PlainRecord, ReaderOf, RowColumns } from './rowColumns.ts'

export interface RowStore {
  /** The rows without what is computed beside them: the same object for as long as no others are there. */
  readonly base: RowStore
  readonly size: number
  /** Rows that came a second time, the same in all they say, and were left out. */
  readonly repeated: number
  /** Adds rows; exact repeats are counted and left out. Says how many rows of before came again, the same or changed. */
  append(records: readonly unknown[]): number
  /** The record as it arrived, but for the order of its keys. */
  record(row: number): RecordOf<AnyEndpoint>
  /** The record with the types that are declared: for what an operation draws itself. */
  declared(row: number): RecordOf<AnyEndpoint>
  /** All records so, put together once; the table never asks for them. */
  records(): readonly RecordOf<AnyEndpoint>[]
  /** The same to be read by the names of their fields and no more (`recordReaders.ts`). */
  readers(readerOf: ReaderOf): readonly RecordOf<AnyEndpoint>[]
  /** One value by its dotted path, without putting the record together. */
  value(path: string, row: number): unknown
  /** `undefined` for a path that is no declared field. */
  column(path: string): Column | undefined
  /** About how much memory the rows take, in bytes. */
  bytes(): number
  /** What a row is opened by: its identity, told apart from others that have the same. */
  idOf(row: number): string
  /** The row that is opened by this; -1 when it is not there. */
  rowOf(id: string): number
  /** What changed in a cell since it was last seen, where that is looked for. */
  noteOf?(path: string, row: number): string | undefined
  /** Whether another row has the same identity and says something else. */
  sharesId(row: number): boolean
}

/** Bytes that it takes to know a row by its identity: an entry of an index, with the room that it keeps free. */
const IDENTITY = 20

/** The rows of a single answer, which the app holds as it came. Those that come by pages begin with `emptyRowStore`. */
export const createRowStore = (endpoint: AnyEndpoint, answer: readonly RecordOf<AnyEndpoint>[]): RowStore =>
  storeIn(endpoint, heldRows(endpoint.fields), answer)

export function storeIn(endpoint: AnyEndpoint, columns: RowColumns, answer?: readonly RecordOf<AnyEndpoint>[]): RowStore {
  let size = 0
  let repeated = 0
  let whole: readonly RecordOf<AnyEndpoint>[] = []
  let read: readonly RecordOf<AnyEndpoint>[] = []
  const record = (row: number): RecordOf<AnyEndpoint> => columns.at(row) as RecordOf<AnyEndpoint>
  let Reader: ReturnType<ReaderOf> | undefined
  /** Of a row on the screen several cells ask for the record in turn. */
  let latest: { readonly row: number; readonly record: RecordOf<AnyEndpoint> } | undefined
  const declared = (row: number): RecordOf<AnyEndpoint> => {
    if (latest?.row !== row) latest = { row, record: coerceRecord(endpoint.fields, record(row)) }
    return latest.record
  }
  const idOf = (record: RecordOf<AnyEndpoint>): string => identityOf(endpoint, record)
  const identities = createIdentities(record, (row) => idOf(record(row)))
  /** Of the rows that were asked about: what one is opened by never changes, and to find it puts the record together. */
  const ids: string[] = []
  const store: RowStore = {
    get base() {
      return store
    },
    get size() {
      return size
    },
    get repeated() {
      return repeated
    },
    append(records) {
      const before = size
      let returned = 0
      for (const given of records) {
        const id = idOf(given as RecordOf<AnyEndpoint>)
        if ((identities.firstOf(id) ?? size) < before) returned += 1
        if (identities.take(id, given, size)) {
          columns.push(given as PlainRecord)
          size += 1
        } else repeated += 1
      }
      // No view is made of so many: what was put together of those before would stay for nothing.
      if (size > MOST_VIEWED) whole = read = []
      return returned
    },
    record,
    declared,
    records() {
      const before = whole.length
      if (before === size) return whole
      // As they came, where each of them is a row; those that are as declared are not copied.
      if (answer?.length === size) whole = coerceRecords(endpoint.fields, answer)
      // Only what came since: all of them for each page of a hundred would be put together fifty times over.
      else whole = whole.concat(Array.from({ length: size - before }, (_, row) => declared(before + row)))
      return whole
    },
    readers(readerOf) {
      if (answer) return store.records()
      Reader ??= readerOf(endpoint.fields, columns)
      const { length } = read
      if (length < size) read = read.concat(Array.from({ length: size - length }, (_, row) => new Reader!(length + row)))
      return read
    },
    value: columns.value,
    column: columns.column,
    bytes: () => columns.bytes() + size * IDENTITY,
    idOf: (row) => (ids[row] ??= identities.idOf(row, idOf(record(row)))),
    rowOf: identities.rowOf,
    sharesId: identities.isShared,
  }
  if (answer) store.append(answer)
  return store
}

/** What holds the values of loaded rows, by row and by column: the records of an answer (`heldRows.ts`), or columns alone (`spreadRows.ts`). */
import type { Field, Fields } from '../../api/endpoint/fields.ts'
import { measureOf } from '../../api/endpoint/measures.ts'
import { DictionaryColumn, PlainColumn, NumberColumn, type Column } from './column.ts'
import { isMeasurable } from './sortKeys.ts'

export type PlainRecord = Readonly<Record<string, unknown>>

export interface RowColumns {
  push(record: PlainRecord): void
  /** The record as it arrived, but for the order of its keys. */
  at(row: number): PlainRecord
  /** One value by its dotted path. */
  value(path: string, row: number): unknown
  /** `undefined` for a path that is no declared field. */
  column(path: string): Column | undefined
  /** About how much memory they take. */
  bytes(): number
}

/** Makes what reads the values of a row when they are asked for (`recordReaders.ts`). */
export type ReaderOf = (fields: Fields, columns: Pick<RowColumns, 'column'>) => new (row: number) => PlainRecord

/** An empty column for values of a field. */
export const columnFor = (field: Field): Column => {
  if (field.kind === 'prose' || field.kind === 'list' || field.kind === 'object') return new PlainColumn()
  if (field.json === 'number' || field.json === 'integer') return new NumberColumn()
  return new DictionaryColumn(isMeasurable(field) ? (value) => measureOf(field, value) : undefined)
}

export const bytesOf = (columns: ReadonlyMap<string, Column>): number =>
  [...columns.values()].reduce((sum, { bytes }) => sum + bytes, 0)

/** The fields of a declared object, each of which has a column of its own. */
export const innerFields = (field: Field): Fields | undefined => (field.kind === 'object' ? field.fields : undefined)

/** Stands in the column of an object whose fields are in columns of their own. */
export const SPREAD = Symbol('in columns of its own')

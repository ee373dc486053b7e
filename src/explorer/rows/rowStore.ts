/** The loaded rows of one query, in columns: each value once, records put together again only when one is looked at. */
import { coerceRecord } from '../../api/endpoint/coerceRecord.ts'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import { identityOf } from '../../api/endpoint/identityOf.ts'
import { isObject } from '../../api/client/exactNumber.ts'
import type { Field, Fields } from '../../api/endpoint/fields.ts'
import { measureOf } from '../../api/endpoint/measures.ts'
import { DictionaryColumn, PlainColumn, NumberColumn, type Column } from './column.ts'
import { createIdentities } from './identities.ts'
import { MOST_VIEWED } from './many.ts'
import { isMeasurable } from './sortKeys.ts'

export interface RowStore {
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

/** An empty column for values of a field. */
export const columnFor = (field: Field): Column => {
  if (field.kind === 'prose' || field.kind === 'list' || field.kind === 'object') return new PlainColumn()
  if (field.json === 'number' || field.json === 'integer') return new NumberColumn()
  return new DictionaryColumn(isMeasurable(field) ? (value) => measureOf(field, value) : undefined)
}

/** A declared object becomes the columns of its fields, and one more that tells null, missing and odd ones apart. */
interface Branch {
  readonly fields: Fields
  readonly leaves: readonly (readonly [name: string, column: Column, branch: Branch | undefined])[]
  /** Fields that are not declared, by row; most answers have none. */
  readonly undeclared: Map<number, readonly (readonly [string, unknown])[]>
}

function branchOf(fields: Fields, prefix: string, columns: Map<string, Column>): Branch {
  const leaves = Object.entries(fields).map(([name, field]) => {
    const path = prefix + name
    const column = columnFor(field)
    columns.set(path, column)
    const inner = field.kind === 'object' && field.fields ? branchOf(field.fields, `${path}.`, columns) : undefined
    return [name, column, inner] as const
  })
  return { fields, leaves, undeclared: new Map() }
}

/** Stands in the column of an object whose fields are in columns of their own. */
const SPREAD = Symbol('in columns of its own')

function pushInto(branch: Branch, value: Readonly<Record<string, unknown>>, row: number): void {
  let declared = 0
  for (const [name, column, inner] of branch.leaves) {
    const isGiven = Object.hasOwn(value, name)
    if (isGiven) declared += 1
    const held = isGiven ? value[name] : undefined
    const isSpread = inner !== undefined && isObject(held)
    column.push(isSpread ? SPREAD : held)
    if (inner) pushInto(inner, isSpread ? held : NOTHING, row)
  }
  // Nearly every record has declared fields alone.
  if (Object.keys(value).length === declared) return
  branch.undeclared.set(
    row,
    Object.entries(value).filter(([name]) => !Object.hasOwn(branch.fields, name)),
  )
}

const NOTHING: Readonly<Record<string, unknown>> = {}

function objectAt(branch: Branch, row: number): Record<string, unknown> {
  const entries: (readonly [string, unknown])[] = []
  for (const [name, column, inner] of branch.leaves) {
    const value = column.at(row)
    if (value !== undefined) entries.push([name, inner && value === SPREAD ? objectAt(inner, row) : value])
  }
  // From entries, not by assignment: an own "__proto__" of an answer stays a plain key.
  return Object.fromEntries([...entries, ...(branch.undeclared.get(row) ?? [])])
}

/** Bytes that it takes to know a row by its identity: an entry of a map. */
const IDENTITY = 24

/** `answer` is a single one that the app holds as it came; without it, records are put together from the columns. */
export function createRowStore(endpoint: AnyEndpoint, answer?: readonly RecordOf<AnyEndpoint>[]): RowStore {
  const columns = new Map<string, Column>()
  const root = branchOf(endpoint.fields, '', columns)
  let size = 0
  let repeated = 0
  let whole: readonly RecordOf<AnyEndpoint>[] = []
  const record = (row: number): RecordOf<AnyEndpoint> => objectAt(root, row) as RecordOf<AnyEndpoint>
  /** Of a row on the screen several cells ask for the record in turn. */
  let latest: { readonly row: number; readonly record: RecordOf<AnyEndpoint> } | undefined
  const declared = (row: number): RecordOf<AnyEndpoint> => {
    if (latest?.row !== row) latest = { row, record: coerceRecord(endpoint.fields, record(row)) }
    return latest.record
  }
  const idOf = (record: RecordOf<AnyEndpoint>): string => identityOf(endpoint, record)
  const identities = createIdentities(record)
  const store: RowStore = {
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
          pushInto(root, given as Readonly<Record<string, unknown>>, size)
          size += 1
        } else repeated += 1
      }
      // No view is made of so many: what was put together of those before would stay for nothing.
      if (size > MOST_VIEWED) whole = []
      return returned
    },
    record,
    declared,
    records() {
      const before = whole.length
      if (before === size) return whole
      // As they came, where each of them is a row; those that are as declared are not copied.
      if (answer?.length === size) whole = answer.map((record) => coerceRecord(endpoint.fields, record))
      // Only what came since: all of them for each page of a hundred would be put together fifty times over.
      else whole = whole.concat(Array.from({ length: size - before }, (_, row) => declared(before + row)))
      return whole
    },
    value: (path, row) => {
      const value = columns.get(path)?.at(row)
      return value === SPREAD ? objectAt(root, row)[path] : value
    },
    column: (path) => columns.get(path),
    bytes: () => [...columns.values()].reduce((sum, { bytes }) => sum + bytes, size * IDENTITY),
    idOf: (row) => identities.idOf(row, idOf(record(row))),
    rowOf: identities.rowOf,
    sharesId: identities.isShared,
  }
  if (answer) store.append(answer)
  return store
}

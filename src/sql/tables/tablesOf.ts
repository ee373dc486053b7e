/** The tables of loaded rows, each as Arrow columns: the records, the items of their lists, and beside a value that its column cannot hold, its text. */
import { Table } from 'apache-arrow'
import { isObject } from '../../api/client/exactNumber.ts'
import { columnField } from '../../api/endpoint/columns.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { text, type Fields } from '../../api/endpoint/fields.ts'
import { byParts, type Steps } from '../../lib/inSlices.ts'
import type { SqlTable, TableSource } from '../engine/engine.ts'
import { columnSteps, isThere, numbers, READ, textBeside, type Column, type Values } from './columns.ts'
import { columnOf, schemaOf, type ListSchema, type TableSchema } from './schema.ts'

export interface PackedTable extends SqlTable {
  readonly columnar: Table
}

const ROW_ID = columnOf('row_id', text('What the record is opened by in this app; of an item, with its place'))
const PARENT = columnOf('parent_id', text('The row_id of what it stands in'))
const PLACE = 'place'

const packed = (schema: TableSchema, kind: SqlTable['kind'], rows: number, columns: readonly Column[]): PackedTable => ({
  name: schema.name,
  about: schema.about,
  kind,
  rows,
  columns: columns.map(({ name, type, about }) => ({ name, type, about })),
  columnar: new Table(Object.fromEntries(columns.map(({ name, vector }) => [name, vector]))),
})

/** Rows that a table is read from: how many, and what stands in one under a path. */
interface Rows {
  readonly size: number
  readonly valueAt: (path: string, row: number) => unknown
  /** The columns that say which row it is. */
  readonly keys: readonly Column[]
  /** By these its lists name it. */
  readonly parents: readonly string[]
}

function* tableSteps(schema: TableSchema, kind: SqlTable['kind'], rows: Rows): Steps<readonly PackedTable[]> {
  const columns = [...rows.keys]
  for (const column of schema.columns) {
    const values = Array.from({ length: rows.size }, (_, row) => rows.valueAt(column.path, row))
    yield
    columns.push(...(yield* columnSteps(column, values)))
  }
  const children: PackedTable[] = []
  for (const list of schema.lists) {
    const { tables, odd } = yield* listSteps(list, rows)
    children.push(...tables)
    if (odd) columns.push(yield* textBeside(columnOf(list.path, list.field), odd))
  }
  return [packed(schema, kind, rows.size, columns), ...children]
}

/** The items of a list in all rows; `odd` is what stood in its place where there is no list. */
function* listSteps(
  schema: ListSchema,
  rows: Rows,
): Steps<{ readonly tables: readonly PackedTable[]; readonly odd: Values | undefined }> {
  const items: unknown[] = []
  const parents: string[] = []
  const places: number[] = []
  const odd: unknown[] = []
  yield* byParts(
    rows.size,
    (from, to) => {
      for (let row = from; row < to; row += 1) {
        const value = rows.valueAt(schema.path, row)
        if (!Array.isArray(value)) {
          if (isThere(value)) odd[row] = value
          continue
        }
        for (const [index, item] of value.entries()) {
          items.push(item)
          parents.push(rows.parents[row]!)
          places.push(index + 1)
        }
      }
    },
    READ,
  )
  const isPlain = schema.field.fields === undefined
  const ids = parents.map((parent, row) => `${parent}/${places[row]}`)
  const keys = [
    ...(yield* columnSteps(ROW_ID, ids)),
    ...(yield* columnSteps(PARENT, parents)),
    yield* numbers(PLACE, 'Its place in the list, from 1', places),
  ]
  const valueAt = (path: string, row: number): unknown => {
    const item = items[row]
    if (isPlain) return item
    return isObject(item)
      ? path.split('.').reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), item)
      : undefined
  }
  const strange = isPlain ? [] : items.map((item) => (isObject(item) || !isThere(item) ? undefined : item))
  if (strange.some(isThere)) keys.push(yield* textBeside(columnOf('item', schema.field), strange))
  const inner = schema.field.fields
  if (inner) {
    const objects = items.map((item) => (isObject(item) ? item : undefined))
    keys.push(...(yield* undeclaredIn(inner, items.length, (row) => objects[row])))
  }
  const tables = yield* tableSteps(schema, 'child', { size: items.length, valueAt, keys, parents: ids })
  return { tables, odd: odd.length > 0 ? Array.from({ length: rows.size }, (_, row) => odd[row]) : undefined }
}

/** What no field names, at any depth, and what stands in the place of an object and is none; the items of lists have tables of their own. */
function restOf(fields: Fields, value: unknown): unknown {
  if (!isObject(value)) return isThere(value) ? value : undefined
  const rest = Object.entries(value).flatMap(([name, own]): readonly (readonly [string, unknown])[] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) return [[name, own]]
    const inner = field.kind === 'object' && field.fields ? restOf(field.fields, own) : undefined
    return inner === undefined ? [] : [[name, inner]]
  })
  return rest.length > 0 ? Object.fromEntries(rest) : undefined
}

const UNDECLARED = columnOf('undeclared', text('What no specification names, as JSON'))

/** A column of it, where a row has any. */
function* undeclaredIn(fields: Fields, size: number, recordAt: (row: number) => unknown): Steps<readonly Column[]> {
  const values: unknown[] = []
  yield* byParts(
    size,
    (from, to) => {
      for (let row = from; row < to; row += 1) values.push(restOf(fields, recordAt(row)))
    },
    READ,
  )
  return values.some(isThere) ? yield* columnSteps(UNDECLARED, values) : []
}

/** A column for each computed one that the rows have, with the row's id: joined columns are a view over both. */
function* joinedSteps({ endpoint, store }: TableSource, ids: readonly string[]): Steps<PackedTable | undefined> {
  const paths = Object.keys(endpoint.computed ?? {}).map((name) => `computed.${name}`)
  const columns = [...(yield* columnSteps(ROW_ID, ids))]
  for (const path of paths) {
    const field = columnField(endpoint, path)
    if (!field || !store.column(path)) continue
    const values = Array.from({ length: store.size }, (_, row) => store.value(path, row))
    const schema = columnOf(path, field)
    columns.push(...(yield* columnSteps({ ...schema, name: schema.name.replace('computed_', '') }, values)))
  }
  if (columns.length === 1) return undefined
  const { name, about } = schemaOf(endpoint)
  return packed(
    { name: `${name}_computed`, about: `${about} With what this app computes beside it.`, columns: [], lists: [] },
    'view',
    store.size,
    columns,
  )
}

/** All tables of a source; the last is of kind `view` and holds what the view adds, where there is something to add. */
export function* tablesOf(source: TableSource): Steps<readonly PackedTable[]> {
  const { endpoint, store } = source
  const ids: string[] = []
  yield* byParts(
    store.size,
    (from, to) => {
      for (let row = from; row < to; row += 1) ids.push(store.idOf(row))
    },
    READ,
  )
  const keys = [
    ...(yield* columnSteps(ROW_ID, ids)),
    ...(yield* undeclaredIn(endpoint.fields as Fields, store.size, store.record)),
  ]
  const valueAt = (path: string, row: number): unknown => store.value(path, row)
  const tables = yield* tableSteps(schemaOf(endpoint as AnyEndpoint), 'table', { size: store.size, valueAt, keys, parents: ids })
  const joined = yield* joinedSteps(source, ids)
  return joined ? [...tables, joined] : tables
}

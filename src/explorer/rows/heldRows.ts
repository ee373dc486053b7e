/** The rows of a single answer, which the app holds as it came: values are read where they stand, and a column is made once something asks for all of it. */
import { isObject } from '../../api/client/exactNumber.ts'
import type { Field, Fields } from '../../api/endpoint/fields.ts'
import type { Column } from './column.ts'
import { columnFor, innerFields, SPREAD, type PlainRecord, type RowColumns } from './rowColumns.ts'

interface Place {
  readonly field: Field
  /** From the record down to the value. */
  readonly names: readonly string[]
}

function* placesOf(fields: Fields, outer: readonly string[] = []): Generator<readonly [path: string, place: Place]> {
  for (const [name, field] of Object.entries(fields)) {
    const names = [...outer, name]
    yield [names.join('.'), { field, names }]
    const inner = innerFields(field)
    if (inner) yield* placesOf(inner, names)
  }
}

const ownOf = (record: PlainRecord, name: string): unknown => (Object.hasOwn(record, name) ? record[name] : undefined)

function valueIn(record: PlainRecord, names: readonly string[]): unknown {
  let value: unknown = record
  for (const name of names) value = isObject(value) ? ownOf(value, name) : undefined
  return value
}

/** A copy whose keys stand as rows put together from columns have them: those declared first, in their order. */
function inDeclaredOrder(fields: Fields, record: PlainRecord): PlainRecord {
  const entries: (readonly [string, unknown])[] = []
  for (const [name, field] of Object.entries(fields)) {
    const value = ownOf(record, name)
    const inner = innerFields(field)
    if (value !== undefined) entries.push([name, inner && isObject(value) ? inDeclaredOrder(inner, value) : value])
  }
  const others = Object.entries(record).filter(([name]) => !Object.hasOwn(fields, name))
  // From entries, not by assignment: an own "__proto__" of an answer stays a plain key.
  return Object.fromEntries([...entries, ...others])
}

export function heldRows(fields: Fields): RowColumns {
  const rows: PlainRecord[] = []
  const places = new Map(placesOf(fields))
  const columns = new Map<string, Column>()
  return {
    push: (record) => void rows.push(record),
    at: (row) => inDeclaredOrder(fields, rows[row]!),
    value(path, row) {
      const place = places.get(path)
      const record = rows[row]
      if (!place || !record) return undefined
      const value = valueIn(record, place.names)
      const inner = innerFields(place.field)
      return inner && isObject(value) ? inDeclaredOrder(inner, value) : value
    },
    column(path) {
      const place = places.get(path)
      if (!place) return undefined
      const column = columns.get(path) ?? columnFor(place.field)
      columns.set(path, column)
      const isSpread = innerFields(place.field) !== undefined
      for (let row = column.size; row < rows.length; row += 1) {
        const value = valueIn(rows[row]!, place.names)
        column.push(isSpread && isObject(value) ? SPREAD : value)
      }
      return column
    },
    bytes: () => [...columns.values()].reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

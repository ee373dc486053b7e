/** The rows of a single answer, which the app holds as it came: values are read where they stand, and a column is made once something asks for all of it. */
import { isObject } from '../../api/client/exactNumber.ts'
import { valueAt, type Field, type Fields } from '../../api/endpoint/fields.ts'
import type { Column } from './column.ts'
import { bytesOf, columnFor, innerFields, SPREAD, type PlainRecord, type RowColumns } from './rowColumns.ts'

/** `undefined` for a path that is none through declared objects. */
function declaredAt(fields: Fields, path: string): Field | undefined {
  let inner: Fields | undefined = fields
  let field: Field | undefined
  for (const name of path.split('.')) {
    field = inner && Object.hasOwn(inner, name) ? inner[name] : undefined
    inner = field && innerFields(field)
  }
  return field
}

/** A copy whose keys stand as rows put together from columns have them: those declared first, in their order. */
function inDeclaredOrder(fields: Fields, record: PlainRecord): PlainRecord {
  const names = new Set([...Object.keys(fields), ...Object.keys(record)])
  // From entries, not by assignment: an own "__proto__" of an answer stays a plain key.
  return Object.fromEntries(
    [...names]
      .filter((name) => Object.hasOwn(record, name) && (record[name] !== undefined || !Object.hasOwn(fields, name)))
      .map((name) => [name, ordered(Object.hasOwn(fields, name) ? fields[name] : undefined, record[name])]),
  )
}

function ordered(field: Field | undefined, value: unknown): unknown {
  const inner = field && innerFields(field)
  return inner && isObject(value) ? inDeclaredOrder(inner, value) : value
}

export function heldRows(fields: Fields): RowColumns {
  const rows: PlainRecord[] = []
  const columns = new Map<string, Column>()
  return {
    push: (record) => void rows.push(record),
    at: (row) => inDeclaredOrder(fields, rows[row]!),
    value(path, row) {
      const field = declaredAt(fields, path)
      return field && ordered(field, valueAt(rows[row], path))
    },
    column(path) {
      const field = declaredAt(fields, path)
      if (!field) return undefined
      const column = columns.get(path) ?? columnFor(field)
      columns.set(path, column)
      for (let row = column.size; row < rows.length; row += 1) {
        const value = valueAt(rows[row], path)
        column.push(innerFields(field) && isObject(value) ? SPREAD : value)
      }
      return column
    },
    bytes: () => bytesOf(columns),
  }
}

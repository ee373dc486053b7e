/** Rows of which each holds a list of records, written with a row for each of those: one a transaction, instead of one a filing. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { fieldAt, valueAt, type Field } from '../../api/endpoint/fields.ts'
import { columnPaths } from '../grid/columns/columns.ts'
import type { Content } from './formats.ts'
import { valueIn, type ShownColumn } from './shown.ts'

/** The field of the list, where an operation says that its items are worth a row each. */
export function nestedField({ fields, nestedRows }: AnyEndpoint): Field | undefined {
  return nestedRows === undefined ? undefined : fieldAt(fields, nestedRows)
}

/** A row that has none of them stays as one, with nothing in their columns. What is in the row itself is said in each. */
export function asNestedRows(content: Content): Content {
  const { endpoint, store, order, columns, origin } = content
  const path = endpoint.nestedRows
  const fields = nestedField(endpoint)?.fields
  if (path === undefined || !fields) return content
  const lines = Array.from(order, (row, place) => {
    const list = store.value(path, row)
    const items: readonly unknown[] = Array.isArray(list) && list.length > 0 ? list : [undefined]
    return items.map((item) => ({ row, place, item }))
  }).flat()
  const own = columns
    .filter((column) => column.path !== path)
    .map((column): ShownColumn => ({ ...column, value: (row, at) => valueIn(store, column, row, lines[at]!.place) }))
  const within = columnPaths(fields).map((inner): ShownColumn => {
    const field = fieldAt(fields, inner)!
    return { path: `${path}.${inner}`, field, title: field.label, value: (_, at) => valueAt(lines[at]!.item, inner) }
  })
  return {
    ...content,
    order: Uint32Array.from(lines, ({ row }) => row),
    columns: [...own, ...within],
    areRecords: false,
    origin: { ...origin, rows: lines.length },
  }
}

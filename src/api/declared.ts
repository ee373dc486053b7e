/** Records with the types that are declared, for the views of single operations: what arrived in another type would break them. */
import type { Field, Fields } from './fields.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same list or object where nothing in it changes. */
function listAs(field: Field, items: readonly unknown[]): readonly unknown[] {
  const { fields, item } = field
  const next = fields
    ? items.filter(isObject).map((one) => asDeclared(fields, one))
    : items.map((one) => (item ? valueAs(item, one) : one)).filter((one) => one !== null && one !== undefined)
  return next.length === items.length && next.every((one, index) => one === items[index]) ? items : next
}

function valueAs(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return value
  switch (field.json) {
    case 'string':
      if (typeof value === 'string' || (field.mayBeList && Array.isArray(value))) return value
      return typeof value === 'object' ? null : String(value)
    case 'array':
      return Array.isArray(value) ? listAs(field, value) : null
    case 'object':
      return isObject(value) ? (field.fields ? asDeclared(field.fields, value) : value) : null
    default:
      // A number or a flag as text is shown as it was sent.
      return typeof value === 'object' ? null : value
  }
}

/**
 * The record itself where it is as declared, otherwise a copy: a part that is no list, object or text though one is declared is
 * not given there, and items of lists that are none are left out. Tables, JSON and exports show what was sent.
 */
export function asDeclared<R extends Readonly<Record<string, unknown>>>(fields: Fields, record: R): R {
  let mended: [string, unknown][] | undefined
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(record, name)) continue
    const value = valueAs(field, record[name])
    if (value !== record[name]) (mended ??= []).push([name, value])
  }
  // From entries: an own "__proto__" of an answer stays a plain key.
  return mended ? (Object.fromEntries([...Object.entries(record), ...mended]) as R) : record
}

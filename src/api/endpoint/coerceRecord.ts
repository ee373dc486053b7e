/** Records with the types that are declared, for the views of single operations: what arrived in another type would break them. */
import { ExactNumber, isObject } from '../client/exactNumber.ts'
import type { Field, Fields } from './fields.ts'

/** The same list or object where nothing in it changes. */
function listAs(field: Field, items: readonly unknown[]): readonly unknown[] {
  const { fields, item } = field
  const next = fields
    ? items.filter(isObject).map((one) => coerceRecord(fields, one))
    : items.map((one) => (item ? declaredValue(item, one) : one)).filter((one) => one !== null && one !== undefined)
  return next.length === items.length && next.every((one, index) => one === items[index]) ? items : next
}

/** Told without looking further: nearly every value is. */
const isOfType = ({ json }: Field, value: unknown): boolean =>
  typeof value === json ? json !== 'object' : json === 'integer' && typeof value === 'number'

/** A value where a text, a number or a flag is declared: what is an object or a list is told by its JSON. */
const plainAs = (value: unknown): unknown => (isObject(value) || Array.isArray(value) ? JSON.stringify(value) : value)

/** Views count with numbers, which double precision serves; what names a record is its digits. */
function numberAs({ kind }: Field, value: ExactNumber): number | string {
  const number = Number(value)
  return kind === 'identifier' || !Number.isFinite(number) ? String(value) : number
}

/** As it is declared; `null` for what cannot be. */
export function declaredValue(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return value
  switch (field.json) {
    case 'string':
      if (typeof value === 'string' || (field.mayBeList && Array.isArray(value))) return value
      return String(plainAs(value))
    case 'array':
      return Array.isArray(value) ? listAs(field, value) : null
    case 'object':
      return isObject(value) ? (field.fields ? coerceRecord(field.fields, value) : value) : null
    default:
      // A number or a flag as text is shown as it was sent.
      return value instanceof ExactNumber ? numberAs(field, value) : plainAs(value)
  }
}

/**
 * The record itself where it is as declared, otherwise a copy: a part that is no list or object though one is declared is not
 * given there, and items of lists that are none are left out. Tables, JSON and exports show what was sent.
 */
export function coerceRecord<R extends Readonly<Record<string, unknown>>>(fields: Fields, record: R): R {
  let mended: [string, unknown][] | undefined
  // By name: a list of the fields would be made for each of ten thousand records.
  for (const name in fields) {
    const field = fields[name]!
    const given = record[name]
    // What is absent or of its type stays. A name that every object inherits holds something else.
    if (given === undefined || isOfType(field, given) || !Object.hasOwn(record, name)) continue
    const value = declaredValue(field, given)
    if (value !== given) (mended ??= []).push([name, value])
  }
  // From entries: an own "__proto__" of an answer stays a plain key.
  return mended ? (Object.fromEntries([...Object.entries(record), ...mended]) as R) : record
}

/** Records of answers that were looked through when they came, and the fields that every value of theirs is a plain one of. */
const knownAsDeclared = new WeakMap<readonly unknown[], Fields>()

/** Says of records that each is as declared, without lists and objects in it. */
export const knowAsDeclared = (fields: Fields, records: readonly unknown[]): unknown => knownAsDeclared.set(records, fields)

/** All of them with the types that are declared: the same list where that is known already. */
export const coerceRecords = <R extends Readonly<Record<string, unknown>>>(
  fields: Fields,
  records: readonly R[],
): readonly R[] => (knownAsDeclared.get(records) === fields ? records : records.map((record) => coerceRecord(fields, record)))

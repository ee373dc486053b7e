/** Compares what arrived with the declared shape (§2) and lists the differences. They are told, and never fatal. */
import { isMilliseconds } from '../../lib/dates/days.ts'
import { ExactNumber, isObject } from './exactNumber.ts'
import { knowAsDeclared } from '../endpoint/coerceRecord.ts'
import { isAbsent, type Field, type Fields, type JsonType } from '../endpoint/fields.ts'

/** One way in which answers differ from the declared record, and how many rows do. */
export interface SchemaMismatch {
  /** Dotted path, `[]` for the items of a list: `transactions[].shares`. */
  readonly path: string
  readonly expected: string
  readonly found: string
  readonly rows: number
}

/** What is expected of a field that no descriptor has. */
export const NOT_SPECIFIED = 'not in the specification'

const WORDS: Record<JsonType, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

function jsonTypeOf(value: unknown): JsonType {
  if (Array.isArray(value)) return 'array'
  if (value instanceof ExactNumber) return /^-?\d+$/.test(String(value)) ? 'integer' : 'number'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  if (typeof value === 'boolean') return 'boolean'
  return typeof value === 'string' ? 'string' : 'object'
}

const fits = (expected: JsonType, found: JsonType): boolean =>
  expected === found || (expected === 'number' && found === 'integer')

/** What nearly every value is, told without a word of where it stands: of ten thousand rows a path for each would take longer than the check. */
const isPlainlyRight = ({ json, kind }: Field, value: unknown): boolean =>
  value === null ||
  ((typeof value === json ? json !== 'object' : json === 'integer' && Number.isInteger(value)) &&
    (kind !== 'unix' || !isMilliseconds(value as number)))

/** The names of the object that was checked last, in its order, each with what is declared under it. */
type LastNames = (readonly [name: string, field: Field | undefined])[]

/** What stands in place of what is declared: `an object instead of text`. `undefined` where the type is right, or nothing is given. */
export function mismatchOf(field: Field, value: unknown): string | undefined {
  if (isAbsent(value) || (field.mayBeList && Array.isArray(value))) return undefined
  const type = jsonTypeOf(value)
  if (!fits(field.json, type)) return `${WORDS[type]} instead of ${WORDS[field.json]}`
  if (!Array.isArray(value)) return undefined
  const { fields, item: declared } = field
  for (const item of value) {
    const odd = fields && item !== null && !isObject(item) ? `${WORDS[jsonTypeOf(item)]} instead of ${WORDS.object}` : undefined
    const found = odd ?? (declared && mismatchOf(declared, item))
    if (found) return `${found} in the list`
  }
  return undefined
}

/** `null` is never a departure: which fields are always present is not shown (§2). */
export function schemaMismatchesOf(fields: Fields, records: readonly unknown[]): readonly SchemaMismatch[] {
  const found = new Map<string, { path: string; expected: string; found: string; rows: Set<number> }>()
  const lastNames = new Map<Fields, LastNames>()
  let arePlain = true
  const note = (row: number, path: string, expected: string, what: string): void => {
    const name = `${path} ${what}`
    const entry = found.get(name) ?? { path, expected, found: what, rows: new Set<number>() }
    entry.rows.add(row)
    found.set(name, entry)
  }

  const checkObject = (row: number, shape: Fields, value: Record<string, unknown>, path: string): void => {
    const last = lastNames.get(shape) ?? []
    lastNames.set(shape, last)
    let place = 0
    for (const key in value) {
      // Nearly every record has the names of the one before, in their order: to look each up took longer than all else.
      if (last[place]?.[0] !== key) last[place] = [key, Object.hasOwn(shape, key) ? shape[key] : undefined]
      const field = last[place]![1]
      place += 1
      if (!field) note(row, path + key, NOT_SPECIFIED, WORDS[jsonTypeOf(value[key])])
      else if (!isPlainlyRight(field, value[key])) {
        arePlain = false
        checkValue(row, field, value[key], path + key)
      }
    }
  }

  const checkValue = (row: number, field: Field, value: unknown, path: string): void => {
    if (value === null || value === undefined) return
    const type = jsonTypeOf(value)
    if (field.kind === 'unix' && typeof value === 'number' && isMilliseconds(value)) {
      return note(row, path, 'seconds since 1970', 'milliseconds, by their size')
    }
    if (field.mayBeNumber && typeof value === 'number') return
    if (!fits(field.json, type)) return note(row, path, WORDS[field.json], WORDS[type])
    if (isObject(value) && field.fields) return checkObject(row, field.fields, value, `${path}.`)
    if (!Array.isArray(value)) return
    for (const item of value) {
      if (isObject(item) && field.fields) checkObject(row, field.fields, item, `${path}[].`)
      else if (field.item) checkValue(row, field.item, item, `${path}[]`)
      else if (item !== null) note(row, `${path}[]`, WORDS.object, WORDS[jsonTypeOf(item)])
    }
  }

  records.forEach((record, row) => {
    if (isObject(record)) checkObject(row, fields, record, '')
    else arePlain = false
  })
  // Who wants the declared types of ten thousand records need not look through them again.
  if (arePlain) knowAsDeclared(fields, records)
  return [...found.values()].map(({ rows, ...departure }) => ({ ...departure, rows: rows.size }))
}

/** How all records of a dataset that were seen compare with the declared one: types, names that are not declared, fields never seen, words not known. */
import { isObject } from '../api/client/exactNumber.ts'
import { schemaMismatchesOf } from '../api/client/schemaMismatches.ts'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { fieldAt, isAbsent, type Field, type Fields } from '../api/endpoint/fields.ts'
import { difference, fewOf, note, type Finding } from './finding.ts'

/** From so many records on, a field that none of them has is told: fewer may lack it by chance. */
export const ENOUGH = 10

const UNKNOWN = 'not in the specification'

/** The declared field at the path of a mismatch: `transactions[].shares`. */
const fieldOf = (fields: Fields, path: string): Field | undefined => fieldAt(fields, path.replaceAll('[]', ''))

/** What is of another type than declared; other fields, and forms that were seen before, are notes. */
export function typeFindings(fields: Fields, records: readonly unknown[]): readonly Finding[] {
  return schemaMismatchesOf(fields, records).map(({ path, expected, found, rows }) => {
    const words = `${found} in ${rows} of ${records.length} records`
    if (expected === UNKNOWN) return note('unknown-field', path, `Not in the specification: ${words}.`)
    const isKnown = fieldOf(fields, path)?.mayBeList && found === 'a list'
    return isKnown
      ? note('type-mismatch', path, `Stated: ${expected}. Came, as it was seen before: ${words}.`)
      : difference('type-mismatch', path, `Stated: ${expected}. Came: ${words}.`)
  })
}

interface Seen {
  /** Objects that might have the field. */
  holders: number
  present: number
  readonly field: Field
  readonly words: Set<string>
}

/** Every declared field by its path, with what the records show of it. */
function seenOf(fields: Fields, records: readonly unknown[]): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>()
  const look = (shape: Fields, value: unknown, path: string): void => {
    if (Array.isArray(value)) return value.forEach((item) => look(shape, item, path))
    if (!isObject(value)) return
    for (const [name, field] of Object.entries(shape)) {
      const at = path + name
      const entry = seen.get(at) ?? { holders: 0, present: 0, field, words: new Set<string>() }
      seen.set(at, entry)
      entry.holders += 1
      if (!Object.hasOwn(value, name)) continue
      entry.present += 1
      const inner = value[name]
      if (field.meanings && typeof inner === 'string' && !isAbsent(inner)) entry.words.add(inner)
      if (field.fields) look(field.fields, inner, `${at}${field.json === 'array' ? '[]' : ''}.`)
    }
  }
  for (const record of records) look(fields, record, '')
  return seen
}

/** Fields that every request chooses among: not all of them are asked for. */
function chosenOf({ params, shapedBy = [] }: AnyEndpoint): readonly string[] {
  const always = shapedBy.filter((key) => params[key]?.initial !== undefined)
  return always.flatMap((key) => (params[key]?.options as readonly string[] | undefined) ?? [])
}

export function shapeFindings(endpoint: AnyEndpoint, records: readonly unknown[]): readonly Finding[] {
  const fields = endpoint.fields as Fields
  const chosen = chosenOf(endpoint)
  const seen = [...seenOf(fields, records)]
  const missing = seen
    .filter(([path, { holders, present, field }]) => {
      const isChosen = chosen.includes(path.split('.').at(-1)!)
      return present === 0 && holders >= ENOUGH && !isChosen && !field.isOftenAbsent
    })
    .map(([path, { holders }]) => difference('missing-field', path, `In none of ${holders} places where it may stand.`))
  const words = seen.flatMap(([path, { field, words: came }]) => {
    const unknown = [...came].filter((word) => !Object.hasOwn(field.meanings ?? {}, word))
    return unknown.length === 0 ? [] : [note('unknown-word', path, `Words that are not known: ${fewOf(unknown)}.`)]
  })
  return [...typeFindings(fields, records), ...missing, ...words]
}

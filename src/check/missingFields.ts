/** The declared fields that none of all records of a dataset has. */
import { isObject } from '../api/client/exactNumber.ts'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import type { Field, Fields } from '../api/endpoint/fields.ts'
import { difference, type Finding } from './finding.ts'

/** From so many places on a field that stands in none of them is told: fewer may lack it by chance. */
const ENOUGH = 10

interface Seen {
  /** Objects that might have the field. */
  holders: number
  present: number
  readonly field: Field
}

/** Every declared field by its path, with what the records show of it. */
function seenOf(fields: Fields, records: readonly unknown[]): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>()
  const look = (shape: Fields, value: unknown, path: string): void => {
    if (Array.isArray(value)) return value.forEach((item) => look(shape, item, path))
    if (!isObject(value)) return
    for (const [name, field] of Object.entries(shape)) {
      const at = path + name
      const entry = seen.get(at) ?? { holders: 0, present: 0, field }
      seen.set(at, entry)
      entry.holders += 1
      if (!Object.hasOwn(value, name)) continue
      entry.present += 1
      if (field.fields) look(field.fields, value[name], `${at}${field.json === 'array' ? '[]' : ''}.`)
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

export function missingFields(endpoint: AnyEndpoint, records: readonly unknown[]): readonly Finding[] {
  const fields = endpoint.fields as Fields
  const chosen = chosenOf(endpoint)
  return [...seenOf(fields, records)]
    .filter(([path, { holders, present, field }]) => {
      const isChosen = chosen.includes(path.split('.').at(-1)!)
      return present === 0 && holders >= ENOUGH && !isChosen && !field.isOftenAbsent
    })
    .map(([path, { holders }]) => difference('missing-field', path, `In none of ${holders} places where it may stand.`))
}

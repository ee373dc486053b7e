/** Records with every field odd: absent, empty, of another type, in words that no list has. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { Field, Fields } from '../../api/endpoint/fields.ts'
import { testingOf } from '../operations.ts'

type Make = (field: Field, name: string) => unknown

/** Every field by `make`, within objects and in one item of each list. */
const filled = (fields: Fields, make: Make): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => {
      const inner = field.fields && filled(field.fields, make)
      if (!inner) return [name, field.kind === 'list' ? [make(field.item ?? field, name)] : make(field, name)]
      return [name, field.kind === 'list' ? [inner] : inner]
    }),
  )

const OTHER: Readonly<Record<Field['json'], unknown>> = {
  string: 12.5,
  integer: 'many',
  number: 'N/A',
  boolean: 'perhaps',
  object: ['listed'],
  array: { of: 'parts' },
}

/** Ways in which a record may be odd, by the number of the fault. */
export const oddRecords: Readonly<Record<string, (fields: Fields) => Record<string, unknown>>> = {
  'F62 every field null': (fields) => Object.fromEntries(Object.keys(fields).map((name) => [name, null])),
  'F62 nothing but what names it': () => ({}),
  'F62 nulls within every object and list': (fields) => filled(fields, () => null),
  'F62 lists of nothing': (fields) =>
    Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, field.kind === 'list' ? [] : null])),
  'F62 lists with null in them': (fields) =>
    Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, field.kind === 'list' ? [null, null] : null])),
  'F63 words that no list has': (fields) => filled(fields, (field) => (field.json === 'string' ? 'Unheard of' : null)),
  'F54 every field of another type': (fields) =>
    Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, OTHER[field.json]])),
  'F54 every inner field of another type': (fields) => filled(fields, (field) => OTHER[field.json]),
}

/** Keeps the record findable, whatever the rest of it is. */
export function named(endpoint: AnyEndpoint, record: Record<string, unknown>, name = 'odd-1'): Record<string, unknown> {
  const { identity, rowNeeds } = testingOf(endpoint)
  return { ...rowNeeds, ...record, ...Object.fromEntries(identity.map((field) => [field, name])) }
}

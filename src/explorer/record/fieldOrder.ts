/** The order in which the fields of a record are read: what only machines compare stands last. */
import type { Field, Fields } from '../../api/endpoint/fields.ts'

const isIdentifier = ({ kind, item }: Field): boolean => (item?.kind ?? kind) === 'identifier'

export function readingOrder(fields: Fields): readonly (readonly [string, Field])[] {
  const named = Object.entries<Field>(fields)
  return [...named.filter(([, field]) => !isIdentifier(field)), ...named.filter(([, field]) => isIdentifier(field))]
}

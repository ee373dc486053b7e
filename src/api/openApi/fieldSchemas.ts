/** Fields of records as JSON Schema (draft 2020-12, which OpenAPI 3.1 takes over). */
import type { Field, FieldKind, Fields } from '../endpoint/fields.ts'

/** As far as this document uses it; names that begin with `x-` are its own. */
export type Schema = { readonly [keyword: string]: unknown }

const FORMATS: Partial<Record<FieldKind, string>> = {
  day: 'date',
  instant: 'date-time',
  dayInstant: 'date-time',
  link: 'uri',
  image: 'uri',
}

const isText = (field: Field): boolean => field.json === 'string'

/** The types that the field may have beside `null`: every field may be absent or null (§2). */
function typesOf(field: Field): readonly string[] {
  const also = [field.mayBeList && 'array', field.mayBeNumber && 'number'].filter((type) => typeof type === 'string')
  return [field.json, ...also, 'null']
}

export function schemaOfField(field: Field): Schema {
  const { kind, label, about, unit, meanings, fields, item } = field
  const description = [about, unit && `In ${unit}.`, meanings && 'Known values in x-meanings; others may come.']
    .filter(Boolean)
    .join(' ')
  return {
    title: label,
    ...(description && { description }),
    type: typesOf(field),
    ...(isText(field) && FORMATS[kind] && { format: FORMATS[kind] }),
    ...(meanings && { 'x-meanings': meanings }),
    ...(field.json === 'object' && fields && { properties: propertiesOf(fields) }),
    ...(field.json === 'array' && { items: fields ? schemaOfRecord(fields) : item ? schemaOfField(item) : {} }),
  }
}

const propertiesOf = (fields: Fields): Schema =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)]))

/** A record: no field is required, and others than these may come (§2). */
export const schemaOfRecord = (fields: Fields): Schema => ({ type: 'object', properties: propertiesOf(fields) })

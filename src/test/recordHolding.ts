/** Records made to measure from the declared fields: the same text in every place that could hold one. */
import type { Field, Fields } from '../api/endpoint/fields.ts'

function valueHolding(field: Field, text: string): unknown {
  if (field.kind === 'object') return recordHolding(field.fields ?? {}, text)
  if (field.kind === 'list') return [field.fields ? recordHolding(field.fields, text) : text]
  return text
}

/** Every declared field, whatever its type, and one that is not declared, holds the text. */
export function recordHolding(fields: Fields, text: string): Record<string, unknown> {
  const declared = Object.entries(fields).map(([name, field]) => [name, valueHolding(field, text)] as const)
  return Object.fromEntries([...declared, [`undeclared ${text}`, text]])
}

/** Query parameters as OpenAPI has them: lists by commas, rules as schemas, and where each name comes from. */
import type { Param } from '../endpoint/params.ts'
import type { Schema } from './fieldSchemas.ts'

const listOf = (items: Schema, most: number | undefined): Schema => ({
  type: 'array',
  items,
  ...(most !== undefined && { maxItems: most }),
})

function schemaOf({ control, options, most, range }: Param): Schema {
  switch (control) {
    case 'tokens':
      return most === 1 ? { type: 'string' } : listOf({ type: 'string' }, most)
    case 'choices':
      return listOf({ type: 'string', enum: options }, most)
    case 'choice':
      return { type: 'string', enum: options }
    case 'flag':
      return { type: 'boolean' }
    case 'integer':
      return { type: 'integer', minimum: range?.least, ...(range?.most !== undefined && { maximum: range.most }) }
    case 'moment':
      return { type: 'integer', minimum: 0 }
    case 'day':
      return options
        ? {
            anyOf: [
              { type: 'string', format: 'date' },
              { type: 'string', enum: options },
            ],
          }
        : { type: 'string', format: 'date' }
    case 'text':
      return { type: 'string' }
  }
}

const isList = ({ control, most }: Param): boolean => control === 'choices' || (control === 'tokens' && most !== 1)

/** `x-source` says who names it: the specification, the provider's published interface, or likeness to a sibling operation. */
export function parameterOf(param: Param): Schema {
  const { wire, label, about, rule, initial, required, source } = param
  const schema = schemaOf(param)
  const standard =
    initial === undefined || isList(param) ? undefined : schema['type'] === 'string' ? param.print(initial) : initial
  return {
    name: wire,
    in: 'query',
    description: [`${label}.`, about, `Rule: ${rule}.`].filter(Boolean).join(' '),
    ...(required && { required }),
    ...(isList(param) && { style: 'form', explode: false }),
    schema: { ...schema, ...(standard !== undefined && { default: standard }) },
    'x-source': source,
  }
}

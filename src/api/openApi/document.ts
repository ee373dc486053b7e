/** The interface of the service as an OpenAPI 3.1 document, written from the descriptors and from nothing else. */
import type { AnyEndpoint } from '../endpoint/endpoint.ts'
import type { Param } from '../endpoint/params.ts'
import { schemaOfRecord, type Schema } from './fieldSchemas.ts'
import { parameterOf } from './parameters.ts'

/** Stands for every record while the form of an answer is read off what the envelope writes. */
const RECORD = Object.freeze({})

/** The form of a written answer, with the record by its name. */
function formOf(written: unknown, record: Schema): Schema {
  if (written === RECORD) return record
  if (Array.isArray(written)) return { type: 'array', items: formOf(written[0], record) }
  if (typeof written === 'object' && written !== null) {
    const properties = Object.entries(written).map(([name, value]) => [name, formOf(value, record)] as const)
    return { type: 'object', properties: Object.fromEntries(properties) }
  }
  // An answer that denies it holds an error, and no records.
  if (written === true) return { type: 'boolean', const: true }
  return { type: Number.isInteger(written) ? 'integer' : typeof written }
}

/** §7: no form of an error is given; those that were seen are in docs/wire-format.md, "Errors". */
const refusal = (description: string): Schema => ({ description })

/** `a word-and-another` as one name: `aWordAndAnother`. */
const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function operationOf(endpoint: AnyEndpoint): Schema {
  const { id, title, summary, sections, params, envelope } = endpoint
  const all = Object.values<Param>(params)
  const written = envelope.write([RECORD], { hits: 1, page: 1, pageSize: 1 })
  const schema = formOf(written, { $ref: `#/components/schemas/${camel(id)}` })
  // §4.8: one operation has its form chosen by a header, whose values are media types.
  const forms = all.find(({ place }) => place === 'header')?.options ?? ['application/json']
  return {
    operationId: camel(id),
    summary: title,
    description: `${summary} Specification §${sections.request}, record §${sections.record}.`,
    parameters: all.filter(({ place }) => place !== 'header').map(parameterOf),
    responses: {
      200: {
        description: `The records, ${envelope.place}.`,
        content: Object.fromEntries(forms.map((form) => [form, { schema: form.endsWith('json') ? schema : { type: 'string' } }])),
      },
      401: { $ref: '#/components/responses/Unauthorized' },
      403: { $ref: '#/components/responses/Forbidden' },
    },
  }
}

/** `version` is the app's own: the service states none. */
export function openApiOf(endpoints: readonly AnyEndpoint[], version: string): Schema {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Financial data query service',
      version,
      description:
        'Written by Tearsheet from what it knows of the datasets. `x-source` says who names a parameter: `spec`, the specification; `published`, the provider’s published interface; `analogy`, likeness to a sibling. Every field of a record may be absent or null, and others may come.',
    },
    servers: [
      { url: '/', description: 'A gateway of Tearsheet, which adds the key; or put the base address of the service here.' },
    ],
    security: [{ header: [] }, { query: [] }],
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { get: operationOf(endpoint) }])),
    components: {
      schemas: Object.fromEntries(endpoints.map(({ id, fields }) => [camel(id), schemaOfRecord(fields)])),
      responses: {
        Unauthorized: refusal('The key is missing or not valid (§7).'),
        Forbidden: refusal('The key is valid and the plan lacks this dataset (§7).'),
      },
      securitySchemes: {
        header: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`token <API_KEY>` (§5).' },
        query: { type: 'apiKey', in: 'query', name: 'token', description: 'For quick tests: the key ends up in logs (§5).' },
      },
    },
  }
}

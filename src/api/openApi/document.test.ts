/** The document against a validator that others keep, and against what our own client sends and reads. */
import { validate } from '@readme/openapi-parser'
import { describe, expect, it } from 'vitest'
import type { Param } from '../endpoint/params.ts'
import { endpoints } from '../../endpoints/index.ts'
import { operationPaths } from '../../../gateway/operations.ts'
import { openApiOf } from './document.ts'

interface Parameter {
  readonly name: string
  readonly 'x-source': string
}

/** As far as it is read here, by whoever gets it as a file. */
interface Document {
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties: Readonly<Record<string, unknown>> }>> }
}

interface Operation {
  readonly parameters: readonly Parameter[]
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> } }
}

const text = JSON.stringify(openApiOf(endpoints, '1.2.3'))
const document = JSON.parse(text) as Document
const get = (path: string): Operation => document.paths[path]!.get
const parameter = (path: string, name: string) => get(path).parameters.find((one) => one.name === name)

it('is valid OpenAPI 3.1', async () => {
  expect(await validate(JSON.parse(text))).toMatchObject({ valid: true, warnings: [] })
})

it('has each operation of the service once, and no other', () => {
  expect(new Set(Object.keys(document.paths))).toEqual(operationPaths)
})

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  it('has the parameters of the descriptor by their wire names, each with its source', () => {
    const listed = get(endpoint.path).parameters
    const declared = Object.values<Param>(endpoint.params).filter(({ place }) => place !== 'header')
    expect(listed.map((one) => [one.name, one['x-source']])).toEqual(declared.map(({ wire, source }) => [wire, source]))
  })

  it('has its record where the envelope has it', () => {
    const form = get(endpoint.path).responses[200].content['application/json']!.schema
    expect(JSON.stringify(form)).toMatch(/\{"type":"array","items":\{"\$ref":"#\/components\/schemas\/\w+"\}\}/)
  })
})

it('states rules as schemas: lists by commas with the most they hold, whole numbers with their ends, words with the known ones', () => {
  const splits = '/api/v2.1/calendar/splits'
  expect(parameter(splits, 'parameters[tickers]')).toMatchObject({
    style: 'form',
    explode: false,
    schema: { type: 'array', items: { type: 'string' }, maxItems: 50 },
    'x-source': 'spec',
  })
  expect(parameter(splits, 'pagesize')).toMatchObject({ schema: { type: 'integer', minimum: 1, maximum: 1000 } })
  expect(parameter(splits, 'parameters[date_search_field]')).toMatchObject({
    schema: { type: 'string', enum: ['announced', 'ex'], default: 'announced' },
  })
  expect(parameter(splits, 'parameters[date]')).toMatchObject({ schema: { type: 'string', format: 'date' } })
})

it('has news as JSON and as XML, chosen by media type and by no parameter', () => {
  const { parameters, responses } = get('/api/v2/news')
  expect(Object.keys(responses[200].content)).toEqual(['application/json', 'application/xml'])
  expect(parameters.map(({ name }) => name)).not.toContain('accept')
})

it('says of an answer with records that it is no denial', () => {
  const form = get('/api/v2/logos/search').responses[200].content['application/json']!.schema
  expect(form).toMatchObject({ properties: { ok: { type: 'boolean', const: true } } })
})

it('has records with their types, none of them required, and null beside each', () => {
  expect(document.components.schemas['splits']).toMatchObject({
    properties: {
      date_ex: { type: ['string', 'null'], format: 'date', title: 'Ex-date' },
      importance: { type: ['integer', 'null'] },
      optionable: { type: ['boolean', 'null'] },
    },
  })
  expect(document.components.schemas['splits']).not.toHaveProperty('required')
  const { security } = document.components.schemas['insights']!.properties
  expect(security).toMatchObject({ type: ['object', 'null'], properties: { symbol: { type: ['string', 'null'] } } })
})

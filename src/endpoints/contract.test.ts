/** Every descriptor against the specification's own text and tables; what differs is in its `testing.ts`, no more and no less. */
import { describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import type { Field, Fields } from '../api/endpoint/fields.ts'
import type { Param } from '../api/endpoint/params.ts'
import { testingOf } from '../test/operations.ts'
import type { Deviation } from '../test/operationTesting.ts'
import { endpoints } from './index.ts'
import { recordShape, section } from './specification.ts'
import { describedRule, statedParams, type Stated } from './statedRules.ts'

/** The key in the page address of what the specification gives by meaning only. */
const KEYS: Readonly<Record<string, string>> = {
  'page offset': 'page',
  'result count': 'limit',
  'single date': 'date',
  'start date': 'from',
  'end date': 'to',
  'ticker symbols': 'tickers',
  'ticker symbol': 'tickers',
  symbols: 'tickers',
  'analyst filter': 'analyst',
  'rating ID filter': 'rating_id',
  'search keys type': 'search_keys_type',
  'search keys': 'search_keys',
  identifiers: 'search_keys',
  'fields to return': 'fields',
  'generate composite': 'composite_auto',
  'composite border radius': 'composite_radius',
  'maximum width': 'max_width',
  'report type': 'report_type',
  'analyst name': 'analyst_name',
  'firm name': 'firm_name',
}

const paramsOf = (endpoint: AnyEndpoint) => Object.entries<Param>(endpoint.params)

const keyOf = (endpoint: AnyEndpoint, { wire, meaning }: Stated): string =>
  (wire !== undefined && paramsOf(endpoint).find(([, param]) => param.wire === wire)?.[0]) ||
  KEYS[meaning ?? ''] ||
  (meaning ?? wire ?? '')

/** Every declared field, nested ones by path, with its JSON type. */
const declared = (fields: Fields, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries<Field>(fields).flatMap(([name, field]) => [
    [prefix + name, field.json] as const,
    ...(field.fields ? declared(field.fields, `${prefix}${name}${field.json === 'array' ? '[]' : ''}.`) : []),
    ...(field.item ? [[`${prefix}${name}[]`, field.item.json] as const] : []),
  ])

const words = (value: unknown): string =>
  value === undefined || value === '' ? 'nothing' : Array.isArray(value) ? value.join(', ') : String(value)

type Difference = Omit<Deviation, 'reason'>

function fieldDifferences(endpoint: AnyEndpoint): readonly Difference[] {
  const wanted: Readonly<Record<string, string>> = recordShape(endpoint.sections.record)
  const had = Object.fromEntries(declared(endpoint.fields))
  return [...new Set([...Object.keys(wanted), ...Object.keys(had)])]
    .filter((path) => wanted[path] !== had[path])
    .map((path) => ({ subject: path, stated: words(wanted[path]), here: words(had[path]) }))
}

function paramDifferences(endpoint: AnyEndpoint): readonly Difference[] {
  const stated = new Map(statedParams(endpoint.sections.request).map((rule) => [keyOf(endpoint, rule), rule]))
  return paramsOf(endpoint).flatMap(([key, param]) => {
    const rule = stated.get(key)
    const here = describedRule(param)
    const pairs: readonly (readonly [string, unknown, unknown])[] = [
      ['required', undefined, param.required && 'required'],
      ['default', rule?.initial, here.initial],
      ['most', rule?.most ?? rule?.range?.most, here.most],
      ['choices', rule?.options?.toSorted(), here.options?.toSorted()],
    ]
    return pairs
      .filter(([, wanted, had]) => words(wanted) !== words(had))
      .map(([what, wanted, had]) => {
        const shown = what === 'choices' ? here.options : had
        return { subject: `${key}: ${what}`, stated: words(wanted), here: words(shown) }
      })
  })
}

/** Combinations that the specification does not forbid. */
const COMBINATIONS = [
  { subject: 'date: beside a range', values: { date: '2026-03-02', from: '2026-03-02', to: '2026-03-02' } },
  { subject: 'search_keys: without a kind', values: { search_keys: ['HALO'] } },
]

const refused = (endpoint: AnyEndpoint): readonly Difference[] =>
  COMBINATIONS.filter(({ values }) => (endpoint.crossFieldErrors?.(values) ?? []).length > 0).map(({ subject }) => ({
    subject,
    stated: 'nothing',
    here: 'refused',
  }))

const inOrder = (list: readonly Difference[]): readonly Difference[] =>
  list.toSorted((a, b) => a.subject.localeCompare(b.subject))

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  const text = section(endpoint.sections.request)
  const stated = statedParams(endpoint.sections.request)
  const { deviations = [] } = testingOf(endpoint)

  it('asks the path of its section', () => {
    expect(text).toContain(`\`GET ${endpoint.path}\``)
  })

  it('has a parameter for every meaning, and none without one', () => {
    expect(
      paramsOf(endpoint)
        .map(([key]) => key)
        .toSorted(),
    ).toEqual(stated.map((rule) => keyOf(endpoint, rule)).toSorted())
  })

  it('marks as named in the specification exactly the names that it gives', () => {
    const given = new Set(stated.flatMap(({ wire }) => wire ?? []))
    for (const [, { wire, source }] of paramsOf(endpoint))
      expect(`${wire} ${source === 'spec'}`).toBe(`${wire} ${given.has(wire)}`)
  })

  it('takes values of the stated kind, within the stated range', () => {
    for (const rule of stated) {
      const key = keyOf(endpoint, rule)
      const param: Param = endpoint.params[key]
      expect(rule.controls, key).toContain(param.control)
      if (rule.range) expect(param.range, key).toEqual(rule.range)
    }
  })

  it('reads no name in two ways', () => {
    const wires = paramsOf(endpoint).map(([, { wire }]) => wire)
    expect(new Set(wires).size).toBe(wires.length)
  })

  it('differs from the specification where its deviations say so, and nowhere else', () => {
    const found = [...fieldDifferences(endpoint), ...paramDifferences(endpoint), ...refused(endpoint)]
    const listed = deviations.map(({ subject, stated, here }): Difference => ({ subject, stated, here }))
    expect(inOrder(found), `deviations in src/endpoints/${endpoint.id}/testing.ts`).toEqual(inOrder(listed))
  })

  it('has a reason for every deviation', () => {
    expect(deviations.filter(({ reason }) => reason.length < 40)).toEqual([])
  })
})

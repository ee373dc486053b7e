/** The limits of §8, row by row of its table, against the descriptors they apply to. */
import { expect, it } from 'vitest'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import type { Param } from '../api/endpoint/params.ts'
import { testingOf } from '../test/operations.ts'
import { endpoints } from './index.ts'
import { section, table } from './specification.ts'

/** By what §8 calls them. */
const named = new Map(endpoints.flatMap((endpoint) => (testingOf(endpoint).calledInLimits ?? []).map((name) => [name, endpoint])))

function calledSo(name: string): AnyEndpoint {
  const endpoint = named.get(name)
  if (!endpoint) throw new Error(`§8 limits "${name}", which no testing.ts has among calledInLimits.`)
  return endpoint
}

/** The parameters that a limit is about, by their keys in the page address. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  'Page offset': ['page'],
  'Result count': ['limit'],
  'Transcript calls `page_size`': ['limit'],
  'Tickers per query': ['tickers'],
  'ISINs or CUSIPs per query': ['isin', 'cusips'],
  'Identifiers per query': ['search_keys'],
  'Logo fields per query': ['fields'],
  'Composite border radius': ['composite_radius'],
  'Scaled image size': ['scale'],
}

/** Those whose section gives the offset of the shared rules. */
const pagedFrom0 = endpoints.filter(({ sections }) => section(sections.request).includes('range 0-100000'))

const rows = table(section('8'), 'Limit')!

it('reads every row of the table', () => {
  expect(rows.map(([subject]) => SUBJECTS[subject!])).not.toContain(undefined)
  expect(rows.length).toBeGreaterThan(10)
})

const claims = rows.flatMap(([subject = '', to = '', value = '']) => {
  const meant = to === 'offset-paginated endpoints' ? pagedFrom0 : to.split(', ').map(calledSo)
  return meant.flatMap((endpoint) => SUBJECTS[subject]!.map((key) => ({ id: endpoint.id, endpoint, key, value })))
})

it.each(claims)('$id, $key: $value', ({ endpoint, key, value }) => {
  const param: Param = endpoint.params[key]
  const initial = /default (\d[\dx]*)/.exec(value)?.[1]
  const isOtherHere = testingOf(endpoint).deviations?.some(({ subject }) => subject === `${key}: default`)
  if (initial !== undefined && !isOtherHere) expect(param.print(param.initial)).toBe(initial)
  const range = /(\d+) to (\d+)/.exec(value)
  if (range) expect(param.range).toEqual({ least: Number(range[1]), most: Number(range[2]) })
  const most = /^(?:maximum )?(\d+)(?: each)?(?:,|$)/.exec(value)?.[1]
  if (most !== undefined) expect(param.most ?? param.range?.most).toBe(Number(most))
  expect([initial, range, most].some((found) => found !== undefined && found !== null)).toBe(true)
})

it('counts pages from 0 where the section gives that offset, and from 1 where it does not', () => {
  for (const endpoint of endpoints) {
    if ('page' in endpoint.params)
      expect(endpoint.params.page.range.least, endpoint.id).toBe(pagedFrom0.includes(endpoint) ? 0 : 1)
  }
  expect(pagedFrom0).not.toEqual([])
})

/** The mock service honours what it is asked, so that no answer of it to any legal query may give a finding. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ExactNumber } from '../api/client/exactNumber.ts'
import { schemaMismatchesOf } from '../api/client/schemaMismatches.ts'
import { fetchPage } from '../api/client/client.ts'
import { withDaysInForce } from '../api/client/request.ts'
import type { AnyEndpoint, ValuesOf } from '../api/endpoint/endpoint.ts'
import { readParams, type Param } from '../api/endpoint/params.ts'
import { findingWords } from '../api/findings/findingWords.ts'
import { findingSteps } from '../api/findings/findings.ts'
import { atOnce } from '../lib/inSlices.ts'
import { FULL_KEY } from '../mock/keys.ts'
import { createService } from '../mock/service.ts'
import type { AnySource } from '../mock/source.ts'
import { world } from '../test/ask.ts'
import { connectionTo } from '../test/connection.ts'
import { type AnyValues, valuesOf } from '../test/legalValues.ts'
import { testingOf } from '../test/operations.ts'
import { endpoints } from './index.ts'

const sources = import.meta.glob<AnySource>('./*/mock.ts', { import: 'default' })
const service = createService(world)

const nearDay = fc.integer({ min: 0, max: 700 }).map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10))
const TICKERS = ['HALO', 'ACME', 'BRK.B', 'brk/b', 'QUAN', 'ZZZZ']

/** Values that records have: what is merely legal finds none. */
function likely(endpoint: AnyEndpoint): fc.Arbitrary<AnyValues> {
  const has = (key: string): boolean => key in endpoint.params
  const tickerKey = endpoint.tickersBy?.key ?? 'tickers'
  const few = fc.uniqueArray(fc.constantFrom(...TICKERS), {
    minLength: 1,
    maxLength: has('tickers') ? endpoint.params.tickers.most : 6,
  })
  const ofTickers = has(tickerKey)
    ? fc.record({ [tickerKey]: few }, { requiredKeys: endpoint.params[tickerKey].required ? [tickerKey] : [] })
    : fc.constant({})
  const rest = fc.record(
    {
      ...(has('from') && { from: nearDay, to: nearDay }),
      ...(has('updated') && { updated: fc.integer({ min: 1_700_000_000, max: 1_795_000_000 }) }),
    },
    { requiredKeys: [] },
  )
  const limit = has('limit') ? fc.record({ limit: fc.integer({ min: 1, max: 20 }) }) : fc.constant({})
  return fc.tuple(ofTickers, rest, limit).map((parts): AnyValues => Object.assign({}, ...parts) as AnyValues)
}

/** One that finds something whatever the others do, so that an answer is judged in every run. */
const withRows = (endpoint: AnyEndpoint): AnyValues =>
  readParams(endpoint.params, new URLSearchParams(testingOf(endpoint).withRows.split('?')[1]), 'address').values as AnyValues

/** A page beyond the first seldom has rows, and XML is read by the browser alone. */
const otherKeys = ({ params }: AnyEndpoint): readonly string[] =>
  Object.entries<Param>(params).flatMap(([key, { place }]) => (key === 'page' || place === 'header' ? [] : [key]))

/** Some of the legal values beside those that find something: all together they would exclude every record. */
const query = (endpoint: AnyEndpoint): fc.Arbitrary<AnyValues> =>
  fc
    .tuple(valuesOf(endpoint), likely(endpoint), fc.uniqueArray(fc.constantFrom(...otherKeys(endpoint)), { maxLength: 3 }))
    .map(([legal, found, keys]) => ({
      ...Object.fromEntries(keys.flatMap((key) => (legal[key] === undefined ? [] : [[key, legal[key]]]))),
      ...found,
      ...(found[endpoint.tickersBy?.key ?? ''] === undefined ? {} : endpoint.tickersBy?.with),
    }))
    .filter(
      (values) =>
        (endpoint.crossFieldErrors?.(values as never) ?? []).length === 0 &&
        Object.entries<Param>(endpoint.params).every(([key, { required }]) => !required || values[key] !== undefined),
    )

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  it('gives no finding in any answer of a service that honours what it is asked', async () => {
    const source = await sources[`./${id}/mock.ts`]!()
    const odd = (testingOf(endpoint).oddValues ?? []).map(({ path }) => path)
    const connection = connectionTo({
      key: FULL_KEY,
      today: '2026-11-20',
      fetch: (request) => Promise.resolve(service.answer(source, request)),
    })
    let rows = 0
    await fc.assert(
      fc.asyncProperty(query(endpoint), async (values) => {
        const asked = withDaysInForce(endpoint, values as ValuesOf<AnyEndpoint>, connection.today)
        const reply = await fetchPage(endpoint, asked, connection)
        rows += reply.records.length
        const { records, logEntry } = reply
        const found = atOnce(findingSteps(endpoint, asked, { records, schemaMismatches: logEntry.schemaMismatches }))
        expect(found.filter(({ subject }) => !odd.includes(subject))).toEqual([])
      }),
      { numRuns: 25, examples: [[withRows(endpoint)]] },
    )
    // That something was judged at all.
    expect(rows).toBeGreaterThan(0)
  })
  it('reads records of any kind without failing', () => {
    const values = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(
        '',
        '0000-00-00',
        '2026-02-30',
        'Mar 40, 2026',
        '2026-01-01T99:00:00Z',
        new ExactNumber('12345678901234567890'),
      ),
    )
    const record = fc.oneof(
      fc.dictionary(fc.constantFrom(...Object.keys(endpoint.fields), '__proto__', 'more'), values),
      fc.constant({}),
    )
    let judged = 0
    fc.assert(
      fc.property(query(endpoint), fc.array(record, { maxLength: 5 }), (values, records) => {
        const asked = withDaysInForce(endpoint, values as ValuesOf<AnyEndpoint>, '2026-11-20')
        const found = atOnce(
          findingSteps(endpoint, asked, { records, schemaMismatches: schemaMismatchesOf(endpoint.fields, records) }),
        )
        for (const finding of found) expect(findingWords(endpoint, finding)).toMatch(/\.$/)
        judged += records.length
      }),
    )
    expect(judged).toBeGreaterThan(50)
  })
})

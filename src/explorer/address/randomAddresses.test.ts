/** Whatever stands in an address: nothing throws, no request breaks the specification, and what is written is read back. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyEndpoint, ValuesOf } from '../../api/endpoint/endpoint.ts'
import type { Param } from '../../api/endpoint/params.ts'
import { buildRequest } from '../../api/client/request.ts'
import { endpoints } from '../../endpoints/index.ts'
import { badDays, badNumbers, badTickers } from '../../test/faults/badAddresses.ts'
import { badChoices, badIdentifiers, badTexts, badTogether } from '../../test/faults/badChoices.ts'
import { connectionTo } from '../../test/connection.ts'
import { legal, valuesOf } from '../../test/legalValues.ts'
import { breachesOf } from '../../test/specifiedRequests.ts'
import { addressQuery, changedQuery, readAddress } from './address.ts'

const CANARY = 'CANARY-0123456789'
const connection = connectionTo({ key: CANARY })

/** The request that the page of an address makes; none where something is wrong or missing. */
function requestOf(endpoint: AnyEndpoint, search: URLSearchParams): Request | undefined {
  const { faults, missing, reading } = readAddress(endpoint, search, [], endpoint, connection.today)
  if (faults.length > 0 || missing.length > 0) return undefined
  return buildRequest(endpoint, reading.values as ValuesOf<AnyEndpoint>, connection)
}

/** Texts that break some rule somewhere: those of all rows. */
const badTextsOfRows = [
  ...new Set(
    [badNumbers, badDays, badTickers, badChoices, badIdentifiers, badTexts, badTogether]
      .flat()
      .flatMap(({ query }) => [...new URLSearchParams(query).values()]),
  ),
]

/** Names with values: mostly legal ones, so that much is asked; some spoiled, some foreign. */
function addressesOf(endpoint: AnyEndpoint): fc.Arbitrary<readonly (readonly [string, string])[]> {
  const bad = fc.oneof(fc.constantFrom(...badTextsOfRows), fc.string({ unit: 'binary' }))
  const ofParam = Object.entries<Param>(endpoint.params).map(([key, param]) => {
    const good = legal(param).map((value) => param.print(value))
    const spoiled = fc
      .tuple(good, fc.constantFrom(',', ' ', ';', '\n', '0', 'é', '\u0000', '%', '-'))
      .map((parts) => parts.join(''))
    return fc.tuple(
      fc.constant(key),
      fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: spoiled }, { weight: 1, arbitrary: bad }),
    )
  })
  const foreign = fc.tuple(
    fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'base', 'url', 'token', 'v.open', 'v.load', 'f.x', 'demo')),
    bad,
  )
  const required = ofParam.filter((_, index) => Object.values<Param>(endpoint.params)[index]!.required)
  return fc
    .tuple(
      fc.tuple(...required),
      fc.array(fc.oneof({ weight: 8, arbitrary: fc.oneof(...ofParam) }, { weight: 1, arbitrary: foreign }), { maxLength: 4 }),
    )
    .map(([needed, pairs]) => [...needed.filter(([key]) => !pairs.some(([name]) => name === key)), ...pairs])
}

/** One of the service's words, which are compared as the days they mean. */
const AFTER_ITS_END = [
  ['tickers', 'HALO'],
  ['to', '1970-01-01'],
  ['from', '1m'],
] as const

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  it('is never asked for what the specification does not allow, by any address', () => {
    let asked = 0
    fc.assert(
      fc.property(addressesOf(endpoint), (pairs) => {
        const request = requestOf(endpoint, new URLSearchParams(pairs.map(([name, value]) => [name, value])))
        if (!request) return
        asked += 1
        expect(breachesOf(request)).toEqual([])
        expect(request.url).not.toContain(CANARY)
      }),
      { numRuns: 400, examples: [[AFTER_ITS_END]] },
    )
    // Most of it must have come to a request, or nothing was judged.
    expect(asked).toBeGreaterThan(60)
  })

  it('has an address of plain characters for any model, which reads as the same model and holds no key', () => {
    fc.assert(
      fc.property(valuesOf(endpoint), (values) => {
        const query = addressQuery(endpoint, values as ValuesOf<AnyEndpoint>)
        expect(query).toMatch(/^(\?[\x21-\x7e]+)?$/)
        expect(query).not.toContain(CANARY)
        const { reading, unknown } = readAddress(endpoint, new URLSearchParams(query))
        const wanted = Object.entries<Param>(endpoint.params).map(([key, param]) => [key, values[key] ?? param.initial])
        expect({ ...reading.values }).toEqual(Object.fromEntries(wanted))
        expect([reading.issues, reading.normalised, unknown]).toEqual([[], [], []])
      }),
      { numRuns: 400 },
    )
  })

  it('K10: has a link without the names it does not know, which reads as the same model', () => {
    const foreign = { base: 'https://evil.test', 'X-Amz-Signature': 'abc', Signature: 'abc', returnTo: `//${CANARY}` }
    fc.assert(
      fc.property(valuesOf(endpoint), (values) => {
        const search = new URLSearchParams(addressQuery(endpoint, values as ValuesOf<AnyEndpoint>))
        for (const [name, value] of Object.entries(foreign)) search.set(name, value)
        const before = readAddress(endpoint, search)
        const link = changedQuery(endpoint, search, Object.fromEntries(before.unknown.map((name) => [name, undefined])))
        const after = readAddress(endpoint, new URLSearchParams(link))
        expect(before.unknown).toEqual(Object.keys(foreign))
        expect(after.unknown).toEqual([])
        expect(after.reading.values).toEqual(before.reading.values)
        expect(link).not.toMatch(/CANARY|evil|Signature/)
      }),
    )
  })
})

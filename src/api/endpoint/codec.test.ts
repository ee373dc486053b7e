/** The codec held to its promises for whatever there is to be read: values survive the address and the wire, and no text breaks it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import { valuesOf, type AnyValues } from '../../test/legalValues.ts'
import { withPlainDays } from '../client/request.ts'
import type { AnyEndpoint, ValuesOf } from './endpoint.ts'
import { queryText, readParams, writeParams, type Param, type Values } from './params.ts'

/** What reading gives for them: the defaults where nothing is given. */
const withDefaults = (endpoint: AnyEndpoint, values: AnyValues): AnyValues =>
  Object.fromEntries(Object.entries<Param>(endpoint.params).map(([key, param]) => [key, values[key] ?? param.initial]))

const write = (endpoint: AnyEndpoint, values: AnyValues, side: 'address' | 'wire'): string =>
  queryText(writeParams(endpoint.params, values as Values<AnyEndpoint['params']>, side), side)

const plausible = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '-1',
    '0',
    '1e3',
    '2026-02-30',
    '2026-1-1',
    'YTD',
    '-90d',
    '+7d',
    '0d',
    '-99999d',
    'true',
    'NaN',
    'aapl, msft',
    'A;B',
    'a\r\nb',
    '<b>',
    '1700000000000',
    'x'.repeat(3000),
  ),
)

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  const keys = Object.keys(endpoint.params)

  it('reads from its own address the values it was written from, without a word of complaint', () => {
    fc.assert(
      fc.property(valuesOf(endpoint), (values) => {
        const reading = readParams(endpoint.params, new URLSearchParams(write(endpoint, values, 'address')), 'address')
        expect({ ...reading.values }).toEqual(withDefaults(endpoint, values))
        expect([reading.issues, reading.unknown, reading.normalised]).toEqual([[], [], []])
      }),
    )
  })

  it('reads from the wire what was sent, but for what travels as a header', () => {
    fc.assert(
      fc.property(valuesOf(endpoint), (values) => {
        const reading = readParams(endpoint.params, new URLSearchParams(write(endpoint, values, 'wire')), 'wire')
        const sent = keys.filter((key) => endpoint.params[key].place !== 'header')
        const wanted = withDefaults(endpoint, values)
        expect(sent.map((key) => reading.values[key])).toEqual(sent.map((key) => wanted[key]))
        expect([reading.issues, reading.unknown]).toEqual([[], []])
      }),
    )
  })

  it('has one address for equal values, in whatever order they were given', () => {
    fc.assert(
      fc.property(valuesOf(endpoint), (values) => {
        const backwards = Object.fromEntries(Object.entries(values).reverse())
        const address = write(endpoint, values, 'address')
        expect(write(endpoint, backwards, 'address')).toBe(address)
        const { values: again } = readParams(endpoint.params, new URLSearchParams(address), 'address')
        expect(write(endpoint, again, 'address')).toBe(address)
      }),
    )
  })

  it('never throws at an address, and never makes an illegal value of it', () => {
    const name = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...keys) },
      { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'tickers[]', 'token', '') },
      { weight: 1, arbitrary: fc.string() },
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, plausible), { maxLength: 12 }), (pairs) => {
        const reading = readParams(endpoint.params, new URLSearchParams(pairs), 'address')
        const values = withPlainDays(endpoint, reading.values as ValuesOf<AnyEndpoint>, '2026-11-20')
        for (const key of keys.filter((each) => values[each] !== undefined)) {
          expect(endpoint.params[key].parse(endpoint.params[key].print(values[key]))).toHaveProperty('value')
        }
        const sent = readParams(endpoint.params, new URLSearchParams(write(endpoint, values, 'wire')), 'wire')
        expect(sent.issues).toEqual([])
      }),
    )
  })

  it('never throws at any text behind the question mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { issues, values } = readParams(endpoint.params, new URLSearchParams(text), 'address')
        expect(Object.keys(values)).toEqual(keys)
        expect(issues.every(({ key }) => keys.includes(key))).toBe(true)
      }),
    )
  })
})

/** Random legal values of every parameter, for property tests. */
import fc from 'fast-check'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import type { Param } from '../api/endpoint/params.ts'

/** Entries of lists of every kind; each list takes those that are legal in it. */
const ENTRIES = [
  'HALO',
  'BRK.B',
  'BF-B',
  '^GSPC',
  'BTC/USD',
  'US0378331005',
  '037833100',
  '320193',
  'Top Stories',
  'Ökonomie & Co',
  'a+b=c?',
]

const day = fc.integer({ min: -25_000, max: 47_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))

/** Values that the parameter takes, found by trying texts: what is legal is the parameter's own business. */
export function legal(param: Param): fc.Arbitrary<unknown> {
  const parsed = (texts: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
    texts
      .map((text) => (text.trim() === '' ? undefined : param.parse(text)))
      .filter((result) => result !== undefined && 'value' in result)
      .map((result) => (result as { value: unknown }).value)
  const { least = 0, most = 1_000_000 } = param.range ?? {}
  switch (param.control) {
    case 'integer':
      return fc.integer({ min: least, max: most })
    case 'moment':
      return fc.integer({ min: 0, max: 100_000_000_000 })
    case 'flag':
      return fc.boolean()
    case 'day':
      return day
    case 'choice':
      return fc.constantFrom(...param.options!)
    case 'choices':
      return fc.subarray([...param.options!], { minLength: 1, maxLength: param.most! })
    case 'tokens': {
      const isEntry = (text: string): boolean => {
        const result = param.parse(text)
        return 'value' in result && (result.value as readonly string[]).join('|') === text && !text.includes(',') && text !== ''
      }
      const entry = fc.oneof(fc.constantFrom(...ENTRIES), fc.string({ unit: 'grapheme', maxLength: 12 })).filter(isEntry)
      return fc.uniqueArray(entry, { minLength: 1, maxLength: Math.min(param.most ?? 8, 8) })
    }
    case 'text':
      return parsed(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 99_999 })).map((sides) => sides.join('x')),
        ),
      )
  }
}

export type AnyValues = Readonly<Record<string, unknown>>

/** What an address leaves to be read off its other values. */
const readOffOf = (endpoint: AnyEndpoint, values: AnyValues): AnyValues =>
  Object.fromEntries(
    Object.entries<Param>(endpoint.params).flatMap(([key, { readOff }]) => {
      const value = readOff && values[readOff.key] !== undefined ? readOff.by(values[readOff.key] as never) : undefined
      return value === undefined ? [] : [[key, value]]
    }),
  )

export const valuesOf = (endpoint: AnyEndpoint): fc.Arbitrary<AnyValues> =>
  fc
    .record(Object.fromEntries(Object.entries<Param>(endpoint.params).map(([key, param]) => [key, legal(param)])), {
      requiredKeys: [],
    })
    .map((values) => ({ ...readOffOf(endpoint, values), ...values }))

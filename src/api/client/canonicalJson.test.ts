import { expect, it } from 'vitest'
import { canonicalJson } from './canonicalJson.ts'
import { parseJson } from './exactNumber.ts'

it('writes the same for records that say the same, whatever the order of their fields', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: '' })).toBe('{"a":"","b":[{"c":null,"d":1}]}')
  expect(canonicalJson({ a: '', b: [{ c: null, d: 1 }] })).toBe(canonicalJson({ b: [{ d: 1, c: null }], a: '' }))
})

it('tells absent, null and empty apart, and 185 from 185.0 where they are texts', () => {
  const said = [{}, { pt: null }, { pt: '' }, { pt: '185' }, { pt: '185.0' }].map(canonicalJson)
  expect(new Set(said).size).toBe(5)
})

it('keeps every digit of a number, and a name such as __proto__', () => {
  const text = '{"__proto__":{"x":1},"id":12345678901234567890}'
  expect(canonicalJson(parseJson(text))).toBe(text)
})

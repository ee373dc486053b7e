/** Numbers of an answer by their digits, and all else as `JSON.parse` reads it. */
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { ExactNumber, parseJson } from './exactNumber.ts'

const read = (number: string): unknown => (parseJson(`{"a":[${number}]}`) as { a: unknown[] }).a[0]

describe('a number that a double cannot hold', () => {
  it.each([
    '9007199254740993',
    '-9007199254740993',
    '12345678901234567890',
    '1e400',
    '-1E+400',
    '1e-400',
    '0.1234567890123456789',
    '123456789.123456789123456789',
    '1.0000000000000000000000001e5',
  ])('%s keeps its digits, as text and as JSON', (text) => {
    const value = read(text)
    expect(value).toBeInstanceOf(ExactNumber)
    expect([String(value), JSON.stringify({ value })]).toEqual([text, `{"value":${text}}`])
  })
})

it.each([
  '0',
  '-0',
  '12',
  '0.1',
  '1.50',
  '1e3',
  '9007199254740992',
  '1e22',
  '100000000000000000000',
  '0.30000000000000004',
  '5e-324',
])('%s is the number it is', (text) => expect(read(text)).toBe(Number(text)))

it('leaves digits in texts alone, and an own "__proto__" a plain key', () => {
  const body = '{"__proto__":{"polluted":9007199254740993},"id":"9007199254740993","note":"of 9007199254740993, or 1e400"}'
  const value = parseJson(body) as Record<string, unknown>
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  expect([value['id'], value['note']]).toEqual(['9007199254740993', 'of 9007199254740993, or 1e400'])
  expect(JSON.stringify(value)).toBe(body)
})

it('reads every JSON text as JSON.parse does where doubles hold its numbers', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
  )
})

it('refuses what is no JSON, long numbers in it or not', () => {
  for (const text of ['{', '[09007199254740993]', '[9007199254740993', '1e400]'])
    expect(() => parseJson(text)).toThrow(SyntaxError)
})

it('goes through an answer value by value only where it holds such a number', () => {
  const parse = vi.spyOn(JSON, 'parse')
  parseJson('{"id":"90071992547409931234","rate":12.345678901234567,"at":1795183500000}')
  expect(parse.mock.lastCall).toHaveLength(1)
  parseJson('{"id":9007199254740993}')
  expect(parse.mock.lastCall).toHaveLength(2)
  parse.mockRestore()
})

it('a browser that does not tell the text of a number has it as near as a double comes', () => {
  const { parse } = JSON
  const spied = vi
    .spyOn(JSON, 'parse')
    .mockImplementation((text, reviver) =>
      parse(text, reviver && ((name: string, value: unknown) => reviver.call(undefined, name, value) as unknown)),
    )
  expect(read('9007199254740993')).toBe(9007199254740992)
  spied.mockRestore()
})

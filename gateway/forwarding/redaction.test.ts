import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRedaction } from './redaction.ts'

/** What leaves when the pieces come one by one. */
function redacted(key: string, pieces: readonly string[]): string {
  const body = createRedaction(key).ofBody()
  const passed = pieces.map((piece) => body.next(Buffer.from(piece, 'latin1')))
  return Buffer.concat([...passed, body.rest()]).toString('latin1')
}

/** The text in pieces of random lengths. */
const inPieces = (text: string, cuts: readonly number[]): readonly string[] => {
  const borders = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].toSorted((a, b) => a - b)
  return borders.slice(1).map((border, at) => text.slice(borders[at], border))
}

const cuts = fc.array(fc.nat(), { maxLength: 12 })

describe.each(['aab', 'aba', 'aaa', 'abab'])('with the key %s', (key) => {
  it('is a replacement in the whole body, whatever the pieces', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', '\u00e9', key)), cuts, (parts, at) => {
        const whole = parts.join('')
        expect(redacted(key, inPieces(whole, at))).toBe(whole.replaceAll(key, () => '$API_KEY'))
      }),
    ))
})

describe.each(['a/b', 'a"b\\', '%25', '\\a', '&a;', '25%'])('with the key %s, whose spellings may overlap', (key) => {
  const letters = [...new Set(key), 'x', '%', '2', '5', 'F', '\\', '&', ';']
  const text = fc.array(fc.constantFrom(key, key.slice(0, -1), ...letters), { maxLength: 30 }).map((parts) => parts.join(''))

  it('leaves the same whatever the pieces, and no key', () =>
    fc.assert(
      fc.property(text, cuts, (whole, at) => {
        const left = redacted(key, inPieces(whole, at))
        expect(left).toBe(createRedaction(key).inText(whole))
        expect(left.replaceAll('$API_KEY', '\n')).not.toContain(key)
      }),
    ))
})

it.each([
  ['as it is', 'k+/"&\\z'],
  ['in JSON', 'k+\\/\\"&\\\\z'],
  ['in JSON that escapes more', 'k\\u002b\\u002F\\u0022\\u0026\\u005Cz'],
  ['in JSON that escapes all', '\\u006b\\u002b\\u002f\\u0022\\u0026\\u005c\\u007a'],
  ['in an address', 'k%2B%2F%22%26%5Cz'],
  ['in an address, in small letters', 'k%2b%2f%22%26%5cz'],
  ['in a web page', 'k+/&quot;&amp;\\z'],
  ['in a web page, by numbers', 'k&#43;&#x2F;&#34;&#38;&#92;z'],
])('knows the key %s, cut anywhere', (_, spelled) => {
  for (let at = 0; at <= spelled.length; at += 1) {
    expect(redacted('k+/"&\\z', [`<${spelled.slice(0, at)}`, `${spelled.slice(at)}>`])).toBe('<$API_KEY>')
  }
  expect(createRedaction('k+/"&\\z').inText(`<${spelled}>`)).toBe('<$API_KEY>')
})

it('holds back no more than may be the beginning of the key', () => {
  const body = createRedaction('aab').ofBody()
  const passed = ['[1,', 'aa', 'a', 'ac'].map((piece) => String(body.next(Buffer.from(piece))))
  expect(passed).toEqual(['[1,', '', 'a', 'aaac'])
  expect(String(body.rest())).toBe('')
})

it('takes a key of thousands of characters', () => {
  const key = 'eyJhbGciOi.'.repeat(400)
  expect(redacted(key, [`"${key.slice(0, 3000)}`, `${key.slice(3000)}"`])).toBe('"$API_KEY"')
})

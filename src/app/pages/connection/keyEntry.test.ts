import { expect, it } from 'vitest'
import { readKeyEntry } from './keyEntry.ts'

const key = 'CANARY-3f9c1d'

it.each([
  ['a key alone', key, []],
  ['tabs around it', `\t${key}\t`, ['blanks']],
  ['a line end of Windows', `${key}\r\n`, ['blanks']],
  ['a blank within', 'CANARY- 3f9c1d', ['blanks']],
  ['a no-break space, which browsers do not trim', `${key}\u00a0`, ['blanks']],
  ['a wide space', `\u3000${key}`, ['blanks']],
  ['a zero-width space', `CANARY\u200b-3f9c1d`, ['invisible characters']],
  ['a byte order mark', `\ufeff${key}`, ['invisible characters']],
  ['straight quotes', `"${key}"`, ['quotation marks']],
  ['curly quotes', `“${key}”`, ['quotation marks']],
  ['the word token', `token ${key}`, ['the word before it']],
  ['the word Bearer', `Bearer  ${key}`, ['the word before it']],
  ['the whole header', `Authorization: token ${key}`, ['the name of the header', 'the word before it']],
  ['a quoted header', `'Authorization: token ${key}'`, ['the name of the header', 'the word before it', 'quotation marks']],
  [
    'a header in curly quotes',
    `“Authorization: token ${key}”`,
    ['the name of the header', 'the word before it', 'quotation marks'],
  ],
  ['a piece of JSON', `{ "user": "x", "token": "${key}" }`, ['the JSON around it']],
  ['an address', `https://api.example.test/api/v2/news?token=${key}&page=1`, ['the address around it']],
])('K20 finds the key in %s', (_, text, removed) => {
  expect(readKeyEntry(text)).toEqual({ key, removed })
})

it.each([
  ['', undefined],
  [' \n', 'Nothing is left of it'],
  ['abc', 'A key has at least 8 characters, and this has 3'],
  ['k'.repeat(257), 'A key has at most 256 characters, and this has 257'],
  ['pässword', '“ä” is in no key'],
  ['k'.repeat(1_000_000), '1000000 characters are no key'],
])('says what is wrong with %j', (text, fault) => {
  expect(readKeyEntry(text).fault).toBe(fault)
})

it('takes the shortest and the longest key that there are', () => {
  expect(readKeyEntry('k'.repeat(8)).fault).toBe(undefined)
  expect(readKeyEntry('k'.repeat(256)).fault).toBe(undefined)
})

import { expect, it } from 'vitest'
import { markedParts } from './markedParts.ts'

const marked = (text: string, ...words: string[]) =>
  markedParts(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['HALO in merger talks', ['merger'], 'HALO in [merger] talks'],
  ['Merger, MERGERS', ['merger'], '[Merger], [MERGER]S'],
  ['Data centre data', ['data', 'data centre'], '[Data centre] [data]'],
  ['Up 5% (A+B)', ['(A+B)', '.'], 'Up 5% [(A+B)]'],
  ['Nothing here', ['merger'], 'Nothing here'],
  ['Nothing asked', ['', ' '], 'Nothing asked'],
])('%s, searched for %j: %s', (text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected)
})

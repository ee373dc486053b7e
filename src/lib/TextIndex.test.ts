import { expect, it } from 'vitest'
import { hashOf } from './text/hashOf.ts'
import { TextIndex } from './TextIndex.ts'

it('finds what a map finds, among few texts and many', () => {
  const texts: string[] = []
  const index = new TextIndex((number) => texts[number])
  const plain = new Map<string, number>()
  let wrong = 0
  for (let turn = 0; turn < 100_000; turn += 1) {
    const text = turn % 11 === 0 ? '' : `6f${((turn * 7919) % 90_001).toString(16)}`
    if (index.numberOf(text) !== plain.get(text)) wrong += 1
    if (plain.has(text)) continue
    index.add(text, texts.length)
    plain.set(text, texts.push(text) - 1)
  }
  for (const [text, number] of plain) if (index.numberOf(text) !== number) wrong += 1
  expect([wrong, plain.size > 66_000, index.numberOf('nothing')]).toEqual([0, true, undefined])
})

it('tells texts of one hash apart, under numbers with gaps between them', () => {
  // Known to collide in FNV-1a of 32 bits.
  const words = ['costarring', 'liquid', 'declinate', 'macallums', 'altarage', 'zinke']
  expect(hashOf('costarring')).toBe(hashOf('liquid'))
  const index = new TextIndex((number) => words[number / 100])
  for (const [place, word] of words.entries()) {
    expect(index.numberOf(word)).toBeUndefined()
    index.add(word, place * 100)
  }
  expect(words.map((word) => index.numberOf(word))).toEqual([0, 100, 200, 300, 400, 500])
})

import { expect, it } from 'vitest'
import { LargeMap } from './LargeMap.ts'
import { hashOf } from './text/hashOf.ts'

it('holds what a map holds, few entries and many, texts and whatever else', () => {
  const large = new LargeMap<unknown, number>()
  const plain = new Map<unknown, number>()
  for (let turn = 0; turn < 100_000; turn += 1) {
    const key = turn % 7 === 0 ? turn : turn % 11 === 0 ? '' : `6f${((turn * 7919) % 90_001).toString(16)}`
    large.set(key, turn)
    plain.set(key, turn)
  }
  large.set(null, 1)
  large.set(undefined, 2)
  expect([large.get(null), large.get(undefined), large.get('nothing')]).toEqual([1, 2, undefined])
  let wrong = 0
  for (const [key, value] of plain) if (large.get(key) !== value) wrong += 1
  expect([wrong, plain.size > 66_000]).toEqual([0, true])
})

it('tells texts of one hash apart', () => {
  // Known to collide in FNV-1a of 32 bits.
  const pairs = ['costarring', 'liquid', 'declinate', 'macallums', 'altarage', 'zinke']
  expect(hashOf('costarring')).toBe(hashOf('liquid'))
  const large = new LargeMap<string, string>()
  for (const word of pairs) {
    expect(large.get(word)).toBeUndefined()
    large.set(word, word)
  }
  expect(pairs.map((word) => large.get(word))).toEqual(pairs)
})

import { expect, test } from 'vitest'
import { randomOf } from '../world/random.ts'
import { deckOf, expand } from './phrase.ts'

test('chooses one alternative and fills slots, with a capital where the slot has one', () => {
  const slots = { product: 'optical modules' }
  expect(expand('{Product} [sell|sell] in {n}.', { ...slots, n: '2' }, randomOf('a'))).toBe('Optical modules sell in 2.')
})

test('both alternatives come up', () => {
  const seen = new Set(Array.from({ length: 40 }, (_, at) => expand('[left|right]', {}, randomOf('choice', at))))
  expect([...seen].sort()).toEqual(['left', 'right'])
})

test('refuses a template that asks for what nobody gave', () => {
  expect(() => expand('{nobody}', {}, randomOf('a'))).toThrow('no slot named nobody')
})

test('a deck deals every element once before any again', () => {
  const deck = deckOf([1, 2, 3, 4, 5], randomOf('deck'))
  const deal = () => Array.from({ length: 5 }, () => deck.draw()).sort()
  expect(deal()).toEqual([1, 2, 3, 4, 5])
  expect(deal()).toEqual([1, 2, 3, 4, 5])
})

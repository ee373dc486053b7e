import { expect, it } from 'vitest'
import { fold } from './fold.ts'
import { termMarks } from './terms.ts'

const found = (text: string, ...terms: string[]): readonly string[] =>
  termMarks(fold(text), terms).map(({ at, length }) => text.slice(at, at + length))

it('finds whole words, whatever their case, accents and hyphens', () => {
  expect(found('Mix, the mix; remix. MIX', 'mix')).toEqual(['Mix', 'mix', 'MIX'])
  expect(found('A price-increase, then a price increase.', 'Price increase')).toEqual(['price-increase', 'price increase'])
  expect(found('Naïveté costs', 'naivete')).toEqual(['Naïveté'])
})

it('takes a plural for another word, but where the term ends in a star', () => {
  expect(found('tariff tariffs tariffed', 'tariff')).toEqual(['tariff'])
  expect(found('tariff tariffs tariffed', 'tariff*')).toEqual(['tariff', 'tariffs', 'tariffed'])
})

it('counts what two terms have in common once, as the longer', () => {
  expect(found('gross margin and margin', 'margin', 'gross margin')).toEqual(['gross margin', 'margin'])
})

it('takes signs of patterns as signs', () => {
  expect(found('R&D (net) costs $5. C++ a.b axb', 'R&D', '(net)', 'a.b', 'C++')).toEqual(['R&D', '(net)', 'C++', 'a.b'])
})

it('finds nothing of no terms', () => {
  expect(found('anything')).toEqual([])
})

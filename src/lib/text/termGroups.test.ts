import { expect, it } from 'vitest'
import { readTermGroups, writeTermGroups } from './termGroups.ts'

it('reads groups with their terms, and single terms as groups of their own', () => {
  expect(readTermGroups('pricing: price increase, mix , discount; tariff*\ncapacity:utilization')).toEqual([
    { name: 'pricing', terms: ['price increase', 'mix', 'discount'] },
    { name: 'tariff*', terms: ['tariff*'] },
    { name: 'capacity', terms: ['utilization'] },
  ])
})

it('takes terms without a name for one group that they name', () => {
  expect(readTermGroups('mix, discount')).toEqual([{ name: 'mix, discount', terms: ['mix', 'discount'] }])
})

it('joins groups of one name, and takes a term once', () => {
  expect(readTermGroups('Pricing: mix; pricing: MIX, discount')).toEqual([{ name: 'Pricing', terms: ['mix', 'discount'] }])
})

it('leaves out what has no letter or digit', () => {
  expect(readTermGroups(' ; : ; , ; pricing: ; *')).toEqual([])
})

it.each(['pricing: price increase, mix; tariff*', 'mix, discount', 'a'])('writes %s as it was read', (text) => {
  expect(writeTermGroups(readTermGroups(text))).toBe(text)
})

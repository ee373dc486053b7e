/** The excerpt around what a search found. */
import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

const note =
  'Northlight keeps its view of the company.\n\n**Costs**: Spending at the new site delays the gain in **margin** that many look for.'

it.each([
  // From a whole word on, without the markers of bold type.
  ['margin', '…delays the gain in margin that many look for.'],
  ['costs: sp', '…view of the company. Costs: Spending at the new site delays the gain in margin that many look for.'],
  [
    'northlight',
    'Northlight keeps its view of the company. Costs: Spending at the new site delays the gain in margin that many look for.',
  ],
  ['nothing of the sort', undefined],
  ['', undefined],
])('of “%s” is “%s”', (part, excerpt) => {
  expect(excerptOf(note, part)).toBe(excerpt)
})

it('is left out where the text is short', () => {
  expect(excerptOf('A gain in margin', 'margin')).toBeUndefined()
})

it('ends where a line has no more room', () => {
  const text = `margin ${'and so on '.repeat(40)}`
  expect(excerptOf(text, 'margin')).toMatch(/^margin and .*…$/)
  expect(excerptOf('x'.repeat(90) + 'margin', 'margin')).toBe(`…${'x'.repeat(24)}margin`)
})

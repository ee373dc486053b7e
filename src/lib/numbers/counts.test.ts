import fc from 'fast-check'
import { expect, it } from 'vitest'
import { counted, figure } from './counts.ts'

it('groups the digits of any whole number as Intl does', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(figure(count)).toBe(count.toLocaleString('en-US'))
    }),
  )
})

it('says one of a thing and many of it', () => {
  expect([0, 1, 2, 1012].map((count) => counted(count, 'row'))).toEqual(['0 rows', '1 row', '2 rows', '1,012 rows'])
  expect(counted(2, 'match', 'matches')).toBe('2 matches')
})

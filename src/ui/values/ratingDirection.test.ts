import { expect, it } from 'vitest'
import { directionOf } from './ratingDirection.ts'

it.each([
  ['Upgrades', 'up'],
  ['RAISES', 'up'],
  ['downgrades', 'down'],
  [' Lowers ', 'down'],
  ['Maintains', 'neutral'],
  ['initiates_coverage_on', 'neutral'],
  ['Removes', 'neutral'],
  ['constructor', 'neutral'],
  ['', 'neutral'],
])('reads the action %j as %s', (action, direction) => {
  expect(directionOf(action)).toBe(direction)
})

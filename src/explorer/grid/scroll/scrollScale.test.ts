import fc from 'fast-check'
import { expect, it } from 'vitest'
import { heldHeight, MOST_HEIGHT, offsetAt, offsetFor } from './scrollScale.ts'

const ROW = 30
const ROOM = 672
const many = fc.integer({ min: 300_000, max: 40_000_000 })
const share = fc.integer({ min: 0, max: 1_000_000 }).map((part) => part / 1_000_000)

it('is as high as the rows while browsers allow it, and no higher than any of them does', () => {
  expect(heldHeight(100_000 * ROW)).toBe(3_000_000)
  expect(heldHeight(1_000_000 * ROW)).toBe(MOST_HEIGHT)
  expect(MOST_HEIGHT).toBeLessThan(2 ** 23)
})

it('says the same of a place whether it was dragged to or asked for', () => {
  fc.assert(
    fc.property(many, share, (count, part) => {
      const scale = { full: count * ROW, held: heldHeight(count * ROW), room: ROOM }
      const scrollTop = Math.round(part * (scale.held - ROOM))
      const offset = offsetAt(scale, scrollTop)
      expect(Math.abs(offsetFor(scale, scrollTop + offset) - offset)).toBeLessThanOrEqual(1)
    }),
  )
})

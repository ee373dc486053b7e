import { expect, it } from 'vitest'
import { intervalWords, wilsonInterval } from './wilsonInterval.ts'

/**
 * By hand, 8 of 10 right: z² = 3.84146, z²/n = 0.384146. Centre (0.8 + 0.192073) / 1.384146 = 0.716740; half
 * 1.959964 · √(0.016 + 0.00960365) / 1.384146 = 1.959964 · 0.160011 / 1.384146 = 0.226577. So 0.490163 to 0.943317.
 */
it('is 49.0% to 94.3% for 8 of 10, as worked out by hand', () => {
  const interval = wilsonInterval(80, 10)!
  expect(interval.low).toBeCloseTo(49.0163, 3)
  expect(interval.high).toBeCloseTo(94.3317, 3)
  expect(intervalWords(interval)).toBe('49.0% to 94.3%')
})

/** All of 2 right: centre and half are both z²/2n over 1 + z²/n, from 1/(1 + z²/2) = 34.2380% to all. */
it('does not take two of two for a certainty, nor none of two for an impossibility', () => {
  expect(wilsonInterval(100, 2)!.low).toBeCloseTo(34.238, 3)
  expect(wilsonInterval(100, 2)!.high).toBe(100)
  expect(wilsonInterval(0, 2)!.low).toBe(0)
  expect(wilsonInterval(0, 2)!.high).toBeCloseTo(65.762, 3)
})

it('is not there without ratings, or for what is no share', () => {
  expect([wilsonInterval(50, 0), wilsonInterval(101, 5), wilsonInterval(-1, 5), wilsonInterval(Number.NaN, 5)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

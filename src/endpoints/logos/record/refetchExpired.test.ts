import { expect, it } from 'vitest'
import { mayReask } from './refetchExpired.ts'

it('asks again for an expired picture once, and not before five minutes have gone by since', () => {
  expect(mayReask(undefined, 1_000)).toBe(true)
  expect(mayReask(1_000, 1_001)).toBe(false)
  expect(mayReask(1_000, 300_999)).toBe(false)
  expect(mayReask(1_000, 301_000)).toBe(true)
})

import { beforeEach, expect, it, vi } from 'vitest'
import { DEMO_TODAY } from './today.ts'
import { createWorld } from './world.ts'
import { coverageOf } from '../ratings/coverage.ts'
import { pricesFrom } from '../prices/prices.ts'
import { pricePathOf } from '../prices/pricePath.ts'

// The real ones, counted.
vi.mock(import('../ratings/coverage.ts'), async (real) => ({ coverageOf: vi.fn((await real()).coverageOf) }))
vi.mock(import('../prices/prices.ts'), async (real) => {
  const prices = await real()
  return { ...prices, pricesFrom: vi.fn(prices.pricesFrom) }
})
vi.mock(import('../prices/pricePath.ts'), async (real) => {
  const walk = await real()
  return { ...walk, pricePathOf: vi.fn(walk.pricePathOf) }
})

beforeEach(() => {
  vi.clearAllMocks()
})

it('makes nothing before it is asked for', () => {
  createWorld({ today: DEMO_TODAY })
  expect(pricePathOf).not.toHaveBeenCalled()
})

it('walks one company for the prices of one company', () => {
  const world = createWorld({ today: DEMO_TODAY })
  world.pricesOf(world.companyOf('HALO')!)
  expect(pricePathOf).toHaveBeenCalledTimes(1)
})

it('makes splits without ratings or price rows', () => {
  expect(createWorld({ today: DEMO_TODAY }).splits.length).toBeGreaterThan(0)
  expect(coverageOf).not.toHaveBeenCalled()
  expect(pricesFrom).not.toHaveBeenCalled()
})

it('makes calls without prices', () => {
  expect(createWorld({ today: DEMO_TODAY }).calls.length).toBeGreaterThan(0)
  expect(pricePathOf).not.toHaveBeenCalled()
})

it('makes each thing once', () => {
  const world = createWorld({ today: DEMO_TODAY })
  const halo = world.companyOf('HALO')!
  expect(world.pricesOf(halo)).toBe(world.pricesOf(halo))
  expect(world.ratings).toBe(world.ratings)
  expect(world.splits).toBe(world.splits)
  expect(pricesFrom).toHaveBeenCalledTimes(1)
  // All companies but the second class of shares, which follows the first.
  expect(pricePathOf).toHaveBeenCalledTimes(world.companies.length - 1)
})

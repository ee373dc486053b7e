import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRateLimit } from './rate.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function taken(wait: (client: string) => Promise<number>, ...clients: readonly string[]): Promise<readonly number[]> {
  const waits: number[] = []
  for (const client of clients) waits.push(await wait(client))
  return waits
}

it('lets a burst through, and then says how long to wait', async () => {
  const wait = createRateLimit({ burst: 3, perSecond: 1 })
  expect(await taken(wait, 'a', 'a', 'a', 'a')).toEqual([0, 0, 0, 1])
})

it('lets through what a second is worth, and a burst anew after a pause, never more', async () => {
  const wait = createRateLimit({ burst: 5, perSecond: 2 })
  const asked = ['a', 'a', 'a', 'a', 'a', 'a']
  expect(await taken(wait, ...asked)).toEqual([0, 0, 0, 0, 0, 1])
  vi.advanceTimersByTime(1000)
  expect(await taken(wait, 'a', 'a', 'a')).toEqual([0, 0, 1])
  vi.advanceTimersByTime(60_000)
  expect(await taken(wait, ...asked)).toEqual([0, 0, 0, 0, 0, 1])
})

it('has no burst beyond the rate of a second where that is not wanted', async () => {
  const wait = createRateLimit({ burst: 2, perSecond: 10 })
  expect(await taken(wait, 'a', 'a', 'a')).toEqual([0, 0, 1])
})

it('counts each client for itself', async () => {
  const wait = createRateLimit({ burst: 2, perSecond: 1 })
  expect(await taken(wait, 'a', 'a', 'a', 'b')).toEqual([0, 0, 1, 0])
})

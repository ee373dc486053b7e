import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRateLimit } from './rate.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function taken(wait: (client: string) => Promise<number>, ...clients: readonly string[]): Promise<readonly number[]> {
  const waits: number[] = []
  for (const client of clients) waits.push(await wait(client))
  return waits
}

it('lets a burst through and then says how long to wait', async () => {
  const wait = createRateLimit({ burst: 2, perSecond: 1 })
  expect(await taken(wait, 'a', 'a', 'a')).toEqual([0, 0, 2])
})

it('gives a burst anew when its time is over, never more', async () => {
  const wait = createRateLimit({ burst: 30, perSecond: 10 })
  const burst = Array.from({ length: 31 }, () => 'a')
  const asAllowed = [...burst.slice(1).map(() => 0), 3]
  expect(await taken(wait, ...burst)).toEqual(asAllowed)
  vi.advanceTimersByTime(2500)
  expect(await taken(wait, 'a')).toEqual([1])
  vi.advanceTimersByTime(60_000)
  expect(await taken(wait, ...burst)).toEqual(asAllowed)
})

it('counts each client for itself', async () => {
  const wait = createRateLimit({ burst: 2, perSecond: 1 })
  expect(await taken(wait, 'a', 'a', 'a', 'b')).toEqual([0, 0, 2, 0])
})

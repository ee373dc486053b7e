/** Waits for what no document shows: looked at with every turn of the loop, and given up late, as the machine may be busy. */
import { vi } from 'vitest'

export const until = <Value>(condition: () => Value) => vi.waitUntil(condition, { interval: 1, timeout: 60_000 })

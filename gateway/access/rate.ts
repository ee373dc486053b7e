/** How many requests one client may have forwarded: enough for a person, too few for a script that found the port. */
import type { Redis } from 'ioredis'
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

/** So many at once after a pause, and so many in every second. */
export type Rate = { readonly burst: number; readonly perSecond: number }

/** Seconds after which what goes beyond the rate of a second may be asked at once again. */
const PAUSE = 10

/**
 * Returns a function that takes one request from a client's allowance and says how many whole seconds to wait: 0 to go ahead.
 * With a store several gateways count together; while it cannot be reached, each counts for itself.
 */
export function createRateLimit({ burst, perSecond }: Rate, store?: Redis): (client: string) => Promise<number> {
  const limit = (name: string, points: number, duration: number) => {
    const allowance = { keyPrefix: `tearsheet:${name}`, points, duration }
    const own = new RateLimiterMemory(allowance)
    if (!store) return own
    return new RateLimiterRedis({ ...allowance, storeClient: store, insuranceLimiter: own, rejectIfRedisNotReady: true })
  }
  const each = limit('rate', Math.min(burst, perSecond), 1)
  const limiter = burst > perSecond ? new BurstyRateLimiter(each, limit('burst', burst - perSecond, PAUSE)) : each
  return async (client) => {
    try {
      await limiter.consume(client)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      throw refusal
    }
  }
}

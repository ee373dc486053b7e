/** How many requests one client may have forwarded: enough for a person, too few for a script that found the port. */
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

/** So many at once, and so many a second in the long run. */
export type Rate = { readonly burst: number; readonly perSecond: number }

/**
 * Returns a function that takes one request from a client's allowance and says how many whole seconds to wait: 0 to go ahead.
 * With a store several gateways count together; while it cannot be reached, each counts for itself.
 */
export function createRateLimit({ burst, perSecond }: Rate, store?: Redis): (client: string) => Promise<number> {
  const allowance = { keyPrefix: 'tearsheet:rate', points: burst, duration: Math.ceil(burst / perSecond) }
  const own = new RateLimiterMemory(allowance)
  const limiter = store
    ? new RateLimiterRedis({ ...allowance, storeClient: store, insuranceLimiter: own, rejectIfRedisNotReady: true })
    : own
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

/** How many requests one client may have forwarded: enough for a person, too few for a script that found the port. */

export type Rate = { readonly burst: number; readonly perSecond: number }

type Bucket = { tokens: number; at: number }

/**
 * Returns a function that takes one request from a client's allowance and says how many whole seconds to wait: 0 to go ahead.
 * `now` is in milliseconds.
 */
export function createRateLimit({ burst, perSecond }: Rate, now: () => number): (client: string) => number {
  const buckets = new Map<string, Bucket>()
  const refilled = (bucket: Bucket, at: number) => Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond)

  return (client) => {
    const at = now()
    // A full bucket is the same as none: forgetting those keeps the map as small as the number of busy clients.
    if (buckets.size > 1000) for (const [name, bucket] of buckets) if (refilled(bucket, at) === burst) buckets.delete(name)

    const bucket = buckets.get(client)
    const tokens = bucket ? refilled(bucket, at) : burst
    const spent = tokens >= 1 ? 1 : 0
    buckets.set(client, { tokens: tokens - spent, at })
    return spent ? 0 : Math.ceil((1 - tokens) / perSecond)
  }
}

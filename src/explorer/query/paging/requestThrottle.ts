/** How far apart the requests of a page loader are: not at all, until the service refuses one for coming too soon. */

/** Milliseconds. The gateway's own allowance is ten requests a second. */
const LEAST_APART = 125
const MOST_APART = 4000

export interface RequestThrottle {
  /** Milliseconds to wait before the request that is to go out next; each call takes a turn. */
  readonly takeTurn: () => number
  /** The service refused a request that went out at this moment (milliseconds): from now on they are further apart. */
  readonly slowDown: (sentAt: number) => void
}

export function createRequestThrottle(): RequestThrottle {
  let apart = 0
  let nextTurn = 0
  let slowedAt = Number.NEGATIVE_INFINITY
  return {
    takeTurn() {
      const turn = Math.max(performance.now(), nextTurn)
      nextTurn = turn + apart
      return turn - performance.now()
    },
    slowDown(sentAt) {
      // Two that were under way together are refused together; they say the same thing.
      if (sentAt < slowedAt) return
      slowedAt = performance.now()
      apart = Math.min(MOST_APART, Math.max(LEAST_APART, apart * 2))
    },
  }
}

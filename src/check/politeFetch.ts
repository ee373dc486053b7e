/** Asks one request at a time, with a pause between, waits where the service says so (429), and counts. */
import { momentAllowed } from '../api/client/retry.ts'

export interface Manners {
  /** The most requests in all, those made again included. */
  readonly most: number
  /** Milliseconds between an answer and the next request. */
  readonly between: number
  /** A wait that the service names and that is longer is not waited for. */
  readonly longestWait: number
  readonly fetch: (request: Request) => Promise<Response>
  readonly pause: (milliseconds: number) => Promise<void>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface PoliteFetch {
  readonly fetch: (request: Request) => Promise<Response>
  readonly made: () => number
  /** Whether no further request may be made: who asks looks here first. */
  readonly isSpent: () => boolean
  /** Milliseconds that each answer since the last call took until its headers were there. */
  readonly takeTimes: () => readonly number[]
  /** The system's name for what went wrong last (`ECONNREFUSED`), if it named it. */
  readonly lastTrouble: () => string | undefined
}

/** What a wait is taken for where a 429 names none. */
const UNNAMED_WAIT = 5000

export function politeFetch({ most, between, longestWait, fetch, pause, now }: Manners): PoliteFetch {
  let made = 0
  let times: number[] = []
  let trouble: string | undefined
  const once = async (request: Request): Promise<Response> => {
    if (made > 0) await pause(between)
    made += 1
    const began = now()
    try {
      const response = await fetch(request)
      times.push(now() - began)
      return response
    } catch (reason) {
      const { cause } = reason as { readonly cause?: { readonly code?: unknown } }
      trouble = typeof cause?.code === 'string' ? cause.code : undefined
      throw reason
    }
  }
  return {
    async fetch(request) {
      const again = request.clone()
      const response = await once(request)
      if (response.status !== 429) return response
      const wait = (momentAllowed(response.headers, now()) ?? now() + UNNAMED_WAIT) - now()
      if (wait > longestWait || made >= most) return response
      await response.body?.cancel()
      await pause(wait)
      return once(again)
    },
    made: () => made,
    isSpent: () => made >= most,
    takeTimes() {
      const taken = times
      times = []
      return taken
    },
    lastTrouble: () => trouble,
  }
}

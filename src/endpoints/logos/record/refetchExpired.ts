/** Asks a query again when one of its signed addresses has expired: once, and never in a loop. */
import type { RequestLog } from '../../../api/client/requestLog.ts'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import type { logos } from '../endpoint.ts'
import type { Answer } from '../../../explorer/query/useAnswer.ts'

/** Addresses live longer than this; one that fails so soon after it was given out is broken, not expired. */
const PAUSE = 5 * 60_000

/** Both in milliseconds; `last` is when this query was asked again before. */
export const mayReask = (last: number | undefined, now: number): boolean => last === undefined || now - last >= PAUSE

/** When each request was asked again, by its path, for as long as the connection lasts. */
const reasked = new WeakMap<RequestLog, Map<string, number>>()

/** To be called when a picture does not load. A hundred of them at once are one request. */
export function useReask(answer: Answer<typeof logos>): () => void {
  const { log } = useConnection()
  return () => {
    const exchange = answer.rows?.reply.logEntry
    if (!exchange || answer.query.isFetching) return
    const times = reasked.get(log) ?? new Map<string, number>()
    reasked.set(log, times)
    if (!mayReask(times.get(exchange.path), Date.now())) return
    times.set(exchange.path, Date.now())
    void answer.query.refetch()
  }
}

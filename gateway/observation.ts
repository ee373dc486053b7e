/** What an operator may learn of requests: counts for Prometheus (`METRICS=1`) and a line each (`LOG_REQUESTS=1`), without query, ticker or user. */
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { operationPaths } from './operations.ts'

/** Who gave an answer: the service, the service to somebody who asked the same a moment before, or the cache. */
export type AnswerSource = 'service' | 'shared' | 'cache'

export type Observation = {
  /** `seconds` is until the headers of the answer were there. */
  readonly request: (path: string, status: number, seconds: number) => void
  readonly answer: (from: AnswerSource) => void
  /** The counts as Prometheus reads them; undefined unless asked for. */
  readonly metrics: (() => Promise<Response>) | undefined
}

/** An operation by its path, and all else as one: the address of a page says what somebody was researching. */
const routeOf = (path: string): string => (operationPaths.has(path) ? path : 'other')

/** `log` is given one line of JSON for each request, if anything. */
export function createObservation(hasMetrics: boolean, log: ((line: string) => void) | undefined): Observation {
  const counts = hasMetrics ? createCounts() : undefined
  return {
    request(path, status, seconds) {
      const route = routeOf(path)
      counts?.request(route, status, seconds)
      log?.(JSON.stringify({ time: new Date().toISOString(), route, status, ms: Math.round(seconds * 1000) }))
    },
    answer: (from) => counts?.answer(from),
    metrics: counts?.metrics,
  }
}

function createCounts() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'tearsheet_' })
  const requests = new Counter({
    name: 'tearsheet_requests_total',
    help: 'Requests by operation and status.',
    labelNames: ['route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'tearsheet_request_seconds',
    help: 'Seconds until the headers of an answer.',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const answers = new Counter({
    name: 'tearsheet_answers_total',
    help: 'Answers with data, by who gave them: service, shared (asked a moment before by somebody else) or cache.',
    labelNames: ['from'],
    registers,
  })
  return {
    request(route: string, status: number, duration: number) {
      requests.inc({ route, status })
      seconds.observe({ route }, duration)
    },
    answer: (from: AnswerSource) => answers.inc({ from }),
    metrics: async () =>
      new Response(await registry.metrics(), { headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' } }),
  }
}

/** A connection for tests: the live form towards a server that does not exist, unless told otherwise. */
import type { Connection } from '../api/client/connection.ts'
import { createRequestLog } from '../api/client/requestLog.ts'
import { createEntitlements } from '../api/client/entitlements.ts'
import { createRetryPolicy } from '../api/client/retry.ts'
import { createInFlightRequests } from '../api/client/inFlightRequests.ts'

const nobodyAnswers = (): Promise<Response> => Promise.reject(new TypeError('No test server answers here.'))

export const connectionTo = (given: Partial<Connection> = {}): Connection => ({
  mode: 'live',
  serviceUrl: 'https://service.test',
  origin: 'https://service.test',
  keyTravels: 'header',
  key: 'test-key',
  today: '2026-11-20',
  now: () => Date.parse('2026-11-20T22:00:00Z') / 1000,
  fetch: nobodyAnswers,
  log: createRequestLog(),
  // Nothing is waited for by chance: the pause before asking again is as short as it can be.
  retryPolicy: createRetryPolicy(Date.now, () => 0),
  entitlements: createEntitlements(),
  inFlightRequests: createInFlightRequests(),
  ...given,
})

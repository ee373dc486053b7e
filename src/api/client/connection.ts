/** Where requests go and how the key travels: the one value that says demo or live. */
import type { IsoDay } from '../../lib/dates/days.ts'
import type { RequestLog } from './requestLog.ts'
import type { Entitlements } from './entitlements.ts'
import type { RetryPolicy } from './retry.ts'
import type { InFlightRequests } from './inFlightRequests.ts'

export interface Connection {
  readonly mode: 'demo' | 'live'
  /** The service's address, shown and copied; requests go to `origin`. */
  readonly serviceUrl: string
  /** What the paths are relative to when asking. */
  readonly origin: string
  /**
   * `gateway`: the server that serves this page adds the key, and the browser never sees it.
   * `header`: typed by the user where the deployment allows it, held in memory (§5). The other way of §5, in the address, is never
   * gone: addresses are logged by every server on the way, and kept by the browser.
   */
  readonly keyTravels: 'gateway' | 'header'
  readonly key?: string
  /** Today as the data has it: pinned in the demo. */
  readonly today: IsoDay
  /** Unix seconds of this moment as the data has it: the demo's day is over in New York. */
  readonly now: () => number
  /** The demo asked for trouble (`slow`, `401`): part of what an answer depends on. */
  readonly scenario?: string
  /** The one way out: the network, or the mock service of the demo. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Every exchange of this session, for the inspector. */
  readonly log: RequestLog
  /** What may be asked again by itself, and when. */
  readonly retryPolicy: RetryPolicy
  /** What the plan behind the key does not include. */
  readonly entitlements: Entitlements
  /** What is on its way. */
  readonly inFlightRequests: InFlightRequests
}

/** Checks a whole service against what is stated of it: each dataset in turn, by reading alone. */
import { createEntitlements } from '../api/client/entitlements.ts'
import { createInFlightRequests } from '../api/client/inFlightRequests.ts'
import { createRequestLog } from '../api/client/requestLog.ts'
import type { RetryPolicy } from '../api/client/retry.ts'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import type { IsoDay } from '../lib/dates/days.ts'
import { checkOperation, KeyRefused } from './operationCheck.ts'
import { politeFetch, type Manners } from './politeFetch.ts'
import type { OperationReport, ServiceReport } from './report.ts'
import { needsTicker } from './steps/tickers.ts'

export interface CheckSettings {
  /** Without a slash at its end. */
  readonly base: string
  readonly key: string
  readonly today: IsoDay
  /** Asked for where a dataset needs one and no record named any. */
  readonly ticker?: string | undefined
  readonly slowAfter: number
  readonly manners: Manners
}

/** One request at a time, none made again but by `politeFetch`. */
const neverAgain: RetryPolicy = {
  sent: () => undefined,
  answered: () => undefined,
  failed: () => undefined,
  tryAcquire: () => false,
  delay: () => 0,
  pausedUntil: () => 0,
}

/** Where the records name tickers first, then what needs one to be asked; reported in the order that was given. */
export async function checkService(endpoints: readonly AnyEndpoint[], settings: CheckSettings): Promise<ServiceReport> {
  const { base, key, today, ticker, slowAfter, manners } = settings
  const polite = politeFetch(manners)
  const connection = {
    mode: 'live',
    serviceUrl: base,
    origin: base,
    keyTravels: 'header',
    key,
    today,
    now: () => manners.now() / 1000,
    fetch: polite.fetch,
    log: createRequestLog(),
    retryPolicy: neverAgain,
    entitlements: createEntitlements(),
    inFlightRequests: createInFlightRequests(),
  } as const
  const began = new Date(manners.now()).toISOString()
  const tickers = ticker === undefined ? [] : [ticker]
  const reports = new Map<string, OperationReport>()
  let ended: string | undefined
  for (const endpoint of endpoints.toSorted((one, other) => Number(needsTicker(one)) - Number(needsTicker(other)))) {
    try {
      reports.set(endpoint.id, await checkOperation(endpoint, { connection, polite, slowAfter, tickers }))
    } catch (reason) {
      if (!(reason instanceof KeyRefused)) throw reason
      ended = reason.message
      break
    }
  }
  return {
    service: base,
    began,
    requests: polite.made(),
    mostRequests: manners.most,
    slowAfter,
    ...(ended !== undefined && { ended }),
    operations: endpoints.flatMap(({ id }) => reports.get(id) ?? []),
  }
}

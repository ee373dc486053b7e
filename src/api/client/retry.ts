/** When a failed request is made again without being asked to: few attempts, spread at random, within a budget, never before the service allows it. */
import { Failure, type FailureKind } from './failure.ts'

/** Further attempts after the first. What is not listed would fail the same way again. */
const FURTHER: Readonly<Partial<Record<FailureKind, number>>> = {
  unreachable: 2,
  'timed-out': 2,
  unavailable: 2,
  limited: 2,
  'cut-off': 2,
  'ends-early': 1,
  'badly-packed': 1,
  stalled: 1,
  'service-error': 1,
}

const SLOT = 500
const LONGEST_PAUSE = 8000
/** A wait that the service names and that is longer than this is told, not waited for. */
export const LONGEST_WAIT = 30_000
const MINUTE = 60_000
const BUDGET_SHARE = 0.1
const LEAST_BUDGET = 3
/** After so many failures of one operation in a row, nothing is asked of it until the user asks. */
const GIVEN_UP_AFTER = 5

/** Full jitter: anything from nothing to the doubled slot, so that many pages do not come back at the same moment. */
export const backOff = (failures: number, random: () => number): number =>
  random() * Math.min(LONGEST_PAUSE, SLOT * 2 ** failures)

/**
 * `Retry-After` as a moment of this computer's clock, in milliseconds since 1970. Seconds, or a date that is measured against the
 * answer's own `Date`: the two clocks may differ. `undefined` where there is none that can be read.
 */
export function momentAllowed(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return now + Number(text) * 1000
  // Only the form with a weekday is a date of HTTP; `Date.parse` would read much else.
  if (!/^[A-Z][a-z]{2,8},? /.test(text)) return undefined
  const named = Date.parse(text)
  if (Number.isNaN(named)) return undefined
  const sent = Date.parse(headers.get('date') ?? '')
  return now + Math.max(0, named - (Number.isNaN(sent) ? now : sent))
}

export interface RetryPolicy {
  /** A request goes out. */
  readonly sent: () => void
  readonly answered: (operation: string) => void
  readonly failed: (operation: string, failure: Failure) => void
  /** Whether to ask again after so many attempts that failed before this one; a yes is taken from the budget. */
  readonly tryAcquire: (operation: string, failures: number, reason: unknown) => boolean
  /** Milliseconds until then. */
  readonly delay: (failures: number, reason: unknown) => number
  /** Until when nothing is sent because the service limits this reader: one pause for all (milliseconds since 1970). */
  readonly pausedUntil: () => number
}

/** What one tab remembers of its requests. */
export function createRetryPolicy(now: () => number = Date.now, random: () => number = Math.random): RetryPolicy {
  let requests: number[] = []
  let retries: number[] = []
  let pausedUntil = 0
  const inARow = new Map<string, number>()
  const ofLastMinute = (moments: readonly number[]): number[] => moments.filter((moment) => moment > now() - MINUTE)

  return {
    sent() {
      requests = [...ofLastMinute(requests), now()]
    },
    answered: (operation) => void inARow.delete(operation),
    failed(operation, { kind, allowedAt }) {
      inARow.set(operation, (inARow.get(operation) ?? 0) + 1)
      if (kind === 'limited' && allowedAt !== undefined && allowedAt - now() <= LONGEST_WAIT) pausedUntil = allowedAt
    },
    tryAcquire(operation, failures, reason) {
      if (!(reason instanceof Failure)) return false
      const { kind, allowedAt, exchange } = reason
      // A limit with its end named is waited for once: whoever is refused after that is asking too much.
      const most = kind === 'limited' && allowedAt !== undefined ? 1 : (FURTHER[kind] ?? 0)
      if (failures >= most || (kind === 'service-error' && exchange?.status !== 500)) return false
      if (allowedAt !== undefined && allowedAt - now() > LONGEST_WAIT) return false
      if ((inARow.get(operation) ?? 0) >= GIVEN_UP_AFTER) return false
      // When to come again is agreed with whoever set the limit: it takes nothing from what others may ask again.
      if (kind === 'limited' && allowedAt !== undefined) return true
      retries = ofLastMinute(retries)
      if (retries.length >= Math.max(LEAST_BUDGET, ofLastMinute(requests).length * BUDGET_SHARE)) return false
      retries.push(now())
      return true
    },
    delay: (failures, reason) =>
      reason instanceof Failure && reason.allowedAt !== undefined
        ? Math.max(0, reason.allowedAt - now())
        : backOff(failures, random),
    pausedUntil: () => pausedUntil,
  }
}

/** Waits, or ends with the signal's reason. */
export const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      reject(signal!.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, milliseconds)
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end, { once: true })
  })

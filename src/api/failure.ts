/** The ways in which asking can fail, told apart because a reader does something different about each. */
import type { Complaint } from './complaint.ts'
import type { Exchange } from './exchange.ts'

export type FailureKind =
  /** No key was typed where the user has to type one; nothing was sent. */
  | 'key-missing'
  /** 401 with a key of the user's: wrong, regenerated, or copied with extra characters (§5). */
  | 'key-refused'
  /** The service refused the key that the gateway holds. */
  | 'gateway-key-refused'
  /** The gateway has no key at all. */
  | 'gateway-without-key'
  /** Not the service but a sign-in in front of this site answered. */
  | 'signed-out'
  /** 403: the plan lacks this operation (§5). */
  | 'not-entitled'
  /** 400 and its kin: a parameter was not accepted. */
  | 'rejected'
  /** 414, 431: more values than an address can hold. */
  | 'too-many-values'
  /** 405: asked in a way that is refused, which is a proxy's doing. */
  | 'method-refused'
  /** 406: the service does not offer JSON. */
  | 'not-offered'
  | 'not-found'
  | 'limited'
  | 'service-error'
  | 'unavailable'
  | 'redirected'
  /** No status at all: offline, wrong address, or a browser-side refusal; a browser cannot tell which. */
  | 'unreachable'
  /** As above where the browser asks the service itself: it may refuse calls from browsers, so nothing is tried again. */
  | 'unreachable-directly'
  /** Nothing arrived in the time given. */
  | 'timed-out'
  /** The body began, and then no more came. */
  | 'stalled'
  /** The body kept coming, and did not end in the time given. */
  | 'too-slow'
  | 'too-large'
  | 'too-deep'
  | 'cut-off'
  /** A web page where data was expected. */
  | 'web-page'
  | 'unreadable'
  | 'unexpected-shape'
  /** Status 200, and a body that reports errors. */
  | 'reported'

export class Failure extends Error {
  override readonly name = 'Failure'
  readonly kind: FailureKind
  readonly exchange: Exchange | undefined
  readonly complaint: Complaint
  /** From when on the service may be asked again, where it said so: milliseconds since 1970, by this computer's clock. */
  readonly allowedAt: number | undefined

  constructor(kind: FailureKind, exchange?: Exchange, complaint: Complaint = {}, allowedAt?: number) {
    super(complaint.text ?? kind)
    this.kind = kind
    this.exchange = exchange
    this.complaint = complaint
    this.allowedAt = allowedAt
  }
}

/** What a status that is not a success means. `upstream` is the status that a gateway passes on in a header. */
export function failureOfStatus(status: number, upstream: string | null, isKeyOurs: boolean, problem: string): FailureKind {
  if (upstream === '401') return 'gateway-key-refused'
  if (problem.endsWith('gateway-has-no-key')) return 'gateway-without-key'
  if (problem.endsWith('upstream-redirected')) return 'redirected'
  switch (status) {
    case 401:
      return isKeyOurs ? 'key-refused' : 'signed-out'
    case 403:
      return 'not-entitled'
    case 404:
      return 'not-found'
    case 405:
      return 'method-refused'
    case 406:
      return 'not-offered'
    case 408:
      return 'timed-out'
    case 414:
    case 431:
      return 'too-many-values'
    case 429:
      return 'limited'
    case 502:
    case 503:
    case 504:
      // What the service itself decided and a gateway passes on would be decided the same again.
      return upstream === null ? 'unavailable' : 'service-error'
  }
  if (status >= 300 && status < 400) return 'redirected'
  return status >= 500 ? 'service-error' : 'rejected'
}

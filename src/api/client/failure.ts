/** The ways in which asking can fail, told apart because a user does something different about each. */
import type { ErrorBody } from './answer/errorBody.ts'
import type { RequestLogEntry } from './requestLog.ts'

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
  /** 402: the key is known, and something about its account is not settled. */
  | 'account-refused'
  /** 403 in the service's own form: the plan lacks this operation (§5). */
  | 'not-entitled'
  /** 403 in any other form, 407, 511: a firewall or a proxy, which knows nothing of plans. */
  | 'refused-on-the-way'
  /** 400 and its kin: a parameter was not accepted. */
  | 'rejected'
  /** 413, 414, 431: more values than a request can hold. */
  | 'too-many-values'
  /** 405: asked in a way that is refused, which is a proxy's doing. */
  | 'method-refused'
  /** 406: the service does not offer JSON. */
  | 'not-offered'
  | 'not-found'
  /** 410: the operation was there, and is no more. */
  | 'gone'
  /** 451: not to be given for legal reasons. */
  | 'withheld'
  /** Any other status from 400 to 499. */
  | 'refused'
  | 'limited'
  | 'service-error'
  | 'unavailable'
  | 'redirected'
  /** 304, although nothing was asked about changes: there is no body to read. */
  | 'not-modified'
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
  /** The body ends in the middle of a value, and the connection ended as it should. */
  | 'ends-early'
  /** Compressed in another way than its headers say. */
  | 'badly-packed'
  /** A web page where data was expected. */
  | 'web-page'
  | 'unreadable'
  | 'unexpected-shape'
  /** A list where one should be, and none of its items is a record. */
  | 'no-records'
  /** Status 200, and a body that reports errors. */
  | 'reported'
  /** A fault of this app while it asked or read. */
  | 'broken-here'

export class Failure extends Error {
  override readonly name = 'Failure'
  readonly kind: FailureKind
  readonly exchange: RequestLogEntry | undefined
  readonly complaint: ErrorBody
  /** From when on the service may be asked again, where it said so: milliseconds since 1970, by this computer's clock. */
  readonly allowedAt: number | undefined
  /** What this app or its gateway says of it, which is never quoted as the service's. */
  readonly detail: string | undefined

  constructor(kind: FailureKind, logEntry?: RequestLogEntry, errorBody: ErrorBody = {}, allowedAt?: number, detail?: string) {
    super(errorBody.text ?? detail ?? kind)
    this.kind = kind
    this.exchange = logEntry
    this.complaint = errorBody
    this.allowedAt = allowedAt
    this.detail = detail
  }
}

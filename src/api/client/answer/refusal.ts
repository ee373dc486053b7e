/** What an answer without rows means: by its status, by whose words its body is, and by the codes of the service. */
import type { ErrorBody } from './errorBody.ts'
import type { FailureKind } from '../failure.ts'

/** What the gateway calls its own refusals (`type` of RFC 9457): its words are not the service's. */
export const GATEWAY_PROBLEMS = [
  'bad-request',
  'demo-mode',
  'foreign-host',
  'foreign-site',
  'gateway-failed',
  'gateway-has-no-key',
  'key-in-address',
  'method-not-allowed',
  'not-found',
  'not-signed-in',
  'too-many-requests',
  'upstream-redirected',
  'upstream-refused-key',
  'upstream-too-slow',
  'upstream-unreachable',
] as const

export type GatewayProblem = (typeof GATEWAY_PROBLEMS)[number]

export interface Refusal {
  readonly status: number
  /** The status that a gateway passes on in a header. */
  readonly upstream: string | null
  /** Whether the key is one that the user typed; the demo's counts as such. */
  readonly isKeyOurs: boolean
  /** Absent where the answer is not the gateway's own. */
  readonly problem?: GatewayProblem | undefined
  /** What came: nothing, JSON as the service writes, or a page or text of someone else. */
  readonly body: 'nothing' | 'json' | 'other'
  readonly complaint: ErrorBody
}

/** Published codes of the service (wire-format, "Errors") that say more than "failed". */
const CODES: Readonly<Record<string, FailureKind>> = {
  forbidden: 'not-entitled',
  no_matching_endpoint: 'not-found',
  internal_server_error: 'service-error',
  service_unavailable: 'service-error',
  failed_dependency: 'service-error',
  upstream_api_error: 'service-error',
  db_error: 'service-error',
  database_query_error: 'service-error',
}

const refusedKey = (isKeyOurs: boolean): FailureKind => (isKeyOurs ? 'key-refused' : 'gateway-key-refused')

/** Whether it is the key that the service complains of, in the code or in the words of its older part. */
const isOfKey = ({ code, text = '' }: ErrorBody): boolean =>
  code === 'auth_failed' || /\baccess denied\b.*\banonymous\b/is.test(text)

/** What a complaint means that came with a status of success; `undefined` where it does not say. */
export const failureOfComplaint = (complaint: ErrorBody, isKeyOurs: boolean): FailureKind | undefined =>
  isOfKey(complaint) ? refusedKey(isKeyOurs) : CODES[complaint.code ?? '']

/** A firewall's page is no word on the plan, and a gateway marks what the service itself refused. */
const isOfPlan = ({ body, isKeyOurs, upstream }: Refusal): boolean =>
  body === 'json' || (body === 'nothing' && (isKeyOurs || upstream !== null))

function failureOfProblem({ problem, upstream }: Refusal): FailureKind | undefined {
  if (problem === 'gateway-has-no-key') return 'gateway-without-key'
  if (problem === 'upstream-redirected') return upstream === '304' ? 'not-modified' : 'redirected'
  return problem === 'foreign-site' || problem === 'foreign-host' ? 'refused-on-the-way' : undefined
}

/** Statuses that mean one thing, whoever sends them. */
const STATUSES: Readonly<Record<number, FailureKind>> = {
  304: 'not-modified',
  400: 'rejected',
  402: 'account-refused',
  404: 'not-found',
  405: 'method-refused',
  406: 'not-offered',
  407: 'refused-on-the-way',
  408: 'timed-out',
  410: 'gone',
  412: 'rejected',
  413: 'too-many-values',
  414: 'too-many-values',
  422: 'rejected',
  429: 'limited',
  431: 'too-many-values',
  451: 'withheld',
  511: 'refused-on-the-way',
}

/** What a status that is not a success means. */
export function failureOfRefusal(refusal: Refusal): FailureKind {
  const { status, upstream, isKeyOurs, body, complaint } = refusal
  if (upstream === '401') return 'gateway-key-refused'
  const told = failureOfProblem(refusal)
  if (told) return told
  if (status < 500 && isOfKey(complaint)) return refusedKey(isKeyOurs)
  if (status === 401) return isKeyOurs ? 'key-refused' : 'signed-out'
  if (status === 403) return isOfPlan(refusal) ? 'not-entitled' : 'refused-on-the-way'
  // The service sends it for a parameter, in its words (wire-format, "Errors"); proxies send it for one that waited too long.
  if (status === 499) return body === 'json' ? 'rejected' : 'timed-out'
  // What the service itself decided and a gateway passes on would be decided the same again.
  if (status >= 502 && status <= 504) return upstream === null ? 'unavailable' : 'service-error'
  return STATUSES[status] ?? (status >= 500 ? 'service-error' : status >= 400 ? 'refused' : 'redirected')
}

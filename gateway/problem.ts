/** The gateway's own refusals, as `application/problem+json` (RFC 9457), so that the page can tell them from the service's. */

/** What went wrong, by name: the page chooses its words by it. */
export type ProblemType =
  | 'bad-request'
  | 'demo-mode'
  | 'foreign-host'
  | 'foreign-site'
  | 'gateway-failed'
  | 'gateway-has-no-key'
  | 'key-in-address'
  | 'method-not-allowed'
  | 'not-found'
  | 'not-signed-in'
  | 'too-many-requests'
  | 'upstream-redirected'
  | 'upstream-refused-key'
  | 'upstream-too-slow'
  | 'upstream-unreachable'

/** A refusal; `title` is a sentence for people and names nothing of the service's address or the gateway's inside. */
export function problem(
  status: number,
  type: ProblemType,
  title: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify({ type, title, status }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  })
}

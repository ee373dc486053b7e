/** The service's answer as browsers get it: without the key, without headers that would speak for this origin, failures told apart. */
import type { IncomingMessage } from 'node:http'
import { problem } from '../problem.ts'
import { createPacking, unpackingOf } from './contentCoding.ts'
import type { Redaction } from './redaction.ts'
import type { Answer } from './sharedRequest.ts'
import { sourceOf } from './upstream.ts'

/** Those of the quota are of the key and so of all who share it (docs/wire-format.md). */
const quota = /^(x-)?ratelimit-[a-z-]+$/
const passedDown = (name: string): boolean => name === 'content-type' || name === 'retry-after' || quota.test(name)

/** What the quota was is not what it is. */
const lasting = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !quota.test(name)))

/** `isPacked` says whether the browser takes gzip. `X-Upstream-Status` marks what the service refused, so that nobody asks it again. */
export function answerOf(upstream: IncomingMessage, isPacked: boolean, redaction: Redaction): Answer {
  const status = upstream.statusCode ?? 0
  const marked = { 'X-Upstream-Status': String(status) }
  const instead = (...refusal: Parameters<typeof problem>): Answer => {
    upstream.destroy()
    return { respond: () => problem(...refusal), source: undefined, keptHeaders: undefined }
  }
  // 401 is turned into 502: to the page it would mean that the person, not the gateway, must sign in.
  if (status === 401) return instead(502, 'upstream-refused-key', 'The service refused the key of this gateway.', marked)
  if (status >= 300 && status < 400)
    return instead(502, 'upstream-redirected', 'The service answered with a redirect, which is not followed.', marked)
  const unpacking = unpackingOf(upstream.headers['content-encoding'])
  if (status < 200 || status > 599 || !unpacking)
    return instead(502, 'upstream-unreachable', 'The service gave no readable answer.')

  const isEmpty = status === 204 || status === 205 || upstream.headers['content-length'] === '0'
  const packing = !isEmpty && unpacking.length > 0 && isPacked ? createPacking() : undefined
  const headers = {
    ...picked(upstream, redaction.inText),
    ...(status === 403 && marked),
    ...(packing && { 'content-encoding': 'gzip' }),
  }
  const respond: Answer['respond'] = (body) => new Response(body, { status, headers })
  if (isEmpty) {
    upstream.resume()
    return { respond, source: undefined, keptHeaders: undefined }
  }
  const source = sourceOf(upstream, { unpacking, redaction: redaction.ofBody(), packing })
  return { respond, source, keptHeaders: status === 200 ? lasting(headers) : undefined }
}

function picked({ headers }: IncomingMessage, changed: (value: string) => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      passedDown(name) && typeof value === 'string' ? [[name, changed(value)]] : [],
    ),
  )
}

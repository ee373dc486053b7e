/** `/api/`: forwards the operations to the service with the gateway's key, and refuses everything else (§4, §5). */
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { IncomingMessage } from 'node:http'
import { acceptedCodings } from '../pages/compression.ts'
import { askedCoding, createPacking, unpackingOf } from './contentCoding.ts'
import { operationPaths } from '../operations.ts'
import { problem } from '../problem.ts'
import { createRateLimit, type Rate } from './rate.ts'
import { createRedaction, type Redaction } from './redaction.ts'
import { carriesKey, queryOf } from './requestLine.ts'
import type { Service } from '../settings.ts'
import { askService, bodyOf, TooSlow } from './upstream.ts'

export type Limits = {
  /** Milliseconds that the service may take until its response headers are there. */
  readonly headersWithin: number
  /** Milliseconds that a connection to a browser may pass without a byte while an answer is under way. */
  readonly idleWithin: number
  readonly rate: Rate
}

type Call = Context<{ Bindings: HttpBindings }>

const passedUp = ['accept']
const passedDown = ['content-type', 'retry-after']

export function createForwarder(service: Service | undefined, limits: Limits): (call: Call) => Promise<Response> {
  const secondsToWait = createRateLimit(limits.rate, () => performance.now())
  const redaction = service?.key ? createRedaction(service.key) : undefined

  return async (call) => {
    const { incoming } = call.env
    const refusal = refusalOf(call, service)
    if (refusal) return refusal
    if (!service?.key || !redaction)
      return problem(503, 'gateway-has-no-key', 'This gateway has no key: set API_KEY or API_KEY_FILE where it runs.')

    const wait = secondsToWait(incoming.socket.remoteAddress ?? '')
    if (wait > 0) return problem(429, 'too-many-requests', 'Too many requests from this client.', { 'Retry-After': String(wait) })

    const headers = { ...picked(incoming, passedUp), 'accept-encoding': askedCoding, authorization: `token ${service.key}` }
    try {
      const target = call.req.path + queryOf(incoming.url)
      const upstream = await askService(service.baseUrl, target, headers, limits.headersWithin, call.req.raw.signal)
      return answerOf(upstream, call, redaction)
    } catch (error) {
      if (error instanceof TooSlow) return problem(504, 'upstream-too-slow', 'The service did not answer in time.')
      return problem(502, 'upstream-unreachable', `The service could not be reached${reasonOf(error)}.`)
    }
  }
}

function refusalOf({ req, env }: Call, service: Service | undefined): Response | undefined {
  // Browsers say on whose behalf they ask; curl and plain http on another machine do not, which is no offence.
  if ((req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin') {
    return problem(403, 'foreign-site', 'Only the pages of this gateway may ask it for data.')
  }
  if (!operationPaths.has(req.path)) return problem(404, 'not-found', 'This is none of the operations.')
  if (req.method !== 'GET') return problem(405, 'method-not-allowed', 'The service is only ever read.', { Allow: 'GET' })
  if (carriesKey(queryOf(env.incoming.url)))
    return problem(400, 'key-in-address', 'A key must not be in an address. The gateway adds its own.')
  if (!service) return problem(404, 'demo-mode', 'This gateway runs in demo mode and forwards nothing.')
  return undefined
}

/** The service's answer as the page gets it, without the key. `X-Upstream-Status` marks what the service refused, so that nobody asks it again. */
function answerOf(upstream: IncomingMessage, { req, env }: Call, redaction: Redaction): Response {
  const status = upstream.statusCode ?? 0
  const marked = { 'X-Upstream-Status': String(status) }
  const instead = (answer: Response) => {
    upstream.destroy()
    return answer
  }
  // 401 is turned into 502: to the page it would mean that the person, not the gateway, must sign in.
  if (status === 401) return instead(problem(502, 'upstream-refused-key', 'The service refused the key of this gateway.', marked))
  if (status >= 300 && status < 400) {
    return instead(problem(502, 'upstream-redirected', 'The service answered with a redirect, which is not followed.', marked))
  }
  const unpacking = unpackingOf(upstream.headers['content-encoding'])
  if (status < 200 || status > 599 || !unpacking) {
    return instead(problem(502, 'upstream-unreachable', 'The service gave no readable answer.'))
  }

  const isEmpty = status === 204 || status === 205 || upstream.headers['content-length'] === '0'
  // What comes packed leaves packed: the way to the browser may be as long as that from the service.
  const isPacked = !isEmpty && unpacking.length > 0 && acceptedCodings(req.header('accept-encoding') ?? '').includes('gzip')
  const headers = {
    ...picked(upstream, passedDown, redaction.inText),
    ...(status === 403 && marked),
    ...(isPacked && { 'content-encoding': 'gzip' }),
  }
  if (isEmpty) {
    upstream.resume()
    return new Response(null, { status, headers })
  }
  const reading = { unpacking, redaction: redaction.ofBody(), packing: isPacked ? createPacking() : undefined }
  return new Response(bodyOf(upstream, reading, env.outgoing), { status, headers })
}

function picked(message: IncomingMessage, names: readonly string[], changed = (value: string) => value): Record<string, string> {
  const found = names.map((name) => ({ name, value: message.headers[name] }))
  return Object.fromEntries(found.flatMap(({ name, value }) => (typeof value === 'string' ? [[name, changed(value)]] : [])))
}

/** The kind of failure by its system name (`ECONNREFUSED`, `CERT_HAS_EXPIRED`), which names no host. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
}

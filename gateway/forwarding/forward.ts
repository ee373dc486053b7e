/** `/api/`: forwards the operations to the service with the gateway's key, and refuses everything else (§4, §5). */
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { acceptedCodings } from '../pages/compression.ts'
import { type Client, createClientOf } from '../access/client.ts'
import { createRateLimit } from '../access/rate.ts'
import { operationPaths } from '../operations.ts'
import type { Observation } from '../observation.ts'
import { problem } from '../problem.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store.ts'
import { createAnswerCache } from './answerCache.ts'
import { askedCoding } from './contentCoding.ts'
import { createRedaction } from './redaction.ts'
import { carriesKey, queryOf } from './requestLine.ts'
import { answerOf } from './serviceAnswer.ts'
import { type Answer, createSharedRequest, type SharedRequest } from './sharedRequest.ts'
import { askService, TooSlow } from './upstream.ts'

export type Limits = {
  /** Milliseconds that the service may take until its response headers are there. */
  readonly headersWithin: number
  /** Milliseconds that a connection to a browser may pass without a byte while an answer is under way. */
  readonly idleWithin: number
}

type Call = Context<{ Bindings: HttpBindings }>

/** `onAnswer` is told for each request that was not refused who answers it. */
export function createForwarder(
  { service, access, cacheSeconds }: Pick<Settings, 'service' | 'access' | 'cacheSeconds'>,
  { headersWithin }: Limits,
  onAnswer: Observation['answer'],
  store?: Store,
): (call: Call) => Promise<Response> {
  const clientOf = createClientOf(access)
  const secondsToWait = createRateLimit(access.rate, store)
  const cache = createAnswerCache(cacheSeconds, store)
  const underWay = new Map<string, SharedRequest>()
  const key = service?.key
  const redaction = key ? createRedaction(key) : undefined

  async function ask(target: string, accept: string | undefined, isPacked: boolean, signal: AbortSignal): Promise<Answer> {
    if (!service || !redaction) throw new Error('There is no service to ask.')
    const headers = { ...(accept !== undefined && { accept }), 'accept-encoding': askedCoding, authorization: `token ${key}` }
    const upstream = await askService(service.baseUrl, target, headers, headersWithin, signal)
    return answerOf(upstream, isPacked, redaction)
  }

  return async (call) => {
    const { req, env } = call
    const client = clientOf(env.incoming)
    const refusal = refusalOf(call, service !== undefined) ?? (access.userHeader === undefined ? undefined : strangerOf(client))
    if (refusal) return refusal
    if (!key) return withoutKey()

    const wait = await secondsToWait(client.user ?? client.address)
    if (wait > 0) return problem(429, 'too-many-requests', 'Too many requests from this client.', { 'Retry-After': String(wait) })

    const target = req.path + queryOf(env.incoming.url)
    const accept = req.header('accept')
    // What comes packed leaves packed: the way to the browser may be as long as that from the service.
    const isPacked = acceptedCodings(req.header('accept-encoding') ?? '').includes('gzip')
    const request = JSON.stringify([target, accept, isPacked])
    const kept = await cache.find(request)
    if (kept) {
      onAnswer('cache')
      return kept
    }

    const same = underWay.get(request)
    const isShared = same?.canJoin() === true
    onAnswer(isShared ? 'shared' : 'service')
    const shared = isShared ? same : begin()
    function begin(): SharedRequest {
      const begun = createSharedRequest(
        (signal) => ask(target, accept, isPacked, signal),
        (whole) => {
          if (underWay.get(request) === begun) underWay.delete(request)
          if (whole) cache.keep(request, whole)
        },
      )
      underWay.set(request, begun)
      return begun
    }
    try {
      return await shared.join({ signal: req.raw.signal, outgoing: env.outgoing })
    } catch (error) {
      if (error instanceof TooSlow) return problem(504, 'upstream-too-slow', 'The service did not answer in time.')
      return problem(502, 'upstream-unreachable', `The service could not be reached${reasonOf(error)}.`)
    }
  }
}

export const withoutKey = (): Response =>
  problem(503, 'gateway-has-no-key', 'This gateway has no key: set API_KEY or API_KEY_FILE where it runs.')

/** Where a sign-on is asked for, whoever it does not name gets nothing. */
function strangerOf({ user }: Client): Response | undefined {
  return user === undefined ? problem(401, 'not-signed-in', 'Sign in first: nobody is named who asks.') : undefined
}

function refusalOf({ req, env }: Call, isLive: boolean): Response | undefined {
  // Browsers say on whose behalf they ask; curl and plain http on another machine do not, which is no offence.
  if ((req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin') {
    return problem(403, 'foreign-site', 'Only the pages of this gateway may ask it for data.')
  }
  if (!operationPaths.has(req.path)) return problem(404, 'not-found', 'This is none of the operations.')
  if (req.method !== 'GET') return problem(405, 'method-not-allowed', 'The service is only ever read.', { Allow: 'GET' })
  if (carriesKey(queryOf(env.incoming.url)))
    return problem(400, 'key-in-address', 'A key must not be in an address. The gateway adds its own.')
  if (!isLive) return problem(404, 'demo-mode', 'This gateway runs in demo mode and forwards nothing.')
  return undefined
}

/** The kind of failure by its system name (`ECONNREFUSED`, `CERT_HAS_EXPIRED`), which names no host. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
}

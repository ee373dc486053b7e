/** The gateway: the built app, `/config.json`, `/healthz`, `/readyz`, `/metrics`, and `/api/` in front of the service. */
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageConfigOf } from './config.ts'
import { answerFile, answerLost, type BuiltFiles } from './pages/files.ts'
import { createForwarder, type Limits, withoutKey } from './forwarding/forward.ts'
import { dataHeaders, isSqlWorker, pageHeadersFor, sqlWorkerHeaders } from './headers.ts'
import { createHostCheck } from './hosts.ts'
import { createObservation } from './observation.ts'
import { problem } from './problem.ts'
import { pathOf } from './forwarding/requestLine.ts'
import { isPage, isSlip } from './pages/routes.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store.ts'

/** What other data proxies wait. */
export const usualLimits: Limits = { headersWithin: 30_000, idleWithin: 60_000 }

/** The gateway as a listener of any Node HTTP server. */
export function createGateway(
  settings: Settings,
  files: BuiltFiles,
  limits: Limits = usualLimits,
  store?: Store,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  // Routes match the path as it was sent: what only looks like an operation's after tidying is not one.
  const app = new Hono<{ Bindings: HttpBindings }>({ getPath: (_, options) => pathOf(options?.env?.incoming.url) })
  const pageHeaders = pageHeadersFor(settings)
  const isOwnHost = createHostCheck(settings)
  const observation = createObservation(settings.hasMetrics, settings.logsRequests ? console.log : undefined)

  app.use(async (call, next) => {
    const begun = performance.now()
    await next()
    observation.request(call.req.path, call.res.status, (performance.now() - begun) / 1000)
  })

  app.use(async (call, next) => {
    await next()
    const { path } = call.req
    const headers = path.startsWith('/api/') ? dataHeaders : isSqlWorker(path) ? sqlWorkerHeaders : pageHeaders
    for (const [name, value] of Object.entries(headers)) call.res.headers.set(name, value)
  })

  app.use(async (call, next) => {
    if (isOwnHost(call.req.header('host') ?? '')) return next()
    return problem(421, 'foreign-host', 'This gateway does not go by that name: ALLOWED_HOSTS lists the names it answers to.')
  })

  app.all('/api/*', createForwarder(settings, limits, observation.answer, store))
  app.get('/healthz', () => new Response('ok\n', { headers: { 'Cache-Control': 'no-store' } }))
  app.get('/readyz', () => {
    if (settings.service && !settings.service.isDirect && !settings.service.key) return withoutKey()
    return new Response('ok\n', { headers: { 'Cache-Control': 'no-store' } })
  })
  const { metrics } = observation
  if (metrics) app.get('/metrics', metrics)
  app.get('/config.json', () => Response.json(pageConfigOf(settings), { headers: { 'Cache-Control': 'no-cache' } }))
  app.get('*', async ({ req }) => {
    const accept = req.header('accept') ?? ''
    const front = files.get('/')
    const file = files.get(req.path) ?? (isPage(req.path, accept) ? front : undefined)
    if (file) return answerFile(file, req.raw.headers)
    if (front && isSlip(req.path, accept)) return answerLost(front)
    return problem(404, 'not-found', 'There is nothing here.', { 'Cache-Control': 'no-store' })
  })
  app.all('*', () => problem(405, 'method-not-allowed', 'Pages are only ever read.', { Allow: 'GET, HEAD' }))
  app.onError((error) => {
    console.error(`The gateway failed: ${error.message}`)
    return problem(500, 'gateway-failed', 'The gateway failed.')
  })

  // A request line that is no path at all never reaches the routes.
  const refuse = () => problem(400, 'bad-request', 'The request line is not a path.', dataHeaders)
  return getRequestListener(app.fetch, { errorHandler: refuse })
}

/** The gateway: the built app, `/config.json`, `/healthz`, and `/api/` in front of the service. */
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageConfigOf } from './config.ts'
import { answerFile, answerLost, type BuiltFiles } from './pages/files.ts'
import { createForwarder, type Limits } from './forwarding/forward.ts'
import { dataHeaders, pageHeadersFor } from './headers.ts'
import { createHostCheck } from './hosts.ts'
import { problem } from './problem.ts'
import { pathOf } from './forwarding/requestLine.ts'
import { isPage, isSlip } from './pages/routes.ts'
import type { Settings } from './settings.ts'

/** A browser opens a page with a few requests and the company page with ten; the times are what other data proxies wait. */
export const usualLimits: Limits = { headersWithin: 30_000, idleWithin: 60_000, rate: { burst: 30, perSecond: 10 } }

/** The gateway as a listener of any Node HTTP server. */
export function createGateway(
  settings: Settings,
  files: BuiltFiles,
  limits: Limits = usualLimits,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  // Routes match the path as it was sent: what only looks like an operation's after tidying is not one.
  const app = new Hono<{ Bindings: HttpBindings }>({ getPath: (_, options) => pathOf(options?.env?.incoming.url) })
  const pageHeaders = pageHeadersFor(settings)
  const isOwnHost = createHostCheck(settings)

  app.use(async (call, next) => {
    await next()
    const headers = call.req.path.startsWith('/api/') ? dataHeaders : pageHeaders
    for (const [name, value] of Object.entries(headers)) call.res.headers.set(name, value)
  })

  app.use(async (call, next) => {
    if (isOwnHost(call.req.header('host') ?? '')) return next()
    return problem(421, 'foreign-host', 'This gateway does not go by that name: ALLOWED_HOSTS lists the names it answers to.')
  })

  app.all('/api/*', createForwarder(settings.service, limits))
  app.get('/healthz', () => new Response('ok\n', { headers: { 'Cache-Control': 'no-store' } }))
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

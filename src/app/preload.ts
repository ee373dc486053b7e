/** Begins what need not wait for the app, which is still on its way: the request of an operation's page, whose address says it all. */
import { preloadResponse, takePreloaded } from '../api/client/preloadedResponse.ts'
import { buildRequest } from '../api/client/request.ts'
import { dayHere } from '../connection/dayHere.ts'
import { loadDeployment, type Deployment } from '../connection/deployment.ts'
import { endpoints } from '../endpoints/index.ts'
import { readQuery } from '../explorer/address/readQuery.ts'
import { removeKeyFromAddress } from '../lib/keyInAddress.ts'
import { startWorker } from '../lib/trustedTypes.ts'
import languageWorker from './languageWorker.ts?worker&url'

const BASE = import.meta.env.BASE_URL

// Before anything is asked or drawn.
export const hadKeyInAddress = removeKeyFromAddress()

export const deployment = loadDeployment(`${BASE}config.json`)

function preload({ mode, direct }: Deployment): void {
  // The demo answers without a network, a key that is typed is not there yet, and a worker that a demo left would answer itself.
  if (mode === 'demo' || direct || navigator.serviceWorker?.controller) return
  const { origin, pathname, search } = window.location
  const place = { pathname: `/${pathname.slice(BASE.length)}`, search }
  const endpoint = endpoints.find(({ id }) => place.pathname === `/${id}`)
  // What reaches ahead is shown in a calendar, which asks for the days in sight.
  if (!endpoint || endpoint.reachesAhead) return
  const today = dayHere(Date.now())
  const { canAsk, values, read } = readQuery(endpoint, place, today)
  // What only the page itself can read may change what it asks, and several pages are asked for one after the other, at a pace.
  if (canAsk && read.unknown.length === 0 && !read.view.load)
    preloadResponse(buildRequest(endpoint, values, { origin, today, keyTravels: 'gateway' }))
}

deployment.then(preload, () => undefined)

startWorker(languageWorker, 'language data')

/** The network, or what is under way from it. */
export const liveFetch = (request: Request): Promise<Response> => takePreloaded(request) ?? fetch(request)

/** A response that was asked for before the app was there to want it: handed over once, to a request that says the same. */

interface Preloaded {
  readonly request: Request
  readonly response: Promise<Response>
  readonly giveUp: AbortController
  readonly timer: ReturnType<typeof setTimeout>
}

/** Milliseconds after which nobody wants it any more. */
const KEPT = 10_000

let preloaded: Preloaded | undefined
const sent = new WeakMap<Response, number>()

function forget(one: Preloaded): void {
  clearTimeout(one.timer)
  if (preloaded === one) preloaded = undefined
}

/** Sends the request at once. One that fails before it is wanted is as if it had not been sent. */
export function preloadResponse(request: Request): void {
  const giveUp = new AbortController()
  const sentAt = performance.now()
  const response = fetch(new Request(request, { signal: giveUp.signal }))
  const timer = setTimeout(() => {
    forget(one)
    giveUp.abort()
  }, KEPT)
  const one: Preloaded = { request, response, giveUp, timer }
  preloaded = one
  response.then(
    (arrived) => sent.set(arrived, sentAt),
    () => forget(one),
  )
}

const saysOf = ({ method, url, headers }: Request): string => JSON.stringify([method, url, ...headers])

/** The response under way to the same request; `undefined` where there is none, or it was taken already. It ends with the request's signal. */
export function takePreloaded(request: Request): Promise<Response> | undefined {
  const { signal } = request
  if (!preloaded || signal.aborted || saysOf(preloaded.request) !== saysOf(request)) return undefined
  const { response, giveUp } = preloaded
  forget(preloaded)
  signal.addEventListener('abort', () => giveUp.abort(signal.reason), { once: true })
  return response
}

/** When a response was asked for that was preloaded, as `performance.now()` counts. */
export const preloadedAt = (response: Response): number | undefined => sent.get(response)

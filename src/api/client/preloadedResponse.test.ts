import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { connectionTo } from '../../test/connection.ts'
import { fetchPage } from './client.ts'
import { preloadedAt, preloadResponse, takePreloaded } from './preloadedResponse.ts'
import { buildRequest } from './request.ts'

const URL_OF_SPLITS = 'http://127.0.0.1/api/v2.1/calendar/splits?parameters[tickers]=HALO'
const asked = (init?: RequestInit, url = URL_OF_SPLITS): Request => new Request(url, init)

/** What the network is asked, each answered by the test. */
let requests: {
  readonly request: Request
  readonly response: Promise<Response>
  readonly answer: (response: Response) => void
  readonly fail: (why: Error) => void
}[]

beforeEach(() => {
  requests = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (request: Request) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
    requests.push({ request, response: promise, answer: resolve, fail: reject })
    return promise
  })
})
afterEach(() => {
  // What a test left is given up.
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a response is handed over once, to a request that says the same', async () => {
  preloadResponse(asked({ headers: { accept: 'application/json' } }))
  const taken = takePreloaded(asked({ headers: { Accept: 'application/json' } }))
  expect(takePreloaded(asked({ headers: { accept: 'application/json' } }))).toBeUndefined()
  const response = new Response('{}')
  requests[0]!.answer(response)
  expect(await taken).toBe(response)
  expect(requests).toHaveLength(1)
})

test.each([
  ['another address', asked({}, `${URL_OF_SPLITS},QNTR`)],
  ['another header', asked({ headers: { accept: 'application/xml' } })],
  ['another method', asked({ method: 'HEAD' })],
])('a request with %s is not given it, and the right one still is', (_, other) => {
  preloadResponse(asked())
  expect(takePreloaded(other)).toBeUndefined()
  expect(takePreloaded(asked())).toBeDefined()
})

test('who takes it can give it up as if the request were their own', async () => {
  preloadResponse(asked())
  const leave = new AbortController()
  const taken = takePreloaded(asked({ signal: leave.signal }))
  leave.abort(new Error('The user left.'))
  await expect(taken).rejects.toThrow('The user left.')
  expect(requests[0]!.request.signal.aborted).toBe(true)
})

test('a request that is given up already takes nothing', () => {
  preloadResponse(asked())
  expect(takePreloaded(asked({ signal: AbortSignal.abort() }))).toBeUndefined()
  expect(takePreloaded(asked())).toBeDefined()
})

test('what nobody takes within ten seconds is given up', () => {
  preloadResponse(asked())
  vi.advanceTimersByTime(9_999)
  expect(requests[0]!.request.signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(requests[0]!.request.signal.aborted).toBe(true)
  expect(takePreloaded(asked())).toBeUndefined()
})

test('one that is taken is not given up after ten seconds', () => {
  preloadResponse(asked())
  expect(takePreloaded(asked())).toBeDefined()
  vi.advanceTimersByTime(60_000)
  expect(requests[0]!.request.signal.aborted).toBe(false)
})

test('one that failed before it was wanted is asked for anew', async () => {
  preloadResponse(asked())
  requests[0]!.fail(new TypeError('Failed to fetch'))
  await expect(requests[0]!.response).rejects.toThrow('Failed to fetch')
  // Looked at once: to take it would leave none either.
  expect(takePreloaded(asked())).toBeUndefined()
})

test('how long it took counts from when it was sent', async () => {
  vi.setSystemTime(0)
  const before = performance.now()
  preloadResponse(asked())
  vi.advanceTimersByTime(700)
  const taken = takePreloaded(asked())
  const response = new Response('{}')
  requests[0]!.answer(response)
  await taken
  expect(preloadedAt(response)).toBe(before)
  expect(preloadedAt(new Response('{}'))).toBeUndefined()
})

test('the request log tells of it from when it was sent', async () => {
  vi.setSystemTime(1_000_000)
  const connection = connectionTo({ fetch: (request) => takePreloaded(request)! })
  preloadResponse(buildRequest(splits, { tickers: ['HALO'] }, connection))
  vi.advanceTimersByTime(700)
  const reply = fetchPage(splits, { tickers: ['HALO'] }, connection)
  vi.advanceTimersByTime(300)
  requests[0]!.answer(new Response('{"splits":[]}', { headers: { 'content-type': 'application/json' } }))
  const { logEntry } = await reply
  expect(logEntry).toMatchObject({ startedAt: 1_000_000, milliseconds: 1000, rows: 0 })
})

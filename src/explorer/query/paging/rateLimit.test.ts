/** Pages that are asked for sooner than the service allows. */
import { expect, it, vi } from 'vitest'
import { Failure } from '../../../api/client/failure.ts'
import { splits } from '../../../endpoints/splits/endpoint.ts'
import { yieldToMain } from '../../../lib/yieldToMain.ts'
import { connectionTo } from '../../../test/connection.ts'
import { createPageLoader } from './pageLoader.ts'
import { OPEN, serviceOf } from './testing.ts'

it('slows down to what the service allows, instead of being refused page after page until it must give up', async () => {
  vi.useFakeTimers()
  try {
    // The gateway's own allowance: thirty at once, then ten a second.
    let allowance = 30
    let at = Date.now()
    const service = serviceOf(2000)
    let refused = 0
    const fetch = async (request: Request): Promise<Response> => {
      allowance = Math.min(30, allowance + (Date.now() - at) / 100)
      at = Date.now()
      if (allowance >= 1) {
        allowance -= 1
        return service.connection.fetch(request)
      }
      refused += 1
      return new Response('', { status: 429, headers: { 'retry-after': '1' } })
    }
    const loader = createPageLoader(splits, { limit: 10 }, 0, connectionTo({ fetch }), OPEN)
    const start = Date.now()
    loader.run(150)
    while (loader.state().status === 'running') {
      await vi.advanceTimersByTimeAsync(100)
      // A page that has come is taken in with a message, which no timer stands for.
      await yieldToMain()
    }
    expect(Date.now() - start).toBeLessThan(60_000)
    expect(loader.state()).toMatchObject({ status: 'idle', pages: 150, failure: undefined })
    expect(refused).toBeLessThan(5)
  } finally {
    vi.useRealTimers()
  }
})

it('asks again for a page that is refused twice because others took the allowance, whatever they ask again', async () => {
  vi.useFakeTimers()
  try {
    const service = serviceOf(100)
    let toRefuse = 2
    const fetch = async (request: Request): Promise<Response> => {
      if (!request.url.includes('page=3') || toRefuse === 0) return service.connection.fetch(request)
      toRefuse -= 1
      return new Response('', { status: 429, headers: { 'retry-after': '1' } })
    }
    const connection = connectionTo({ fetch })
    const unavailable = new Failure('unavailable')
    while (connection.retryPolicy.tryAcquire('logos', 0, unavailable)) expect(toRefuse).toBe(2)
    const loader = createPageLoader(splits, { limit: 10 }, 0, connection, OPEN)
    loader.run(10)
    while (loader.state().status === 'running') {
      await vi.advanceTimersByTimeAsync(100)
      await yieldToMain()
    }
    expect(loader.state()).toMatchObject({ status: 'idle', rows: 100, failure: undefined })
    expect(toRefuse).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

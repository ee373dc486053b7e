import { describe, expect, it, onTestFinished } from 'vitest'
import { operationPaths } from '../operations.ts'
import { startLive } from '../probes/liveGateway.ts'
import { type RawAnswer, sendRaw } from '../probes/rawRequest.ts'
import { startRecordedService } from '../probes/recordedService.ts'
import { allowing, startGateway } from '../probes/runningGateway.ts'

describe('what goes up', () => {
  it.each([...operationPaths])('forwards %s with the key as the specification writes it', async (path) => {
    const { service, ask } = await startLive()
    expect((await ask(path)).status).toBe(200)
    expect(service.requests[0]?.method).toBe('GET')
    expect(service.requests[0]?.url).toBe(path)
    expect(service.requests[0]?.headers.authorization).toBe('token CANARY-3f9c1d')
  })

  it.each(['?parameters%5Bdate%5D=2024-05-01', "?parameters[date]=2024-05-01&topics='a'%20b+c", '?', '?a=%E0%A4%A&&=&b="<>"'])(
    'leaves the query %s as it is',
    async (query) => {
      const { service, ask } = await startLive()
      await ask(`/api/v2/news${query}`)
      expect(service.requests[0]?.url).toBe(`/api/v2/news${query}`)
    },
  )

  it('keeps the path prefix of the base address', async () => {
    const { service, ask } = await startLive({ prefix: '/data/' })
    await ask('/api/v2/news?page=1')
    expect(service.requests[0]?.url).toBe('/data/api/v2/news?page=1')
  })

  it('passes nothing of the browser up but what it accepts', async () => {
    const { service, ask } = await startLive()
    await ask('/api/v2/news', {
      Accept: 'application/xml',
      'Accept-Encoding': 'gzip',
      Authorization: 'token from-the-browser',
      Cookie: 'session=1',
      Origin: 'http://evil.test',
      Referer: 'http://127.0.0.1/news?tickers=X',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': '10.0.0.1',
      'X-Forwarded-Host': 'evil.test',
    })
    const { host, connection, ...others } = service.requests[0]?.headers ?? {}
    expect(host).toBe(service.baseUrl.host)
    expect(connection).toBe('keep-alive')
    expect(others).toEqual({ accept: 'application/xml', 'accept-encoding': 'gzip', authorization: 'token CANARY-3f9c1d' })
  })

  it('gives up its request when the browser leaves', async () => {
    const { service, gateway } = await startLive()
    const asked = Promise.withResolvers<void>()
    const given = new Promise((resolve) => {
      service.answer = (incoming) => {
        incoming.socket.once('close', resolve)
        asked.resolve()
      }
    })
    const leaving = new AbortController()
    const answer = fetch(`http://127.0.0.1:${gateway.port}/api/v2/news`, { signal: leaving.signal })
    await asked.promise
    leaving.abort()
    await expect(answer).rejects.toThrow(/abort/i)
    await given
  })
})

it('forwards no more from one client than its allowance', async () => {
  const { service, ask } = await startLive({ settings: allowing({ burst: 2, perSecond: 1 }) })
  const answers = await Promise.all(Array.from({ length: 30 }, (_, page) => ask(`/api/v2/news?page=${page}`)))
  const refused = answers.filter(({ status }) => status !== 200)
  const [{ status, headers, body }] = refused as [RawAnswer]
  expect([status, headers.get('retry-after'), headers.get('x-content-type-options')]).toEqual([429, '1', 'nosniff'])
  expect(JSON.parse(body)).toMatchObject({ type: 'too-many-requests' })
  expect(service.requests).toHaveLength(answers.length - refused.length)
})

it('answers 503 as long as it has no key', async () => {
  const service = await startRecordedService()
  onTestFinished(() => service[Symbol.asyncDispose]())
  const gateway = await startGateway({ settings: { service: { baseUrl: service.baseUrl, key: undefined } } })
  onTestFinished(() => gateway[Symbol.asyncDispose]())
  const { status, body } = await sendRaw(gateway, { target: '/api/v2/news' })
  expect(status).toBe(503)
  expect(JSON.parse(body)).toMatchObject({ type: 'gateway-has-no-key' })
  expect(service.requests).toEqual([])
})

it('forwards nothing in demo mode', async () => {
  const gateway = await startGateway({})
  onTestFinished(() => gateway[Symbol.asyncDispose]())
  const { status, body } = await sendRaw(gateway, { target: '/api/v2/news' })
  expect(status).toBe(404)
  expect(JSON.parse(body)).toMatchObject({ type: 'demo-mode' })
})

import { describe, expect, it, onTestFinished } from 'vitest'
import { startLive } from '../probes/liveGateway.ts'
import { sendRaw } from '../probes/rawRequest.ts'
import { startRecordedService } from '../probes/recordedService.ts'
import { canaryKey, startGateway } from '../probes/runningGateway.ts'

describe('what comes down', () => {
  it('passes the body with its type, and no header that would speak for this origin', async () => {
    const { service, ask } = await startLive()
    service.answer = (_, outgoing) =>
      outgoing
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'set-cookie': 'a=b',
          'access-control-allow-origin': '*',
          server: 'secret/1.0',
          'www-authenticate': 'Basic',
          'x-powered-by': 'secret',
          'cache-control': 'public, max-age=60',
        })
        .end('[{"id":1}]')
    const { status, headers, body } = await ask('/api/v2/news', { Origin: 'http://evil.test' })
    expect(status).toBe(200)
    expect(body).toBe('[{"id":1}]')
    expect(Object.fromEntries([...headers].filter(([name]) => name !== 'date' && name !== 'connection'))).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'transfer-encoding': 'chunked',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })

  it.each([400, 403, 404, 429, 500, 503])('passes a %i with its body and what it says about trying again', async (status) => {
    const { service, ask } = await startLive()
    service.answer = (_, outgoing) => outgoing.writeHead(status, { 'content-type': 'text/plain', 'retry-after': '7' }).end('no')
    const answer = await ask('/api/v2/news')
    expect([answer.status, answer.body, answer.headers.get('retry-after')]).toEqual([status, 'no', '7'])
    expect(answer.headers.get('x-upstream-status')).toBe(status === 403 ? '403' : undefined)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('passes an answer without a body', async () => {
    const { service, ask } = await startLive()
    service.answer = (_, outgoing) => outgoing.writeHead(204).end()
    expect(await ask('/api/v2/news')).toMatchObject({ status: 204, body: '' })
  })

  it('says that the service refused the gateway, not the person', async () => {
    const { service, ask } = await startLive()
    service.answer = (_, outgoing) => outgoing.writeHead(401).end('bad key CANARY-3f9c1d')
    const { status, headers, body } = await ask('/api/v2/news')
    expect(status).toBe(502)
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(headers.get('x-upstream-status')).toBe('401')
    expect(JSON.parse(body)).toEqual({
      type: 'upstream-refused-key',
      title: 'The service refused the key of this gateway.',
      status: 502,
    })
  })

  it('follows no redirect and does not tell where it led', async () => {
    const { service, ask } = await startLive()
    const elsewhere = await startRecordedService()
    onTestFinished(() => elsewhere[Symbol.asyncDispose]())
    service.answer = (_, outgoing) => outgoing.writeHead(302, { location: elsewhere.baseUrl.href }).end()
    const { status, headers, body } = await ask('/api/v2/news')
    expect([status, headers.get('x-upstream-status'), headers.get('location')]).toEqual([502, '302', undefined])
    expect(JSON.parse(body)).toMatchObject({ type: 'upstream-redirected' })
    expect(elsewhere.requests).toEqual([])
  })

  it('says that the service cannot be reached without saying where it is', async () => {
    const { service, ask } = await startLive()
    await service[Symbol.asyncDispose]()
    const { status, body } = await ask('/api/v2/news')
    expect(status).toBe(502)
    expect(JSON.parse(body)).toEqual({
      type: 'upstream-unreachable',
      title: 'The service could not be reached (ECONNREFUSED).',
      status: 502,
    })
  })

  it('F72 names the kind of failure of TLS, by which the page can hint at the certificate', async () => {
    const service = await startRecordedService()
    onTestFinished(() => service[Symbol.asyncDispose]())
    // Plain HTTP where TLS is expected.
    const baseUrl = new URL(`https://${service.baseUrl.host}`)
    const gateway = await startGateway({ settings: { service: { baseUrl, key: canaryKey } } })
    onTestFinished(() => gateway[Symbol.asyncDispose]())
    const { status, body } = await sendRaw(gateway, { target: '/api/v2/news' })
    expect(status).toBe(502)
    expect(JSON.parse(body)).toMatchObject({ title: expect.stringMatching(/ \((?:EPROTO|ERR_SSL_[A-Z_]+)\)\.$/) })
  })

  it('gives up on a service that stays silent', async () => {
    const { service, ask } = await startLive({ limits: { headersWithin: 50 } })
    service.answer = () => {}
    const { status, body } = await ask('/api/v2/news')
    expect(status).toBe(504)
    expect(JSON.parse(body)).toMatchObject({ type: 'upstream-too-slow' })
  })

  it.each([{ 'content-length': '100' }, {}])('breaks off where the service breaks off (%o)', async (headers) => {
    const { service, ask } = await startLive()
    service.answer = async (_, outgoing) => {
      outgoing.writeHead(200, headers).write('[{"id":1},')
      outgoing.socket?.end()
    }
    const { status, complete } = await ask('/api/v2/news')
    expect([status, complete]).toEqual([200, false])
  })

  it('lets the first records through before the last are there', async () => {
    const { service, gateway } = await startLive()
    const rest = Promise.withResolvers<void>()
    service.answer = async (_, outgoing) => {
      outgoing.writeHead(200).write('[1,')
      await rest.promise
      outgoing.end('2]')
    }
    const answer = await fetch(`http://127.0.0.1:${gateway.port}/api/v2/news`)
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toBe('[1,')
    rest.resolve()
    expect((await reader.read()).value).toBe('2]')
  })
})

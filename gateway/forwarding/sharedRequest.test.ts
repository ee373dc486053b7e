/** One request to the service for many browsers, over real connections. */
import { connect } from 'node:net'
import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { startLive } from '../probes/liveGateway.ts'
import { sendRaw } from '../probes/rawRequest.ts'
import { allowing, type RunningGateway } from '../probes/runningGateway.ts'

const news = '/api/v2/news?tickers=ACME'

/** A live gateway whose service answers when the test says so. */
async function startHeld() {
  const live = await startLive({
    settings: allowing({ burst: 1000, perSecond: 1000 }),
  })
  const asked = Promise.withResolvers<ServerResponse>()
  live.service.answer = (_, outgoing) => asked.resolve(outgoing)
  return { ...live, asked: asked.promise }
}

/** Until so many requests have come, and what they did at once is done. */
async function untilReceived(gateway: RunningGateway, count: number): Promise<void> {
  await expect.poll(gateway.received).toBe(count)
  await sendRaw(gateway, { target: '/healthz' })
}

describe('equal requests under way', () => {
  it('are one to the service, and each has the whole answer', async () => {
    const { service, gateway, ask, asked } = await startHeld()
    const answers = [ask(news), ask(news), ask(news)]
    const outgoing = await asked
    await untilReceived(gateway, 3)
    outgoing.writeHead(200, { 'content-type': 'application/json' }).write('[1,')
    const late = ask(news)
    await untilReceived(gateway, 5)
    outgoing.end('2]')
    for (const answer of await Promise.all([...answers, late]))
      expect(answer).toMatchObject({ status: 200, body: '[1,2]', complete: true })
    expect(service.requests).toHaveLength(1)
  })

  it('are several where query, format or packing differ', async () => {
    const { service, ask } = await startLive()
    await Promise.all([
      ask(news),
      ask(`${news}&page=2`),
      ask(news, { Accept: 'application/xml' }),
      ask(news, { 'Accept-Encoding': 'gzip' }),
    ])
    expect(service.requests).toHaveLength(4)
  })

  it('ask anew once the answer is over: nothing is kept unless CACHE_SECONDS says so', async () => {
    const { service, ask } = await startLive()
    await ask(news)
    await ask(news)
    expect(service.requests).toHaveLength(2)
  })

  it('go on for the others when one browser leaves, and end when the last one does', async () => {
    const { gateway, ask, asked } = await startHeld()
    const leaving = connect(gateway.port, '127.0.0.1')
    leaving.write(`GET ${news} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
    const outgoing = await asked
    const staying = ask(news)
    await untilReceived(gateway, 2)
    leaving.destroy()
    await sendRaw(gateway, { target: '/healthz' })
    outgoing.writeHead(200).end('[1]')
    expect(await staying).toMatchObject({ status: 200, body: '[1]', complete: true })
  })

  it('share what went wrong: each is told, and the next asks anew', async () => {
    const { service, gateway, ask, asked } = await startHeld()
    const answers = [ask(news), ask(news)]
    const outgoing = await asked
    await untilReceived(gateway, 2)
    outgoing.writeHead(500).end('no')
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([500, 500])
    service.answer = (_, next) => next.end('[]')
    expect((await ask(news)).status).toBe(200)
  })

  it('break off for all where the service breaks off', async () => {
    const { gateway, ask, asked } = await startHeld()
    const answers = [ask(news), ask(news)]
    const outgoing = await asked
    await untilReceived(gateway, 2)
    outgoing.writeHead(200).write('[1,')
    await sendRaw(gateway, { target: '/healthz' })
    outgoing.destroy()
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ status: 200, body: '[1,', complete: false })
  })

  it('wait for the slowest once more than a few megabytes are held', async () => {
    const { service, gateway, ask } = await startLive()
    const piece = 'x'.repeat(64 * 1024)
    const pieces = 400
    service.answer = async (_, outgoing) => {
      outgoing.writeHead(200)
      for (let count = 0; count < pieces; count += 1)
        if (!outgoing.write(piece)) await new Promise((resolve) => outgoing.once('drain', resolve))
      outgoing.end()
    }
    const slow = connect(gateway.port, '127.0.0.1').pause()
    slow.write(`GET ${news} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
    const quick = ask(news)
    let read = 0
    slow.on('data', (chunk) => (read += chunk.length))
    slow.resume()
    const over = new Promise((resolve) => slow.once('close', resolve))
    expect((await quick).body).toHaveLength(pieces * piece.length)
    await over
    expect(read).toBeGreaterThan(pieces * piece.length)
  })
})

describe('with CACHE_SECONDS', () => {
  const keeping = { cacheSeconds: 60 }

  it('gives the same answer again with its age, and never has a browser keep it', async () => {
    const { service, ask } = await startLive({ settings: keeping })
    service.answer = (_, outgoing) => outgoing.writeHead(200, { 'content-type': 'application/json' }).end('[{"id":1}]')
    expect((await ask(news)).headers.has('age')).toBe(false)
    const { status, headers, body } = await ask(news)
    expect([status, body, headers.get('age'), headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      '[{"id":1}]',
      '0',
      'application/json',
      'no-store',
    ])
    expect(service.requests).toHaveLength(1)
  })

  it.each([204, 400, 401, 403, 429, 500])('keeps no %i', async (status) => {
    const { service, ask } = await startLive({ settings: keeping })
    service.answer = (_, outgoing) => outgoing.writeHead(status).end()
    await ask(news)
    await ask(news)
    expect(service.requests).toHaveLength(2)
  })

  it('keeps no answer that broke off', async () => {
    const { service, ask } = await startLive({ settings: keeping })
    service.answer = (_, outgoing) => {
      outgoing.writeHead(200, { 'content-length': '100' }).write('[1,')
      outgoing.socket?.end()
    }
    expect((await ask(news)).complete).toBe(false)
    await ask(news)
    expect(service.requests).toHaveLength(2)
  })

  it('keeps what is free of the key', async () => {
    const { service, ask } = await startLive({ settings: keeping })
    service.answer = ({ headers }, outgoing) => outgoing.end(`["${headers.authorization}"]`)
    await ask(news)
    expect((await ask(news)).body).toBe('["token $API_KEY"]')
    expect(service.requests).toHaveLength(1)
  })
})

it('passes what the service says of its quota, without the key', async () => {
  const { service, ask } = await startLive()
  const quota = { 'RateLimit-Limit': '250', 'X-RateLimit-Remaining-Minute': '4990', 'X-Rate-Other': 'no' }
  service.answer = ({ headers }, outgoing) =>
    outgoing.writeHead(200, { ...quota, 'RateLimit-Policy': headers.authorization }).end('[]')
  const { headers } = await ask(news)
  expect([headers.get('ratelimit-limit'), headers.get('x-ratelimit-remaining-minute'), headers.has('x-rate-other')]).toEqual([
    '250',
    '4990',
    false,
  ])
  expect(headers.get('ratelimit-policy')).toBe('token $API_KEY')
})

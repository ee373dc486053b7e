import { brotliCompressSync, deflateSync, gunzipSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { startLive } from '../probes/liveGateway.ts'
import { allowing, canaryKey } from '../probes/runningGateway.ts'

const news = '/api/v2/news'
const json = { 'content-type': 'application/json' }
const said = `{"message":"The key ${canaryKey} is not known","seen":"${canaryKey}${canaryKey}"}`
const told = '{"message":"The key $API_KEY is not known","seen":"$API_KEY$API_KEY"}'

it.each([200, 400, 403, 404, 429, 500, 503])('takes the key out of a %i that repeats it', async (status) => {
  const { service, ask } = await startLive()
  service.answer = (_, outgoing) => outgoing.writeHead(status, { ...json, 'content-length': said.length }).end(said)
  const answer = await ask(news)
  expect(answer).toMatchObject({ status, body: told, complete: true })
  expect(answer.headers.get('content-length') ?? String(told.length)).toBe(String(told.length))
})

it('takes it out wherever the service cuts its answer', async () => {
  const { service, ask } = await startLive({ settings: allowing({ burst: 1000, perSecond: 1000 }) })
  for (let at = 0; at <= said.length; at += 3) {
    service.answer = (_, outgoing) => {
      outgoing.writeHead(200, json).write(said.slice(0, at))
      setImmediate(() => outgoing.end(said.slice(at)))
    }
    expect(await ask(news), said.slice(0, at)).toMatchObject({ body: told, complete: true })
  }
})

it('takes it out of headers', async () => {
  const { service, ask } = await startLive()
  service.answer = (_, outgoing) =>
    outgoing
      .writeHead(429, `Key ${canaryKey}`, { 'content-type': `text/${canaryKey}`, 'retry-after': canaryKey, 'x-key': canaryKey })
      .end()
  const { status, headers } = await ask(news)
  expect([status, headers.get('content-type'), headers.get('retry-after')]).toEqual([429, 'text/$API_KEY', '$API_KEY'])
  expect([...headers].join()).not.toContain(canaryKey)
})

describe.each([
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
  ['deflate, gzip', (text: string) => gzipSync(deflateSync(text))],
] as const)('an answer in %s', (coding, pack) => {
  it.each([
    ['gzip, deflate, br, zstd', 'gzip'],
    ['br, gzip;q=0', undefined],
    ['', undefined],
  ])('is without the key for a browser that takes %j', async (accepted, sent) => {
    const { service, ask } = await startLive()
    const packed = pack(said)
    service.answer = (_, outgoing) =>
      outgoing.writeHead(400, { ...json, 'content-encoding': coding, 'content-length': packed.length }).end(packed)
    const { status, headers, body, complete } = await ask(news, { 'Accept-Encoding': accepted })
    const bytes = Buffer.from(body, 'latin1')
    expect([status, complete, headers.get('content-encoding')]).toEqual([400, true, sent])
    expect(String(sent === 'gzip' ? gunzipSync(bytes) : bytes)).toBe(told)
  })
})

it('asks the service for gzip, whatever the browser takes', async () => {
  const { service, ask } = await startLive()
  for (const accepted of ['br, dcb', '']) {
    await ask(news, { 'Accept-Encoding': accepted })
    expect(service.requests.at(-1)?.headers['accept-encoding']).toBe('gzip')
  }
})

it('passes nothing that it cannot unpack', async () => {
  const { service, ask } = await startLive()
  service.answer = (_, outgoing) => outgoing.writeHead(200, { ...json, 'content-encoding': 'secret' }).end(said)
  const unknown = await ask(news)
  expect([unknown.status, JSON.parse(unknown.body)]).toMatchObject([502, { type: 'upstream-unreachable' }])
  service.answer = (_, outgoing) => outgoing.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(said)
  expect(await ask(news)).toMatchObject({ body: '', complete: false })
})

it.each([204, 205, 200])('passes a %i without a body, though it calls itself packed', async (status) => {
  const { service, ask } = await startLive()
  service.answer = (_, outgoing) => outgoing.writeHead(status, { 'content-encoding': 'gzip', 'content-length': 0 }).end()
  expect(await ask(news)).toMatchObject({ status, body: '', complete: true })
})

it('lets the first records of a packed answer through before the last are there', async () => {
  const { service, gateway } = await startLive()
  const rest = Promise.withResolvers<void>()
  service.answer = async (_, outgoing) => {
    const [first, last] = [gzipSync('[1,'), gzipSync('2]')]
    outgoing.writeHead(200, { 'content-encoding': 'gzip' }).write(first)
    await rest.promise
    outgoing.end(last)
  }
  const answer = await fetch(`http://127.0.0.1:${gateway.port}${news}`)
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toBe('[1,')
  rest.resolve()
  expect((await reader.read()).value).toBe('2]')
})

it('passes a packed answer without its end as far as it goes', async () => {
  const { service, ask } = await startLive()
  const packed = gzipSync('[{"id":1},').subarray(0, -9)
  service.answer = (_, outgoing) => outgoing.writeHead(200, { 'content-encoding': 'gzip' }).end(packed)
  expect(await ask(news)).toMatchObject({ body: '[{"id":1},', complete: true })
})

/** Of an answer of 200 that breaks off nine bytes before its end. */
async function brokenOff(headers: Readonly<Record<string, string>>, bytes: Buffer) {
  const { service, ask } = await startLive()
  service.answer = (_, outgoing) => {
    outgoing.writeHead(200, { ...headers, 'content-length': bytes.length + 9 })
    outgoing.write(bytes, () => outgoing.socket?.end())
  }
  return ask(news)
}

const halfKey = `[{"id":1},"${canaryKey.slice(0, -1)}`

it('sends of an answer that breaks off what came, but no beginning of a key', async () => {
  expect(await brokenOff({}, Buffer.from(halfKey))).toMatchObject({ status: 200, body: '[{"id":1},"', complete: false })
})

it('sends of a packed answer that breaks off what was unpacked by then, but no beginning of a key', async () => {
  const { status, body, complete } = await brokenOff({ 'content-encoding': 'gzip' }, gzipSync(halfKey).subarray(0, -9))
  expect([status, complete, '[{"id":1},"'.startsWith(body)]).toEqual([200, false, true])
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { readBuild } from './files.ts'
import { sendRaw } from '../probes/rawRequest.ts'
import { startGateway } from '../probes/runningGateway.ts'
import type { Settings } from '../settings.ts'

const script = `console.log("${'all work and no play '.repeat(100)}")`

const built = mkdtempSync(join(tmpdir(), 'built-'))
for (const [path, content] of [
  ['index.html', '<!doctype html><title>Tearsheet</title>'],
  ['favicon.svg', '<svg/>'],
  ['assets/index-B4x.js', script],
  ['assets/index-B4x.js.map', '{}'],
  ['assets/inter-C7y.woff2', 'f'.repeat(2000)],
  ['.env', 'API_KEY=abc'],
  ['.git/config', '[core]'],
] as const) {
  mkdirSync(dirname(join(built, path)), { recursive: true })
  writeFileSync(join(built, path), content)
}
const files = await readBuild(built)
afterAll(() => rmSync(built, { recursive: true }))

async function serve(settings: Partial<Settings> = {}) {
  const gateway = await startGateway({ settings, files })
  onTestFinished(() => gateway[Symbol.asyncDispose]())
  return (target: string, headers = {}, method = 'GET') => sendRaw(gateway, { method, target, headers })
}

const asPage = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; font-src 'self'; connect-src 'self'; " +
  "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types dompurify tearsheet"

describe('pages', () => {
  it.each([
    ['/', {}],
    ['/index.html', {}],
    ['/news', {}],
    ['/news?tickers=BRK.B', asPage],
    ['/news/BRK.B', asPage],
    ['/company/ABC.TS', asPage],
    ['/insider/%E2%82%AC', asPage],
    ['/news/', asPage],
    ['/no-such-page', asPage],
  ])('answers %s with the front page, asked anew each time', async (target, headers) => {
    const get = await serve()
    const answer = await get(target, headers)
    expect([answer.status, answer.body]).toEqual([200, '<!doctype html><title>Tearsheet</title>'])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toBe(policy)
  })

  it.each([
    '/assets/nope.js',
    '/assets/nope',
    '/assets/index-B4x.js.map',
    '/nope.js',
    '/nope.map',
    '/mockServiceWorker.js',
    '/.env',
    '/.git/config',
    '/%2eenv',
    '/assets/../.env',
    '/assets/..%2f.env',
    '/assets/%2e%2e/index.html',
    '//api/v2/news',
    '//assets/x',
    '/news/%2e%2e/%E0',
  ])('has nothing at %s, whoever asks', async (target) => {
    const get = await serve()
    for (const headers of [{}, asPage]) {
      const answer = await get(target, headers)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-security-policy')).toBe(policy)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.body).not.toContain('Tearsheet')
    }
  })

  it('takes a dotted name for a page only from somebody who opens pages', async () => {
    const get = await serve()
    expect((await get('/news/BRK.B', { Accept: 'application/json' })).status).toBe(404)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('refuses %s', async (method) => {
    const get = await serve()
    const { status, headers } = await get('/news', {}, method)
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('answers HEAD with the headers alone', async () => {
    const get = await serve()
    const { status, headers, body } = await get('/', {}, 'HEAD')
    expect([status, headers.get('content-length'), body]).toEqual([200, '39', ''])
  })
})

describe('files', () => {
  it('lets the browser keep a file whose name holds its hash', async () => {
    const get = await serve()
    const { status, headers, body } = await get('/assets/index-B4x.js')
    expect([status, body]).toEqual([200, script])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('content-encoding')).toBeUndefined()
  })

  it('has other files asked anew, and says when they are the same', async () => {
    const get = await serve()
    const { headers } = await get('/favicon.svg')
    expect(headers.get('cache-control')).toBe('no-cache')
    const again = await get('/favicon.svg', { 'If-None-Match': headers.get('etag') })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('packs text for a browser that takes %s', async (accepted, encoding, unpack) => {
    const get = await serve()
    const { headers, body, complete } = await get('/assets/index-B4x.js', { 'Accept-Encoding': accepted })
    expect([headers.get('content-encoding'), headers.get('vary'), complete]).toEqual([encoding, 'Accept-Encoding', true])
    expect(unpack(Buffer.from(body, 'latin1')).toString()).toBe(script)
  })

  it('does not pack what is packed already', async () => {
    const get = await serve()
    const { headers } = await get('/assets/inter-C7y.woff2', { 'Accept-Encoding': 'br' })
    expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([undefined, '2000'])
  })

  it('does not start without a build', async () => {
    await expect(readBuild(join(built, 'assets'))).rejects.toThrow('run "npm run build" first')
    await expect(readBuild(join(built, 'nowhere'))).rejects.toThrow('run "npm run build" first')
  })
})

describe('beside the app', () => {
  it('says that it is alive', async () => {
    const get = await serve()
    expect(await get('/healthz')).toMatchObject({ status: 200, body: 'ok\n' })
  })

  it.each([
    [{}, { mode: 'demo' }],
    [{ title: 'Desk' }, { mode: 'demo', title: 'Desk' }],
    [
      { title: 'Desk', service: { baseUrl: new URL('https://api.example.test/data/'), key: 'abc' } },
      { mode: 'live', baseUrl: 'https://api.example.test/data', title: 'Desk' },
    ],
    [
      { service: { baseUrl: new URL('https://api.example.test'), key: undefined } },
      { mode: 'live', baseUrl: 'https://api.example.test' },
    ],
  ])('tells the page its mode (%#)', async (settings, config) => {
    const get = await serve(settings)
    const { headers, body } = await get('/config.json')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(body)).toEqual(config)
  })

  it('lets the page ask the service, and says so to it, only where direct calls are allowed', async () => {
    const get = await serve({ service: { baseUrl: new URL('https://api.example.test/data'), key: undefined, isDirect: true } })
    expect((await get('/')).headers.get('content-security-policy')).toContain("; connect-src 'self' https://api.example.test; ")
    expect(JSON.parse((await get('/config.json')).body)).toEqual({
      mode: 'live',
      baseUrl: 'https://api.example.test/data',
      direct: true,
    })
    expect((await get('/api/v2/news')).status).toBe(503)
  })

  it.each(['127.0.0.1', 'localhost:4173', 'LOCALHOST', '[::1]:4173', '[fd00::1]', 'data.example.test'])(
    'goes by the name %s',
    async (host) => {
      const get = await serve({ host: 'fd00::1', allowedHosts: ['data.example.test'] })
      expect((await get('/', { Host: host })).status).toBe(200)
    },
  )

  it('shows no page under a foreign name', async () => {
    const get = await serve()
    expect((await get('/', { Host: 'evil.test' })).status).toBe(421)
  })
})

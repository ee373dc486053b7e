import { describe, expect, it } from 'vitest'
import { pagePolicy } from '../headers.ts'
import { frontPage } from '../probes/builtSite.ts'
import { type RawAnswer, sendRaw } from '../probes/rawRequest.ts'
import { startRecipe } from '../probes/recipe.ts'
import { asPage, newsPath as news, recipeNames, recipeUnderTest, site } from '../probes/recipeUnderTest.ts'
import { startRecordedService } from '../probes/recordedService.ts'
import { canaryKey } from '../probes/runningGateway.ts'

describe.each(recipeNames)('%s', (name) => {
  const { service, recipe, ask, answering } = recipeUnderTest(name)

  it('P19, K16 follows no redirect and does not tell where it led', async () => {
    const elsewhere = await startRecordedService()
    answering(302, { location: elsewhere.baseUrl.href }, 'elsewhere')
    const { status, headers, body } = await ask(news)
    expect([status, headers.get('location'), headers.get('x-upstream-status')]).toEqual([502, undefined, '302'])
    expect(JSON.parse(body)).toMatchObject({ type: 'upstream-redirected', status: 502 })
    expect(elsewhere.requests).toEqual([])
    await elsewhere[Symbol.asyncDispose]()
  })

  it('P20 says that the service is down, and nothing of its inside', async () => {
    const gone = await startRecordedService()
    const stranded = await startRecipe(name, { baseUrl: gone.baseUrl, root: site.root })
    await gone[Symbol.asyncDispose]()
    const { status, headers, body } = await sendRaw(stranded.address, { target: news })
    await stranded[Symbol.asyncDispose]()
    expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([502, 'application/problem+json'])
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff'])
    expect(headers.has('x-upstream-status')).toBe(false)
    expect(JSON.parse(body)).toMatchObject({ type: 'upstream-unreachable', status: 502 })
    expect(body).not.toContain(gone.baseUrl.port)
  })

  it('P21, K21 gives up on a silent service, and has no answer kept', async () => {
    const impatient = await startRecipe(name, { baseUrl: service().baseUrl, root: site.root, isImpatient: true })
    service().answer = () => {}
    const { status, headers, body } = await sendRaw(impatient.address, { target: news })
    await impatient[Symbol.asyncDispose]()
    expect([status, headers.get('cache-control')]).toEqual([504, 'no-store'])
    expect(JSON.parse(body)).toMatchObject({ type: 'upstream-too-slow', status: 504 })
  })

  it.each([
    { headers: { 'content-length': '100' }, says: 'an announced length', complete: false },
    // What the Caddyfile says of Caddy: the page then has JSON that does not end, and takes it for a broken answer.
    { headers: {}, says: 'no announced length', complete: name === 'Caddy' },
  ])('P22 breaks off where the service breaks off, with $says', async ({ headers, complete }) => {
    service().answer = (_, outgoing) => {
      outgoing.writeHead(200, headers).write('[{"id":1},', () => outgoing.socket?.end())
    }
    expect(await ask(news)).toMatchObject({ status: 200, body: '[{"id":1},', complete })
  })

  it.each([
    { says: 'an announced length', headers: { 'content-length': '100' } },
    { says: 'chunks', headers: {} },
    { says: 'a length that only the end tells', headers: { connection: 'close' } },
  ])('P22, F36 breaks off where the connection to the service is reset, with $says', async ({ says, headers }) => {
    const begun = Promise.withResolvers<void>()
    service().answer = async (_, outgoing) => {
      if (says.endsWith('tells')) outgoing.removeHeader('transfer-encoding')
      outgoing.writeHead(200, headers).write('[{"id":1},')
      await begun.promise
      outgoing.socket?.resetAndDestroy()
    }
    const onBytes = (sofar: string) => sofar.includes('[{"id":1},') && begun.resolve()
    const answer = await sendRaw(recipe().address, { target: news, onBytes })
    const complete = name === 'Caddy' && !says.startsWith('an announced')
    expect(answer).toMatchObject({ status: 200, body: '[{"id":1},', complete })
  })

  it.each([400, 403, 404, 429, 500, 503])(
    'K21 passes the service’s own %i with what it says, and has it not kept',
    async (status) => {
      answering(status, { 'content-type': 'text/plain', 'retry-after': '7' }, 'no')
      const answer = await ask(news)
      expect([answer.status, answer.body, answer.headers.get('retry-after')]).toEqual([status, 'no', '7'])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-upstream-status')).toBe(status === 403 ? '403' : undefined)
    },
  )

  it('says that the service refused its key, which is not the reader’s session', async () => {
    answering(401, { 'www-authenticate': 'Basic' }, `bad key ${canaryKey}`)
    const { status, headers, body } = await ask(news)
    expect([status, headers.get('x-upstream-status')]).toEqual([502, '401'])
    expect(JSON.parse(body)).toMatchObject({ type: 'upstream-refused-key' })
    expect(body).not.toContain(canaryKey)
  })

  it('P23, K18 slows down a client that asks sixty times at once, which Caddy does not', async () => {
    answering(200)
    const answers: RawAnswer[] = await Promise.all(Array.from({ length: 60 }, () => ask(news)))
    const refused = answers.filter(({ status }) => status !== 200)
    if (name === 'Caddy') return expect(refused).toEqual([])
    expect(refused.length).toBeGreaterThan(10)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '1'))
    expect(refused.every(({ headers }) => headers.get('x-content-type-options') === 'nosniff')).toBe(true)
    expect(JSON.parse(refused[0]!.body)).toMatchObject({ type: 'too-many-requests' })
  })

  it('P24 answers health checkers, who accept nothing in particular', async () => {
    const { status, headers, body } = await ask('/')
    expect([status, headers.get('cache-control'), body]).toEqual([200, 'no-cache', frontPage])
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: 'ok\n' })
    const config = await ask('/config.json')
    expect([config.status, config.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(JSON.parse(config.body)).toEqual({ mode: 'live', baseUrl: service().baseUrl.origin })
  })

  it.each(['/news?tickers=A', '/news/BRK.B', '/insider/%E2%82%AC', '/no-such-page'])('P25 opens %s as a page', async (target) => {
    const { status, headers, body } = await ask(target, asPage)
    expect([status, body, headers.get('cache-control')]).toEqual([200, frontPage, 'no-cache'])
    expect(headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/)
    expect(headers.get('content-security-policy')).toBe(pagePolicy.join('; '))
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  })

  it('P26, D10 gives no page for a missing part of the app, and lets browsers keep those that are there', async () => {
    const missing = await ask('/assets/nope.js', asPage)
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
    const there = await ask('/assets/index-B4x.js')
    expect([there.status, there.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(there.headers.get('content-type')).toMatch(/javascript/)
    expect((await ask('/version.json')).headers.get('cache-control')).toBe('no-cache')
  })

  const hidden = [
    '/assets/index-B4x.js.map',
    '/nope.map',
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/mockServiceWorker.js',
    '/assets/..%2f.env',
  ]
  it.each([...hidden, '//assets/x', '//.env'])('P27, K15, D10 has nothing at %s', async (target) => {
    for (const headers of [{}, asPage]) {
      const { status, body } = await ask(target, headers)
      expect([400, 404]).toContain(status)
      expect(body).not.toMatch(/secret|Tearsheet<\/title>/)
    }
  })

  it('P28 lives on after a percent sign that means nothing', async () => {
    const { status, headers, body } = await ask('/%E0%A4%A', asPage)
    expect([400, 404]).toContain(status)
    // nginx and Caddy refuse it before they look at their configuration, in a page or a line of their own.
    if (name === 'the Node gateway') expect([headers.get('content-type'), body]).toEqual(['text/html; charset=utf-8', frontPage])
    expect(headers.get('content-type')).toMatch(/^text\//)
    expect((await ask('/healthz')).status).toBe(200)
  })

  it.each(['//evil.test/x', '/%5Cevil.test', '/%5Cnews', '/news//'])(
    'U93, U94 says in a page that %s is none',
    async (target) => {
      const { status, headers, body } = await ask(target, asPage)
      expect([status, body, headers.get('cache-control')]).toEqual([404, frontPage, 'no-store'])
      expect(headers.get('content-type')).toMatch(/^text\/html/)
      expect(headers.get('content-security-policy')).toBe(pagePolicy.join('; '))
      expect(await ask(target)).toMatchObject({ status: 404, body: expect.stringContaining('"not-found"') })
    },
  )

  it('P33 lets the worker of the engine of SQL compile WebAssembly, and nothing else', async () => {
    const policyOf = async (target: string) => (await ask(target)).headers.get('content-security-policy')
    expect(await policyOf('/assets/duckdb-browser-eh.worker-B4x_-1.js')).toBe(
      "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
    )
    const others = [
      '/',
      '/sql',
      '/assets/index-B4x.js',
      '/assets/duckdb-browser-eh.worker-.js',
      '/x/duckdb-browser-eh.worker-B4x.js',
    ]
    for (const target of [...others, news, '/assets/duckdb-browser-eh.worker-B4x_-1.js/x'])
      expect(await policyOf(target), target).not.toContain('unsafe')
  })

  it('P29 forbids guessing of types on every answer', async () => {
    for (const target of ['/', '/assets/index-B4x.js', '/assets/nope.js', '/healthz', '/config.json', news]) {
      expect((await ask(target)).headers.get('x-content-type-options'), target).toBe('nosniff')
    }
  })
})

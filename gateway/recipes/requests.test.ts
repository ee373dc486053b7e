import { describe, expect, it } from 'vitest'
import { operationPaths } from '../operations.ts'
import { sendRaw } from '../probes/rawRequest.ts'
import { asPage, newsPath as news, recipeNames, recipeUnderTest } from '../probes/recipeUnderTest.ts'
import { refusals } from '../probes/refusals.ts'
import { canaryKey } from '../probes/runningGateway.ts'

describe.each(recipeNames)('%s', (name) => {
  const { service, recipe, ask, lastHeaders, answering } = recipeUnderTest(name)

  it('P1, K21 sends each operation up with the key and the very bytes of the query, and has no answer kept', async () => {
    const query = "?parameters%5Bdate%5D=2024-05-01&parameters[x]='a'%20b+c&tickers=A,B"
    for (const path of operationPaths) {
      const { status, headers } = await ask(path + query)
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(service().requests.at(-1)).toMatchObject({ method: 'GET', url: path + query })
      expect(lastHeaders().authorization).toBe(`token ${canaryKey}`)
    }
    expect(service().requests).toHaveLength(operationPaths.size)
  })

  it('P2 puts its key in place of what the browser sends', async () => {
    await ask(news, { Authorization: 'token from-the-browser' })
    expect(lastHeaders().authorization).toBe(`token ${canaryKey}`)
  })

  it('P3 passes nothing up that tells who asks, and from where', async () => {
    const told = { Cookie: 'a=b', Origin: 'http://evil.test', Referer: 'http://x/?tickers=X', 'User-Agent': 'browser/1' }
    await ask(news, { ...told, 'X-Forwarded-For': '10.0.0.1', 'X-Forwarded-Host': 'evil.test', 'X-Api-Key': 'abc' })
    // How answers are to be packed is the gateway's own wish.
    const known = ['accept', 'accept-encoding', 'connection', 'user-agent']
    expect(Object.fromEntries(Object.entries(lastHeaders()).filter(([header]) => !known.includes(header)))).toEqual({
      host: service().baseUrl.host,
      authorization: `token ${canaryKey}`,
    })
    expect(lastHeaders()['user-agent'] ?? '').not.toContain('browser')
  })

  it('P4 passes nothing down that would speak for this origin', async () => {
    answering(200, {
      'set-cookie': 'a=b',
      'access-control-allow-origin': '*',
      'access-control-allow-credentials': 'true',
      server: 'secret/1.0',
      'x-powered-by': 'secret',
      'x-accel-redirect': '/index.html',
      'content-security-policy': 'default-src *',
      'cache-control': 'public',
    })
    const { status, headers } = await ask(news)
    expect(status).toBe(200)
    expect([...headers.values()].join('\n')).not.toContain('secret')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
    for (const gone of ['set-cookie', 'access-control-allow-origin', 'access-control-allow-credentials', 'x-accel-redirect']) {
      expect(headers.has(gone), gone).toBe(false)
    }
  })

  const words: Readonly<Record<string, string>> = {
    P5: 'a key in the query (K3)',
    P6: 'a key in the query, percent-encoded (K3)',
    P7: 'every method but GET',
    P8: 'paths of no operation',
    P9: 'dots up from the root',
    P10: 'dots up and back',
    P11: 'encoded dots',
    P12: 'encoded slashes and backslashes',
    P13: 'paths that tidy up to that of an operation',
    P14: 'requests for another site (K18)',
    P15: 'requests for a related site, and typed addresses (K18)',
    P17: 'names that are not its own (K18)',
  }
  it.each(Object.entries(words))('%s refuses %s without asking the service', async (probe) => {
    const before = service().requests.length
    const tried = refusals.filter((refusal) => refusal.probe === probe)
    expect(tried).not.toEqual([])
    for (const refusal of tried) {
      // The same with a page's Accept: no refusal may turn into the front page.
      for (const headers of [{}, asPage]) {
        const answer = await sendRaw(recipe().address, { ...refusal, headers: { ...headers, ...refusal.headers } })
        expect(refusal.statuses, refusal.method ?? refusal.target).toContain(answer.status)
        expect(answer.body + [...answer.headers.values()].join()).not.toContain(canaryKey)
        // Go's server refuses a host that is none before Caddy sees the request.
        if (answer.body !== '400 Bad Request: malformed Host header') {
          expect(answer.headers.get('x-content-type-options'), refusal.target).toBe('nosniff')
        }
      }
    }
    expect(service().requests.slice(before)).toEqual([])
  })

  it('P16, K18 lets its own pages pass, and clients that say nothing', async () => {
    answering(200)
    expect((await ask(news, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
    expect((await ask(news)).status).toBe(200)
  })

  it('P18, K18 opens itself to no other origin', async () => {
    const { headers } = await ask(news, { Origin: 'http://evil.test' })
    expect([...headers.keys()].filter((header) => header.startsWith('access-control-'))).toEqual([])
  })

  it('P30, K17 logs neither the key nor a query', async () => {
    await ask(`${news}?tickers=CANARY-of-a-reader&token=CANARY-in-address`)
    await ask('/news?tickers=CANARY-of-a-reader', { Authorization: 'token CANARY-of-a-browser', Cookie: 'CANARY=1' })
    expect(recipe().logs()).not.toBe('')
    expect(recipe().logs()).not.toContain('CANARY')
  })
})

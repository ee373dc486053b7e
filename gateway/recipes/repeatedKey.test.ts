import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { newsPath as news, recipeNames, recipeUnderTest } from '../probes/recipeUnderTest.ts'
import { canaryKey } from '../probes/runningGateway.ts'

describe.each(recipeNames)('%s', (name) => {
  const { service, ask, answering } = recipeUnderTest(name)
  const isCaddy = name === 'Caddy'

  it.each([200, 400, 403, 404, 429, 500, 503])(
    `takes the key out of a %i that repeats it${isCaddy ? ', which Caddy does not' : ''}`,
    async (status) => {
      const said = (key: string) => `{"message":"The key ${key} is not known","keys":["${key}${key}"]}`
      const whole = said(canaryKey)
      answering(status, { 'content-type': 'application/json', 'content-length': String(whole.length) }, whole)
      expect(await ask(news)).toMatchObject({ status, body: said(isCaddy ? canaryKey : '$API_KEY'), complete: true })
      // Cut within the key.
      service().answer = (_, outgoing) => {
        outgoing.writeHead(status).write(whole.slice(0, 20))
        setImmediate(() => outgoing.end(whole.slice(20)))
      }
      expect(await ask(news)).toMatchObject({ status, body: said(isCaddy ? canaryKey : '$API_KEY'), complete: true })
    },
  )

  it.each([403, 429])(
    `takes the key out of headers of a %i that repeat it${name === 'nginx' ? ', which nginx does not' : ''}`,
    async (status) => {
      answering(status, { 'content-type': `text/${canaryKey}`, 'retry-after': canaryKey })
      const { headers } = await ask(news)
      const left = name === 'nginx' ? canaryKey : '$API_KEY'
      expect([headers.get('content-type'), headers.get('retry-after')]).toEqual([`text/${left}`, left])
    },
  )

  it(`takes the key out of an answer that comes packed${name === 'the Node gateway' ? '' : `, which ${name} does not`}`, async () => {
    const packed = gzipSync(`The key ${canaryKey} is not known`)
    service().answer = (_, outgoing) => outgoing.writeHead(400, { 'content-encoding': 'gzip' }).end(packed)
    const { body, headers } = await ask(news, { 'Accept-Encoding': 'gzip' })
    expect(headers.get('content-encoding')).toBe('gzip')
    const left = name === 'the Node gateway' ? '$API_KEY' : canaryKey
    expect(String(gunzipSync(Buffer.from(body, 'latin1')))).toBe(`The key ${left} is not known`)
  })

  it('sends a long answer packed to a browser that takes that, where the service packs', async () => {
    const long = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id })))
    service().answer = ({ headers }, outgoing) => {
      const isPacked = headers['accept-encoding']?.includes('gzip')
      outgoing.writeHead(200, { 'content-type': 'application/json', ...(isPacked && { 'content-encoding': 'gzip' }) })
      outgoing.end(isPacked ? gzipSync(long) : long)
    }
    const { body, headers } = await ask(news, { 'Accept-Encoding': 'gzip' })
    expect(headers.get('content-encoding')).toBe('gzip')
    expect(String(gunzipSync(Buffer.from(body, 'latin1')))).toBe(long)
    expect((await ask(news)).body).toBe(long)
  })
})

/** Who gets data, and how much of it, over real connections: this machine plays the proxy. */
import { expect, it } from 'vitest'
import { startLive } from '../probes/liveGateway.ts'

const news = '/api/v2/news'
const rate = { burst: 2, perSecond: 1 }
const behindProxy = { trustedProxies: ['127.0.0.1'], userHeader: undefined, rate }
const signedIn = { ...behindProxy, userHeader: 'x-user' }

/** As many at once as no allowance of a few seconds lets through, each with other headers. */
const many = Array.from({ length: 30 }, (_, number) => number)

it('gives each client behind a trusted proxy an allowance of its own', async () => {
  const { ask } = await startLive({ settings: { access: behindProxy } })
  const from = async (address: string) => (await ask(news, { 'X-Forwarded-For': address })).status
  expect(await Promise.all(many.map(() => from('198.51.100.1')))).toContain(429)
  expect(await from('198.51.100.2')).toBe(200)
})

it('P31 has no client win an allowance by what it writes left of its own address', async () => {
  const { ask } = await startLive({ settings: { access: behindProxy } })
  const forging = async (number: number) => (await ask(news, { 'X-Forwarded-For': `1.1.1.${number}, 198.51.100.1` })).status
  expect(await Promise.all(many.map(forging))).toContain(429)
})

it('gives data only to whom the sign-on names, and each of them an allowance, wherever they sit', async () => {
  const { service, ask } = await startLive({ settings: { access: signedIn } })
  const { status, headers, body } = await ask(news, { 'X-Forwarded-For': '198.51.100.1' })
  expect([status, headers.get('content-type')]).toEqual([401, 'application/problem+json'])
  expect(JSON.parse(body)).toMatchObject({ type: 'not-signed-in' })
  expect(service.requests).toEqual([])

  const as = async (user: string, number: number) =>
    (await ask(news, { 'X-User': user, 'X-Forwarded-For': `198.51.100.${number}` })).status
  expect(await Promise.all(many.map((number) => as('ann', number)))).toContain(429)
  expect(await as('ben', 1)).toBe(200)
  expect(service.requests[0]?.headers).not.toHaveProperty('x-user')
})

it('P32 believes no user header that does not come from the sign-on', async () => {
  const { service, ask } = await startLive({ settings: { access: { ...signedIn, trustedProxies: ['10.0.0.1'] } } })
  expect((await ask(news, { 'X-User': 'ann', 'X-Forwarded-For': '10.0.0.1' })).status).toBe(401)
  expect(service.requests).toEqual([])
})

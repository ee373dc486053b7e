/** Who gets data, and how much of it, over real connections: this machine plays the proxy. */
import { expect, it } from 'vitest'
import { startLive } from '../probes/liveGateway.ts'

const news = '/api/v2/news'
const rate = { burst: 2, perSecond: 1 }
const behindProxy = { trustedProxies: ['127.0.0.1'], userHeader: undefined, rate }
const signedIn = { ...behindProxy, userHeader: 'x-user' }

it('gives each client behind a trusted proxy an allowance of its own', async () => {
  const { ask } = await startLive({ settings: { access: behindProxy } })
  const statuses = async (forwardedFor: string) =>
    [1, 2, 3].reduce<Promise<number[]>>(async (before, page) => {
      const sofar = await before
      return [...sofar, (await ask(`${news}?page=${page}`, { 'X-Forwarded-For': forwardedFor })).status]
    }, Promise.resolve([]))
  expect(await statuses('198.51.100.1')).toEqual([200, 200, 429])
  expect(await statuses('198.51.100.2')).toEqual([200, 200, 429])
})

it('P22 has no client win an allowance by what it writes left of its own address', async () => {
  const { ask } = await startLive({ settings: { access: behindProxy } })
  const statuses: number[] = []
  for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3'])
    statuses.push((await ask(news, { 'X-Forwarded-For': `${forged}, 198.51.100.1` })).status)
  expect(statuses).toEqual([200, 200, 429])
})

it('gives data only to whom the sign-on names, and each of them an allowance, wherever they sit', async () => {
  const { service, ask } = await startLive({ settings: { access: signedIn } })
  const { status, headers, body } = await ask(news, { 'X-Forwarded-For': '198.51.100.1' })
  expect([status, headers.get('content-type')]).toEqual([401, 'application/problem+json'])
  expect(JSON.parse(body)).toMatchObject({ type: 'not-signed-in' })
  expect(service.requests).toEqual([])

  const as = async (user: string) => (await ask(news, { 'X-User': user, 'X-Forwarded-For': '198.51.100.1' })).status
  expect([await as('ann'), await as('ann'), await as('ann'), await as('ben')]).toEqual([200, 200, 429, 200])
  expect(service.requests[0]?.headers).not.toHaveProperty('x-user')
})

it('P23 believes no user header that does not come from the sign-on', async () => {
  const { service, ask } = await startLive({ settings: { access: { ...signedIn, trustedProxies: ['10.0.0.1'] } } })
  expect((await ask(news, { 'X-User': 'ann', 'X-Forwarded-For': '10.0.0.1' })).status).toBe(401)
  expect(service.requests).toEqual([])
})

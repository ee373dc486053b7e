/** Several gateways as one, on a store that runs: Valkey or Redis. */
import { Redis } from 'ioredis'
import { expect, it, onTestFinished } from 'vitest'
import { portIn, printedUntil, startProcess } from './probes/gatewayProcess.ts'
import { sendRaw } from './probes/rawRequest.ts'
import { startRecordedService } from './probes/recordedService.ts'
import { canaryKey } from './probes/runningGateway.ts'
import { startStore } from './probes/storeProcess.ts'

const news = '/api/v2/news?tickers=SECRETCO'

function connectTo(url: string): Redis {
  const store = new Redis(url.replace('valkey', 'redis'))
  onTestFinished(() => store.disconnect())
  return store
}

/** Two gateway processes in front of one service. */
async function startTwo(env: Readonly<Record<string, string>>) {
  const service = await startRecordedService()
  onTestFinished(() => service[Symbol.asyncDispose]())
  const processes = [1, 2].map(() => startProcess({ PORT: '0', API_BASE_URL: service.baseUrl.href, API_KEY: canaryKey, ...env }))
  const gateways = await Promise.all(
    processes.map(async (process) => {
      let said = ''
      process.stderr.on('data', (text) => (said += text))
      const port = portIn(await printedUntil(process, 'Tearsheet'))
      return { said: () => said, ask: (target = news) => sendRaw({ host: '127.0.0.1', port }, { target }) }
    }),
  )
  return { service, gateways }
}

it('counts what a client asks of either', async () => {
  const { url } = await startStore()
  const { gateways } = await startTwo({ VALKEY_URL: url, RATE_BURST: '100', RATE_PER_SECOND: '1' })
  const store = connectTo(url)
  for (const { ask } of gateways) {
    // Until it has its connection, a gateway counts for itself.
    await expect.poll(async () => [await ask(), await store.keys('tearsheet:rate:*')][1]).toHaveLength(1)
    await store.flushall()
  }
  await Promise.all(gateways.flatMap(({ ask }) => Array.from({ length: 40 }, () => ask())))
  // More than either was asked: what went beyond the rate of a second stays counted for ten.
  expect(Number(await store.get('tearsheet:burst:127.0.0.1'))).toBeGreaterThan(40)
})

it('gives at one what the other asked for, and keeps neither key nor question readable in the store', async () => {
  const { url } = await startStore()
  const { service, gateways } = await startTwo({ VALKEY_URL: url, CACHE_SECONDS: '60' })
  service.answer = ({ headers }, outgoing) =>
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(`["${headers.authorization}"]`)
  const store = connectTo(url)
  const [first, second] = gateways.map(({ ask }) => ask)
  await first!()
  await expect.poll(() => store.keys('tearsheet:answer:*')).toHaveLength(1)
  const { headers, body } = await second!()
  expect([body, headers.get('content-type'), headers.get('age')]).toEqual(['["token $API_KEY"]', 'application/json', '0'])
  expect(service.requests).toHaveLength(1)
  const names = await store.keys('*')
  const answers = await Promise.all((await store.keys('tearsheet:answer:*')).map((name) => store.get(name)))
  expect(JSON.stringify([names, answers])).not.toMatch(/SECRETCO|CANARY/)
})

it('goes on with its own memory while the store is gone, says so once, and shares again when it is back', async () => {
  const store = await startStore()
  const { gateways } = await startTwo({ VALKEY_URL: store.url, RATE_BURST: '2', RATE_PER_SECOND: '1' })
  await store.kill()
  for (const gateway of gateways) {
    await expect.poll(gateway.said).toContain('The store at VALKEY_URL cannot be reached')
    const answers = await Promise.all(Array.from({ length: 30 }, () => gateway.ask()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect(gateway.said().match(/cannot be reached/g)).toHaveLength(1)
    expect(gateway.said()).not.toContain('127.0.0.1')
  }
  await store.start()
  for (const gateway of gateways) await expect.poll(gateway.said).toContain('The store at VALKEY_URL is reached again.')
})

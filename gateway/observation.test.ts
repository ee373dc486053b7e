/** What an operator learns, and that nobody learns what was researched. */
import { expect, it, onTestFinished } from 'vitest'
import { createObservation } from './observation.ts'
import { startLive } from './probes/liveGateway.ts'
import { sendRaw } from './probes/rawRequest.ts'
import { startGateway } from './probes/runningGateway.ts'

const news = '/api/v2/news'

it('counts requests by operation and status, and answers by who gave them, without query, ticker or user', async () => {
  const { gateway, ask } = await startLive({ settings: { hasMetrics: true, cacheSeconds: 60 } })
  await ask(`${news}?tickers=SECRETCO`, { 'X-User': 'ann' })
  await ask(`${news}?tickers=SECRETCO`, { 'X-User': 'ann' })
  await ask('/api/v2/SECRETCO')
  await sendRaw(gateway, { target: '/company/SECRETCO' })
  const { status, headers, body } = await sendRaw(gateway, { target: '/metrics' })
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(body).toContain('tearsheet_requests_total{route="/api/v2/news",status="200"} 2\n')
  expect(body).toContain('tearsheet_requests_total{route="other",status="404"} 2\n')
  expect(body).toContain('tearsheet_request_seconds_count{route="/api/v2/news"} 2\n')
  expect(body).toContain('tearsheet_answers_total{from="service"} 1\n')
  expect(body).toContain('tearsheet_answers_total{from="cache"} 1\n')
  expect(body).toContain('tearsheet_process_resident_memory_bytes ')
  expect(body).not.toMatch(/SECRETCO|ann\b|CANARY/)
})

it('tells nothing unless METRICS is set', async () => {
  const gateway = await startGateway({})
  onTestFinished(() => gateway[Symbol.asyncDispose]())
  expect((await sendRaw(gateway, { target: '/metrics' })).status).toBe(404)
})

it('writes one line of JSON for each request, with the operation and without its query', () => {
  const lines: string[] = []
  const { request } = createObservation(false, (line) => lines.push(line))
  request(news, 200, 0.0123)
  request('/company/SECRETCO', 404, 1)
  expect(lines.map((line) => ({ ...JSON.parse(line), time: undefined }))).toEqual([
    { route: news, status: 200, ms: 12 },
    { route: 'other', status: 404, ms: 1000 },
  ])
  expect(JSON.parse(lines[0]!).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

const baseUrl = new URL('https://api.example.test')

it.each([
  ['with the demo', undefined, 200],
  ['with a key', { baseUrl, key: 'abc' }, 200],
  ['with direct calls', { baseUrl, key: undefined, isDirect: true as const }, 200],
  ['without a key', { baseUrl, key: undefined }, 503],
])('says %s whether it could give data', async (_, service, status) => {
  const gateway = await startGateway({ settings: { service } })
  onTestFinished(() => gateway[Symbol.asyncDispose]())
  expect((await sendRaw(gateway, { target: '/readyz' })).status).toBe(status)
})

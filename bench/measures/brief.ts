/** The brief of fifty companies over a week, live, with the gateway's own rate in force: what it asks for, and when it is whole. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { keys } from '../../e2e/addresses.ts'
import type { Measure } from '../lab.ts'

const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 4390)
const [SERVICE, GATEWAY] = [FIRST_PORT + 4, FIRST_PORT + 5]
const at = (port: number): string => `http://127.0.0.1:${port}`
const COMPANIES = 50
/** 16 November 2026, midnight UTC. */
const SINCE = 1_794_787_200

async function start(args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${args.join(' ')} ended before it was ready.`)
  })
  await Promise.race([once(child.stdout, 'data'), ended])
  ended.catch(() => undefined)
  return child
}

/** The first fifty companies with ratings. */
async function tickers(): Promise<readonly string[]> {
  const response = await fetch(`${at(SERVICE)}/api/v1/analyst/insights?pageSize=1000`, {
    headers: { authorization: `token ${keys.live}` },
  })
  const { 'analyst-insights': ratings } = (await response.json()) as {
    'analyst-insights': readonly { readonly security: { readonly symbol: string } }[]
  }
  const symbols = [...new Set(ratings.map(({ security }) => security.symbol))]
  if (symbols.length < COMPANIES) throw new Error(`The mock service has ratings of ${symbols.length} companies only.`)
  return symbols.slice(0, COMPANIES)
}

export const brief: Measure = async ({ inPage }) => {
  const servers = [
    await start(['src/demo/http.ts', '--port', String(SERVICE)], {}),
    await start(['gateway/main.ts'], { PORT: String(GATEWAY), API_BASE_URL: at(SERVICE), API_KEY: keys.live }),
  ]
  try {
    const address = `${at(GATEWAY)}/brief?tickers=${(await tickers()).join(',')}&since=${SINCE}`
    return await inPage(async (page) => {
      await page.addInitScript(() => performance.setResourceTimingBufferSize(2000))
      const company = page.locator('a[data-company]').first()
      const begun = performance.now()
      await page.goto(address)
      await company.waitFor({ timeout: 120_000 })
      const first = performance.now() - begun
      await page.getByText('Complete.', { exact: true }).waitFor({ timeout: 120_000 })
      const whole = performance.now() - begun
      const { requests, limited, bytes } = await page.evaluate(() => {
        const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const asked = all.filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
        return {
          requests: asked.length,
          limited: asked.filter(({ responseStatus }) => responseStatus === 429).length,
          bytes: asked.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0),
        }
      })
      return [
        { line: 'brief of fifty, requests', value: requests },
        { line: 'brief of fifty, refused for coming too soon', value: limited },
        { line: 'brief of fifty, kB as read', value: bytes / 1000 },
        { line: 'brief of fifty, first company', value: first },
        { line: 'brief of fifty, whole', value: whole },
      ]
    })
  } finally {
    for (const server of servers) server.kill()
  }
}

// @vitest-environment node
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { listening } from './probes/listening.ts'
import { sendRaw } from './probes/rawRequest.ts'
import { canaryKey } from './probes/runningGateway.ts'

const home = mkdtempSync(join(tmpdir(), 'home-'))
mkdirSync(join(home, 'dist'))
writeFileSync(join(home, 'dist/index.html'), 'the app')
afterAll(() => rmSync(home, { recursive: true }))

const live = { API_BASE_URL: 'https://api.example.test', PORT: '0' }

function start(env: Record<string, string>): ChildProcessWithoutNullStreams {
  const gateway = spawn(process.execPath, [resolve('gateway/main.ts')], { env, cwd: home })
  onTestFinished(() => void gateway.kill())
  return gateway
}

/** What a gateway that cannot start printed before it ended. */
async function failureOf(env: Record<string, string>): Promise<{ printed: string; code: number | null }> {
  const gateway = start(env)
  let printed = ''
  for (const output of [gateway.stdout, gateway.stderr]) output.on('data', (text) => (printed += text))
  const [code] = await once(gateway, 'close')
  return { printed, code }
}

/** What a gateway that starts prints, up to and with the line that begins so. */
async function printedUntil(gateway: ChildProcessWithoutNullStreams, beginning: string): Promise<string> {
  let printed = ''
  for await (const text of gateway.stdout) {
    printed += text
    if (printed.includes(`\n${beginning}`) || printed.startsWith(beginning)) return printed
  }
  throw new Error(`It ended after printing: ${printed}`)
}

it('prints where it is, and serves the app there', async () => {
  const printed = await printedUntil(start({ PORT: '0' }), 'Tearsheet')
  expect(printed).toMatch(/^Tearsheet, demo data: http:\/\/127\.0\.0\.1:\d+\n$/)
  const port = Number(printed.match(/:(\d+)\n/)?.[1])
  expect(await sendRaw({ host: '127.0.0.1', port }, { target: '/' })).toMatchObject({ status: 200, body: 'the app' })
})

it('K17 shows the end of a long key and nothing of a short one', async () => {
  const long = await printedUntil(start({ ...live, API_KEY: `${canaryKey}-and-more` }), 'Key')
  expect(long).toContain('Tearsheet, live data of https://api.example.test/: http://127.0.0.1:')
  expect(long).toContain('Key of 22 characters, ending in more.')
  expect(long).not.toContain('CANARY')
  expect(await printedUntil(start({ ...live, API_KEY: 'abcdefgh' }), 'Key')).toContain('Key of 8 characters.\n')
})

it('starts without a key and says so', async () => {
  expect(await printedUntil(start(live), 'No key')).toContain('No key: set API_KEY or API_KEY_FILE.')
})

it.each([
  [{ ...live, API_KEY: `token ${canaryKey}` }, 'API_KEY holds whitespace inside the key'],
  [{ API_KEY: canaryKey }, 'There is a key but no API_BASE_URL'],
])('stops with one line that does not hold the key (%#)', async (env, reason) => {
  const { printed, code } = await failureOf(env)
  expect(code).toBe(1)
  expect(printed).toContain(reason)
  expect(printed.trimEnd()).not.toContain('\n')
  expect(printed).not.toContain(canaryKey)
})

it('stops with one line where its port is taken', async () => {
  const { port, close } = await listening(createServer())
  onTestFinished(close)
  expect(await failureOf({ PORT: String(port) })).toEqual({
    printed: `Port ${port} is taken: set PORT to another one.\n`,
    code: 1,
  })
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { portIn, printedUntil, startProcess } from './probes/gatewayProcess.ts'
import { listening } from './probes/listening.ts'
import { sendRaw } from './probes/rawRequest.ts'
import { canaryKey } from './probes/runningGateway.ts'

const live = { API_BASE_URL: 'https://api.example.test', PORT: '0' }

/** What a gateway that cannot start printed before it ended. */
async function failureOf(env: Record<string, string>): Promise<{ printed: string; code: number | null }> {
  const gateway = startProcess(env)
  let printed = ''
  for (const output of [gateway.stdout, gateway.stderr]) output.on('data', (text) => (printed += text))
  const [code] = await once(gateway, 'close')
  return { printed, code }
}

it('prints where it is, and serves the app there', async () => {
  const printed = await printedUntil(startProcess({ PORT: '0' }), 'Tearsheet')
  expect(printed).toMatch(/^Tearsheet, demo data: http:\/\/127\.0\.0\.1:\d+\n$/)
  expect(await sendRaw({ host: '127.0.0.1', port: portIn(printed) }, { target: '/' })).toMatchObject({
    status: 200,
    body: 'the app',
  })
})

it('K17 shows the end of a long key and nothing of a short one', async () => {
  const long = await printedUntil(startProcess({ ...live, API_KEY: `${canaryKey}-and-more` }), 'Key')
  expect(long).toContain('Tearsheet, live data of https://api.example.test/: http://127.0.0.1:')
  expect(long).toContain('Key of 22 characters, ending in more.')
  expect(long).not.toContain('CANARY')
  expect(await printedUntil(startProcess({ ...live, API_KEY: 'abcdefgh' }), 'Key')).toContain('Key of 8 characters.\n')
  expect(await printedUntil(startProcess({ ...live, API_KEY: 'news' }), 'Key')).toContain('Key of 4 characters: so short')
})

it('starts without a key and says so', async () => {
  expect(await printedUntil(startProcess(live), 'No key')).toContain('No key: set API_KEY or API_KEY_FILE.')
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

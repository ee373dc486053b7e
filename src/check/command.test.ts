/** `npm run check:service` as a process of its own: what it prints and writes, how it ends, and that the key is in none of it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'
import { FULL_KEY } from '../mock/keys.ts'
import { rightService, withRecords } from './testing.ts'
import { endpoints } from '../endpoints/index.ts'

/** With a character that JSON, addresses and web pages may each write otherwise. */
const KEY = 'CANARY/3f9c1d&2b'

async function startService(answer: (request: Request, right: typeof rightService) => Promise<Response>): Promise<string> {
  const right = (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers)
    const isOurs = headers.get('authorization') === `token ${KEY}`
    headers.set('authorization', `token ${isOurs ? FULL_KEY : ''}`)
    return rightService(new Request(request, { headers }))
  }
  const server = serve({ hostname: '127.0.0.1', port: 0, fetch: (request) => answer(request, right) })
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'check-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['build/checkService.ts', ...args], { env: { PATH: process.env['PATH'], ...env } })
  const [out, errors] = [text(child.stdout), text(child.stderr)]
  const [code] = (await once(child, 'exit')) as [number]
  return { code, out: await out, errors: await errors }
}

/** Some datasets, so that there are requests enough however many there come to be. */
const ONLY = ['insights', 'splits', 'transcripts', 'news']
const asked = (base: string): readonly string[] => [
  '--base',
  base,
  '--pause',
  '0',
  '--today',
  '2026-11-20',
  '--only',
  ONLY.join(),
]

it('prints the report, writes it as Markdown and as JSON, and ends with 0 where all is as stated', async () => {
  const home = folder()
  writeFileSync(join(home, 'key'), `${KEY}\n`)
  const base = await startService((request, right) => right(request))
  const { code, out, errors } = await run([...asked(base), '--key-file', join(home, 'key'), '--out', join(home, 'report')])
  expect([code, errors]).toEqual([0, ''])
  expect(out).toContain('**As stated.**')
  expect(out).toContain('| Splits | §4.10 | yes | yes | 0 | 0 |  |')
  expect(readFileSync(join(home, 'report.md'), 'utf8')).toBe(out)
  const { exitCode, operations } = JSON.parse(readFileSync(join(home, 'report.json'), 'utf8')) as {
    readonly exitCode: number
    readonly operations: readonly unknown[]
  }
  expect([exitCode, operations.length]).toEqual([0, ONLY.length])
})

it('has the key in nothing that it prints or writes, whatever the service says', async () => {
  const home = folder()
  const inJson = JSON.stringify(KEY).replaceAll('/', '\\/')
  const base = await startService(async (request, right) => {
    const endpoint = endpoints.find(({ path }) => path === new URL(request.url).pathname)!
    if (endpoint.id === 'insights') return new Response(`{"message": ${inJson}}`, { status: 500 })
    if (endpoint.id === 'splits') return new Response(`{"errors": [{"code": "bad", "value": ${inJson}}]}`)
    const repeat = withRecords((rows) => rows.map((row) => ({ ...row, status: KEY, [KEY]: KEY, updated: KEY })))
    const response = await repeat(request, endpoint, right)
    return new Response((await response.text()).replaceAll('/', '\\/'), { headers: { 'content-type': KEY } })
  })
  const { code, out, errors } = await run([...asked(base), '--out', join(home, 'report')], { API_KEY: KEY })
  expect(code).toBe(1)
  // It was there to be told: as a word that is not known, and as the name of a field.
  expect(out).toContain('unknown-word')
  expect(out).toContain('$API_KEY')
  const written = readdirSync(home).map((file) => readFileSync(join(home, file), 'utf8'))
  expect(written).toHaveLength(2)
  for (const said of [out, errors, ...written]) expect(said).not.toMatch(/CANARY|3f9c1d/)
})

it('ends with 2 and one line where it is not told enough, or wrongly', async () => {
  const base = 'https://service.test'
  expect(await run([])).toMatchObject({ code: 2, out: '', errors: expect.stringMatching(/^No service: .+\n$/) as string })
  expect(await run(['--base', base])).toMatchObject({ code: 2, errors: expect.stringMatching(/^No key: .+\n$/) as string })
  const withKey = await run(['--base', `${base}?token=${KEY}`], { API_KEY: KEY })
  expect(withKey.errors).toContain('must hold no user name, query or fragment')
  expect(withKey.errors).not.toContain('CANARY')
  expect(await run(['--bse', base])).toMatchObject({ code: 2, errors: expect.stringMatching(/--bse/) as string })
})

/** Requests for other tools, to the letter: quoted for the tool, the key read from the variable `API_KEY` where they run. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { createAdaptorServer } from '@hono/node-server'
import { expect, it } from 'vitest'
import { createMockService } from '../../demo/service.ts'
import { FULL_KEY } from '../../mock/keys.ts'
import { connectionTo } from '../../test/connection.ts'
import { copyableOf, curlOf } from './curl.ts'
import { fetchOf, powershellOf, pythonOf, snippets } from './snippets.ts'

const plain = { url: 'https://service.test/api/v2/news?tickers=HALO,BRK.B&pageSize=15', accept: 'application/json' }
/** What shells and languages take apart: quotes of both kinds, a line break, and the marks of variables and commands. */
const hostile = { url: `https://service.test/a?q='"\n$(rm)%25\`\\\${x}`, accept: 'text/x' }

it('writes a plain request', () => {
  expect(curlOf(plain)).toBe(
    `curl --globoff -H 'accept: application/json' -H "Authorization: token $API_KEY" 'https://service.test/api/v2/news?tickers=HALO,BRK.B&pageSize=15'`,
  )
  expect(powershellOf(plain)).toBe(
    `curl.exe --globoff -H 'accept: application/json' -H "Authorization: token $env:API_KEY" 'https://service.test/api/v2/news?tickers=HALO,BRK.B&pageSize=15'`,
  )
  expect(fetchOf(plain)).toContain('await fetch("https://service.test/api/v2/news?tickers=HALO,BRK.B&pageSize=15", {')
  expect(pythonOf(plain)).toBe(
    [
      'import os, urllib.request',
      'headers = {"accept": "application/json", "Authorization": "token " + os.environ["API_KEY"]}',
      'request = urllib.request.Request("https://service.test/api/v2/news?tickers=HALO,BRK.B&pageSize=15", headers=headers)',
      'print(urllib.request.urlopen(request).read().decode())',
    ].join('\n'),
  )
})

it('leaves nothing of a hostile address for the shell to run', () => {
  expect(curlOf(hostile).endsWith(`'https://service.test/a?q='\\''"\n$(rm)%25\`\\\${x}'`)).toBe(true)
  expect(powershellOf(hostile).endsWith(`'https://service.test/a?q=''"\n$(rm)%25\`\\\${x}'`)).toBe(true)
})

/** The texts of the string literals in a Python snippet that is made of nothing but names, operators and such literals. */
function literalsOf(python: string): readonly string[] {
  const tokens = python.match(/"(?:[^"\\\n]|\\(?:["\\bfnrt]|u[\da-f]{4}))*"|[A-Za-z_]\w*|[.,:=+\n ]|[(){}[\]]/g) ?? []
  expect(tokens.join('')).toBe(python)
  let depth = 0
  for (const token of tokens) {
    if (/^[({[]$/.test(token)) depth += 1
    if (/^[)}\]]$/.test(token)) depth -= 1
    expect(depth).toBeGreaterThanOrEqual(0)
  }
  expect(depth).toBe(0)
  return tokens.filter((token) => token.startsWith('"')).map((token) => JSON.parse(token) as string)
}

it.each([plain, hostile, { ...plain, url: 'https://a.test/\u2028\u2029\u0000\ud800' }])(
  'leaves nothing of an address for a language to break on: $url',
  async (request) => {
    expect(literalsOf(pythonOf(request))).toEqual(['accept', request.accept, 'Authorization', 'token ', 'API_KEY', request.url])
    const calls: unknown[] = []
    const ask = (...given: unknown[]): Response => (calls.push(given), new Response(''))
    const run = new Function('fetch', 'process', 'console', `return (async () => { ${fetchOf(request)} })()`)
    await run(ask, { env: { API_KEY: 'k' } }, { log: () => {} })
    expect(calls).toEqual([[request.url, { headers: { accept: request.accept, Authorization: 'token k' } }]])
  },
)

it('escapes the line ends that JSON leaves alone', () => {
  expect(fetchOf({ ...plain, url: 'https://a.test/\u2028\u2029' })).toContain('"https://a.test/\\u2028\\u2029"')
})

it('reads the key from its variable in the way of each tool, and nowhere has the name stand for it', () => {
  const wayOf = {
    curl: '$API_KEY',
    'curl for PowerShell': '$env:API_KEY',
    fetch: '${process.env.API_KEY}',
    Python: 'os.environ["API_KEY"]',
  }
  expect(snippets.map(({ name }) => name)).toEqual(Object.keys(wayOf))
  for (const { name, write } of snippets) {
    expect(write(plain)).toContain(wayOf[name as keyof typeof wayOf])
    expect(write(plain).match(/API_KEY/g)).toHaveLength(1)
  }
})

it('runs as fetch in Node, and the service takes the key', async () => {
  const answer = createMockService()
  const keys: (string | null)[] = []
  const server = createAdaptorServer({
    fetch: (request) => {
      keys.push(request.headers.get('authorization'))
      return answer(request)
    },
  }).listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const connection = connectionTo({ serviceUrl: base })
    const text = fetchOf(copyableOf(connection, '/api/v2.1/calendar/splits?pagesize=2', 'application/json'))
    const env = { PATH: process.env['PATH'], API_KEY: FULL_KEY }
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', text], { env })
    expect(stdout).toMatch(/^200 \{"splits":\[\{/)
    expect(keys).toEqual([`token ${FULL_KEY}`])
  } finally {
    server.close()
  }
})

it('says in the demo what must be running, and asks there', () => {
  const demo = copyableOf(connectionTo({ mode: 'demo' }), '/api/v2.1/calendar/splits', 'application/json')
  const note = 'Demo data: "npm run service" must be running, which prints the keys for API_KEY\n'
  expect(snippets.map(({ write }) => write(demo).slice(0, note.length + 3))).toEqual([
    `# ${note}c`,
    `# ${note}c`,
    `// ${note}`,
    `# ${note}i`,
  ])
  for (const { write } of snippets) expect(write(demo)).toContain('http://127.0.0.1:4174/api/v2.1/calendar/splits')
})

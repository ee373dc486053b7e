/** Requests for other tools, to the letter: quoted for the tool, the key read from the variable `API_KEY` where they run. */
import { expect, it } from 'vitest'
import { connectionTo } from '../../test/connection.ts'
import { copyableOf, curlOf } from './curl.ts'
import { fetchOf, powershellOf, pythonOf, snippets } from './snippets.ts'

const plain = { url: 'https://service.test/api/v2/news?tickers=HALO,BRK.B&pageSize=15', accept: 'application/json' }
/** What shells and languages take apart: quotes of both kinds, a line break, and the marks of variables and commands. */
const hostile = { url: `https://service.test/a?q='"\n$(rm)%25\`\\\${x}`, accept: 'text/x' }

const whole = { list: 'data', page: undefined }
const paged = { list: 'data', page: { wire: 'page', first: 1 } }

it('writes a plain request', () => {
  expect(curlOf(plain)).toBe(
    `curl --globoff -H 'accept: application/json' -H "Authorization: token $API_KEY" 'https://service.test/api/v2/news?tickers=HALO,BRK.B&pageSize=15'`,
  )
  expect(powershellOf(plain)).toBe(
    `curl.exe --globoff -H 'accept: application/json' -H "Authorization: token $env:API_KEY" 'https://service.test/api/v2/news?tickers=HALO,BRK.B&pageSize=15'`,
  )
  expect(fetchOf(plain, whole)).toContain('const url = "https://service.test/api/v2/news?tickers=HALO,BRK.B&pageSize=15"\n')
  expect(pythonOf(plain, whole)).toBe(
    [
      'import json, os, urllib.request',
      '',
      'url = "https://service.test/api/v2/news?tickers=HALO,BRK.B&pageSize=15"',
      'headers = {"accept": "application/json", "Authorization": "token " + os.environ["API_KEY"]}',
      'request = urllib.request.Request(url, headers=headers)',
      'with urllib.request.urlopen(request) as response:',
      '    rows = json.load(response).get("data") or []',
      'print(len(rows), "rows")',
      '# import pandas; table = pandas.json_normalize(rows)',
    ].join('\n'),
  )
})

it.each([
  ['from the first', 'https://service.test/a?pagesize=5', 'https://service.test/a?pagesize=5&page=', 1],
  ['from the one asked for', 'https://service.test/a?page=7&pagesize=5', 'https://service.test/a?pagesize=5&page=', 7],
  ['where nothing else is asked', 'https://service.test/a', 'https://service.test/a?page=', 1],
])('asks for page after page %s', (_, url, base, first) => {
  const request = { url, accept: 'application/json' }
  expect(pythonOf(request, paged)).toContain(`url = "${base}"\n`)
  expect(pythonOf(request, paged)).toContain(`for page in range(${first}, ${first + 10}):  # at most 10 pages\n`)
  expect(fetchOf(request, paged)).toContain(`const url = "${base}"\n`)
  expect(fetchOf(request, paged)).toContain(`for (let page = ${first}; page < ${first + 10}; page += 1) { // at most 10 pages\n`)
})

it('leaves nothing of a hostile address for the shell to run', () => {
  expect(curlOf(hostile).endsWith(`'https://service.test/a?q='\\''"\n$(rm)%25\`\\\${x}'`)).toBe(true)
  expect(powershellOf(hostile).endsWith(`'https://service.test/a?q=''"\n$(rm)%25\`\\\${x}'`)).toBe(true)
})

/** The texts of the string literals in a Python snippet that is made of nothing but names, operators and such literals. */
function literalsOf(python: string): readonly string[] {
  const tokens = python.match(/"(?:[^"\\\n]|\\(?:["\\bfnrt]|u[\da-f]{4}))*"|[A-Za-z_]\w*|# import .*|[.,:=+\n ]|[(){}[\]]/g) ?? []
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
    const literals = [request.url, 'accept', request.accept, 'Authorization', 'token ', 'API_KEY', 'data', 'rows']
    expect(literalsOf(pythonOf(request, whole))).toEqual(literals)
    const calls: unknown[] = []
    const ask = (...given: unknown[]): Response => (calls.push(given), Response.json({}))
    const run = new Function('fetch', 'process', 'console', `return (async () => { ${fetchOf(request, whole)} })()`)
    await run(ask, { env: { API_KEY: 'k' } }, { log: () => {} })
    expect(calls).toEqual([[request.url, { headers: { accept: request.accept, Authorization: 'token k' } }]])
  },
)

it('escapes the line ends that JSON leaves alone', () => {
  expect(fetchOf({ ...plain, url: 'https://a.test/\u2028\u2029' }, whole)).toContain('"https://a.test/\\u2028\\u2029"')
})

it('reads the key from its variable in the way of each tool, and nowhere has the name stand for it', () => {
  const wayOf = {
    curl: '$API_KEY',
    'curl for PowerShell': '$env:API_KEY',
    Python: 'os.environ["API_KEY"]',
    Node: '${process.env.API_KEY}',
  }
  expect(snippets.map(({ name }) => name)).toEqual(Object.keys(wayOf))
  for (const { name, write } of snippets) {
    expect(write(plain, paged)).toContain(wayOf[name as keyof typeof wayOf])
    expect(write(plain, paged).match(/API_KEY/g)).toHaveLength(1)
  }
})

it('says in the demo what must be running, and asks there', () => {
  const demo = copyableOf(connectionTo({ mode: 'demo' }), '/api/v2.1/calendar/splits', 'application/json')
  const note = 'Demo data: "npm run service" must be running; it prints the keys for API_KEY\n'
  expect(snippets.map(({ write }) => write(demo, paged).slice(0, note.length + 3))).toEqual([
    `# ${note}c`,
    `# ${note}c`,
    `# ${note}i`,
    `// ${note}`,
  ])
  for (const { write } of snippets) expect(write(demo, paged)).toContain('http://127.0.0.1:4174/api/v2.1/calendar/splits')
})

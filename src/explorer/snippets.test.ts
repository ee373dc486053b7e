// @vitest-environment node
/** Requests for other tools, to the letter: quoted for the tool, the key always a placeholder. */
import { expect, it } from 'vitest'
import { curlOf } from './curl.ts'
import { fetchOf, powershellOf, pythonOf, snippets } from './snippets.ts'

const plain = { url: 'https://service.test/api/v2/news?tickers=HALO,BRK.B&pageSize=15', accept: 'application/json' }
/** What shells and languages take apart: quotes of both kinds, a line break, and the marks of variables and commands. */
const hostile = { url: `https://service.test/a?q='"\n$(rm)%25\`\\`, accept: 'text/x' }

it('writes a plain request', () => {
  expect(curlOf(plain)).toBe(
    `curl --globoff -H 'accept: application/json' -H "Authorization: token $API_KEY" 'https://service.test/api/v2/news?tickers=HALO,BRK.B&pageSize=15'`,
  )
  expect(powershellOf(plain)).toBe(
    `curl.exe --globoff -H 'accept: application/json' -H "Authorization: token $API_KEY" 'https://service.test/api/v2/news?tickers=HALO,BRK.B&pageSize=15'`,
  )
  expect(fetchOf(plain)).toContain('await fetch("https://service.test/api/v2/news?tickers=HALO,BRK.B&pageSize=15", {')
  expect(pythonOf(plain)).toContain(
    'urllib.request.Request("https://service.test/api/v2/news?tickers=HALO,BRK.B&pageSize=15", headers=',
  )
})

it('leaves nothing of a hostile address for the shell to run', () => {
  expect(curlOf(hostile).endsWith(`'https://service.test/a?q='\\''"\n$(rm)%25\`\\'`)).toBe(true)
  expect(powershellOf(hostile).endsWith(`'https://service.test/a?q=''"\n$(rm)%25\`\\'`)).toBe(true)
})

it('leaves nothing of a hostile address for a language to break on', () => {
  const quoted = '"https://service.test/a?q=\'\\"\\n$(rm)%25`\\\\"'
  expect(fetchOf(hostile)).toContain(`fetch(${quoted}, {`)
  expect(pythonOf(hostile)).toContain(`Request(${quoted}, headers`)
  expect(JSON.parse(quoted)).toBe(hostile.url)
})

it('escapes the line ends that JSON leaves alone', () => {
  expect(fetchOf({ ...plain, url: 'https://a.test/\u2028\u2029' })).toContain('"https://a.test/\\u2028\\u2029"')
})

it('names the key by its placeholder in every form', () => {
  expect(snippets.map(({ name }) => name).slice(0, 4)).toEqual(['curl', 'curl for PowerShell', 'fetch', 'Python'])
  for (const { write } of snippets) expect(write(plain)).toMatch(/API_KEY/)
})

/** The copied curl as a shell reads it: the same request, whatever the filters hold, and never the key itself (resilience K9). */
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { buildRequest, joinUrl, pathOf } from '../../api/client/request.ts'
import { news } from '../../endpoints/news/endpoint.ts'
import { connectionTo } from '../../test/connection.ts'
import { curlOf } from './curl.ts'

const CANARY = 'CANARY-of-the-clipboard'

const filters = [
  'plain words',
  "O'Brien",
  "''",
  '"quoted"',
  '"; rm -rf / #',
  "'; rm -rf / #",
  '$(touch /tmp/x)',
  '`id`',
  '$HOME ${PATH} $API_KEY',
  '100%',
  '%E0%A4%A %0a %27',
  'a&b=c;d|e>f<g',
  'back\\slash\\',
  '!history !!',
  '{a,b} [1-9] *?~',
  '=x #y',
  'Größe Ä€𝄞 田中',
  '\u202ereversed',
  'https://evil.test/?token=x',
  "\\'\\\"$'\\n'",
]

/** What curl would be called with, as bash understands the text. */
function argumentsOf(text: string): readonly string[] {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `curl() { printf '%s\\0' "$@"; }\n${text}`], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], API_KEY: CANARY, HOME: '/nowhere' },
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout.split('\0').slice(0, -1)
}

it.each(filters)('K9 asks the same with the filter %j', (filter) => {
  const values = { topics: [filter], authors: [filter], limit: 15 }
  const connection = connectionTo({ key: CANARY })
  const text = curlOf({ url: joinUrl(connection.serviceUrl, pathOf(news, values, connection)), accept: 'application/json' })
  expect(text).not.toContain(CANARY)
  expect(text).toContain('"Authorization: token $API_KEY"')
  const request = buildRequest(news, values, connection)
  const [, , accept, , authorization, url] = argumentsOf(text)
  expect([accept, authorization]).toEqual(['accept: application/json', `Authorization: token ${CANARY}`])
  // As an address is sent: the shell took nothing away and added nothing.
  expect(new URL(url!).href).toBe(request.url)
})

it.each(filters.map((text) => `https://service.test/a?q=${text}\n`))('K9 hands over %j letter for letter', (url) => {
  expect(argumentsOf(curlOf({ url, accept: "x'y" }))).toEqual([
    '--globoff',
    '-H',
    "accept: x'y",
    '-H',
    `Authorization: token ${CANARY}`,
    url,
  ])
})

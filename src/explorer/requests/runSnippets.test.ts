/** Requests for other tools as these run them, against the service as `npm run service` starts it. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { createAdaptorServer } from '@hono/node-server'
import { expect, it } from 'vitest'
import { buildRequest, pathOf } from '../../api/client/request.ts'
import { createMockService } from '../../demo/service.ts'
import { FULL_KEY } from '../../mock/keys.ts'
import { connectionTo } from '../../test/connection.ts'
import { operations, requiredOf } from '../../test/operations.ts'
import { answerShapeOf } from './answerShape.ts'
import { copyableOf, curlOf } from './curl.ts'
import { snippets } from './snippets.ts'

/** A program for each language, as a shell would start it. */
const runners: Readonly<Record<string, (text: string) => readonly [string, readonly string[]]>> = {
  Python: (text) => ['python3', ['-c', text]],
  Node: (text) => [process.execPath, ['--input-type=module', '-e', text]],
  curl: (text) => ['bash', ['-c', `${text} --fail --silent --show-error`]],
}

/** As `npm run service` does; what was asked of it with the answers' statuses. */
async function withService(
  use: (base: string, asked: readonly { url: string; status: number }[]) => Promise<void>,
): Promise<void> {
  const answer = createMockService()
  const asked: { url: string; status: number }[] = []
  const server = createAdaptorServer({
    fetch: async (request) => {
      const response = await answer(request)
      asked.push({ url: new URL(request.url).pathname + new URL(request.url).search, status: response.status })
      return response
    },
  }).listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked)
  } finally {
    server.close()
  }
}

const run = async (name: string, text: string): Promise<string> => {
  const [file, args] = runners[name]!(text)
  const env = { PATH: process.env['PATH'], API_KEY: FULL_KEY }
  return (await promisify(execFile)(file, args, { env, maxBuffer: 1e8 })).stdout
}

it.each(['Python', 'Node'])('runs in %s for every operation, and the service takes the key', async (name) => {
  await withService(async (base, asked) => {
    const connection = connectionTo({ serviceUrl: base })
    const { write } = snippets.find((snippet) => snippet.name === name)!
    for (const [title, endpoint] of operations) {
      const values = {
        ...(endpoint.params.limit && { limit: 1 }),
        ...Object.fromEntries(requiredOf(endpoint).map((key) => [key, ['HALO']])),
      }
      const path = pathOf(endpoint, values as never, connection)
      const { headers } = buildRequest(endpoint, values as never, connection)
      const text = write(copyableOf(connection, path, headers.get('accept')!), answerShapeOf(endpoint))
      const before = asked.length
      const printed = await run(name, text)
      const own = asked.slice(before)
      expect([title, own.map(({ status }) => status)]).toEqual([title, own.map(() => 200)])
      // Page after page of one row each, or all that there is at once.
      const most = endpoint.params.page ? 10 : 1
      expect([title, own.length]).toEqual([title, Math.min(own.length, most)])
      expect([title, printed]).toEqual([title, expect.stringMatching(/^[1-9]\d* rows\n$/)])
    }
  })
})

it.each(['Python', 'Node'])('reads page after page in %s until one is empty', async (name) => {
  await withService(async (base, asked) => {
    const connection = connectionTo({ serviceUrl: base })
    const { write } = snippets.find((snippet) => snippet.name === name)!
    const endpoint = operations.find(([, { id }]) => id === 'bulls-bears')![1]
    const path = pathOf(endpoint, { tickers: ['HALO'], limit: 4, page: 1 } as never, connection)
    const printed = await run(name, write(copyableOf(connection, path, 'application/json'), answerShapeOf(endpoint)))
    expect(printed).toMatch(/^[1-9]\d* rows\n$/)
    expect(asked.map(({ url }) => Number(new URL(url, base).searchParams.get('page')))).toEqual(
      asked.map((_, place) => place + 1),
    )
    expect(asked.length).toBeGreaterThan(1)
    expect(asked.length).toBeLessThan(10)
  })
})

it('runs as curl', async () => {
  await withService(async (base, asked) => {
    const connection = connectionTo({ serviceUrl: base })
    const printed = await run('curl', curlOf(copyableOf(connection, '/api/v2.1/calendar/splits?pagesize=2', 'application/json')))
    expect((JSON.parse(printed) as { splits: unknown[] }).splits).toHaveLength(2)
    expect(asked.map(({ status }) => status)).toEqual([200])
  })
})

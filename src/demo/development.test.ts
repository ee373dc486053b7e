/** The development server has what the page asks for before it can ask anything else. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'

let server: ViteDevServer

beforeAll(async () => {
  server = await createServer({ configFile: 'vite.config.ts', logLevel: 'error', server: { host: '127.0.0.1', port: 0 } })
  await server.listen()
})
afterAll(() => server.close())

const get = async (path: string): Promise<Response> => fetch(new URL(path, server.resolvedUrls!.local[0]))

it("serves MSW's worker as a script, the page, and the mode", async () => {
  const worker = await get('/mockServiceWorker.js')
  expect(worker.headers.get('content-type')).toBe('text/javascript')
  expect(await worker.text()).toContain("addEventListener('install'")
  expect(await (await get('/splits')).text()).toContain('/src/main.tsx')
  expect(await (await get('/config.json')).json()).toEqual({ mode: 'demo' })
})

/** What the bench measures in: the built app behind its gateway, in demo mode and on the row service, the peers, and a browser. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '../e2e/chromium.ts'
import { install, run } from './installed.ts'
import { throttle } from './painting.ts'
import { startRowService } from './rowService.ts'

const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 4390)
const at = (port: number): string => `http://127.0.0.1:${port}`

export interface Lab extends AsyncDisposable {
  readonly demo: string
  readonly live: string
  readonly peers: string
  readonly browser: Browser
  /** By how much the processor of every page is slowed: 1 is as fast as this machine is. */
  readonly slowed: number
  /** Does something in a page of its own, 1440 by 900 pixels unless said otherwise. */
  readonly inPage: <T>(act: (page: Page) => Promise<T>, size?: { width: number; height: number }) => Promise<T>
}

/** One reading of one line of the table. */
export interface Reading {
  readonly line: string
  readonly value: number
}
export type Measure = (lab: Omit<Lab, typeof Symbol.asyncDispose>) => Promise<readonly Reading[]>

async function gateway(port: number, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const unset = { HOST: '', ALLOWED_HOSTS: '', TITLE: '', API_BASE_URL: '', API_KEY: '', API_KEY_FILE: '', ALLOW_DIRECT: '' }
  const child = spawn(process.execPath, ['gateway/main.ts'], { env: { ...process.env, ...unset, PORT: String(port), ...env } })
  await once(child.stdout, 'data')
  return child
}

/** Serves the pages of the peers as files. */
async function servePeers(port: number) {
  const server = createServer(async (request, response) => {
    const file = new URL(`./peers/dist${request.url ?? ''}`, import.meta.url)
    const type = file.pathname.endsWith('.html') ? 'text/html' : 'text/javascript'
    await readFile(file).then(
      (bytes) => response.writeHead(200, { 'content-type': type }).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return server
}

/** The same lab with every page slowed. Workers and what is painted beside the main thread stay as fast as they are. */
export const slowedBy = (lab: Lab, slowed: number): Omit<Lab, typeof Symbol.asyncDispose> => ({
  ...lab,
  slowed,
  inPage: (act, size) =>
    lab.inPage(async (page) => {
      await throttle(page, slowed)
      return act(page)
    }, size),
})

export async function openLab(): Promise<Lab> {
  await install('bench')
  run('vite', ['build', '--logLevel', 'error'])
  run('vite', ['build', '--logLevel', 'error'], 'bench/peers')
  const [demo, live, peers, service] = [FIRST_PORT, FIRST_PORT + 1, FIRST_PORT + 2, FIRST_PORT + 3]
  const servers = [await startRowService(service), await servePeers(peers)]
  const gateways = [await gateway(demo, {}), await gateway(live, { API_BASE_URL: at(service), API_KEY: 'bench' })]
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  return {
    demo: at(demo),
    live: at(live),
    peers: at(peers),
    browser,
    slowed: 1,
    async inPage(act, size = { width: 1440, height: 900 }) {
      const context = await browser.newContext({ viewport: size })
      try {
        return await act(await context.newPage())
      } finally {
        await context.close()
      }
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
      for (const child of gateways) child.kill()
      for (const server of servers) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

/** WebKitGTK, by WebDriver: requests to a driver that starts the browser on a screen of its own. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { run, viewport, type Engine } from './engine.ts'
import { chord, clicked, typed } from './input.ts'
import { startProgram } from './program.ts'

/** The driver cannot choose a free port by itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The protocol has no console, so the page is listened to from its load event on. */
function collectComplaints(): void {
  const complaints: string[] = []
  Object.assign(window, { complaints })
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console)
    console[level] = (...words: readonly unknown[]) => {
      complaints.push(words.map(String).join(' '))
      say(...words)
    }
  }
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push(`content policy: ${effectiveDirective} forbids ${blockedURI}`),
  )
}

const readComplaints = (): readonly string[] =>
  (window as unknown as { complaints?: string[] }).complaints?.splice(0) ?? ['Nobody listened for complaints.']

export async function startWebKit(command: string, downloads: string): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  await mkdir(join(home, '.config'))
  await writeFile(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1800x1400x24', '-nolisten', 'tcp'])
  const port = await freePort()
  const driver = startProgram(command, [`--port=${port}`], {
    DISPLAY: `:${await screen.says(/^(\d+)\n/m)}`,
    GDK_BACKEND: 'x11',
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    // Containers have no graphics, and can set up no sandbox.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const ask = async <R>(method: string, path: string, body?: object): Promise<R> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: R & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  await expect(() => ask('GET', '/status')).toPass({ timeout: 120_000 })
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', { capabilities: {} })
  const session = `/session/${sessionId}`
  const act = (actions: readonly object[]) => ask<void>('POST', `${session}/actions`, { actions })
  const evaluate = (expression: string) =>
    ask<string>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] })
  // The window has bars of its own: as much more as the page has less.
  const sizeOfPage = () => ({ width: innerWidth, height: innerHeight })
  const { width, height } = await run({ evaluate }, sizeOfPage)
  const window = await ask<{ width: number; height: number }>('GET', `${session}/window/rect`)
  await ask('POST', `${session}/window/rect`, {
    width: window.width + viewport.width - width,
    height: window.height + viewport.height - height,
  })
  await expect.poll(() => run({ evaluate }, sizeOfPage), 'the size of the page in WebKit').toEqual(viewport)
  return {
    name: 'WebKit',
    downloads,
    open: async (url) => {
      await ask('POST', `${session}/url`, { url })
      await run({ evaluate }, collectComplaints)
    },
    back: () => ask('POST', `${session}/back`, {}),
    evaluate,
    press: (keys) => act(chord(keys)),
    type: (text) => act(typed(text)),
    click: (x, y) => act(clicked(x, y)),
    complaints: () => run({ evaluate }, readComplaints),
    [Symbol.asyncDispose]: async () => {
      await ask('DELETE', session)
      await driver[Symbol.asyncDispose]()
      await screen[Symbol.asyncDispose]()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

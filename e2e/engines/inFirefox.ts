/** Firefox, by WebDriver BiDi: commands and events as JSON over a socket that the browser itself opens. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { viewport, type Engine } from './engine.ts'
import { chord, clicked, typed } from './input.ts'
import { startProgram } from './program.ts'

interface Message {
  readonly id?: number
  readonly method?: string
  readonly error?: string
  readonly message?: string
  readonly result?: unknown
  readonly params?: { readonly level?: string; readonly text?: string }
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

type Ask = <R>(method: string, params: object) => Promise<R>

/** Opens the socket; `hear` gets the events. */
async function connect(address: string, hear: (event: Message) => void): Promise<Ask> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Message) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id === undefined) hear(message)
    else waiting.get(message.id)?.(message)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}.`)))
  })
  return async <R>(method: string, params: object) => {
    const id = (last += 1)
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { error, message, result } = await answered
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error}: ${message}`)
    return result as R
  }
}

/** Runs before any script of the page. Breaches of the content policy reach the protocol as lines of the console only. */
const reportBreaches = (): void =>
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`content policy: ${effectiveDirective} forbids ${blockedURI}`)
  })

export async function startFirefox(command: string, downloads: string): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'firefox-'))
  const program = startProgram(command, ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port=0'], {
    HOME: home,
  })
  let complaints: string[] = []
  const ask = await connect(`${await program.says(/WebDriver BiDi listening on (\S+)/)}/session`, ({ method, params }) => {
    if (method === 'log.entryAdded' && (params?.level === 'error' || params?.level === 'warn')) complaints.push(params.text ?? '')
  })
  await ask('session.new', { capabilities: {} })
  const { contexts } = await ask<{ contexts: readonly { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]!.context
  const act = (actions: readonly object[]) => ask<void>('input.performActions', { context, actions })
  await ask('session.subscribe', { events: ['log.entryAdded'] })
  await ask('script.addPreloadScript', { functionDeclaration: String(reportBreaches) })
  await ask('browser.setDownloadBehavior', { downloadBehavior: { type: 'allowed', destinationFolder: downloads } })
  await ask('browsingContext.setViewport', { context, viewport })
  return {
    name: 'Firefox',
    downloads,
    open: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    back: () => ask('browsingContext.traverseHistory', { context, delta: -1 }),
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await ask<Evaluated>('script.evaluate', {
        target: { context },
        awaitPromise: false,
        expression,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result?.value ?? ''
    },
    press: (keys) => act(chord(keys)),
    type: (text) => act(typed(text)),
    click: (x, y) => act(clicked(x, y)),
    complaints: async () => {
      const said = complaints
      complaints = []
      return said
    },
    [Symbol.asyncDispose]: async () => {
      await ask('browser.close', {})
      await program[Symbol.asyncDispose]()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Valkey or Redis as a process of its own, with nothing on disk, for the length of the running test. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { freePort } from './listening.ts'

export type StoreProcess = {
  readonly url: string
  readonly start: () => Promise<void>
  readonly kill: () => Promise<void>
}

/** Started already. */
export async function startStore(): Promise<StoreProcess> {
  const port = await freePort()
  let running: ChildProcess | undefined
  const store: StoreProcess = {
    url: `valkey://127.0.0.1:${port}`,
    async start() {
      const started = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'])
      running = started
      let printed = ''
      for await (const text of started.stdout) {
        printed += text
        if (printed.includes('Ready to accept connections')) break
      }
      started.stdout.resume()
    },
    async kill() {
      const ended = running && running.exitCode === null ? once(running, 'exit') : undefined
      running?.kill('SIGKILL')
      await ended
    },
  }
  onTestFinished(store.kill)
  await store.start()
  return store
}

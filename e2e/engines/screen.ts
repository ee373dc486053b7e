/** A screen for a browser that cannot do without one, which nobody sees. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface Screen extends AsyncDisposable {
  /** What programs are told to find it: `:99`. */
  readonly display: string
}

export async function startScreen(): Promise<Screen> {
  // It takes the first number that is free, and says which once it can be used.
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1800x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(server, 'exit')
  // Also where the tests end before they have stopped it.
  process.once('exit', () => server.kill())
  const ended = gone.then(() => Promise.reject(new Error('Xvfb ended before it had a screen.')))
  const [number] = (await Promise.race([once(createInterface(server.stdout), 'line'), ended])) as [string]
  return {
    display: `:${number}`,
    [Symbol.asyncDispose]: async () => {
      server.kill()
      await gone
    },
  }
}

/** A program that the tests start and stop. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Program extends AsyncDisposable {
  /** Waits until it has said this; returns the first group of the pattern. */
  readonly says: (pattern: RegExp) => Promise<string>
}

export function startProgram(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Program {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const gone = once(child, 'exit')
  // Also where the tests end before they have stopped it.
  process.once('exit', () => child.kill())
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return {
    says: async (pattern) => {
      for (;;) {
        const found = pattern.exec(output)
        if (found) return found[1] ?? ''
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${command} ended: ${output}`)
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), gone])
      }
    },
    [Symbol.asyncDispose]: async () => {
      child.kill()
      await gone
    },
  }
}

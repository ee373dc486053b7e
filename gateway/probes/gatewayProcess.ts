/** The gateway as a process of its own, in a folder with a build of one page, for the length of the running test. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

export function startProcess(env: Record<string, string>): ChildProcessWithoutNullStreams {
  const home = mkdtempSync(join(tmpdir(), 'home-'))
  mkdirSync(join(home, 'dist'))
  writeFileSync(join(home, 'dist/index.html'), 'the app')
  const gateway = spawn(process.execPath, [resolve('gateway/main.ts')], { env, cwd: home })
  onTestFinished(() => {
    gateway.kill('SIGKILL')
    rmSync(home, { recursive: true })
  })
  return gateway
}

/** What a gateway that starts prints, up to and with the line that begins so. */
export async function printedUntil(gateway: ChildProcessWithoutNullStreams, beginning: string): Promise<string> {
  let printed = ''
  for await (const text of gateway.stdout) {
    printed += text
    if (printed.includes(`\n${beginning}`) || printed.startsWith(beginning)) return printed
  }
  throw new Error(`It ended after printing: ${printed}`)
}

/** The port that a line of a started gateway names. */
export const portIn = (printed: string): number => Number(printed.match(/:(\d+)\n/)?.[1])

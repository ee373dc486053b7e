/** A mock server that others make (Prism), on our own OpenAPI document: it refuses requests, and answers of its own, that the document forbids. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../gateway/probes/listening.ts'

export interface IndependentMock extends AsyncDisposable {
  readonly origin: string
}

/** `isRandom`: answers at random by the document, where otherwise each value is the plainest of its type. */
export async function startMock(document: string, isRandom: boolean): Promise<IndependentMock> {
  const home = mkdtempSync(join(tmpdir(), 'openapi-'))
  const file = join(home, 'openapi.json')
  writeFileSync(file, document)
  const port = await freePort()
  const random = isRandom ? ['--dynamic', '--seed', 'tearsheet'] : []
  const args = ['mock', '--errors', ...random, '-h', '127.0.0.1', '-p', String(port), file]
  // By Node itself and not by the file's first line: it is ended by its own id.
  const prism = join(import.meta.dirname, 'node_modules/@stoplight/prism-cli/dist/index.js')
  const child = spawn(process.execPath, [prism, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  // Read to the end, or the mock would stop at what nobody takes.
  let printed = ''
  const isUp = new Promise<boolean>((done) => {
    child.stdout.on('data', (text) => {
      printed += text
      if (printed.includes('Prism is listening')) done(true)
    })
    child.on('exit', () => done(false))
  })
  if (!(await isUp)) throw new Error(`Prism did not start: ${printed}`)
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      rmSync(home, { recursive: true })
    },
  }
}

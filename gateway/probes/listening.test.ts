import { createServer } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from './listening.ts'

it('gives a program no port that is taken, and none twice', async () => {
  const first = await freePort()
  // Whoever has the next one.
  const taken = createServer()
    .on('error', () => {})
    .listen(first + 1, '127.0.0.1')
  expect(await freePort()).toBeGreaterThan(first + 1)
  taken.close()
})

it('gives files of tests that run at once ports far from each other', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  const ports: number[] = []
  for (const id of ['1', '2']) {
    vi.stubEnv('VITEST_POOL_ID', id)
    vi.resetModules()
    const other = await import('./listening.ts')
    ports.push(await other.freePort())
  }
  expect(ports[1]! - ports[0]!).toBeGreaterThan(500)
})

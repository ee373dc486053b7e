import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { freePort, listening } from './listening.ts'

it('gives a program no port that is taken, nor one twice, nor one of those that the system hands out', async () => {
  const first = await freePort()
  // Whoever has the next one.
  const taken = createServer()
    .on('error', () => {})
    .listen(first + 1, '127.0.0.1')
  const second = await freePort()
  const { port: handedOut, close } = await listening(createServer())
  expect(second).toBeGreaterThan(first + 1)
  expect(handedOut).toBeGreaterThan(second + 1000)
  await close()
  taken.close()
})

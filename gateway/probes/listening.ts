/** Puts a server on a free port of this machine for the length of a test, and finds one for a program that must be told its port. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

export async function listening(server: Server): Promise<{ port: number; close: () => Promise<void> }> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port: (server.address() as AddressInfo).port, close }
}

/** A thousand for each of the test files that run at once, of which four use them, below those that the system hands out (32,768 and more on Linux). */
let lastPort = 20_000 + 1000 * (Number(process.env['VITEST_POOL_ID'] ?? 0) % 12)

/** Until the program listens nothing holds it: no other test file may be given it meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    lastPort += 1
    const server = createServer().listen(lastPort, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    await new Promise((resolve) => server.close(resolve))
    return lastPort
  }
}

/** Whether something listens on a port of this machine. */
export function accepts(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, '127.0.0.1', () => resolve(true))
  socket.on('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}

/** The gateway as a server: how long a connection may stand still, and how it stops. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { createGateway, usualLimits } from './app.ts'
import type { BuiltFiles } from './pages/files.ts'
import type { Limits } from './forwarding/forward.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store.ts'

export type GatewayServer = {
  readonly server: Server
  /** Listens no more, finishes what is under way within so many milliseconds, and resolves when every connection is closed. */
  readonly drain: (within: number) => Promise<void>
}

export function createGatewayServer(settings: Settings, files: BuiltFiles, limits: Limits = usualLimits): GatewayServer {
  const store = settings.storeUrl === undefined ? undefined : openStore(settings.storeUrl, console.error)
  // Twice the usual room, because a view with many filters has a long address and every request of it repeats that.
  const server = createServer({ maxHeaderSize: 32 * 1024 }, createGateway(settings, files, limits, store))
  // Whoever stops reading holds a connection to the service as well: both go.
  server.setTimeout(limits.idleWithin)
  // Longer than the 60 s for which proxies keep a connection: else one asks by a connection that is being closed, and answers 502.
  server.keepAliveTimeout = 75_000
  server.on('close', () => store?.disconnect())
  return { server, drain: drainOf(server) }
}

function drainOf(server: Server): GatewayServer['drain'] {
  const answersUnderWay = new Map<Socket, number>()
  let isDraining = false

  server.on('connection', (socket) => {
    answersUnderWay.set(socket, 0)
    socket.once('close', () => answersUnderWay.delete(socket))
  })
  server.on('request', ({ socket }, outgoing) => {
    const count = (change: number): number => {
      const answers = (answersUnderWay.get(socket) ?? 0) + change
      if (!socket.destroyed) answersUnderWay.set(socket, answers)
      return answers
    }
    count(1)
    outgoing.once('close', () => {
      if (count(-1) === 0 && isDraining) socket.destroySoon()
    })
  })

  return async (within) => {
    isDraining = true
    const closed = once(server, 'close')
    server.close()
    // Node closes what is idle between two requests, but not what never sent one: browsers open connections ahead of need.
    for (const [socket, answers] of answersUnderWay) if (answers === 0) socket.destroy()
    const cut = setTimeout(() => server.closeAllConnections(), within)
    await closed
    clearTimeout(cut)
  }
}

import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { portIn, printedUntil, startProcess } from './probes/gatewayProcess.ts'
import { startLive } from './probes/liveGateway.ts'
import { sendRaw } from './probes/rawRequest.ts'
import { startRecordedService } from './probes/recordedService.ts'
import { canaryKey } from './probes/runningGateway.ts'

const target = '/api/v2/news'

/** A gateway process with an answer under way: its beginning is with the browser, its end is for the test to send. */
async function underWay(signal: 'SIGTERM' | 'SIGINT') {
  const service = await startRecordedService()
  onTestFinished(() => service[Symbol.asyncDispose]())
  const begun = Promise.withResolvers<void>()
  const held = Promise.withResolvers<ServerResponse>()
  service.answer = (_, outgoing) => {
    outgoing.writeHead(200).write('[1,')
    held.resolve(outgoing)
  }
  const gateway = startProcess({ PORT: '0', API_BASE_URL: service.baseUrl.href, API_KEY: canaryKey })
  const ended = once(gateway, 'exit')
  const port = portIn(await printedUntil(gateway, 'Tearsheet'))
  const onBytes = (sofar: string) => sofar.includes('[1,') && begun.resolve()
  const answer = sendRaw({ host: '127.0.0.1', port }, { target, onBytes })
  await begun.promise
  return { port, answer, ended, finish: async () => (await held.promise).end('2]'), stop: () => gateway.kill(signal) }
}

/** A connection on which nothing is under way: one that has never asked, or one that keeps alive after an answer. */
async function idleConnection(port: number, hasAsked: boolean): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  if (hasAsked) {
    socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    await once(socket, 'data')
  }
  return socket.resume()
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s finishes what is under way, takes nothing new, and ends with 0',
  async (signal) => {
    const { port, answer, ended, finish, stop } = await underWay(signal)
    const idle = [await idleConnection(port, true), await idleConnection(port, false)].map((socket) => once(socket, 'close'))
    stop()
    await Promise.all(idle)
    await expect(sendRaw({ host: '127.0.0.1', port }, { target: '/healthz' })).rejects.toThrow('ECONNREFUSED')
    await finish()
    expect(await answer).toMatchObject({ status: 200, body: '[1,2]', complete: true })
    expect(await ended).toEqual([0, null])
  },
)

it('ends at once with 0 where nothing is under way', async () => {
  const gateway = startProcess({ PORT: '0' })
  const ended = once(gateway, 'exit')
  const port = portIn(await printedUntil(gateway, 'Tearsheet'))
  await idleConnection(port, true)
  gateway.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it('ends at once on a second signal, in the middle of an answer', async () => {
  const { port, answer, ended, stop } = await underWay('SIGTERM')
  const idle = once(await idleConnection(port, true), 'close')
  stop()
  await idle
  stop()
  expect(await ended).toEqual([0, null])
  expect(await answer).toMatchObject({ body: '[1,', complete: false })
})

it('cuts what is not finished in time', async () => {
  const { service, gateway, ask } = await startLive()
  const asked = Promise.withResolvers<void>()
  service.answer = (_, outgoing) => outgoing.writeHead(200).write('[1,', () => asked.resolve())
  const answer = ask(target)
  await asked.promise
  await gateway.drain(50)
  expect((await answer).complete).toBe(false)
})

it('closes a kept connection as soon as its last answer is out, and hears no other request on it', async () => {
  const { service, gateway } = await startLive()
  const held = Promise.withResolvers<ServerResponse>()
  service.answer = (_, outgoing) => held.resolve(outgoing)
  const request = `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`
  const socket = await idleConnection(gateway.port, true)
  socket.write(request)
  const outgoing = await held.promise
  const drained = gateway.drain(60_000)
  let received = ''
  socket.on('error', () => {})
  socket.on('data', (text) => {
    received += text
    if (received.includes('[2]')) socket.write(request)
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  outgoing.end('[2]')
  await Promise.all([drained, closed])
  expect(received).toContain('[2]')
  expect(service.requests).toHaveLength(1)
})

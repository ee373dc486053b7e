import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { startLive } from './probes/liveGateway.ts'

const target = '/api/v2/news'
const limits = { idleWithin: 300 }
/** More than all buffers on the way hold together. */
const much = 200 * 1024 * 1024
const noise = randomBytes(256 * 1024)

it.each([
  ['plain', noise, {}],
  ['packed', gzipSync(noise), { 'content-encoding': 'gzip' }],
])(
  'a browser that stops reading a %s answer is dropped, and so is the service; meanwhile nothing gathers',
  async (_, piece, headers) => {
    const { service, gateway } = await startLive({ limits })
    const givenUp = Promise.withResolvers<number>()
    service.answer = (_, outgoing) => {
      let poured = 0
      const pour = (): void => {
        while (poured < much) {
          poured += piece.length
          if (!outgoing.write(piece)) return void outgoing.once('drain', pour)
        }
        outgoing.end()
      }
      outgoing.once('close', () => givenUp.resolve(poured))
      outgoing.writeHead(200, headers)
      pour()
    }
    const socket = connect(gateway.port, '127.0.0.1').pause()
    socket.on('error', () => {})
    socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n`)
    expect(await givenUp.promise).toBeLessThan(much / 4)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.resume()
    await closed
  },
)

it('a service that stops in the middle of its answer is left, and the browser sees the answer break off', async () => {
  const { service, ask } = await startLive({ limits })
  const left = new Promise((resolve) => {
    service.answer = (_, outgoing) => {
      outgoing.writeHead(200).write('[1,')
      outgoing.once('close', resolve)
    }
  })
  expect(await ask(target)).toMatchObject({ status: 200, body: '[1,', complete: false })
  await left
})

it('keeps a connection longer after an answer than proxies do, which wait 60 s: theirs is never closed under a request', async () => {
  const { gateway } = await startLive()
  const answer = await fetch(`http://${gateway.host}:${gateway.port}/healthz`)
  expect(answer.headers.get('keep-alive')).toBe('timeout=75')
})

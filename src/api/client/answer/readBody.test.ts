import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { yieldToMain } from '../../../lib/yieldToMain.ts'
import { readBody, usualLimits } from './readBody.ts'

/** A body that a test feeds; `cancelled` once its reader has left it. */
function fed() {
  const { promise: cancelled, resolve } = Promise.withResolvers<true>()
  let feed!: ReadableStreamDefaultController<Uint8Array>
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller), cancel: () => resolve(true) })
  const send = (text: string): void => feed.enqueue(new TextEncoder().encode(text))
  return { response: new Response(stream), send, feed, cancelled }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives the text and its size, and tells how much has arrived', async () => {
  const { response, send, feed } = fed()
  const counts: number[] = []
  const read = readBody(response, (bytes) => counts.push(bytes))
  send('abc')
  send('dé')
  feed.close()
  expect(await read).toEqual({ end: 'whole', text: 'abcdé', bytes: 6 })
  expect(counts).toEqual([3, 6])
})

it('F38 leaves out a byte order mark, and joins a character that came in two parts', async () => {
  const { response, feed } = fed()
  const read = readBody(response)
  feed.enqueue(new Uint8Array([0xef, 0xbb]))
  feed.enqueue(new Uint8Array([0xbf, 0x7b, 0xc3]))
  feed.enqueue(new Uint8Array([0xa9, 0x7d]))
  feed.close()
  expect((await read).text).toBe('{é}')
})

it.each([
  { how: 'many small parts', sizes: Array.from({ length: 50 }, () => 10_000) },
  { how: 'one part', sizes: [500_000] },
])('gives the page its turn while it reads a body that is there already, in $how', async ({ sizes }) => {
  vi.useRealTimers()
  const { response, send, feed } = fed()
  for (const size of sizes) send('é'.repeat(size / 2))
  feed.close()
  const happened: string[] = []
  const turn = yieldToMain().then(() => happened.push('turn'))
  const { text } = await readBody(response)
  happened.push('read')
  await turn
  expect(happened).toEqual(['turn', 'read'])
  expect(text).toBe('é'.repeat(250_000))
})

it('F33 takes no body for an empty one', async () => {
  expect(await readBody(new Response(null))).toEqual({ end: 'whole', text: '', bytes: 0 })
})

describe('the reading ends', () => {
  it('F34, F36 when the connection does', async () => {
    const { response, send, feed } = fed()
    const read = readBody(response)
    send('{"splits":[')
    await vi.advanceTimersByTimeAsync(0)
    feed.error(new TypeError('Failed to fetch'))
    expect(await read).toMatchObject({ end: 'cut-off', bytes: 11 })
  })

  it('F42 when it cannot be unpacked from its first byte on, which is no lost connection', async () => {
    const broken = (sent: string) => {
      const { response, send, feed } = fed()
      const packed = new Response(response.body, { headers: { 'content-encoding': 'gzip' } })
      if (sent) send(sent)
      const read = readBody(packed)
      return vi.advanceTimersByTimeAsync(0).then(() => {
        feed.error(new TypeError('network error'))
        return read
      })
    }
    expect((await broken('')).end).toBe('badly-packed')
    expect((await broken('{')).end).toBe('cut-off')
  })

  it('F41 when more arrives than can be held, and asks for no more', async () => {
    const { response, send, cancelled } = fed()
    const read = readBody(response, undefined, { ...usualLimits, most: 10 })
    send('12345')
    send('678901')
    expect(await read).toMatchObject({ end: 'too-large', bytes: 11 })
    expect(await cancelled).toBe(true)
  })

  it('F80 when nothing comes for 15 seconds, counted from the last that came', async () => {
    const { response, send, cancelled } = fed()
    let end: string | undefined
    void readBody(response).then((body) => (end = body.end))
    await vi.advanceTimersByTimeAsync(14_000)
    send('{')
    await vi.advanceTimersByTimeAsync(14_999)
    expect(end).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(end).toBe('stalled')
    expect(await cancelled).toBe(true)
  })

  it('F81 after a minute, although a little keeps coming', async () => {
    const { response, send } = fed()
    let end: string | undefined
    void readBody(response).then((body) => (end = body.end))
    for (let second = 0; second < 59; second += 1) {
      send('x')
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(end).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1000)
    expect(end).toBe('too-slow')
  })

  it('leaving no timer behind', async () => {
    await readBody(new Response('[]'))
    expect(vi.getTimerCount()).toBe(0)
  })
})

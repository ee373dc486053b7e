/** One request to the service, byte for byte what the page asked, with the key added and nothing else of the browser's. */
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline, type Readable, type Transform } from 'node:stream'
import type { BodyRedaction } from './redaction.ts'

/** The service sent no response headers in time. */
export class TooSlow extends Error {}

/**
 * Asks the service and resolves when its headers are there; the body is still to be read.
 *
 * `fetch` is not used: it rewrites some characters of the query (`'` to `%27`), unpacks bodies and adds headers of its own.
 * `target` is the raw path and query; `headersWithin` is in milliseconds.
 */
export function askService(
  baseUrl: URL,
  target: string,
  headers: Readonly<Record<string, string>>,
  headersWithin: number,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const send = baseUrl.protocol === 'https:' ? requestHttps : requestHttp
  const request = send(baseUrl, { path: baseUrl.pathname.replace(/\/+$/, '') + target, headers, signal })
  const timer = setTimeout(() => request.destroy(new TooSlow()), headersWithin)
  request.on('response', (upstream) => {
    // Node would end a body of unannounced length here, as if it were whole.
    request.on('error', (error) => upstream.destroy(error))
    resolve(upstream)
  })
  request.on('error', reject)
  request.on('close', () => reject(new Error('The connection closed before an answer came.')))
  request.end()
  return promise.finally(() => clearTimeout(timer))
}

export type Reading = {
  readonly unpacking: readonly Transform[]
  readonly redaction: BodyRedaction
  readonly packing: Transform | undefined
}

/** The body as it arrives, read and without the key, for one reader after another chunk. */
export type Source = {
  /** The next bytes, or undefined where they end. */
  readonly next: () => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Whether the service broke off, once `next` has said that there is no more. */
  readonly isBroken: () => boolean
  /** Gives up what is still to come. */
  readonly leave: () => void
}

export function sourceOf(upstream: IncomingMessage, { unpacking, redaction, packing }: Reading): Source {
  // A failure travels from stage to stage, and is met where the last of them is read.
  const source = unpacking.reduce<Readable>((before, stage) => pipeline(before, stage, () => {}), upstream)
  let isBroken = false
  const redacted = async function* () {
    try {
      for await (const chunk of source) yield redaction.next(chunk)
      yield redaction.rest()
    } catch {
      // What came until then is still to be sent; what waited may be most of a key.
      isBroken = true
    }
  }
  const chunks = (packing ? pipeline(redacted, packing, () => {}) : redacted())[Symbol.asyncIterator]()
  return {
    async next() {
      const { done, value } = await chunks.next()
      return done ? undefined : value
    },
    isBroken: () => isBroken,
    leave() {
      source.destroy()
      packing?.destroy()
    },
  }
}

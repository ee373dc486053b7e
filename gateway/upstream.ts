/** One request to the service, byte for byte what the page asked, with the key added and nothing else of the browser's. */
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline, type Readable, type Transform } from 'node:stream'

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

/** The body as it arrives, through all stages. When the service breaks off, so does `outgoing`: half an answer must not pass for a whole one. */
export function bodyOf(
  upstream: IncomingMessage,
  stages: readonly Transform[],
  outgoing: { destroy(): unknown },
): ReadableStream<Uint8Array> {
  // A failure travels from stage to stage, and is met where the last of them is read.
  const last = stages.reduce<Readable>((before, stage) => pipeline(before, stage, () => {}), upstream)
  const chunks = last[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch {
        outgoing.destroy()
        controller.close()
      }
    },
    cancel() {
      last.destroy()
    },
  })
}

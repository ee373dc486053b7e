/** A service that answers as a test says and keeps every request it saw, so that a test can show what did not arrive. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { listening } from './listening.ts'

export type RecordedService = AsyncDisposable & {
  readonly baseUrl: URL
  readonly requests: readonly Pick<IncomingMessage, 'method' | 'url' | 'headers'>[]
  /** What it does with requests from now on; at first it answers `[]`. */
  answer: RequestListener
}

export async function startRecordedService(): Promise<RecordedService> {
  const requests: RecordedService['requests'][number][] = []
  const server = createServer((incoming, outgoing) => {
    requests.push({ method: incoming.method, url: incoming.url, headers: incoming.headers })
    service.answer(incoming, outgoing)
  })
  const { port, close } = await listening(server)
  const service: RecordedService = {
    baseUrl: new URL(`http://127.0.0.1:${port}`),
    requests,
    answer: (_, outgoing) => outgoing.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
    [Symbol.asyncDispose]: close,
  }
  return service
}

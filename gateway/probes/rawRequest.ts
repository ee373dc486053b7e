/** Speaks to a server over a bare socket, because HTTP clients tidy a path before they send it. */
import { connect } from 'node:net'

export type Address = { readonly host: string; readonly port: number }

export type RawAnswer = {
  readonly status: number
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>
  /** With the chunk framing removed. */
  readonly body: string
  /** False if the connection ended before the length or the last chunk that the answer announced. */
  readonly complete: boolean
}

export type RawRequest = {
  readonly method?: string
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  /** Told what has come so far, each time that more comes. */
  readonly onBytes?: (sofar: string) => void
}

/** Sends one request exactly as given, with `Host` and `Connection: close` unless they are given, and reads until the end. */
export function sendRaw(
  { host, port }: Address,
  { method = 'GET', target, headers = {}, onBytes }: RawRequest,
): Promise<RawAnswer> {
  const lines = Object.entries({ Host: `${host}:${port}`, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  const chunks: Buffer[] = []
  const socket = connect(port, host, () =>
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
  )
  socket.on('data', (chunk) => {
    chunks.push(chunk)
    onBytes?.(Buffer.concat(chunks).toString('latin1'))
  })
  // A server that gives up on an answer may reset the connection: what came until then is what counts.
  socket.on('error', (error) => (chunks.length === 0 ? reject(error) : undefined))
  socket.on('close', () => resolve(parseAnswer(Buffer.concat(chunks).toString('latin1'))))
  return promise
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const raw = rest.join('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const status = Number(statusLine.split(' ')[1])
  if (headers.get('transfer-encoding') === 'chunked') return { status, headers, ...unchunk(raw) }
  const length = headers.get('content-length')
  return { status, headers, body: raw, complete: length === undefined || raw.length === Number(length) }
}

function unchunk(raw: string): { body: string; complete: boolean } {
  let body = ''
  let at = 0
  while (at < raw.length) {
    const lineEnd = raw.indexOf('\r\n', at)
    const size = Number.parseInt(raw.slice(at, lineEnd), 16)
    if (size === 0) return { body, complete: true }
    body += raw.slice(lineEnd + 2, lineEnd + 2 + size)
    at = lineEnd + 2 + size + 2
  }
  return { body, complete: false }
}

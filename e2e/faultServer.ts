/** A service that breaks in ways that only a socket can: cut, reset, stalled, trickling, wrongly packed, endless. A fault for each first ticker. */
import { createServer, type Server, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

const ROW = { id: 's1', ticker: 'HALO', name: 'Halo Works', ratio: '4:1' }
const WHOLE = JSON.stringify({ splits: [ROW] })

const head = (status: string, ...lines: readonly string[]): string =>
  [`HTTP/1.1 ${status}`, 'Connection: close', ...lines, '', ''].join('\r\n')
const JSON_TYPE = 'Content-Type: application/json'
const CHUNKED = 'Transfer-Encoding: chunked'
const sized = (text: string): string => `Content-Length: ${Buffer.byteLength(text)}`
const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`

const answerWith =
  (status: string, body: string, ...lines: readonly string[]) =>
  (socket: Socket): void =>
    void socket.end(head(status, sized(body), ...lines) + body)

/** Sends one piece after another, each once the last is on its way, for as long as someone listens. */
function pour(socket: Socket, piece: string, times: number): void {
  const more = (left: number): void => {
    if (left === 0) socket.end(chunk(''))
    else if (!socket.destroyed) socket.write(piece, () => more(left - 1))
  }
  more(times)
}

/** Repeats the key that it was asked with, as services do in their messages; the key comes in two pieces. */
const repeatKey =
  (status: string) =>
  (socket: Socket, request: string): void => {
    const key = /^authorization: token (.+)$/im.exec(request)?.[1] ?? ''
    socket.setNoDelay(true)
    socket.write(head(status, JSON_TYPE, CHUNKED, `Retry-After: ${key}`) + chunk(`{"errors":["The key ${key.slice(0, 6)}`))
    setImmediate(() => socket.end(chunk(`${key.slice(6)} (${encodeURIComponent(key)}) is not known."]}`) + chunk('')))
  }

/** By the name of the ticker that is asked for. */
const FAULTS: Readonly<Record<string, (socket: Socket, request: string) => void>> = {
  FINE: answerWith('200 OK', WHOLE, JSON_TYPE),
  // The connection ends although the length promises more.
  CUT: (socket) => void socket.end(head('200 OK', JSON_TYPE, `Content-Length: ${WHOLE.length + 100}`) + WHOLE.slice(0, 20)),
  CUTCHUNK: (socket) => void socket.end(head('200 OK', JSON_TYPE, CHUNKED) + chunk(WHOLE.slice(0, 20))),
  RESETBODY: (socket) => void socket.write(head('200 OK', JSON_TYPE, CHUNKED) + chunk('{'), () => socket.resetAndDestroy()),
  RESET: (socket) => void socket.resetAndDestroy(),
  CLOSE: (socket) => void socket.end(),
  SILENT: () => undefined,
  STALL: (socket) => void socket.write(head('200 OK', JSON_TYPE, CHUNKED) + chunk(WHOLE.slice(0, 20))),
  SLICED: (socket) => {
    socket.setNoDelay(true)
    socket.write(head('200 OK', JSON_TYPE, CHUNKED))
    for (const letter of WHOLE) socket.write(chunk(letter))
    socket.end(chunk(''))
  },
  BADGZIP: answerWith('200 OK', WHOLE, JSON_TYPE, 'Content-Encoding: gzip'),
  CUTGZIP: (socket) => {
    const packed = gzipSync(WHOLE)
    const part = packed.subarray(0, packed.length - 12)
    socket.write(head('200 OK', JSON_TYPE, 'Content-Encoding: gzip', `Content-Length: ${part.length}`))
    socket.end(part)
  },
  HUGE: (socket) => {
    socket.write(head('200 OK', JSON_TYPE, CHUNKED) + chunk('{"splits":["'))
    pour(socket, chunk('x'.repeat(1_000_000)), 50)
  },
  NOSPACE: answerWith('200 OK', '', JSON_TYPE),
  PAGE: answerWith('200 OK', '<!doctype html><html><body>Sign in to the network</body></html>', 'Content-Type: text/html'),
  MOVED: answerWith('302 Found', '', 'Location: https://elsewhere.invalid/'),
  GARBAGE: (socket) => void socket.end('This is no HTTP at all.\r\n\r\n'),
  BUSY: answerWith('503 Service Unavailable', '', 'Retry-After: 1'),
  KEYOK: repeatKey('200 OK'),
  KEYBAD: repeatKey('400 Bad Request'),
  KEYPLAN: repeatKey('403 Forbidden'),
  KEYBUSY: repeatKey('429 Too Many Requests'),
  KEYBROKEN: repeatKey('500 Internal Server Error'),
  BROKEN: answerWith('500 Internal Server Error', '{"message":"It broke."}', JSON_TYPE),
}

/** The first ticker in a request line, of which the rest is not read. */
const tickerOf = (request: string): string => /tickers(?:%5D|\])=([A-Z]+)/i.exec(request)?.[1] ?? ''

/** Listens on a port of 127.0.0.1. `HEALS` fails twice and then answers. */
export function startFaultServer(port: number): Server {
  let failed = 0
  const server = createServer((socket) => {
    // A peer that goes away is what this server is for.
    socket.on('error', () => undefined)
    socket.once('data', (data) => {
      const request = data.toString('latin1')
      const ticker = tickerOf(request)
      const fault = ticker === 'HEALS' && (failed += 1) % 3 !== 0 ? FAULTS.RESET : FAULTS[ticker]
      ;(fault ?? FAULTS.FINE!)(socket, request)
    })
  })
  return server.listen(port, '127.0.0.1')
}

if (process.argv[1] === import.meta.filename) startFaultServer(Number(process.argv[2]))

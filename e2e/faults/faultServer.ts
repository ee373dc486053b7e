/** A service that breaks in ways that only a socket can: cut, reset, stalled, trickling, wrongly packed, endless. A fault for each name that is asked for, of any operation. */
import { createServer, type Server, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { endpoints } from '../../src/endpoints/index.ts'

const ROW = { id: 's1', ticker: 'HALO', name: 'Halo Works', ratio: '4:1' }
const WHOLE = JSON.stringify({ splits: [ROW] })

/** One record in the form of the operation that is asked. */
function answerTo(path: string | undefined): string {
  const endpoint = endpoints.find((one) => one.path === path)
  const record = { ...ROW, call_id: 'c1', search_key: 'HALO', symbol: 'HALO' }
  return endpoint ? JSON.stringify(endpoint.envelope.write([record], { hits: 1, page: 1, pageSize: 100 })) : WHOLE
}

const head = (status: string, ...lines: readonly string[]): string =>
  [`HTTP/1.1 ${status}`, 'Connection: close', ...lines, '', ''].join('\r\n')
const JSON_TYPE = 'Content-Type: application/json'
const CHUNKED = 'Transfer-Encoding: chunked'
const sized = (text: string): string => `Content-Length: ${Buffer.byteLength(text)}`
const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`

/** Splits of companies that nobody asked for, told with a number for a text and a field that is nowhere described. */
const OTHERS = Array.from({ length: 43 }, (_, at) => ({
  ...ROW,
  id: `o${at}`,
  ticker: `${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(65 + Math.floor(at / 26))}Q`,
  ratio: 4,
  mood: 'calm',
}))

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

/** By the name that is asked for, as a ticker or as another value. */
const NAMED: Readonly<Record<string, (socket: Socket, request: string) => void>> = {
  // The connection ends although the length promises more.
  CUT: (socket) => void socket.end(head('200 OK', JSON_TYPE, `Content-Length: ${WHOLE.length + 100}`) + WHOLE.slice(0, 20)),
  CUTCHUNK: (socket) => void socket.end(head('200 OK', JSON_TYPE, CHUNKED) + chunk(WHOLE.slice(0, 20))),
  // The length was never said, so that the end looks like one.
  CUTPLAIN: (socket) => void socket.end(head('200 OK', JSON_TYPE) + WHOLE.slice(0, 20)),
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
  PAGE: answerWith('200 OK', '<!doctype html><html><body>Sign in to the network</body></html>', 'Content-Type: text/html'),
  MOVED: answerWith('302 Found', '', 'Location: https://elsewhere.invalid/'),
  UNCHANGED: (socket) => void socket.end(head('304 Not Modified')),
  FIREWALL: answerWith('403 Forbidden', '<!doctype html><h1>Blocked by policy 17</h1>', 'Content-Type: text/html'),
  UNKNOWNKEY: answerWith('400 Bad Request', '["Access denied for user 0 \\"anonymous\\""]', JSON_TYPE),
  OTHERS: answerWith('200 OK', JSON.stringify({ splits: OTHERS }), JSON_TYPE),
  TEAPOT: answerWith('418 I am a teapot', '', JSON_TYPE),
  LIMITED: answerWith('429 Too Many Requests', '', `Retry-After: ${3 * 86_400}`),
  GARBAGE: (socket) => void socket.end('This is no HTTP at all.\r\n\r\n'),
  BUSY: answerWith('503 Service Unavailable', '', 'Retry-After: 1'),
  KEYOK: repeatKey('200 OK'),
  KEYBAD: repeatKey('400 Bad Request'),
  KEYPLAN: repeatKey('403 Forbidden'),
  KEYBUSY: repeatKey('429 Too Many Requests'),
  KEYBROKEN: repeatKey('500 Internal Server Error'),
  BROKEN: answerWith('500 Internal Server Error', '{"message":"It broke."}', JSON_TYPE),
}

/** A number of rows stands for a name, for an operation that takes no name. */
const FAULTS: typeof NAMED = { ...NAMED, 41: NAMED.CUTPLAIN! }

/** Path and fault in a request line, of which the rest is not read. */
function askedBy(request: string): { readonly path: string | undefined; readonly name: string } {
  const [, path, query = ''] = /^GET ([^ ?]*)\??(\S*)/.exec(request) ?? []
  const named = Array.from(query.matchAll(/=(\w+)/g), ([, name]) => name!)
  return { path, name: named.find((name) => Object.hasOwn(FAULTS, name) || name === 'HEALS') ?? '' }
}

/** Listens on a port of 127.0.0.1. What names no fault is answered; `HEALS` fails twice and then answers. */
export function startFaultServer(port: number): Server {
  let failed = 0
  const server = createServer((socket) => {
    // A peer that goes away is what this server is for.
    socket.on('error', () => undefined)
    socket.once('data', (data) => {
      const request = data.toString('latin1')
      const { path, name } = askedBy(request)
      const fault = name === 'HEALS' && (failed += 1) % 3 !== 0 ? FAULTS.RESET : FAULTS[name]
      ;(fault ?? answerWith('200 OK', answerTo(path), JSON_TYPE))(socket, request)
    })
  })
  return server.listen(port, '127.0.0.1')
}

if (process.argv[1] === import.meta.filename) startFaultServer(Number(process.argv[2]))

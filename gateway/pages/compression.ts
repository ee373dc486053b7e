/** Packs the text files of the build and its WebAssembly, each once. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip'

/** Bytes from which on a file is packed with less care: of the 34 MB of the engine of SQL, six remain instead of 5.9, six times as fast. */
const LARGE = 5_000_000

const packers: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  // The highest quality takes seconds for the last two per cent, and somebody waits for the first page.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length < LARGE ? 9 : 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** The packings that a browser takes, by its `Accept-Encoding`. */
export const acceptedCodings = (acceptEncoding: string): readonly string[] =>
  parseAccept(acceptEncoding).flatMap(({ type, q }) => (q > 0 ? type : []))

/** The best packing that the browser takes, if the file gains by any: fonts and pictures are packed already. */
export function encodingFor(type: string, size: number, acceptEncoding: string): Encoding | undefined {
  if (size < 1000 || !/^text\/|json|xml|wasm/.test(type)) return undefined
  const accepted = acceptedCodings(acceptEncoding)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

export function compressed(
  file: { readonly bytes: Uint8Array; readonly packed: Map<Encoding, Promise<Uint8Array>> },
  encoding: Encoding,
): Promise<Uint8Array> {
  const bytes = file.packed.get(encoding) ?? packers[encoding](file.bytes)
  file.packed.set(encoding, bytes)
  return bytes
}

/** Packs the text files of the build, each once. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip'

const packers: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  // The highest quality takes seconds for the last two per cent, and somebody waits for the first page.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** The packings that a browser takes, by its `Accept-Encoding`. */
export const acceptedCodings = (acceptEncoding: string): readonly string[] =>
  parseAccept(acceptEncoding).flatMap(({ type, q }) => (q > 0 ? type : []))

/** The best packing that the browser takes, if the file gains by any: fonts and pictures are packed already. */
export function encodingFor(type: string, size: number, acceptEncoding: string): Encoding | undefined {
  if (size < 1000 || !/^text\/|json|xml/.test(type)) return undefined
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

/** How forwarded answers are packed: unpacked so that they can be read, and packed again for the way to the browser. */
import type { Transform } from 'node:stream'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createGzip,
  createInflate,
  createZstdDecompress,
  type ZlibOptions,
} from 'node:zlib'

/** The one packing that the service is asked for: the others cost more to undo, and none at all costs the way from the service. */
export const askedCoding = 'gzip'

const chunkSize = 64 * 1024
/** Gzip without its end passes as far as it goes, as in browsers; the page finds that the data does not end. */
const lenient: ZlibOptions = { chunkSize, finishFlush: constants.Z_SYNC_FLUSH }

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip(lenient),
  'x-gzip': () => createGunzip(lenient),
  deflate: () => createInflate(lenient),
  br: () => createBrotliDecompress({ chunkSize }),
  zstd: () => createZstdDecompress({ chunkSize }),
}

/** What undoes a `Content-Encoding`, the last packing first; undefined where one is unknown. A service may send others than asked for. */
export function unpackingOf(contentEncoding = ''): readonly Transform[] | undefined {
  const codings = contentEncoding.toLowerCase().split(/[\s,]+/)
  const packed = codings.filter((coding) => coding !== '' && coding !== 'identity').toReversed()
  const unpacking = packed.flatMap((coding) => unpackers[coding]?.() ?? [])
  return unpacking.length === packed.length ? unpacking : undefined
}

/** Gzip, as fast as it goes; what has come leaves without waiting for more. */
export const createPacking = (): Transform => createGzip({ level: 1, chunkSize, flush: constants.Z_SYNC_FLUSH })

/** A drawing as a PNG file: eight bits of red, green, blue and alpha a pixel. */
import { pixelsOf } from './raster.ts'
import type { Drawing } from './shapes.ts'

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(
    [...name].map((char) => char.charCodeAt(0)),
    4,
  )
  bytes.set(data, 8)
  let crc = 0xffffffff
  for (let i = 4; i < data.length + 8; i++) crc = CRC[(crc ^ bytes[i]!) & 0xff]! ^ (crc >>> 8)
  view.setUint32(data.length + 8, (crc ^ 0xffffffff) >>> 0)
  return bytes
}

/** Packed by the browser itself: a library for it would be a tenth of the worker's code. */
async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Response(bytes).body!.pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

/** The file's bytes, `width` by `height` pixels. */
export async function pngOf(drawing: Drawing, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = pixelsOf(drawing, width, height)
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // Bit depth 8, colour type 6 (RGBA); compression, filter and interlace methods stay 0.
  header.set([8, 6], 8)
  // Each row begins with its filter type: 0, none.
  const rows = new Uint8Array((width * 4 + 1) * height)
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1)
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', await deflated(rows)),
    chunk('IEND', new Uint8Array(0)),
  ]
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  parts.reduce((offset, part) => (file.set(part, offset), offset + part.length), 0)
  return file
}

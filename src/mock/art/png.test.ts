import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pngOf } from './png.ts'
import { box, circle, line, polygon, type Drawing } from './shapes.ts'

/** Reads a PNG back: its chunks with their checksums tested, and the pixels of unfiltered RGBA rows. */
function decoded(file: Uint8Array) {
  const view = new DataView(file.buffer)
  const chunks: { name: string; data: Uint8Array; isSound: boolean }[] = []
  for (let at = 8; at < file.length;) {
    const length = view.getUint32(at)
    const data = file.subarray(at + 8, at + 8 + length)
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8))
    chunks.push({ name, data, isSound: crc32(file.subarray(at + 4, at + 8 + length)) === view.getUint32(at + 8 + length) })
    at += length + 12
  }
  const rows = inflateSync(chunks.find(({ name }) => name === 'IDAT')!.data)
  const width = view.getUint32(16)
  const pixel = (x: number, y: number): number[] => [...rows.subarray(y * (width * 4 + 1) + 1 + x * 4).subarray(0, 4)]
  return { chunks, rows, width, height: view.getUint32(20), pixel }
}

const drawing = (...shapes: Drawing['shapes']): Drawing => ({ title: 'Test', width: 40, height: 20, shapes })

test('a PNG has the signature, sound chunks, the size asked for and one byte and four channels a pixel in each row', async () => {
  const file = await pngOf(drawing(box(0, 0, 40, 20, 0, '#336699')), 40, 20)
  expect([...file.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10])
  const { chunks, rows, width, height } = decoded(file)
  expect(chunks.map(({ name, isSound }) => [name, isSound])).toEqual([
    ['IHDR', true],
    ['IDAT', true],
    ['IEND', true],
  ])
  expect([...chunks[0]!.data.subarray(8)]).toEqual([8, 6, 0, 0, 0])
  expect([width, height, rows.length]).toEqual([40, 20, 20 * (1 + 40 * 4)])
})

test('shapes cover their inside fully, their edge in part, and nothing else', async () => {
  const { pixel } = decoded(await pngOf(drawing(box(10, 5, 10.5, 10, 0, '#336699')), 40, 20))
  expect(pixel(15, 10)).toEqual([0x33, 0x66, 0x99, 255])
  expect(pixel(20, 10)).toEqual([0x33, 0x66, 0x99, 128])
  expect(pixel(22, 10)).toEqual([0, 0, 0, 0])
})

test('a later shape lies over an earlier one, and corners are cut by their radius', async () => {
  const { pixel } = decoded(await pngOf(drawing(box(0, 0, 20, 20, 10, '#000000'), circle(10, 10, 4, '#FFFFFF')), 40, 20))
  expect(pixel(10, 10)).toEqual([255, 255, 255, 255])
  expect(pixel(3, 10)).toEqual([0, 0, 0, 255])
  expect(pixel(0, 0)).toEqual([0, 0, 0, 0])
})

test('polygons are filled by what lies between their corners, and lines end round', async () => {
  const triangle = polygon(
    [
      [0, 0],
      [20, 0],
      [0, 20],
    ],
    '#FF0000',
  )
  const stroke = line(
    [
      [28, 10],
      [34, 10],
    ],
    8,
    '#00FF00',
  )
  const { pixel } = decoded(await pngOf(drawing(triangle, stroke), 40, 20))
  expect([pixel(4, 4), pixel(16, 16)]).toEqual([
    [255, 0, 0, 255],
    [0, 0, 0, 0],
  ])
  expect([pixel(25, 9), pixel(24, 6)]).toEqual([
    [0, 255, 0, 255],
    [0, 0, 0, 0],
  ])
})

test('a smaller picture is the same drawing, not a part of it', async () => {
  const { pixel, width, height } = decoded(await pngOf(drawing(box(20, 0, 20, 20, 0, '#336699')), 20, 10))
  expect([width, height]).toEqual([20, 10])
  expect([pixel(5, 5)[3], pixel(15, 5)[3]]).toEqual([0, 255])
})

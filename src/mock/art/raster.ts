/** A drawing as pixels: each shape's signed distance to a pixel's middle gives how much of the pixel it covers. */
import { boundsOf, placed, type Drawing, type Point, type Shape } from './shapes.ts'

/** A shape's edges as ax, ay, bx, by one after the other: read for every pixel, so kept flat. */
function edgesOf(points: readonly Point[], closed: boolean): Float64Array {
  const ends = closed ? [...points.slice(1), points[0]!] : points.length === 1 ? points : points.slice(1)
  return Float64Array.from(ends.flatMap(([x, y], i) => [points[i]![0], points[i]![1], x, y]))
}

function distanceToEdges(edges: Float64Array, x: number, y: number): number {
  let nearest = Infinity
  for (let i = 0; i < edges.length; i += 4) {
    const dx = edges[i + 2]! - edges[i]!
    const dy = edges[i + 3]! - edges[i + 1]!
    const px = x - edges[i]!
    const py = y - edges[i + 1]!
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
    const ex = px - along * dx
    const ey = py - along * dy
    const square = ex * ex + ey * ey
    if (square < nearest) nearest = square
  }
  return Math.sqrt(nearest)
}

function isInside(edges: Float64Array, x: number, y: number): boolean {
  let inside = false
  for (let i = 0; i < edges.length; i += 4) {
    const ay = edges[i + 1]!
    const by = edges[i + 3]!
    if (ay > y !== by > y && x < ((edges[i + 2]! - edges[i]!) * (y - ay)) / (by - ay) + edges[i]!) inside = !inside
  }
  return inside
}

/** A measure of how many pixels a point lies from the shape's edge: negative inside it. */
function distanceFrom(shape: Shape): (x: number, y: number) => number {
  switch (shape.kind) {
    case 'circle':
      return (x, y) => Math.hypot(x - shape.x, y - shape.y) - shape.radius
    case 'box':
      return (x, y) => {
        const dx = Math.abs(x - shape.x - shape.width / 2) - shape.width / 2 + shape.radius
        const dy = Math.abs(y - shape.y - shape.height / 2) - shape.height / 2 + shape.radius
        return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - shape.radius
      }
    case 'line': {
      const edges = edgesOf(shape.points, shape.closed)
      return (x, y) => distanceToEdges(edges, x, y) - shape.width / 2
    }
    case 'polygon': {
      const edges = edgesOf(shape.points, true)
      return (x, y) => (isInside(edges, x, y) ? -1 : 1) * distanceToEdges(edges, x, y)
    }
  }
}

/** Red, green, blue and alpha of every pixel, row by row; the drawing is stretched to `width` by `height`. */
export function pixelsOf(drawing: Drawing, width: number, height: number): Uint8Array<ArrayBuffer> {
  // Colours are kept multiplied by their coverage until the end, so that edges of stacked shapes do not grey.
  const paint = new Float32Array(width * height * 4)
  for (const shape of placed(drawing.shapes, 0, 0, width / drawing.width)) {
    const [red, green, blue] = [1, 3, 5].map((i) => parseInt(shape.color.slice(i, i + 2), 16)) as [number, number, number]
    const distanceAt = distanceFrom(shape)
    const { left, top, right, bottom } = boundsOf([shape])
    const [firstX, lastX] = [Math.max(0, Math.floor(left - 1)), Math.min(width, Math.ceil(right + 1))]
    for (let y = Math.max(0, Math.floor(top - 1)); y < Math.min(height, Math.ceil(bottom + 1)); y++)
      for (let x = firstX; x < lastX;) {
        const distance = distanceAt(x + 0.5, y + 0.5)
        const cover = Math.min(1, Math.max(0, 0.5 - distance))
        // A pixel far from the edge says the same of those beside it: go there in one step.
        const end = Math.min(lastX, x + Math.max(1, Math.floor(Math.abs(distance) - 0.5)))
        for (; x < end; x++) {
          if (cover === 0) continue
          const at = (y * width + x) * 4
          paint[at] = red * cover + paint[at]! * (1 - cover)
          paint[at + 1] = green * cover + paint[at + 1]! * (1 - cover)
          paint[at + 2] = blue * cover + paint[at + 2]! * (1 - cover)
          paint[at + 3] = cover + paint[at + 3]! * (1 - cover)
        }
      }
  }
  const pixels = new Uint8Array(width * height * 4)
  for (let at = 0; at < paint.length; at += 4) {
    const alpha = paint[at + 3]!
    if (alpha === 0) continue
    for (let i = 0; i < 3; i++) pixels[at + i] = Math.round(paint[at + i]! / alpha)
    pixels[at + 3] = Math.round(alpha * 255)
  }
  return pixels
}

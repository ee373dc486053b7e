/** The few plain shapes that every drawn logo is made of, so that SVG and PNG can agree on them exactly. */

export type Point = readonly [x: number, y: number]

/** Colours are `#RRGGBB`. Lines have round caps and joins; `closed` joins the last point to the first. */
export type Shape =
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number; readonly color: string }
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly radius: number
      readonly color: string
    }
  | { readonly kind: 'polygon'; readonly points: readonly Point[]; readonly color: string }
  | {
      readonly kind: 'line'
      readonly points: readonly Point[]
      readonly closed: boolean
      readonly width: number
      readonly color: string
    }

export interface Drawing {
  readonly title: string
  readonly width: number
  readonly height: number
  /** Painted in this order, on a transparent ground. */
  readonly shapes: readonly Shape[]
}

export const circle = (x: number, y: number, radius: number, color: string): Shape => ({ kind: 'circle', x, y, radius, color })

export const box = (x: number, y: number, width: number, height: number, radius: number, color: string): Shape => ({
  kind: 'box',
  x,
  y,
  width,
  height,
  radius,
  color,
})

export const polygon = (points: readonly Point[], color: string): Shape => ({ kind: 'polygon', points, color })

export const line = (points: readonly Point[], width: number, color: string, closed = false): Shape => ({
  kind: 'line',
  points,
  closed,
  width,
  color,
})

/** Points written as in SVG: `10,20 30,40`. */
export const path = (text: string): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number)
    return [x!, y!]
  })

/** The point at `degrees` (0 right, 90 down) and `radius` from a centre. */
export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** An arc from one angle to another as points close enough to look round at 300 pixels. */
export function arc(x: number, y: number, radius: number, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 6))
  return Array.from({ length: steps + 1 }, (_, i) => polar(x, y, radius, from + ((to - from) * i) / steps))
}

/** The corners of a regular polygon round a centre, the first at `degrees`. */
export const regular = (x: number, y: number, radius: number, corners: number, degrees = -90): Point[] =>
  Array.from({ length: corners }, (_, i) => polar(x, y, radius, degrees + (360 * i) / corners))

/** A list of points turned round a centre. */
export function turned(points: readonly Point[], x: number, y: number, degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return points.map(([px, py]) => [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos])
}

/** The same shapes, `scale` times as large, moved so that their origin lies at `x`, `y`. */
export function placed(shapes: readonly Shape[], x: number, y: number, scale: number): Shape[] {
  const moved = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * scale, y + py * scale])
  return shapes.map((shape) => {
    if (shape.kind === 'polygon') return { ...shape, points: moved(shape.points) }
    if (shape.kind === 'line') return { ...shape, points: moved(shape.points), width: shape.width * scale }
    const at = { x: x + shape.x * scale, y: y + shape.y * scale, radius: shape.radius * scale }
    return shape.kind === 'circle'
      ? { ...shape, ...at }
      : { ...shape, ...at, width: shape.width * scale, height: shape.height * scale }
  })
}

/** Smallest upright rectangle round all shapes, line widths included. */
export function boundsOf(shapes: readonly Shape[]): { left: number; top: number; right: number; bottom: number } {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const add = (left: number, top: number, right: number, bottom: number): void => {
    bounds.left = Math.min(bounds.left, left)
    bounds.top = Math.min(bounds.top, top)
    bounds.right = Math.max(bounds.right, right)
    bounds.bottom = Math.max(bounds.bottom, bottom)
  }
  for (const shape of shapes) {
    if (shape.kind === 'circle')
      add(shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius)
    else if (shape.kind === 'box') add(shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
    else {
      const reach = shape.kind === 'line' ? shape.width / 2 : 0
      for (const [x, y] of shape.points) add(x - reach, y - reach, x + reach, y + reach)
    }
  }
  return bounds
}

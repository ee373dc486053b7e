/** A drawing as the text of an SVG file: shapes only, no script, no style, no reference to anything outside. */
import type { Drawing, Point, Shape } from './shapes.ts'

const number = (value: number): string => String(Math.round(value * 100) / 100)
const list = (points: readonly Point[]): string => points.map(([x, y]) => `${number(x)},${number(y)}`).join(' ')
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function elementOf(shape: Shape): string {
  switch (shape.kind) {
    case 'circle':
      return `<circle cx="${number(shape.x)}" cy="${number(shape.y)}" r="${number(shape.radius)}" fill="${shape.color}"/>`
    case 'box':
      return (
        `<rect x="${number(shape.x)}" y="${number(shape.y)}" width="${number(shape.width)}" height="${number(shape.height)}" ` +
        `rx="${number(shape.radius)}" fill="${shape.color}"/>`
      )
    case 'polygon':
      return `<polygon points="${list(shape.points)}" fill="${shape.color}"/>`
    case 'line':
      return (
        `<${shape.closed ? 'polygon' : 'polyline'} points="${list(shape.points)}" fill="none" stroke="${shape.color}" ` +
        `stroke-width="${number(shape.width)}" stroke-linecap="round" stroke-linejoin="round"/>`
      )
  }
}

export function svgOf(drawing: Drawing): string {
  const { width, height, title, shapes } = drawing
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">` +
    `<title>${escaped(title)}</title>${shapes.map(elementOf).join('')}</svg>`
  )
}

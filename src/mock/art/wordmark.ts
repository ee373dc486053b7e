/** A company's name set in the stroke font: case, weight, slant and spacing by its seed, letters spaced by eye. */
import { randomOf } from '../world/random.ts'
import { strokesOf, type Stroke } from './letters.ts'
import { line, type Point, type Shape } from './shapes.ts'

interface Setting {
  readonly weight: number
  /** Space between letters, in units of a twentieth of the capitals' height. */
  readonly space: number
  readonly stretch: number
  readonly slant: number
}

/** Left and right edge of a letter in each of these bands of height, for spacing by the gap that is seen. */
const BANDS = 14
const bandOf = (y: number): number => Math.min(BANDS - 1, Math.max(0, Math.floor((y / 28) * BANDS)))

function edgesOf(strokes: readonly Stroke[], side: 'left' | 'right'): (number | undefined)[] {
  const edges: (number | undefined)[] = Array.from({ length: BANDS })
  const note = (x: number, y: number): void => {
    const band = bandOf(y)
    const known = edges[band]
    edges[band] = known === undefined ? x : side === 'left' ? Math.min(known, x) : Math.max(known, x)
  }
  for (const { points, closed } of strokes)
    points.forEach(([x, y], i) => {
      const [toX, toY] = points[i + 1] ?? (closed ? points[0]! : [x, y])
      for (let step = 0; step <= 8; step++) note(x + ((toX - x) * step) / 8, y + ((toY - y) * step) / 8)
    })
  return edges
}

/** How far right of the last letter's origin the next one starts: the mean gap is `space`, no gap much smaller. */
function advance(last: readonly Stroke[], next: readonly Stroke[], space: number): number {
  const [right, left] = [edgesOf(last, 'right'), edgesOf(next, 'left')]
  const width = Math.max(...right.map((x) => x ?? 0))
  // Bands that only one letter reaches count as a moderate gap: `L` and `T` may come closer, not overlap.
  const hollow = 6
  const gaps = right.flatMap((x, band) => {
    const other = left[band]
    if (x === undefined && other === undefined) return []
    return [Math.min(hollow, width - (x ?? width - hollow)) + Math.min(hollow, other ?? hollow)]
  })
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  return width + Math.max(space - mean * 0.6, space * 0.45 - Math.min(...gaps))
}

/** One line of text with its top left at 0, 0 and capitals 20 high. */
export function textShapes(text: string, setting: Setting, color: string): { shapes: Shape[]; width: number } {
  const shapes: Shape[] = []
  let [x, last] = [0, [] as readonly Stroke[]]
  for (const letter of text) {
    const strokes = strokesOf(letter).map((stroke) => ({
      ...stroke,
      points: stroke.points.map(([px, py]): Point => [px * setting.stretch, py]),
    }))
    if (strokes.length === 0) {
      x += 8 * setting.stretch + setting.space / 2
      continue
    }
    if (last.length > 0) x += advance(last, strokes, setting.space)
    for (const { points, closed } of strokes)
      shapes.push(
        line(
          points.map(([px, py]): Point => [x + px + (20 - py) * setting.slant, py]),
          setting.weight,
          color,
          closed,
        ),
      )
    last = strokes
  }
  const width = Math.max(0, ...shapes.flatMap((shape) => (shape.kind === 'line' ? shape.points.map(([px]) => px) : [])))
  return { shapes, width }
}

/** The name on one line, or on two where that is nearer to a logo's proportions. */
export function linesOf(name: string): readonly string[] {
  const words = name.split(' ')
  if (name.length <= 9 || words.length === 1) return [name]
  const breaks = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
    .filter(([first]) => !first!.endsWith('&'))
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}
const longest = (lines: readonly string[]): number => Math.max(...lines.map((text) => text.length))

export interface Wordmark {
  /** Each line's own shapes, capitals 20 high, from its own 0, 0. */
  readonly lines: readonly { readonly shapes: readonly Shape[]; readonly width: number; readonly scale: number }[]
}

export function wordmarkOf(name: string, color: string, second: string): Wordmark {
  const random = randomOf('wordmark', name)
  const form = random.pick(['upper', 'title', 'title', 'lower'] as const)
  const weight = random.pick([1.9, 2.4, 2.9, 3.4])
  const setting: Setting = {
    weight,
    space: (form === 'upper' ? random.pick([6.5, 8]) : random.pick([5.2, 6])) + weight * 0.75,
    stretch: random.pick([0.86, 0.95, 1, 1.1]),
    slant: random.chance(0.15) ? 0.18 : 0,
  }
  const cased = (text: string): string => (form === 'upper' ? text.toUpperCase() : form === 'lower' ? text.toLowerCase() : text)
  const texts = linesOf(name)
  // A second line is either the first one's equal or its small, widely spaced descriptor.
  const isSmall = texts.length === 2 && random.chance(0.55)
  const lighter = isSmall ? second : color
  return {
    lines: texts.map((text, i) =>
      i === 1 && isSmall
        ? { ...textShapes(text.toUpperCase(), { ...setting, weight: 2.3, space: 11, stretch: 1, slant: 0 }, lighter), scale: 0.5 }
        : { ...textShapes(cased(text), setting, color), scale: texts.length === 1 || isSmall ? 1 : 0.8 },
    ),
  }
}

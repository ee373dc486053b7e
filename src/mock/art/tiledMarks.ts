/** Families of marks built on fields, faces and blades. Each draws in a box of 100 by 100 round its middle. */
import { strokesOf } from './letters.ts'
import { formOf, type MarkFamily } from './markFamily.ts'
import {
  arc,
  box,
  boundsOf,
  circle,
  line,
  path,
  placed,
  polar,
  polygon,
  regular,
  turned,
  type Point,
  type Shape,
} from './shapes.ts'

/** A cube seen from a corner: three faces with seams between them. */
const cube: MarkFamily = ({ variant, tones }) => {
  const turn = formOf(variant, [0, 60, 180])
  const face = (degrees: number): Point[] => {
    const [dx, dy] = polar(0, 0, 3.4, degrees + 60)
    return [[50, 50] as Point, ...[0, 60, 120].map((d) => polar(50, 50, 41, degrees + d))].map(([x, y]): Point => [
      x + dx,
      y + dy,
    ])
  }
  return [-150, -30, 90].map((degrees, i) => polygon(face(degrees + turn), i === 0 ? tones.accent : tones.main))
}

/** Sheets lying one over the other. */
const layers: MarkFamily = ({ variant, tones }) => {
  const count = formOf(variant, [3, 2])
  const turn = formOf(variant, [0, 0, -90])
  const top = count === 2 ? 10 : 5
  const sheet = (points: readonly Point[], drop: number, color: string): Shape =>
    polygon(
      turned(
        points.map(([x, y]): Point => [x, y + top + drop]),
        50,
        50,
        turn,
      ),
      color,
    )
  const below = path('7,0 19,-7 50,11 81,-7 93,0 50,25')
  return [
    sheet(path('50,0 93,25 50,50 7,25'), 0, tones.main),
    ...Array.from({ length: count - 1 }, (_, i) => sheet(below, 45 + i * 20, i === 0 ? tones.accent : tones.main)),
  ]
}

/** Four blades turning round the middle. */
const pinwheel: MarkFamily = ({ variant, tones }) => {
  const form = formOf(variant, ['triangle', 'leaf', 'quarter'] as const)
  const blade: Point[] =
    form === 'triangle'
      ? path('47,47 47,7 7,7')
      : form === 'quarter'
        ? [[47, 47], ...arc(47, 47, 40, 180, 270)]
        : [...arc(47, 7, 40, 90, 180), ...arc(7, 47, 40, 270, 360)]
  return [0, 90, 180, 270].map((degrees, i) => polygon(turned(blade, 50, 50, degrees), i % 2 ? tones.accent : tones.main))
}

/** Four tiles of quarter and whole discs. */
const tiles: MarkFamily = ({ random, tones }) => {
  const size = 41
  return [0, 1, 2, 3].map((i) => {
    const [x, y] = [i % 2 ? 53 : 6, i > 1 ? 53 : 6]
    const color = i === 0 || i === 3 ? tones.main : tones.accent
    const form = i === 0 ? 'quarter' : random.pick(['quarter', 'disc', 'square', 'quarter'] as const)
    if (form === 'disc') return circle(x + size / 2, y + size / 2, size / 2, color)
    if (form === 'square') return box(x, y, size, size, 4, color)
    const [right, low] = [random.chance(0.5), random.chance(0.5)]
    const [cx, cy] = [right ? x + size : x, low ? y + size : y]
    const from = low ? (right ? 180 : 270) : right ? 90 : 0
    return polygon([[cx, cy], ...arc(cx, cy, size, from, from + 90)], color)
  })
}

/** A spark of four or more points, with a small one beside it. */
const spark: MarkFamily = ({ variant, tones }) => {
  const count = formOf(variant, [4, 8, 6])
  const star = (x: number, y: number, radius: number, waist: number): Point[] =>
    Array.from({ length: count * 2 }, (_, i) => polar(x, y, i % 2 ? radius * waist : radius, -90 + (180 * i) / count))
  return count === 4
    ? [polygon(star(43, 57, 40, 0.3), tones.main), polygon(star(81, 19, 15, 0.34), tones.accent)]
    : [polygon(star(50, 50, 45, count === 6 ? 0.5 : 0.62), tones.main), circle(50, 50, count === 6 ? 11 : 14, tones.accent)]
}

/** The initial on a field. */
const monogram: MarkFamily = ({ variant, tones, initial }) => {
  const field: Shape = formOf(variant, [
    circle(50, 50, 44, tones.main),
    box(7, 7, 86, 86, 20, tones.main),
    polygon(regular(50, 50, 46, 6), tones.main),
    polygon([[10, 10], [90, 10], [90, 54], ...arc(50, 54, 40, 6, 174), [10, 54]], tones.main),
  ])
  const letter = strokesOf(initial).map(({ points, closed }) => line(points, 3.6, tones.onMain, closed))
  const { left, top, right, bottom } = boundsOf(letter)
  const scale = Math.min(46 / (bottom - top), 46 / (right - left))
  return [field, ...placed(letter, 50 - ((left + right) / 2) * scale, 50 - ((top + bottom) / 2) * scale, scale)]
}

export const tiledMarks: readonly MarkFamily[] = [cube, layers, pinwheel, tiles, spark, monogram]

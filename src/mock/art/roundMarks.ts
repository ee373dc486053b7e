/** Families of marks built on the circle. Each draws in a box of 100 by 100 round its middle. */
import { formOf, type MarkFamily } from './markFamily.ts'
import { arc, circle, line, polar, polygon, turned, type Point, type Shape } from './shapes.ts'

const ellipse = (rx: number, ry: number, degrees: number): Point[] =>
  turned(
    arc(0, 0, 1, 0, 354).map(([x, y]): Point => [50 + x * rx, 50 + y * ry]),
    50,
    50,
    degrees,
  )

/** A core with one to three paths round it. */
const orbit: MarkFamily = ({ variant, random, tones }) => {
  const count = formOf(variant, [1, 3, 2])
  const start = random.pick([-30, 0, 30])
  const paths = Array.from({ length: count }, (_, i) =>
    line(ellipse(42, count === 1 ? 17 : 16, start + (180 * i) / count), 5.5, tones.main, true),
  )
  const core = circle(50, 50, count === 1 ? 17 : 9, count === 1 ? tones.main : tones.accent)
  if (count > 1) return [...paths, core]
  const [x, y] = turned([[50 + 42 * Math.cos(-0.8), 50 + 17 * Math.sin(-0.8)]], 50, 50, start)[0]!
  return [...paths, core, circle(x, y, 8.5, tones.accent)]
}

/** A disc cut into bands that grow thinner, like a sun over water. */
const sunrise: MarkFamily = ({ variant, random, tones }) => {
  const bands = random.integer(3, 5)
  const degrees = formOf(variant, [0, -45, 180])
  const band = (top: number, bottom: number, color: string): Shape => {
    const [a, b] = [top, bottom].map((y) => (Math.asin((y - 50) / 44) * 180) / Math.PI) as [number, number]
    return polygon(turned([...arc(50, 50, 44, 180 - a, 180 - b), ...arc(50, 50, 44, b, a)], 50, 50, degrees), color)
  }
  const pitch = 44 / bands
  return [
    band(6, 50, tones.main),
    ...Array.from({ length: bands - 1 }, (_, i) => {
      const top = 50 + pitch * (i + 0.55) + 2
      return band(top, Math.min(93.5, top + pitch * (0.78 - i * 0.12)), tones.accent)
    }),
  ]
}

/** Quarter rings spreading from a corner. */
const beacon: MarkFamily = ({ variant, random, tones }) => {
  const turn = random.pick([0, 90, 180, 270])
  const rings = formOf(variant, [3, 2])
  const width = rings === 2 ? 15 : 11
  const shapes: Point[][] = Array.from({ length: rings }, (_, i) => arc(17, 83, 72 - i * (width + 8), -90, 0))
  const [x, y] = turned([[21, 79]], 50, 50, turn)[0]!
  return [
    ...shapes.map((points, i) =>
      line(turned(points, 50, 50, turn), width, i === 0 ? tones.main : i % 2 ? tones.accent : tones.main),
    ),
    circle(x, y, rings === 2 ? 15 : 10, rings === 2 ? tones.main : tones.accent),
  ]
}

/** Leaves round a centre, in one colour or two. */
const petals: MarkFamily = ({ variant, random, tones }) => {
  const count = formOf(variant, [6, 4, 8, 5])
  const reach = 43
  const fat = count > 6 ? 108 : count > 4 ? 80 : 62
  // A leaf is where two equal circles overlap: `fat` is how far apart in degrees its two tips are seen.
  const radius = reach / 2 / Math.sin(((180 - fat) / 2) * (Math.PI / 180))
  const half = (180 - fat) / 2
  const offset = radius * Math.cos((half * Math.PI) / 180)
  const middle = 50 - 5 - reach / 2
  const leaf = [...arc(50 - offset, middle, radius, half, -half), ...arc(50 + offset, middle, radius, 180 + half, 180 - half)]
  const isTwoTone = random.chance(0.6)
  return Array.from({ length: count }, (_, i) =>
    polygon(turned(leaf, 50, 50, (360 * i) / count + (count === 4 ? 45 : 0)), isTwoTone && i % 2 ? tones.accent : tones.main),
  )
}

/** A crescent holding a small disc. */
const eclipse: MarkFamily = ({ variant, tones }) => {
  const degrees = formOf(variant, [45, 135, -45, -20])
  // Outer edge of radius 43 round the middle; inner one of radius 33 shifted right, the tips where both meet.
  const [outer, inner, shift] = [43, 33, 16]
  const x = (outer ** 2 - inner ** 2 + shift ** 2) / (2 * shift)
  const y = Math.sqrt(outer ** 2 - x ** 2)
  const [a, b] = [(Math.atan2(y, x) * 180) / Math.PI, (Math.atan2(y, x - shift) * 180) / Math.PI]
  const crescent = [...arc(50, 50, outer, a, 360 - a), ...arc(50 + shift, 50, inner, 360 - b, b)]
  const [cx, cy] = polar(50, 50, 21, degrees)
  return [polygon(turned(crescent, 50, 50, degrees), tones.main), circle(cx, cy, 18, tones.accent)]
}

/** A grid of dots that grow to one side. */
const halftone: MarkFamily = ({ variant, random, tones }) => {
  const count = random.integer(4, 5)
  const form = formOf(variant, ['side', 'middle', 'corner'] as const)
  const pitch = 88 / count
  return Array.from({ length: count * count }, (_, i) => {
    const [column, row] = [i % count, Math.floor(i / count)]
    const [u, v] = [column / (count - 1), row / (count - 1)]
    const share = form === 'corner' ? (u + 1 - v) / 2 : form === 'side' ? u : 1 - Math.hypot(u - 0.5, v - 0.5) / 0.71
    const color = share > 0.72 ? tones.accent : tones.main
    return circle(6 + pitch * (column + 0.5), 6 + pitch * (row + 0.5), pitch * (0.12 + 0.34 * share), color)
  })
}

/** Discs set round a centre like drops, one of them in the second colour. */
const cluster: MarkFamily = ({ variant, random, tones }) => {
  const count = formOf(variant, [5, 4, 6, 3])
  const start = random.pick([-90, -60, 0])
  const radius = count === 3 ? 20 : count === 4 ? 18 : count === 5 ? 15.5 : 13
  const discs = Array.from({ length: count }, (_, i) => {
    const [x, y] = polar(50, 50, 44 - radius, start + (360 * i) / count)
    return circle(x, y, radius, i === 0 ? tones.accent : tones.main)
  })
  return count > 4 ? [...discs, circle(50, 50, count === 6 ? 13 : 10, tones.main)] : discs
}

/** Nested arches, as of a gate or a rainbow. */
const arches: MarkFamily = ({ variant, tones }) => {
  const turn = formOf(variant, [90, 0, 180])
  const arch = (radius: number, color: string): Shape =>
    line(turned([[50 - radius, 88], ...arc(50, 50, radius, 180, 360), [50 + radius, 88]], 50, 50, turn), 11, color)
  return [
    arch(38, tones.main),
    arch(19.5, tones.accent),
    line(
      turned(
        [
          [50, 54],
          [50, 88],
        ],
        50,
        50,
        turn,
      ),
      11,
      tones.main,
    ),
  ]
}

/** Curved blades round an open middle, like a shutter. */
const aperture: MarkFamily = ({ variant, tones }) => {
  const count = formOf(variant, [6, 4, 8, 5])
  const step = 360 / count
  const gap = 5
  return Array.from({ length: count }, (_, i) => {
    const from = -90 + i * step + gap
    const blade = [
      ...arc(50, 50, 44, from, from + step - gap * 2),
      polar(50, 50, 15, from + step + 18),
      polar(50, 50, 17, from + step * 0.35),
    ]
    return polygon(blade, i % 3 === 0 ? tones.accent : tones.main)
  })
}

export const roundMarks: readonly MarkFamily[] = [orbit, sunrise, beacon, petals, eclipse, halftone, cluster, arches, aperture]

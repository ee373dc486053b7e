/** Families of marks built on lines and edges. Each draws in a box of 100 by 100 round its middle. */
import { formOf, type MarkFamily } from './markFamily.ts'
import { arc, box, circle, line, path, polar, polygon, regular, turned, type Point, type Shape } from './shapes.ts'

/** Two peaks, the nearer one in front. */
const peaks: MarkFamily = ({ variant, tones }) => {
  const isSplit = variant % 2 === 1
  const left = variant < 2
  const flip = (points: Point[]): Point[] => (left ? points : points.map(([x, y]): Point => [100 - x, y]))
  return isSplit
    ? [
        polygon(flip(path('38,16 38,84 4,84')), tones.main),
        polygon(flip(path('45,30 72,84 45,84')), tones.accent),
        polygon(flip(path('66,50 96,84 83,84')), tones.main),
      ]
    : [polygon(flip(path('60,14 98,84 66,84 43.2,44.9')), tones.main), polygon(flip(path('2,84 30,36 58,84')), tones.accent)]
}

/** Arrowheads one behind the other. */
const chevrons: MarkFamily = ({ variant, random, tones }) => {
  const count = random.integer(2, 3)
  const turn = formOf(variant, [-90, 0, -45])
  const pitch = count === 2 ? 30 : 24
  const start = 50 - (pitch * (count - 1)) / 2 - 15
  return Array.from({ length: count }, (_, i) => {
    const x = start + i * pitch
    const points: Point[] = [
      [x, 18],
      [x + 30, 50],
      [x, 82],
    ]
    return line(turned(points, 50, 50, turn), count === 2 ? 15 : 12, i === count - 1 ? tones.accent : tones.main)
  })
}

/** Bars of growing height. */
const bars: MarkFamily = ({ variant, tones }) => {
  const heights = formOf(variant, [
    [34, 58, 84],
    [40, 84, 62, 30],
    [24, 54, 84, 54, 24],
    [28, 46, 64, 84],
  ])
  const width = (84 - (heights.length - 1) * 7) / heights.length
  const isCentred = heights.length === 5
  const tallest = heights.indexOf(84)
  return heights.map((height, i) => {
    const y = isCentred ? 50 - height / 2 : 92 - height
    return box(8 + i * (width + 7), y, width, height, width / 2, i === tallest ? tones.accent : tones.main)
  })
}

/** Lines that rise and fall together. */
const waves: MarkFamily = ({ variant, random, tones }) => {
  const count = formOf(variant, [3, 2, 4])
  const [pitch, width] = count === 2 ? [30, 16] : count === 3 ? [25, 12] : [19, 9.5]
  const swing = random.pick([9, 12])
  return Array.from({ length: count }, (_, i) => {
    const y = 50 + (i - (count - 1) / 2) * pitch
    const points = Array.from({ length: 31 }, (_, k): Point => [12 + k * 2.533, y + swing * Math.sin((k / 30) * 2 * Math.PI)])
    return line(points, width, i === 1 ? tones.accent : tones.main)
  })
}

/** Points joined to a middle one. */
const network: MarkFamily = ({ variant, tones }) => {
  const count = formOf(variant, [5, 6, 3])
  const ends = regular(50, 50, 36, count)
  const rim = count === 6 ? [line(ends, 5, tones.main, true)] : []
  return [
    ...rim,
    ...ends.map((end) => line([[50, 50], end], 5, tones.main)),
    ...ends.map(([x, y]) => circle(x, y, count === 3 ? 11 : 8.5, tones.main)),
    circle(50, 50, count === 3 ? 15 : 13, tones.accent),
  ]
}

/** Rods crossing in the middle, every other one in the second colour. */
const asterisk: MarkFamily = ({ variant, tones }) => {
  const count = formOf(variant, [4, 3, 5])
  const hole = variant % 2 === 1 ? 15 : 0
  const spokes = count * 2
  return Array.from({ length: spokes }, (_, i) => {
    const degrees = (360 * i) / spokes - 90
    const color = i % 2 && hole > 0 ? tones.accent : tones.main
    return line([polar(50, 50, hole + 5, degrees), polar(50, 50, 38, degrees)], count === 5 ? 10 : 13, color)
  })
}

/** An arrow rising out of an open square or ring. */
const ascent: MarkFamily = ({ variant, tones }) => {
  const turn = formOf(variant, [0, 90, 0])
  const arrow: Point[][] = [path('34,66 84,16'), path('52,16 84,16 84,48')]
  const frame = variant < 2 ? path('36,20 16,20 16,84 80,84 80,64') : arc(46, 54, 34, 10, 260)
  return [
    line(turned(frame, 50, 50, turn), 11, tones.main),
    ...arrow.map((points) => line(turned(points, 50, 50, turn), 11, tones.accent)),
  ]
}

/** Two rings of a chain, each over the other once. */
const chain: MarkFamily = ({ variant, tones }) => {
  const turn = formOf(variant, [-45, 0, 45])
  const ring = (x: number, from: number, to: number, color: string): Shape =>
    line(turned(arc(x, 50, 26, from, to), 50, 50, turn), 10, color)
  return [ring(33, 0, 360, tones.main), ring(67, 0, 360, tones.accent), ring(33, -75, -20, tones.main)]
}

export const straightMarks: readonly MarkFamily[] = [peaks, chevrons, bars, waves, network, asterisk, ascent, chain]

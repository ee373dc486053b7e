/** The host of the news pictures: answers `/news-files/<seed>/<size>.svg` with a drawn landscape, the same for the same seed. */
import { randomOf } from '../world/random.ts'
import { box, circle, polygon, type Drawing, type Point } from './shapes.ts'
import { svgOf } from './svg.ts'

/** Pixels; one motif in three sizes, as the wire has them (§2.8). */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  thumb: [150, 100],
  small: [300, 200],
  large: [720, 405],
}

/** Sky, sun, and ridges from the far one to the near one. */
const PALETTES = [
  ['#DCE7EA', '#F4C66E', '#9DBAC0', '#5F8B93', '#26515B'],
  ['#F3E3D2', '#D9694F', '#D9B795', '#A77B5B', '#5B3F33'],
  ['#E4E2EF', '#F2F0DA', '#B2AED0', '#7D78A8', '#3D3A66'],
  ['#E3EBDC', '#F0D77B', '#AEC39E', '#71926B', '#334F39'],
] as const

/** A line that rises and falls as a price would, closed along the lower edge. */
function ridge(width: number, height: number, level: number, steps: readonly number[]): Point[] {
  let share = level
  const line = steps.map((step, index): Point => {
    share = Math.min(0.95, Math.max(0.2, share + step))
    return [(width * index) / (steps.length - 1), height * share]
  })
  return [[0, height], ...line, [width, height]]
}

export function pictureOf(seed: string, width: number, height: number): Drawing {
  // Drawn in shares of the frame from the seed alone, so that the sizes show one motif.
  const random = randomOf('news picture', seed)
  const [sky, sun, ...ridges] = random.pick(PALETTES)
  const disc = circle(width * (0.15 + 0.7 * random.next()), height * (0.2 + 0.25 * random.next()), height * 0.11, sun)
  const lines = ridges.map((color, index) => {
    const steps = Array.from({ length: 13 }, () => 0.16 * (random.next() - 0.5))
    return polygon(ridge(width, height, 0.48 + 0.17 * index, steps), color)
  })
  return { title: 'Illustration', width, height, shapes: [box(0, 0, width, height, 0, sky), disc, ...lines] }
}

/** `undefined` when the address is not one of a news picture at all. */
export function answerPicture(url: URL): Response | undefined {
  const [, seed, name = ''] = /^\/news-files\/([\w-]+)\/(\w+)\.svg$/.exec(url.pathname) ?? []
  const size = Object.hasOwn(SIZES, name) ? SIZES[name] : undefined
  if (seed === undefined || !size) return undefined
  return new Response(svgOf(pictureOf(seed, ...size)), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=900' },
  })
}

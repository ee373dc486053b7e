/** The host of the news pictures: answers `/news-files/<seed>/<size>.svg` with a drawn landscape, the same for the same seed. */
import { randomOf } from '../world/random.ts'
import { svgOf } from './drawing.ts'

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

/** In a frame of 12 by 8, which the browser stretches to the size asked for. */
function motifOf(seed: string): string {
  const random = randomOf('news picture', seed)
  const [sky, sun, ...ridges] = random.pick(PALETTES)
  const lines = ridges.map((color, index) => {
    const heights = Array.from({ length: 13 }, (_, x) => `${x} ${(3.8 + 1.4 * index + 1.2 * (random.next() - 0.5)).toFixed(2)}`)
    return `<path d="M0 8L${heights.join('L')}V8Z" fill="${color}"/>`
  })
  const disc = `<circle cx="${random.integer(2, 10)}" cy="${random.integer(16, 30) / 10}" r=".9" fill="${sun}"/>`
  return `<path d="M0 0H12V8H0Z" fill="${sky}"/>${disc}${lines.join('')}`
}

/** `undefined` when the address is not one of a news picture at all. */
export function answerPicture(url: URL): Response | undefined {
  const [, seed, name = ''] = /^\/news-files\/([\w-]+)\/(\w+)\.svg$/.exec(url.pathname) ?? []
  const size = Object.hasOwn(SIZES, name) ? SIZES[name] : undefined
  if (seed === undefined || !size) return undefined
  const [width, height] = size
  const inside = `<svg viewBox="0 0 12 8" preserveAspectRatio="none">${motifOf(seed)}</svg>`
  return new Response(svgOf({ title: 'Illustration', width, height, inside }), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=900' },
  })
}

/** A company's logo, mark and composite as plain shapes, from its ticker, name and two brand colours alone. */
import { randomOf } from '../world/random.ts'
import { issuerOf } from '../companies/companies.ts'
import type { Company } from '../world/facts.ts'
import { strokesOf } from './letters.ts'
import { tonesOf, type Tones } from './palette.ts'
import { roundMarks } from './roundMarks.ts'
import { box, boundsOf, line, placed, type Drawing, type Shape } from './shapes.ts'
import { straightMarks } from './straightMarks.ts'
import { tiledMarks } from './tiledMarks.ts'
import { wordmarkOf } from './wordmark.ts'

export type Page = 'light' | 'dark'

/** Sides of a mark and height of a logo, in pixels: the sizes that PNG files only ever shrink from. */
export const MARK_SIZE = 300
const LOGO_HEIGHT = 200

/** The kinds of family dealt in turn, so that neighbours in the list of companies never look alike. */
const FAMILIES = roundMarks.flatMap((family, i) => [family, ...straightMarks.slice(i, i + 1), ...tiledMarks.slice(i, i + 1)])

const capitalOf = (text: string): string => /[a-z]/i.exec(text.normalize('NFD'))?.[0].toUpperCase() ?? 'X'

/** The mark's shapes, centred in a square of `size` pixels and filling `share` of it. */
function markShapes(company: Company, tones: Tones, size: number, share: number): Shape[] {
  // Share classes of one company carry one brand.
  const place = issuerOf(company).index
  const shapes = FAMILIES[place % FAMILIES.length]!({
    variant: Math.floor(place / FAMILIES.length),
    random: randomOf('mark', company.shortName),
    tones,
    initial: capitalOf(company.shortName),
  })
  const { left, top, right, bottom } = boundsOf(shapes)
  const scale = (size * share) / Math.max(right - left, bottom - top)
  return placed(shapes, size / 2 - ((left + right) / 2) * scale, size / 2 - ((top + bottom) / 2) * scale, scale)
}

/** The mark alone on a transparent square. */
export function markDrawing(company: Company, page: Page): Drawing {
  const tones = tonesOf(company.shortName, company.colors, page)
  return { title: company.shortName, width: MARK_SIZE, height: MARK_SIZE, shapes: markShapes(company, tones, MARK_SIZE, 0.92) }
}

/** Mark and name side by side; as wide as the name needs. */
export function logoDrawing(company: Company, page: Page): Drawing {
  const tones = tonesOf(company.shortName, company.colors, page)
  const [pad, gap, side] = [20, 36, 160]
  const second = page === 'light' ? tones.main : tones.accent
  const { lines } = wordmarkOf(company.shortName, tones.word, second)
  // Capitals of one line are 62 px high; two lines share the mark's height.
  const unit = lines.length === 1 ? 3.1 : lines[1]!.scale < lines[0]!.scale ? 2.9 : 3
  const leading = 24
  const total = lines.reduce((sum, { scale }, i) => sum + scale * 20 + (i > 0 ? leading * 0.62 : 0), 0) * unit
  const left = pad + side + gap
  let y = (LOGO_HEIGHT - total) / 2
  const shapes = placed(markShapes(company, tones, side, 0.98), pad, (LOGO_HEIGHT - side) / 2, 1)
  for (const { shapes: letters, scale } of lines) {
    shapes.push(...placed(letters, left, y, unit * scale))
    y += (scale * 20 + leading * 0.62) * unit
  }
  const width = Math.ceil(boundsOf(shapes).right + pad)
  return { title: company.name, width, height: LOGO_HEIGHT, shapes }
}

/**
 * The mark on its brand background, or the name's initials where there is no mark (§4.2, generate composite).
 * `radius` is the border radius in per cent of the side, 0 to 50; 50 gives a circle.
 */
export function compositeDrawing(company: Company, page: Page, radius: number): Drawing {
  const tones = tonesOf(company.shortName, company.colors, page)
  const ground = box(0, 0, MARK_SIZE, MARK_SIZE, (MARK_SIZE * radius) / 100, company.colors[page])
  const shapes =
    company.artwork === 'none' ? initials(company.shortName, tones.word) : placed(markShapes(company, tones, 180, 1), 60, 60, 1)
  return { title: company.shortName, width: MARK_SIZE, height: MARK_SIZE, shapes: [ground, ...shapes] }
}

/** One or two initials in the middle of a mark's square. */
function initials(name: string, color: string): Shape[] {
  const letters = name
    .split(' ')
    .filter((word) => /[a-z]/i.test(word))
    .slice(0, 2)
    .map(capitalOf)
  const shapes: Shape[] = []
  for (const letter of letters) {
    const offset = shapes.length > 0 ? boundsOf(shapes).right + 4.2 : 0
    shapes.push(
      ...placed(
        strokesOf(letter).map(({ points, closed }) => line(points, 3, color, closed)),
        offset,
        0,
        1,
      ),
    )
  }
  const { left, top, right, bottom } = boundsOf(shapes)
  const scale = Math.min(100 / (bottom - top), 150 / (right - left))
  return placed(shapes, MARK_SIZE / 2 - ((left + right) / 2) * scale, MARK_SIZE / 2 - ((top + bottom) / 2) * scale, scale)
}

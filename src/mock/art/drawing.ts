/** A company's logo, mark and composite as SVG, from its place in the list, its name and its hue alone. */
import { hexColor, issuerOf } from '../companies/companies.ts'
import type { Company } from '../world/facts.ts'
import { randomOf } from '../world/random.ts'
import { markOf } from './marks.ts'

export type Page = 'light' | 'dark'

/** Pixels; `inside` is drawn on a transparent ground. */
export interface Drawing {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly inside: string
}

const MARK_SIZE = 300
const LOGO_HEIGHT = 200

/** Fonts that are somewhere on every machine: a picture may load none. */
const FONTS = [
  'Helvetica Neue,Arial,sans-serif',
  'Georgia,Charter,serif',
  'Avenir Next,Century Gothic,URW Gothic,sans-serif',
  'Trebuchet MS,Verdana,sans-serif',
  'Palatino,Palatino Linotype,serif',
]

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const svgOf = ({ title, width, height, inside }: Drawing, scale = 1): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.max(1, Math.round(width * scale))}" ` +
  `height="${Math.max(1, Math.round(height * scale))}" viewBox="0 0 ${width} ${height}"><title>${escaped(title)}</title>${inside}</svg>`

/** Dark enough for a pale page and pale enough for a dark one, whatever the hue. */
function tonesOf({ shortName, colors }: Company, page: Page): Record<'main' | 'accent' | 'word' | 'onMain', string> {
  const { hue } = colors
  const other = (hue + randomOf('accent', shortName).pick([35, 60, 150, 180, 210, 320])) % 360
  return page === 'light'
    ? { main: hexColor(hue, 0.7, 0.3), accent: hexColor(other, 0.75, 0.4), word: hexColor(hue, 0.5, 0.16), onMain: '#FFFFFF' }
    : { main: hexColor(hue, 0.75, 0.72), accent: hexColor(other, 0.8, 0.78), word: '#FFFFFF', onMain: colors.dark }
}

/** The mark in a square of `side` pixels. */
function placedMark(company: Company, page: Page, x: number, y: number, side: number): string {
  const { main, accent, onMain } = tonesOf(company, page)
  // Share classes of one company carry one brand.
  const mark = markOf(issuerOf(company).index, main, accent, onMain, company.shortName.charAt(0))
  return `<g transform="translate(${x} ${y}) scale(${side / 100})">${mark}</g>`
}

export const markDrawing = (company: Company, page: Page): Drawing => ({
  title: company.shortName,
  width: MARK_SIZE,
  height: MARK_SIZE,
  inside: placedMark(company, page, 0, 0, MARK_SIZE),
})

/** About as wide as most fonts set a text, in its own size; `textLength` holds every font to it. */
const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) =>
      sum + (/[mwMW&]/.test(letter) ? 0.86 : /[fijlrtI ]/.test(letter) ? 0.34 : /[A-Z]/.test(letter) ? 0.69 : 0.57),
    0,
  )

/** Mark and name side by side, what follows the first word small below it; as wide as the name needs. */
export function logoDrawing(company: Company, page: Page): Drawing {
  const random = randomOf('wordmark', company.shortName)
  const { main, word } = tonesOf(company, page)
  const [, name = company.shortName, more = ''] = /^(.+?[^&]) (?!&)(.+)$/.exec(company.shortName) ?? []
  const [font, weight] = [random.pick(FONTS), random.pick([400, 600, 700, 800])]
  const shown = random.pick([name, name, name.toUpperCase(), name.toLowerCase()])
  const left = 216
  const line = (text: string, y: number, size: number, spacing: number, look: string): { width: number; text: string } => {
    const width = Math.round((widthOf(text) + spacing * text.length) * size)
    const place = `x="${left}" y="${y}" font-size="${size}" textLength="${width}" font-family="${font}"`
    return { width, text: `<text ${place} ${look}>${escaped(text)}</text>` }
  }
  const first = line(shown, more ? 110 : 131, more ? 76 : 88, 0, `font-weight="${weight}" fill="${word}"`)
  const second = more ? line(more.toUpperCase(), 162, 34, 0.16, `fill="${main}"`) : { width: 0, text: '' }
  return {
    title: company.name,
    width: left + Math.max(first.width, second.width) + 20,
    height: LOGO_HEIGHT,
    inside: placedMark(company, page, 20, 20, 160) + first.text + second.text,
  }
}

/**
 * The mark on its brand background, or the name's initials where there is no mark (§4.2, generate composite).
 * `radius` is the border radius in per cent of the side, 0 to 50; 50 gives a circle.
 */
export function compositeDrawing(company: Company, page: Page, radius: number): Drawing {
  const square = `width="${MARK_SIZE}" height="${MARK_SIZE}" rx="${(MARK_SIZE * radius) / 100}"`
  const initials = company.shortName
    .match(/\b[A-Z]/g)
    ?.slice(0, 2)
    .join('')
  const look = `font-family="Arial,sans-serif" font-size="110" font-weight="600" text-anchor="middle" fill="${tonesOf(company, page).word}"`
  const inside =
    company.artwork === 'none' ? `<text x="150" y="189" ${look}>${initials}</text>` : placedMark(company, page, 60, 60, 180)
  return { ...markDrawing(company, page), inside: `<rect ${square} fill="${company.colors[page]}"/>${inside}` }
}

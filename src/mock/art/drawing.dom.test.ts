import { expect, test } from 'vitest'
import { companies, companyOf, issuerOf } from '../companies/companies.ts'
import { compositeDrawing, logoDrawing, markDrawing, svgOf } from './drawing.ts'

const brands = companies.filter((company) => issuerOf(company) === company)
const colorless = (svg: string): string => svg.replaceAll(/#[0-9A-F]{6}/g, '')

/** WCAG contrast ratio of two `#RRGGBB` colours, 1 to 21. */
function contrastOf(...colors: [string, string]): number {
  const [light = 0, dark = 0] = colors
    .map((hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255))
    .map((rgb) => rgb.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)))
    .map(([red = 0, green = 0, blue = 0]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test('no two brands have the same mark, whatever its colours', () => {
  expect(new Set(brands.map((company) => colorless(markDrawing(company, 'light').inside))).size).toBe(brands.length)
})

test('share classes of one company carry the same logo', () => {
  const [first, second] = [companyOf('KRSH.A')!, companyOf('KRSH.B')!]
  expect(logoDrawing(second, 'light')).toEqual(logoDrawing(first, 'light'))
})

test('a logo is two to six times as wide as high', () => {
  for (const company of brands) {
    const { width, height } = logoDrawing(company, 'light')
    expect(width / height).toBeGreaterThan(2)
    expect(width / height).toBeLessThan(6)
  }
})

test('marks and names stand out from the pages they are meant for', () => {
  expect(contrastOf('#FFFFFF', '#000000')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  for (const company of brands)
    for (const page of ['light', 'dark'] as const) {
      const drawn = logoDrawing(company, page).inside
      const word = / fill="(#[0-9A-F]{6})">(?!.*<path)/.exec(drawn.slice(drawn.lastIndexOf('</g>')))![1]!
      expect(contrastOf(word, company.colors[page])).toBeGreaterThanOrEqual(7)
      const colors = drawn.match(/#[0-9A-F]{6}/g)!.filter((color) => color !== word)
      const seen = colors.filter((color) => contrastOf(color, company.colors[page]) >= 3)
      expect(seen.length).toBeGreaterThan(0)
    }
})

test('a composite lies on the brand background, rounder with the radius; without artwork it shows initials', () => {
  const halo = companyOf('HALO')!
  const composite = compositeDrawing(halo, 'dark', 50).inside
  expect(composite).toContain(`<rect width="300" height="300" rx="150" fill="${halo.colors.dark}"/>`)
  expect(compositeDrawing(halo, 'dark', 0).inside).toContain('rx="0"')
  expect(composite).not.toContain('<text')
  expect(compositeDrawing({ ...halo, artwork: 'none' }, 'dark', 50).inside).toMatch(/<text [^>]*>HO<\/text>$/)
})

test('an SVG is well-formed, holds shapes and text only and escapes the name', () => {
  const drawings = companies.flatMap((company) => [logoDrawing(company, 'dark'), compositeDrawing(company, 'light', 20)])
  const allowed = new Set(['svg', 'title', 'g', 'circle', 'rect', 'path', 'text'])
  for (const drawing of drawings) {
    const text = svgOf(drawing)
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
    expect(Array.from(parsed.querySelectorAll('*'), ({ nodeName }) => nodeName).filter((name) => !allowed.has(name))).toEqual([])
    expect(text).not.toMatch(/NaN|Infinity|undefined|href|\son[a-z]+=/)
  }
  const named = svgOf({ title: 'Salt & <Vale>', width: 1, height: 1, inside: '' })
  expect(named).toContain('<title>Salt &amp; &lt;Vale></title>')
})

import { expect, test } from 'vitest'
import { companies, companyOf, issuerOf } from '../companies/companies.ts'
import { compositeDrawing, logoDrawing, markDrawing } from './drawing.ts'
import { contrastOf, tonesOf } from './palette.ts'
import { boundsOf, type Shape } from './shapes.ts'
import { svgOf } from './svg.ts'

const brands = companies.filter((company) => issuerOf(company) === company)
const colorless = (shapes: readonly Shape[]): string => JSON.stringify(shapes).replaceAll(/#[0-9A-F]{6}/g, '')

test('no two brands have the same mark, whatever its colours', () => {
  expect(new Set(brands.map((company) => colorless(markDrawing(company, 'light').shapes))).size).toBe(brands.length)
})

test('share classes of one company carry the same logo', () => {
  const [first, second] = [companyOf('KRSH.A')!, companyOf('KRSH.B')!]
  expect(logoDrawing(second, 'light')).toEqual(logoDrawing(first, 'light'))
})

test('a mark is centred and fills its square but for a margin', () => {
  for (const company of brands) {
    const { left, top, right, bottom } = boundsOf(markDrawing(company, 'dark').shapes)
    expect(left + right).toBeCloseTo(300)
    expect(top + bottom).toBeCloseTo(300)
    expect(Math.max(right - left, bottom - top)).toBeCloseTo(276)
  }
})

test('a logo holds all its shapes, two to six times as wide as high', () => {
  for (const company of brands) {
    const { width, height, shapes } = logoDrawing(company, 'light')
    const { left, top, right, bottom } = boundsOf(shapes)
    expect([left >= 0, top >= 0, right <= width, bottom <= height]).toEqual([true, true, true, true])
    expect(width / height).toBeGreaterThan(2)
    expect(width / height).toBeLessThan(6)
  }
})

test('names and marks stand out from the pages they are meant for', () => {
  expect(contrastOf('#FFFFFF', '#000000')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  for (const { shortName, colors } of brands) {
    const [light, dark] = [tonesOf(shortName, colors, 'light'), tonesOf(shortName, colors, 'dark')]
    for (const ground of ['#FFFFFF', colors.light]) {
      expect(contrastOf(light.word, ground)).toBeGreaterThanOrEqual(7)
      expect(contrastOf(light.main, ground)).toBeGreaterThanOrEqual(3)
    }
    expect(contrastOf(dark.word, colors.dark)).toBeGreaterThanOrEqual(7)
    expect(contrastOf(dark.main, colors.dark)).toBeGreaterThanOrEqual(3)
    expect(contrastOf(dark.onMain, dark.main)).toBeGreaterThanOrEqual(3)
  }
})

test('a composite lies on the brand background, rounder with the radius; without artwork it shows initials', () => {
  const halo = companyOf('HALO')!
  const [ground, ...mark] = compositeDrawing(halo, 'dark', 50).shapes
  expect(ground).toEqual({ kind: 'box', x: 0, y: 0, width: 300, height: 300, radius: 150, color: halo.colors.dark })
  expect(compositeDrawing(halo, 'dark', 0).shapes[0]).toMatchObject({ radius: 0 })
  const letters = compositeDrawing({ ...halo, artwork: 'none' }, 'dark', 50).shapes.slice(1)
  expect(colorless(letters)).not.toBe(colorless(mark))
  // `HO`: three strokes and one.
  expect(letters.map(({ kind }) => kind)).toEqual(['line', 'line', 'line', 'line'])
})

test('an SVG is well-formed, holds shapes only and escapes the name', () => {
  const drawings = companies.flatMap((company) => [logoDrawing(company, 'dark'), compositeDrawing(company, 'light', 20)])
  const allowed = new Set(['svg', 'title', 'circle', 'rect', 'polygon', 'polyline'])
  for (const text of drawings.map(svgOf)) {
    const open: string[] = []
    for (const [, close, name, empty] of text.matchAll(/<(\/?)([a-z]+)(?:\s[a-zA-Z-]+="[^"<>&]*")*(\/?)>/g)) {
      expect(allowed).toContain(name)
      if (close) expect(open.pop()).toBe(name)
      else if (!empty) open.push(name!)
    }
    expect(open).toEqual([])
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/)
    expect(text).not.toMatch(/NaN|Infinity|undefined|href|\son[a-z]+=/)
    expect(text.replaceAll(/<[^<>]+>/g, '')).not.toMatch(/[<>]/)
  }
  expect(svgOf({ title: 'Salt & <Vale>', width: 1, height: 1, shapes: [] })).toContain('<title>Salt &amp; &lt;Vale&gt;</title>')
})

import { expect, test } from 'vitest'
import { companies, companyOf } from '../companies/companies.ts'
import { drawFile, existingFiles, fileNames } from './files.ts'

const halo = companyOf('HALO')!

/** Width and height in pixels as the file says them. */
function sizeOf(fileName: string, options: Parameters<typeof drawFile>[2] = {}): number[] {
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(drawFile(halo, fileName, options)) ?? []
  return [Number(width), Number(height)]
}

test('the twelve names are those of the specification', () => {
  expect(fileNames).toEqual([
    'logo_light',
    'logo_dark',
    'logo_vector_light',
    'logo_vector_dark',
    'mark_light',
    'mark_dark',
    'mark_vector_light',
    'mark_vector_dark',
    'mark_composite_light',
    'mark_composite_dark',
    'mark_vector_composite_light',
    'mark_vector_composite_dark',
  ])
})

test('pictures of different kinds and tones are different', () => {
  expect(new Set(fileNames.map((name) => drawFile(halo, name))).size).toBeGreaterThanOrEqual(6)
  expect(drawFile(halo, 'logo_dark')).not.toBe(drawFile(halo, 'logo_light'))
})

test('companies have all files, some, or none', () => {
  const counts = (artwork: string) =>
    companies.filter((company) => company.artwork === artwork).map((company) => existingFiles(company).length)
  expect(new Set(counts('all'))).toEqual(new Set([12]))
  expect(new Set(counts('none'))).toEqual(new Set([0]))
  for (const count of counts('some')) {
    expect(count).toBeGreaterThan(3)
    expect(count).toBeLessThan(12)
  }
})

test('what is named PNG fits into 300 by 300 unless asked otherwise, and is never enlarged', () => {
  expect(sizeOf('mark_light')).toEqual([300, 300])
  expect(sizeOf('mark_light', { scale: '120x90' })).toEqual([90, 90])
  expect(sizeOf('mark_light', { scale: '2000x2000' })).toEqual([300, 300])
  expect(sizeOf('mark_composite_dark', { max_width: 64 })).toEqual([64, 64])
  const [width, height] = sizeOf('logo_light')
  expect(width).toBe(300)
  expect(height).toBeLessThan(150)
  expect(sizeOf('logo_light', { scale: '5000x5000' })[1]).toBe(200)
})

test('scale leaves vectors alone, and radius all but composites', () => {
  const options = { scale: '20x20', max_width: 10, radius: 50 }
  expect(drawFile(halo, 'logo_vector_light', options)).toBe(drawFile(halo, 'logo_vector_light'))
  expect(drawFile(halo, 'mark_light', { radius: 50 })).toBe(drawFile(halo, 'mark_light'))
  expect(drawFile(halo, 'mark_vector_composite_light', options)).toContain('rx="150"')
  expect(drawFile(halo, 'mark_vector_composite_light')).toContain('rx="0"')
})

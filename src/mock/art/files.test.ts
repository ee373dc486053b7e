import { expect, test } from 'vitest'
import { companies, companyOf } from '../companies/companies.ts'
import { drawFile, existingFiles, fileNames } from './files.ts'

const halo = companyOf('HALO')!

/** Width and height in pixels as the file's header says. */
async function sizeOf(fileName: string, options: Parameters<typeof drawFile>[2] = {}): Promise<[number, number]> {
  const { body } = await drawFile(halo, fileName, options)
  if (typeof body === 'string') throw new Error('not a PNG')
  const view = new DataView(body.buffer)
  return [view.getUint32(16), view.getUint32(20)]
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

test('all twelve files are different, vectors as SVG and the rest as PNG', async () => {
  const files = await Promise.all(fileNames.map((name) => drawFile(halo, name)))
  expect(files.map(({ type }) => type)).toEqual(
    fileNames.map((name) => (name.includes('vector') ? 'image/svg+xml' : 'image/png')),
  )
  expect(new Set(files.map(({ body }) => (typeof body === 'string' ? body : body.toString()))).size).toBe(12)
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

test('a PNG fits into 300 by 300 unless asked otherwise, and is never enlarged', async () => {
  expect(await sizeOf('mark_light')).toEqual([300, 300])
  expect(await sizeOf('mark_light', { scale: { width: 120, height: 90 } })).toEqual([90, 90])
  expect(await sizeOf('mark_light', { scale: { width: 2000, height: 2000 } })).toEqual([300, 300])
  expect(await sizeOf('mark_composite_dark', { maxWidth: 64 })).toEqual([64, 64])
  const [width, height] = await sizeOf('logo_light')
  expect(width).toBe(300)
  expect(height).toBeLessThan(150)
  expect((await sizeOf('logo_light', { scale: { width: 5000, height: 5000 } }))[1]).toBe(200)
})

test('scale leaves vectors alone, and radius all but composites', async () => {
  const options = { scale: { width: 20, height: 20 }, maxWidth: 10, radius: 50 }
  expect(await drawFile(halo, 'logo_vector_light', options)).toEqual(await drawFile(halo, 'logo_vector_light'))
  expect(await drawFile(halo, 'mark_light', { radius: 50 })).toEqual(await drawFile(halo, 'mark_light'))
  expect((await drawFile(halo, 'mark_vector_composite_light', options)).body).toContain('rx="150"')
  expect((await drawFile(halo, 'mark_vector_composite_light')).body).toContain('rx="0"')
})

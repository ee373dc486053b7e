import { expect, test } from 'vitest'
import { companies, companyOf } from '../companies/companies.ts'
import { answerImage } from './imageService.ts'
import { signedUrl, verify } from './signature.ts'

const halo = companyOf('HALO')!
const NOW = 1_795_000_000
const BASE = 'https://images.example'
const optionsOf = ({ searchParams }: URL) => Object.fromEntries([...searchParams].filter(([name]) => !name.startsWith('x-bz-')))
const ask = (url: string, now = NOW) => answerImage(new URL(url), now, companyOf)

test('an address ends in its file type, expires in a quarter of an hour and carries only the options that matter', async () => {
  const options = { scale: '200x100', radius: 25, max_width: 80 }
  const composite = new URL(signedUrl(BASE, halo, 'mark_composite_light', options, NOW))
  expect(composite.origin + composite.pathname).toBe('https://images.example/logo-files/HALO/mark_composite_light.png')
  expect(composite.searchParams.get('x-bz-expires')).toBe('1795000900')
  expect(composite.searchParams.get('x-bz-signature')).toMatch(/^[0-9a-f]{40}$/)
  expect(optionsOf(composite)).toEqual({ scale: '200x100', radius: '25', max_width: '80' })
  expect(optionsOf(new URL(signedUrl(BASE, halo, 'mark_vector_composite_dark', options, NOW)))).toEqual({ radius: '25' })
  expect(optionsOf(new URL(signedUrl(BASE, halo, 'logo_dark', options, NOW)))).toEqual({
    scale: '200x100',
    max_width: '80',
  })
  expect(signedUrl('http://localhost:8787/demo/', halo, 'mark_vector_dark', {}, NOW)).toMatch(
    /^http:\/\/localhost:8787\/demo\/logo-files\/HALO\/mark_vector_dark\.svg\?x-bz-expires=/,
  )
})

test('an address is good up to its expiry and not a second longer', async () => {
  const url = new URL(signedUrl(BASE, halo, 'logo_light', {}, NOW))
  expect([verify(url, NOW), verify(url, NOW + 900), verify(url, NOW + 901)]).toEqual(['ok', 'ok', 'expired'])
})

test('any change to an address makes it forged, even when it has expired', async () => {
  const url = signedUrl(BASE, halo, 'mark_light', { max_width: 80 }, NOW)
  const changed = [
    url.replace('max_width=80', 'max_width=81'),
    url.replace('x-bz-expires=1795000900', 'x-bz-expires=1795009999'),
    url.replace('HALO', 'QNTR'),
    url.replace('mark_light', 'mark_dark'),
    `${url}0`,
    url.replace(/&x-bz-signature=.*/, ''),
  ]
  expect(changed.map((text) => verify(new URL(text), NOW + 5000))).toEqual(Array.from({ length: 6 }, () => 'forged'))
})

test('a good address answers the image, named PNG or SVG, as SVG', async () => {
  const png = (await ask(signedUrl(BASE, halo, 'mark_light', { scale: '50x50' }, NOW)))!
  expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await png.text()).toMatch(/^<svg [^>]*width="50"/)
  const svg = (await ask(signedUrl(BASE, halo, 'logo_vector_dark', {}, NOW)))!
  expect([svg.status, svg.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await svg.text()).toMatch(/^<svg /)
})

test('an expired or forged address is refused with 403 and says which', async () => {
  const url = signedUrl(BASE, halo, 'mark_light', {}, NOW)
  expect(await (await ask(url, NOW + 901))!.json()).toEqual({ status: 403, message: 'this address has expired' })
  expect(await (await ask(url.replace('mark_light', 'mark_dark')))!.json()).toEqual({
    status: 403,
    message: 'the signature does not match',
  })
})

test('unknown companies, files and types are 404, and other addresses are none of its business', async () => {
  const url = signedUrl(BASE, halo, 'mark_light', {}, NOW)
  expect((await ask(url.replace('HALO', 'NOBODY')))!.status).toBe(404)
  expect((await ask(url.replace('mark_light', 'mark_huge')))!.status).toBe(404)
  expect((await ask(url.replace('.png', '.svg')))!.status).toBe(404)
  expect((await ask(`${BASE}/logo-files/%E0%A4%A/mark_light.png`))!.status).toBe(404)
  expect(await ask(`${BASE}/api/v2/news`)).toBeUndefined()
})

test('a company without artwork has composites only', async () => {
  const bare = companies.find(({ artwork }) => artwork === 'none')!
  expect((await ask(signedUrl(BASE, bare, 'logo_light', {}, NOW)))!.status).toBe(404)
  expect((await ask(signedUrl(BASE, bare, 'mark_composite_light', { radius: 50 }, NOW)))!.status).toBe(200)
})

/** The request that the logo search makes, and the rules by which the mock service answers it (§4.2). */
import { describe, expect, it } from 'vitest'
import { readParams } from '../../api/endpoint/params.ts'
import { buildRequest } from '../../api/client/request.ts'
import { fileNames } from '../../mock/art/files.ts'
import { answerImage } from '../../mock/art/imageService.ts'
import { ask, world } from '../../test/ask.ts'
import { connectionTo } from '../../test/connection.ts'
import { logos } from './endpoint.ts'
import source from './mock.ts'

const halo = world.companyOf('HALO')!
const bare = world.companies.find((company) => company.artwork === 'none')!
const partial = world.companies.find((company) => company.artwork === 'some')!
const filesOf = async (query: string): Promise<Record<string, string>> =>
  ((await ask(source, query)).rows[0]!.files ?? {}) as Record<string, string>

describe('the request', () => {
  it('names every parameter as published', () => {
    const request = buildRequest(
      logos,
      {
        search_keys: ['US10399A1051', 'US0378331005'],
        search_keys_type: 'isin',
        fields: ['logo_light', 'colors'],
        composite_auto: true,
        composite_radius: 50,
        scale: '200x100',
        max_width: 150,
      },
      connectionTo(),
    )
    expect(request.url).toBe(
      'https://service.test/api/v2/logos/search?search_keys=US10399A1051,US0378331005&search_keys_type=isin' +
        '&fields=logo_light,colors&composite_auto=true&composite_radius=50&scale=200x100&max_width=150',
    )
    expect(request.headers.get('authorization')).toBe('token test-key')
  })

  it('always says which fields are wanted: twelve of the thirteen unless told otherwise', () => {
    const { values } = readParams(logos.params, new URLSearchParams('search_keys=HALO'), 'address')
    expect(buildRequest(logos, values, connectionTo()).url).toBe(
      'https://service.test/api/v2/logos/search?search_keys=HALO&fields=logo_light,logo_dark,logo_vector_light,logo_vector_dark,' +
        'mark_light,mark_dark,mark_vector_light,mark_vector_dark,mark_composite_light,mark_vector_composite_light,' +
        'mark_vector_composite_dark,colors',
    )
  })

  it('takes qualified symbols as they are', () => {
    const keys = ['AAPL:US', 'AAPL.US', 'NASDAQ:AAPL', 'CRYPTO/BTC', '$BTC', 'BTC/USD', '0000320193']
    const { values, issues } = readParams(logos.params, new URLSearchParams({ search_keys: keys.join(',') }), 'address')
    expect(issues).toEqual([])
    expect(values.search_keys).toEqual(keys)
    expect(logos.crossFieldErrors?.(values)).toEqual([])
  })

  it.each([
    ['cik', '32019x', '32019x: not a CIK (up to ten digits).'],
    ['cusip', '03783310', '03783310: not a CUSIP (nine characters, the last a digit).'],
    ['isin', 'HALO', 'HALO: not an ISIN (two letters, nine characters, a digit).'],
  ] as const)('faults what is no %s', (search_keys_type, key, message) => {
    expect(logos.crossFieldErrors?.({ search_keys: [key], search_keys_type })).toMatchObject([{ key: 'search_keys', message }])
  })

  it('doubts a check digit, and sends it all the same', () => {
    const { values, warnings } = readParams(logos.params, new URLSearchParams('search_keys=US0378331006'), 'address')
    expect(warnings).toEqual([{ key: 'search_keys', message: 'The check digit of US0378331006 does not fit.' }])
    expect(logos.crossFieldErrors?.({ ...values, search_keys_type: 'isin' })).toEqual([])
  })
})

describe('the answer', () => {
  it('lines up with what was asked, and lacks what was not found', async () => {
    const { body, rows } = await ask(source, 'search_keys=QNTR,NOBODY,HALO')
    expect(body).toMatchObject({ ok: true })
    expect(rows.map((row) => row.search_key)).toEqual(['QNTR', 'HALO'])
    expect((await ask(source, 'search_keys=NOBODY')).body).toEqual({ ok: true, data: [] })
  })

  it.each([
    ['symbol', 'HALO:US'],
    ['symbol', 'HALO.US'],
    ['symbol', 'NASDAQ:HALO'],
    ['cik', halo.cik],
    ['cik', halo.cik.replace(/^0+/, '')],
    ['cusip', halo.cusip],
    ['isin', halo.isin],
  ])('finds a company by %s %s', async (kind, key) => {
    const { rows } = await ask(source, `search_keys=${key}&search_keys_type=${kind}`)
    const expected = (await ask(source, 'search_keys=HALO')).rows[0]
    expect(rows).toEqual([{ ...expected, search_key: key }])
  })

  it('does not find a company on another exchange', async () => {
    expect((await ask(source, 'search_keys=NYSE:HALO')).rows).toEqual([])
  })

  it('tells two classes of a share apart by what was asked, in any spelling', async () => {
    const { rows } = await ask(source, 'search_keys=KRSH-A,KRSH/B')
    expect(rows.map((row) => row.search_key)).toEqual(['KRSH-A', 'KRSH/B'])
    expect(rows[0]!.id).toBe(rows[1]!.id)
    expect(new Set(rows.map(logos.identify)).size).toBe(2)
  })

  it('gives only the files asked for, and colours only when asked', async () => {
    const { rows } = await ask(source, 'search_keys=HALO&fields=mark_dark,logo_vector_light')
    expect(Object.keys(rows[0]!.files!).toSorted()).toEqual(['logo_vector_light', 'mark_dark'])
    expect(rows[0]).not.toHaveProperty('colors')
    const colours = await ask(source, 'search_keys=HALO&fields=colors')
    expect(colours.rows[0]!.colors).toEqual({ background_light: halo.colors.light, background_dark: halo.colors.dark })
    expect(colours.rows[0]).not.toHaveProperty('files')
  })

  it('leaves out files that a company does not have', async () => {
    const asked = `fields=${fileNames.join(',')}`
    expect(Object.keys(await filesOf(`search_keys=HALO&${asked}`))).toEqual(fileNames)
    const some = Object.keys(await filesOf(`search_keys=${partial.ticker}&${asked}&composite_auto=true`))
    expect(some.length).toBeGreaterThan(0)
    expect(some.length).toBeLessThan(12)
    expect(await filesOf(`search_keys=${bare.ticker}&${asked}`)).toEqual({})
  })

  it('makes composites for a company without a logo, when asked to', async () => {
    const files = await filesOf(
      `search_keys=${bare.ticker}&fields=${fileNames.join(',')}&composite_auto=true&composite_radius=50`,
    )
    expect(Object.keys(files)).toEqual([
      'mark_composite_light',
      'mark_composite_dark',
      'mark_vector_composite_light',
      'mark_vector_composite_dark',
    ])
    const url = new URL(files.mark_vector_composite_light!)
    expect(url.searchParams.get('radius')).toBe('50')
    expect((await answerImage(url, world.now, world.companyOf))?.status).toBe(200)
  })

  it('gives addresses that draw the file, at the size asked for, until they expire', async () => {
    const { logo_light: raster = '', logo_vector_light: vector = '' } = await filesOf(
      'search_keys=HALO&fields=logo_light,logo_vector_light&scale=120x80&max_width=100',
    )
    expect(raster).toMatch(
      /^https:\/\/service\.test\/logo-files\/HALO\/logo_light\.png\?.*x-bz-expires=\d+&x-bz-signature=[0-9a-f]+$/,
    )
    expect(vector).toMatch(/logo_vector_light\.svg\?x-bz-expires=/)
    const image = (await answerImage(new URL(raster), world.now, world.companyOf))!
    expect(await image.text()).toMatch(/^<svg [^>]*width="100"/)
    expect((await answerImage(new URL(raster), world.now + 16 * 60, world.companyOf))?.status).toBe(403)
  })

  it('lists the securities of the company, its own among them, and rarely none', async () => {
    const { rows } = await ask(source, `search_keys=${world.companies.map((company) => company.ticker).join(',')}`)
    expect(rows).toHaveLength(world.companies.length)
    const listed = rows.filter((row) => row.securities)
    expect(listed.length).toBeGreaterThan(rows.length * 0.8)
    expect(listed.length).toBeLessThan(rows.length)
    expect(listed.filter((row) => row.securities!.every(({ symbol }) => symbol !== row.search_key))).toEqual([])
    expect(listed.some((row) => row.securities![0]!.symbol !== row.search_key)).toBe(true)
  })

  it('lists some companies abroad under their own symbol, in front of their home', async () => {
    const { rows } = await ask(source, 'search_keys=HALO')
    const own = rows[0]!.securities!.filter(({ symbol }) => symbol === 'HALO')
    expect(own.map(({ exchange }) => exchange)).toEqual(['WSE', 'NASDAQ'])
  })

  it.each([
    ['no identifier', 'fields=colors'],
    ['101 identifiers', `search_keys=${Array.from({ length: 101 }, (_, index) => `T${index}`).join(',')}`],
    ['thirteen fields', `search_keys=HALO&fields=${fileNames.join(',')},colors`],
    ['an unknown field', 'search_keys=HALO&fields=favicon'],
    ['an unknown kind of identifier', 'search_keys=HALO&search_keys_type=figi'],
    ['a CIK with letters', 'search_keys=HALO&search_keys_type=cik'],
    ['a radius above 50', 'search_keys=HALO&composite_radius=51'],
    ['a size without a height', 'search_keys=HALO&scale=300'],
    ['no width', 'search_keys=HALO&max_width=0'],
  ])('refuses %s', async (_, query) => {
    expect((await ask(source, query)).status).toBe(400)
  })
})

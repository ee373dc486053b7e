/** Which addresses hold a key, and what is left of them. */
import { describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints/index.ts'
import { withoutKey } from './keyInAddress.ts'

const clean = (address: string) => withoutKey(new URL(address, 'https://app.test'))

describe('K2, U85: a key in an address', () => {
  it.each([
    ['/splits?token=CANARY', '/splits'],
    ['/splits?TOKEN=CANARY', '/splits'],
    ['/splits?api_key=CANARY', '/splits'],
    ['/splits?apikey=CANARY', '/splits'],
    ['/splits?apiKey=CANARY', '/splits'],
    ['/splits?api-key=CANARY', '/splits'],
    ['/splits?x-api-key=CANARY', '/splits'],
    ['/splits?key=CANARY', '/splits'],
    ['/splits?access_token=CANARY', '/splits'],
    ['/splits?auth=CANARY', '/splits'],
    ['/splits?authorization=token%20CANARY', '/splits'],
    ['/splits?%74oken=CANARY', '/splits'],
    ['/splits?%2574oken=CANARY', '/splits'],
    ['/splits?+token+=CANARY', '/splits'],
    ['/splits?token[]=CANARY', '/splits'],
    ['/splits??token=CANARY', '/splits'],
    ['/splits?token', '/splits'],
    ['/splits#key=CANARY', '/splits'],
    ['/splits#/splits?token=CANARY', '/splits'],
    ['/splits?tickers=a, b#foo&access_token=CANARY', '/splits?tickers=a,%20b'],
    ['/splits?token=CANARY&token=CANARY', '/splits'],
    ['/splits?tickers=halo;x&token=CANARY&page=1e9&%E0%A4%A=1', '/splits?tickers=halo;x&page=1e9&%E0%A4%A=1'],
    ['/no/such/page?key=CANARY&v.open=1#main', '/no/such/page?v.open=1#main'],
  ])('is taken out of %s', (address, left) => {
    expect(clean(address)).toBe(left)
  })

  it.each([
    '/splits',
    '/splits?',
    '/splits?tickers=TOKEN,KEY',
    '/splits?v.open=token#main',
    '/splits?f.key=1&keys=2&tokens=3',
    '/?=x',
  ])('is not seen where there is none: %s', (address) => {
    expect(clean(address)).toBeUndefined()
  })

  it('is never taken for a filter: no operation has a parameter of such a name', () => {
    const names = endpoints.flatMap(({ params }) => Object.keys(params))
    expect(names.filter((name) => clean(`/?${name}=1`) !== undefined)).toEqual([])
  })
})

/** Which of several listings of one symbol is meant: the company's home, in whatever order they come. */
import { describe, expect, it } from 'vitest'
import { homeFirst, homeListing } from './listings.ts'

const warsaw = {
  symbol: 'AAPL',
  exchange: 'WSE',
  exchange_name: 'Warsaw Stock Exchange',
  mic_code: 'XWAR',
  country: 'PL',
  isin: 'US1',
  cik: '0000000320',
}
const vienna = { ...warsaw, exchange: 'VIE', exchange_name: 'Wiener Boerse', mic_code: 'XWBO', country: 'AT' }
const nasdaq = { ...warsaw, exchange: 'NASDAQ', exchange_name: 'Nasdaq Stock Market', mic_code: 'XNAS', country: 'US' }
const toronto = { ...warsaw, exchange: 'TSX', exchange_name: 'Toronto Stock Exchange', mic_code: 'XTSE', country: 'CA' }
const berlin = { ...warsaw, symbol: 'APC', exchange: 'BER', mic_code: 'XBER', country: 'DE' }
const other = { ...warsaw, exchange: 'NYSE', mic_code: 'XNYS', country: 'US', cik: '999' }
const ALL = [warsaw, berlin, toronto, nasdaq, vienna]

describe('of several listings of a symbol', () => {
  it('the American one is meant where nothing else is known', () => {
    expect(homeListing(ALL, 'AAPL')).toBe(nasdaq)
    expect(homeListing([vienna, { symbol: 'AAPL', mic_code: 'XNAS' }], 'aapl')).toMatchObject({ mic_code: 'XNAS' })
  })

  it.each([
    ['TSX', toronto],
    ['XTSE', toronto],
    ['Toronto Stock Exchange', toronto],
    ['NASDAQ Global Select Consolidated', nasdaq],
    ['Wiener Boerse', vienna],
  ])('the one at the exchange that others name is meant: %s', (exchange, listing) => {
    expect(homeListing(ALL, 'AAPL', { exchanges: [exchange], ciks: [] })).toBe(listing)
  })

  it('the one of the issuer that others name is meant, zeros in front or not', () => {
    expect(homeListing([other, ...ALL], 'AAPL', { exchanges: [], ciks: ['320'] })).toBe(nasdaq)
  })

  it.each([
    ['WSE:AAPL', warsaw],
    ['XWAR:AAPL', warsaw],
    ['AAPL:PL', warsaw],
    ['AAPL.US', nasdaq],
    ['AAPL:USD', nasdaq],
    ['NASDAQ:AAPL', nasdaq],
  ])('a qualified symbol names it: %s', (asked, listing) => {
    expect(homeListing(ALL, asked)).toBe(listing)
    expect(homeListing(ALL, asked, { exchanges: ['TSX'], ciks: [] })).toBe(listing)
  })

  it('a class of shares is found in any spelling', () => {
    const classes = [{ symbol: 'BRK', country: 'US' }, { symbol: 'BRK.B' }]
    expect(['BRK.B', 'BRK/B', 'brk-b'].map((asked) => homeListing(classes, asked))).toEqual(Array(3).fill(classes[1]))
  })

  it('none is meant where none has the symbol, nor in what is no list of listings', () => {
    expect(homeListing(ALL, 'QNTR')).toBeUndefined()
    for (const odd of [undefined, null, [null, {}, { symbol: 3 }], JSON.parse('"AAPL"'), JSON.parse('[7]')])
      expect(homeListing(odd, 'AAPL')).toBeUndefined()
  })

  it('identifiers name them too, an ISIN with its country', () => {
    const german = { ...berlin, isin: 'DE0007164600', exchange: 'XETR', country: 'DE' }
    const adr = { ...nasdaq, isin: 'DE0007164600' }
    expect(homeListing([adr, german], 'DE0007164600')).toBe(german)
    expect(homeListing(ALL, '320')).toBe(nasdaq)
  })

  it('all stay, those meant in front and the rest as they came', () => {
    expect(homeFirst(ALL, 'AAPL')).toEqual([nasdaq, warsaw, toronto, vienna, berlin])
  })
})

/** Chooses among the listings of a company: their order carries no meaning, and foreign ones often come first (wire-format 3.2). */

import type { Fields } from './fields.ts'

/** As far as a record gives them; each operation names a part of it. */
export interface Listing {
  readonly symbol?: unknown
  readonly name?: unknown
  readonly exchange?: unknown
  readonly exchange_name?: unknown
  readonly mic_code?: unknown
  readonly country?: unknown
  readonly cik?: unknown
  readonly cusip?: unknown
  readonly isin?: unknown
  readonly figi?: unknown
}

/** Where a company is at home by what other records say of it. */
export interface Home {
  /** Short names, long names or market codes. */
  readonly exchanges: readonly string[]
  readonly ciks: readonly string[]
}

/** Nothing is said of it. */
export const NOWHERE: Home = { exchanges: [], ciks: [] }

/** Class shares are spelled with a dot, a stroke or a dash. */
const plain = (text: unknown): string => (typeof text === 'string' ? text.trim().toUpperCase().replace(/[/-]/g, '.') : '')

/** CIKs come padded with zeros to ten digits or not. */
const bare = (cik: unknown): string => plain(cik).replace(/^0+(?=\d+$)/, '')

const AMERICAN = new Set(['US', 'USD', 'NASDAQ', 'NYSE', 'AMEX', 'XNAS', 'XNGS', 'XNYS', 'XASE', 'ARCX', 'BATS'])

const venuesOf = ({ exchange, exchange_name: name, mic_code: mic, country }: Listing): readonly string[] =>
  [exchange, name, mic, country].map(plain).filter(Boolean)

const isAmerican = (listing: Listing): boolean => venuesOf(listing).some((venue) => AMERICAN.has(venue))

/** By its whole name or the first word of a long one: `NASDAQ Global Select Consolidated`. */
function isAt(listing: Listing, venue: string): boolean {
  const named = plain(venue)
  if (named === 'US' || named === 'USD') return isAmerican(listing)
  return venuesOf(listing).some((own) => own === named || own === named.split(' ')[0])
}

interface Meaning {
  readonly symbol: string
  /** A venue or a country: of `NASDAQ:AAPL`, `AAPL:US`, `AAPL.US`. */
  readonly venue: string | undefined
}

function meaningsOf(asked: string): readonly Meaning[] {
  const [, before = '', after = ''] = /^(.+?)[:.](.+)$/.exec(plain(asked)) ?? []
  const whole: Meaning = { symbol: plain(asked), venue: undefined }
  return before === '' ? [whole] : [whole, { symbol: after, venue: before }, { symbol: before, venue: after }]
}

/** The reading of what was asked by which the listing is meant; an ISIN begins with its country. */
function meaningFor(listing: Listing, asked: string): Meaning | undefined {
  const bySymbol = meaningsOf(asked).find(({ symbol }) => symbol !== '' && symbol === plain(listing.symbol))
  if (bySymbol) return bySymbol
  const key = plain(asked)
  if (key === '') return undefined
  if (key === plain(listing.isin)) return { symbol: key, venue: key.slice(0, 2) }
  const isKnown = [listing.cusip, listing.figi].some((own) => plain(own) === key) || bare(listing.cik) === bare(key)
  return isKnown ? { symbol: key, venue: undefined } : undefined
}

/** The higher, the more likely meant. What was asked outweighs the issuer, that the exchange, and that the country. */
function weightOf(listing: Listing, asked: string, home: Home): number {
  const meaning = meaningFor(listing, asked)
  const marks = [
    meaning !== undefined,
    // A class of shares, `BRK.B`, before what may be a symbol and a venue.
    meaning?.symbol === plain(asked),
    meaning?.venue !== undefined && isAt(listing, meaning.venue),
    home.ciks.some((cik) => bare(cik) !== '' && bare(cik) === bare(listing.cik)),
    home.exchanges.some((exchange) => exchange !== '' && isAt(listing, exchange)),
    isAmerican(listing),
    plain(listing.name) !== '',
  ]
  return marks.reduce((weight, isTrue) => weight * 2 + Number(isTrue), 0)
}

/** Every listing, those that are meant in front, and the home of the company before its other exchanges. */
export function homeFirst<L extends Listing>(
  listings: readonly (L | null)[] | null | undefined,
  asked: string,
  home = NOWHERE,
): readonly L[] {
  if (!Array.isArray(listings)) return []
  const weighed = listings.flatMap((listing: L | null) =>
    typeof listing === 'object' && listing !== null ? [{ listing, weight: weightOf(listing, asked, home) }] : [],
  )
  return weighed.sort((a, b) => b.weight - a.weight).map(({ listing }) => listing)
}

/** The listing that is meant; `undefined` where none is. */
export function homeListing<L extends Listing>(
  listings: readonly (L | null)[] | null | undefined,
  asked: string,
  home = NOWHERE,
): L | undefined {
  const [first] = homeFirst(listings, asked, home)
  return first && meaningFor(first, asked) ? first : undefined
}

/** An object by itself or the items of a list, as `fields` describe them: of listings the one that is meant in front. */
export function partsOf(fields: Fields, value: unknown, asked: string): readonly unknown[] {
  if (!Array.isArray(value)) return [value]
  return 'symbol' in fields ? homeFirst(value, asked) : value
}

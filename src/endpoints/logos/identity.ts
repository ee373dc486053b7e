/** Whom a logo record is about, and which of the identifiers asked for have no record. */
import { homeFirst } from '../../api/endpoint/listings.ts'
import type { Logo } from './endpoint.ts'

/** The listing that was asked for, at home where several have its symbol; else the first with a name. */
function listingOf(logo: Logo) {
  const listings = homeFirst(logo.securities, logo.search_key ?? '')
  return listings.find(({ name }) => name) ?? listings[0]
}

/** The company's name; without one, what was asked for. */
export const nameOf = (logo: Logo): string => listingOf(logo)?.name || logo.search_key || 'No name given'

/** Whether the record says more of the company than what it was asked by. */
export const isNamed = (logo: Logo): boolean => Boolean(listingOf(logo)?.name)

/** `NASDAQ: HALO`, where the record has a listing with both. */
export function venueOf(logo: Logo): string | undefined {
  const listing = listingOf(logo)
  return listing?.exchange && listing.symbol ? `${listing.exchange}: ${listing.symbol}` : undefined
}

/** What a company is by law, without dots: no part of what people call it. */
const LEGAL =
  /^(inc|incorporated|corp|corporation|co|company|llc|llp|lp|ltd|limited|plc|sa|se|ag|nv|bv|ab|asa|as|oyj|spa|gmbh|kgaa|holdings?)$/i

const lettersOf = (words: readonly string[]): readonly string[] =>
  words
    .flatMap((word) => word.split(/[-./]+/))
    .map((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? '')
    .filter(Boolean)

/** One or two letters that stand for a picture which is not there: of the first words of the name, legal forms at its end left out. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s,]+/).filter((word, place) => !(place === 0 && /^the$/i.test(word)))
  const end = words.findLastIndex((word) => !LEGAL.test(word.replace(/\./g, '')) && lettersOf([word]).length > 0)
  const letters = lettersOf(end < 0 ? words : words.slice(0, end + 1))
  return letters.slice(0, 2).join('').toUpperCase() || '?'
}

/** CIKs come padded with zeros to ten digits or not. */
const bare = (identifier: string): string => identifier.toUpperCase().replace(/^0+(?=\d+$)/, '')

/** Identifiers that found nothing are simply absent from the answer (wire-format 3.2): these, in the order asked. */
export function identifiersNotFound(asked: readonly string[], records: readonly Logo[]): readonly string[] {
  const found = new Set(records.map(({ search_key: key }) => bare(key ?? '')))
  return asked.filter((identifier) => !found.has(bare(identifier)))
}

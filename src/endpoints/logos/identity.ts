/** Whom a logo record is about, and which of the identifiers asked for have no record. */
import type { Logo } from './endpoint.ts'

/** The listing that was asked for by its ticker, else the first with a name: the order of listings means nothing. */
function listingOf(logo: Logo) {
  const securities = logo.securities ?? []
  const named = securities.filter(({ name }) => name)
  return named.find(({ symbol }) => symbol === logo.search_key) ?? named[0]
}

/** The company's name; without one, what was asked for. */
export const nameOf = (logo: Logo): string => listingOf(logo)?.name ?? (logo.search_key || 'No name given')

/** `NASDAQ: HALO`, where the record has a listing with both. */
export function venueOf(logo: Logo): string | undefined {
  const listing = listingOf(logo)
  return listing?.exchange && listing.symbol ? `${listing.exchange}: ${listing.symbol}` : undefined
}

/** One or two letters that stand for a picture which is not there. */
export function initialsOf(name: string): string {
  const letters = name
    .split(/[\s\-./]+/)
    .map((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? '')
    .filter(Boolean)
  return letters.slice(0, 2).join('').toUpperCase() || '?'
}

/** CIKs come padded with zeros to ten digits or not. */
const bare = (identifier: string): string => identifier.toUpperCase().replace(/^0+(?=\d+$)/, '')

/** Identifiers that found nothing are simply absent from the answer (wire-format 3.2): these, in the order asked. */
export function identifiersNotFound(asked: readonly string[], records: readonly Logo[]): readonly string[] {
  const found = new Set(records.map(({ search_key: key }) => bare(key ?? '')))
  return asked.filter((identifier) => !found.has(bare(identifier)))
}

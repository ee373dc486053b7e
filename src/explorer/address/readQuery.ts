/** What an address asks the service for, told by the address alone. */
import { withDaysInForce } from '../../api/client/request.ts'
import type { AnyEndpoint, ValuesOf } from '../../api/endpoint/endpoint.ts'
import { withoutWatchlists } from '../../api/endpoint/watchlistEntries.ts'
import { linkLength, LONGEST_LINK } from '../../lib/addressLength.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
// What a list stands for is looked up there.
import '../../settings/watchlists.ts'
import { readAddress } from './address.ts'

/** The address of a page that the browser does not show: a record of it stands on another. */
export interface PagePlace {
  readonly pathname: string
  /** With its question mark. */
  readonly search: string
}

/** `ownNames` and `derived` as in `readAddress`. */
export function readQuery<E extends AnyEndpoint>(
  endpoint: E,
  { pathname, search: text }: PagePlace,
  today: IsoDay,
  ownNames: readonly string[] = [],
  derived?: AnyEndpoint,
) {
  const search = new URLSearchParams(text)
  const read = readAddress(endpoint, search, ownNames, derived, today)
  const given = read.reading.values as ValuesOf<E>
  const asked = withoutWatchlists(endpoint.params, given) as ValuesOf<E>
  const length = linkLength(pathname, text)
  return {
    search,
    read,
    length,
    /** As the address has them. */
    given,
    /** Watchlists as their tickers. */
    asked,
    /** Rolling days as plain ones too, and days that depend on today filled in. */
    values: withDaysInForce(endpoint, asked, today),
    canAsk: read.faults.length === 0 && read.missing.length === 0 && length <= LONGEST_LINK,
  }
}

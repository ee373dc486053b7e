/** Where the track records of a firm and of the targets of a query are. */
import type { ValuesOf } from '../../../api/endpoint/endpoint.ts'
import { addressQuery, changedQuery } from '../../../explorer/address/address.ts'
import { insights, type Insight } from '../endpoint.ts'

type Asked = ValuesOf<typeof insights>

/** The name in the address that shows the track record in place of the table. */
export const TRACK_VIEW = 'v.view'
export const TRACK = 'targets'

/** By ID where there is one: names are searched for as parts of names. */
export function byFirm({ firm_id: id, firm }: Pick<Insight, 'firm_id' | 'firm'>): Asked | undefined {
  if (id) return { search_keys_type: 'firm_id', search_keys: [id] }
  // A comma would part the name into two keys.
  return firm && !firm.includes(',') ? { search_keys_type: 'firm', search_keys: [firm] } : undefined
}

export function firmTrackOf(firm: Pick<Insight, 'firm_id' | 'firm'>, scenario: string | undefined): string | undefined {
  const values = byFirm(firm)
  if (!values) return undefined
  const search = new URLSearchParams(addressQuery(insights, values, scenario))
  return `/${insights.id}${changedQuery(insights, search, { [TRACK_VIEW]: TRACK })}`
}

export const isOfFirm = ({ search_keys_type: by, search_keys: keys }: Asked): boolean =>
  keys !== undefined && (by === 'firm' || by === 'firm_id')

/** Whether the query is of some tickers, firms or analysts: all ratings there are would be thousands of tickers. */
export const hasTrack = ({ tickers, search_keys: keys, analyst }: Asked): boolean =>
  tickers !== undefined || keys !== undefined || analyst !== undefined

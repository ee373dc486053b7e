/** How the operations are asked about one company: the same query as on their own pages, so that each panel can link to it. */
import type { AnyCompanyView } from '../api/companyView.ts'
import type { AnyEndpoint, ValuesOf } from '../api/endpoint.ts'
import { changedQuery, readAddress } from '../explorer/address.ts'
import { addressAbout, type Subject } from '../explorer/carry.ts'

export interface Ask {
  /** The operation's page with these filters. */
  readonly address: string
  readonly values: ValuesOf<AnyEndpoint>
}

/** Whether the operation can be asked for a ticker at all. */
export const isAskable = ({ endpoint }: AnyCompanyView): boolean =>
  'tickers' in endpoint.params || endpoint.tickersBy !== undefined

/** Whether its records can be chosen by day. */
export const isByDay = ({ endpoint }: AnyCompanyView): boolean => 'from' in endpoint.params

export function askOf(
  { endpoint, also }: AnyCompanyView,
  subject: Subject,
  scenario: string | undefined,
  texts: Readonly<Record<string, string>> = {},
): Ask {
  const plain = new URL(addressAbout(endpoint, subject, scenario), 'https://this.page')
  const query = changedQuery(endpoint, plain.searchParams, { ...also, ...texts })
  return {
    address: `/${endpoint.id}${query}`,
    values: readAddress(endpoint, new URLSearchParams(query)).reading.values,
  }
}

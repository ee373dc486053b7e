/** How the operations are asked about one company: the same query as on their own pages, so that each panel can link to it. */
import { readParams } from '../api/endpoint/params.ts'
import type { AnyCompanyView } from '../api/endpoint/companyView.ts'
import type { AnyEndpoint, ValuesOf } from '../api/endpoint/endpoint.ts'
import { changedQuery } from '../explorer/address/address.ts'
import { addressFor, type NavigationContext } from '../explorer/address/navigationContext.ts'

export interface CompanyQuery {
  /** The operation's page with these filters. */
  readonly address: string
  readonly values: ValuesOf<AnyEndpoint>
}

/** Whether the operation can be asked for a ticker at all. */
export const isAskable = ({ endpoint }: AnyCompanyView): boolean =>
  'tickers' in endpoint.params || endpoint.tickersBy !== undefined

/** Whether its records can be chosen by day. */
export const isByDay = ({ endpoint }: AnyCompanyView): boolean => 'from' in endpoint.params

/** The page of the dataset with the same filters and this record open. */
export function recordAddress(
  { address, view }: { readonly address: string; readonly view: AnyCompanyView },
  id: string,
): string {
  const { pathname, searchParams } = new URL(address, 'https://this.page')
  return `${pathname}${changedQuery(view.endpoint, searchParams, { 'v.open': id })}`
}

/** The page of the dataset for other days. */
export function rangeAddress(
  { address, view }: { readonly address: string; readonly view: AnyCompanyView },
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const { pathname, searchParams } = new URL(address, 'https://this.page')
  return `${pathname}${changedQuery(view.endpoint, searchParams, { from, to })}`
}

export function companyQueryOf(
  { endpoint, extraParams }: AnyCompanyView,
  subject: NavigationContext,
  scenario: string | undefined,
  texts: Readonly<Record<string, string>> = {},
): CompanyQuery {
  const plain = new URL(addressFor(endpoint, subject, scenario), 'https://this.page')
  const query = changedQuery(endpoint, plain.searchParams, { ...extraParams, ...texts })
  return {
    address: `/${endpoint.id}${query}`,
    values: readParams(endpoint.params, new URLSearchParams(query), 'address').values,
  }
}

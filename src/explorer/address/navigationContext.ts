/** What goes along from one operation to another: tickers and days, where both operations have them. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { parseText, queryText, readParams } from '../../api/endpoint/params.ts'
import { expanded } from '../../api/endpoint/watchlistEntries.ts'
import { scenarioTexts } from '../../api/client/scenario.ts'
import { addressQuery } from './address.ts'

/** Where the pages of companies stand; the ticker follows. */
const COMPANY = '/company/'

/** What a view is about, apart from the operation that shows it. */
export interface NavigationContext {
  readonly tickers: readonly string[]
  readonly date?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The tickers and days that an address asks for. */
export function navigationContextOf(endpoint: AnyEndpoint, search: URLSearchParams): NavigationContext {
  const { values } = readParams(endpoint.params, search, 'address')
  const by = endpoint.tickersBy
  const isByTicker = by && Object.entries(by.with).every(([key, value]) => values[key] === value)
  const tickers = (isByTicker ? values[by.key] : values.tickers) as readonly string[] | undefined
  // A ticker search is by symbol unless its kind says otherwise; then its keys are no tickers.
  const isOtherKind = by !== undefined && values.search_keys_type !== undefined && values.search_keys_type !== 'symbol'
  return {
    tickers: isOtherKind ? [] : (tickers ?? []),
    date: values.date as string | undefined,
    from: values.from as string | undefined,
    to: values.to as string | undefined,
  }
}

/** The address of an operation about this subject; what it has no parameter for stays behind. */
export function addressFor(endpoint: AnyEndpoint, subject: NavigationContext, scenario?: string): string {
  const { params, tickersBy } = endpoint
  const values: Record<string, unknown> = {}
  const key = tickersBy?.key ?? ('tickers' in params ? 'tickers' : undefined)
  if (key && subject.tickers.length > 0) {
    const most: number | undefined = params[key].most
    const all = expanded(subject.tickers)
    // A watchlist goes along under its name where all of it is taken.
    values[key] = most !== undefined && all.length > most ? all.slice(0, most) : subject.tickers
    Object.assign(values, tickersBy?.with)
  }
  for (const name of ['date', 'from', 'to'] as const) {
    const day = subject[name]
    if (day !== undefined && name in params && 'value' in parseText(params[name], day, 'address')) values[name] = day
  }
  return `/${endpoint.id}${addressQuery(endpoint, values, scenario)}`
}

/** The page of one company, in the days given. */
export function companyAddress(
  ticker: string,
  days: { from?: string | undefined; to?: string | undefined } = {},
  scenario?: string,
): string {
  const search = new URLSearchParams(
    [...Object.entries(days), ...scenarioTexts(scenario)].flatMap(([name, text]) => (text ? [[name, text]] : [])),
  )
  const query = queryText(search, 'address')
  return `${COMPANY}${encodeURIComponent(ticker)}${query === '' ? '' : `?${query}`}`
}

/** The ticker and the days that the address of a company's page is about; nothing of another page's. */
export function companyNavigationContext(pathname: string, search: URLSearchParams): NavigationContext {
  if (!pathname.startsWith(COMPANY)) return { tickers: [] }
  const ticker = tickerInPath(pathname.slice(COMPANY.length))
  return {
    tickers: ticker === '' || ticker.includes(',') ? [] : [ticker.toUpperCase()],
    from: search.get('from') ?? undefined,
    to: search.get('to') ?? undefined,
  }
}

/** Text that is no valid percent-encoding is taken as it stands. */
function tickerInPath(text: string): string {
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return text
  }
}

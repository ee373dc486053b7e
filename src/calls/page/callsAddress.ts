/** The addresses of the pages of calls: what is sought and where, read from an address and written into one. */
import { SCENARIO_NAMES, scenarioTexts } from '../../api/client/scenario.ts'
import { choice, words } from '../../api/endpoint/paramTypes.ts'
import { readParams } from '../../api/endpoint/params.ts'
import { tickers } from '../../api/endpoint/vocabulary.ts'
import { expanded, isWatchlist } from '../../api/endpoint/watchlistEntries.ts'
import { changedQuery } from '../../explorer/address/address.ts'
import { MOST_TICKERS } from '../../settings/watchlists.ts'
import { transcripts } from '../../endpoints/transcripts/endpoint.ts'
import type { CallHead } from '../library/callHead.ts'
import { PAGE_SIZE } from '../library/loadCalls.ts'

/** Nothing of these is sent. */
const NAMING = { wire: '', source: 'spec' } as const

export const callsParams = {
  q: words({ ...NAMING, label: 'Search' }),
  tickers: tickers(NAMING, MOST_TICKERS),
  speaker: words({ ...NAMING, label: 'Speaker' }),
  part: choice(['prepared', 'questions'], { ...NAMING, label: 'Part' }),
  quarter: words({ ...NAMING, label: 'Quarter' }),
}

export function readCallsAddress(search: URLSearchParams) {
  const { values, issues, unknown } = readParams(callsParams, search, 'address')
  return {
    ...values,
    tickers: expanded(values.tickers ?? []).filter((entry) => !isWatchlist(entry)),
    faults: issues,
    unknown: unknown.filter((name) => !SCENARIO_NAMES.includes(name)),
  }
}

/** The same search with other texts or, by `undefined`, without them. */
export const changedCalls = (search: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string =>
  `/calls${changedQuery({ params: callsParams }, search, changes)}`

const written = (path: string, texts: Readonly<Record<string, string>>, scenario: string | undefined): string => {
  const search = new URLSearchParams({ ...texts, ...Object.fromEntries(scenarioTexts(scenario)) })
  return `${path}${search.size > 0 ? `?${search}` : ''}`
}

export const companyCallsAddress = (ticker: string, scenario?: string): string => written('/calls/company', { ticker }, scenario)

/** `a` is the earlier call. */
export const comparisonAddress = (a: string, b: string, scenario?: string): string =>
  written('/calls/compare', { a, b }, scenario)

/** The reader of a call, at a passage where one is named: on the page of the service's list that has the call by now. */
export function readerAddress(
  { id, order, ticker }: Pick<CallHead, 'id' | 'order' | 'ticker'>,
  newer: number,
  scenario?: string,
  passage?: string,
): string {
  const page = order === undefined ? undefined : Math.floor((order + newer) / PAGE_SIZE) + 1
  const texts = {
    ...(page !== undefined && page > 1 && { page: String(page) }),
    ...(page === undefined && { 'v.ticker': ticker }),
    'v.open': id,
  }
  return `${written(`/${transcripts.id}`, texts, scenario)}${passage === undefined ? '' : `#p=${passage}`}`
}

/** The address of a brief: whose companies, and since when; without a moment it begins where the reader left off. */
import { SCENARIO_NAMES, scenarioTexts } from '../api/client/scenario.ts'
import { readParams, type ValidationIssue } from '../api/endpoint/params.ts'
import { updatedSince, tickers } from '../api/endpoint/vocabulary.ts'
import { expanded, isWatchlist } from '../api/endpoint/watchlistEntries.ts'
import { changedQuery } from '../explorer/address/address.ts'
import { MOST_TICKERS } from '../settings/watchlists.ts'

/** Nothing of these is sent under this name: each operation has its own. */
const NAMING = { wire: '', source: 'spec' } as const

export const briefParams = {
  tickers: tickers(NAMING, MOST_TICKERS),
  since: { ...updatedSince(NAMING), label: 'Since' },
}

export interface BriefAddress {
  /** `@desk`, or tickers, as the address has them. */
  readonly entries: readonly string[]
  readonly tickers: readonly string[]
  /** Unix seconds. */
  readonly since: number | undefined
  readonly faults: readonly ValidationIssue[]
  readonly unknown: readonly string[]
}

/** `start` takes the place of tickers where the address has none. */
export function readBriefAddress(search: URLSearchParams, start: string | undefined): BriefAddress {
  const { values, issues, unknown } = readParams(briefParams, search, 'address')
  const entries = values.tickers ?? (start === undefined ? [] : [start])
  return {
    entries,
    tickers: expanded(entries).filter((entry) => !isWatchlist(entry)),
    since: values.since,
    faults: issues,
    unknown: unknown.filter((name) => !SCENARIO_NAMES.includes(name)),
  }
}

/** The same address with other names set or, by `undefined`, taken away. */
export const changedBrief = (search: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string =>
  `/brief${changedQuery({ params: briefParams }, search, changes)}`

export const briefLink = (entries: readonly string[], since: number | undefined, scenario: string | undefined): string =>
  changedBrief(new URLSearchParams(), {
    tickers: entries.length > 0 ? entries.join(',') : undefined,
    since: since === undefined ? undefined : String(since),
    ...Object.fromEntries(scenarioTexts(scenario)),
  })

/** The addresses of the pages that read several calls of a company: names that each knows, in their order, and what of an address is none. */
import { SCENARIO_NAMES, scenarioTexts } from '../../api/client/scenario.ts'
import { changedQuery } from '../../explorer/address/address.ts'

export const COMPARE = '/calls/compare'
export const TERMS = '/calls/terms'
export const FIGURES = '/calls/figures'

const NAMES: Readonly<Record<string, readonly string[]>> = {
  [COMPARE]: ['ticker', 'a', 'b', 'kinds', 'part', 'order', 'standing'],
  [TERMS]: ['ticker', 'terms', 'calls', 'line'],
  [FIGURES]: ['ticker', 'call', 'when'],
}

/** The same address with other names set or, by `undefined`, taken away. */
export function changedAcross(
  page: string,
  search: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const params = Object.fromEntries(NAMES[page]!.map((name) => [name, {} as never]))
  return `${page}${changedQuery({ params }, search, changes)}`
}

/** The page for a company, with what the address asks of the demo. */
export const acrossAddress = (page: string, ticker: string | undefined, scenario: string | undefined): string =>
  changedAcross(page, new URLSearchParams(scenarioTexts(scenario).map(([name, text]) => [name, text])), { ticker })

export const unknownNames = (page: string, search: URLSearchParams): readonly string[] => [
  ...new Set([...search.keys()].filter((name) => !NAMES[page]!.includes(name) && !SCENARIO_NAMES.includes(name))),
]

/** In capitals; `undefined` for what is no ticker. */
export function tickerIn(search: URLSearchParams): string | undefined {
  const text = search.get('ticker')?.trim().toUpperCase() ?? ''
  return /^[A-Z0-9.\-/^=$:]{1,20}$/.test(text) ? text : undefined
}

/** One of several words, the first where the address has none of them. */
export const wordIn = <T extends string>(search: URLSearchParams, name: string, words: readonly [T, ...T[]]): T =>
  words.find((word) => word === search.get(name)) ?? words[0]

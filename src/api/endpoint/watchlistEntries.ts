/** `@name` among the tickers of a filter: a watchlist, which stands for its tickers in the user's own address, never in a request or a link. */
import type { Param, Params, Values } from './params.ts'

/** The tickers of a watchlist by its name, without the `@`; `undefined` where no list is called so. */
type LookUp = (name: string) => readonly string[] | undefined

/** Nothing until somebody keeps lists (`src/settings/watchlists.ts`): the mock service knows of none. */
let tickersUnder: LookUp = () => undefined

/** Called once by whoever keeps the lists: the language of endpoints knows of no storage. */
export const lookUpWatchlists = (lookUp: LookUp): void => void (tickersUnder = lookUp)

export const isWatchlist = (entry: string): boolean => entry.startsWith('@')

/** `undefined` where no list is called so. */
export const tickersOf = (entry: string): readonly string[] | undefined => tickersUnder(entry.slice(1))

/** Each watchlist among the entries as the tickers on it, each ticker once. */
export const expanded = (entries: readonly string[]): readonly string[] =>
  entries.some(isWatchlist)
    ? [...new Set(entries.flatMap((entry) => (isWatchlist(entry) ? (tickersOf(entry) ?? [entry]) : [entry])))]
    : entries

/** The values as they are asked for: tickers in the place of watchlists. */
export function withoutWatchlists<P extends Params>(params: P, values: Values<P>): Values<P> {
  const changed = Object.entries<Param>(params).flatMap(([key, param]) => {
    const value = param.takesWatchlists ? (values[key] as readonly string[] | undefined) : undefined
    return value?.some(isWatchlist) ? [[key, expanded(value)]] : []
  })
  return changed.length > 0 ? { ...values, ...Object.fromEntries(changed) } : values
}

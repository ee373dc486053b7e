/** A typed command as the address it leads to: an operation's word, then tickers, a time and other words in any order. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { Connection } from '../../api/client/connection.ts'
import { changedQuery, readAddress } from '../../explorer/address/address.ts'
import { companyViews } from '../../endpoints/companyViews.ts'
import { addressFor } from '../../explorer/address/navigationContext.ts'
import { daysOf } from './daysOf.ts'

export interface Command {
  readonly endpoint: AnyEndpoint
  readonly to: string
  /** What the operation has no parameter for. */
  readonly leftOut: readonly string[]
  /** Why the address would be flagged, where it would be. */
  readonly fault: string | undefined
}

interface Known {
  readonly connection: Connection
  readonly isTicker: (word: string) => boolean
}

/** A ticker by its looks: written in capitals, or a watchlist by its name. */
const looksLikeTicker = (word: string): boolean => /^[A-Z][A-Z0-9.\-/]{0,11}$/.test(word) || word.startsWith('@')

/** The operation called by one of the words, and the words that are left. */
export function calledBy(
  words: readonly string[],
  endpoints: readonly AnyEndpoint[],
): { readonly endpoint: AnyEndpoint; readonly rest: readonly string[] } | undefined {
  // Its word comes first as a rule; "halo news" is understood as well.
  for (const [index, word] of words.entries()) {
    const endpoint = endpoints.find(({ command }) => command.names.includes(word.toLowerCase()))
    if (endpoint) return { endpoint, rest: words.toSpliced(index, 1) }
  }
  return undefined
}

export function readCommand(endpoint: AnyEndpoint, words: readonly string[], { connection, isTicker }: Known): Command {
  const { params, command, tickersBy } = endpoint
  // Where the service cannot choose by ticker, the page may have a search of its own.
  const ownSearch = companyViews.find((view) => view.endpoint === endpoint)?.fallbackLink
  const takesTickers = tickersBy !== undefined || 'tickers' in params || ownSearch !== undefined
  const tickers: string[] = []
  const others: string[] = []
  const leftOut: string[] = []
  let days: ReturnType<typeof daysOf>
  for (const word of words) {
    const asDays = daysOf(word)
    // Without a parameter for other words, a word can only be a ticker.
    const isForTickers = takesTickers && (!command.words || looksLikeTicker(word) || isTicker(word))
    if (asDays && 'from' in params) days = asDays
    else if (asDays) leftOut.push(word)
    else if (isForTickers) tickers.push(word.startsWith('@') ? word : word.toUpperCase())
    else if (command.words && !looksLikeTicker(word)) others.push(word)
    else leftOut.push(word)
  }
  const key = tickersBy?.key ?? 'tickers'
  const most: number = ownSearch ? 1 : (params[key]?.most ?? tickers.length)
  const [path = '', query = ''] = addressFor(endpoint, { tickers, ...days }, connection.scenario).split('?')
  const search = new URLSearchParams(query)
  const [first] = tickers
  const changes = {
    ...(command.words && others.length > 0 && { [command.words]: others.join(' ') }),
    ...(first !== undefined && ownSearch?.textsFor(first)),
  }
  const to = path + changedQuery(endpoint, search, changes)
  const faults = readAddress(endpoint, new URLSearchParams(to.split('?')[1]), [], undefined, connection.today).faults
  return { endpoint, to, leftOut: [...leftOut, ...tickers.slice(most)], fault: faults[0]?.message }
}

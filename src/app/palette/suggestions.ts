/** What the palette offers for a text: commands, pages, companies, saved and recent views, each an address. */
import type { Connection } from '../../api/client/connection.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { addressFor, companyAddress } from '../../explorer/address/navigationContext.ts'
import { companiesFor, type KnownCompany } from '../../explorer/tickers/companies.ts'
import { viewWords } from '../pages/views/viewWords.ts'
import type { Watchlist } from '../../settings/watchlists.ts'
import { additionsOf, watchlistCommand } from '../watchlists/watchlistCommands.ts'
import type { Suggestion } from './suggestion.ts'
import { calledBy, readCommand, type Command } from './readCommand.ts'

export interface SuggestionGroup {
  readonly name: string
  readonly suggestions: readonly Suggestion[]
}

export interface Known {
  readonly endpoints: readonly AnyEndpoint[]
  readonly connection: Connection
  readonly companies: readonly KnownCompany[]
  readonly lists: readonly Watchlist[]
  /** Every page with its address, those of the operations among them. */
  readonly pages: readonly Suggestion[]
  readonly saved: readonly Suggestion[]
  readonly recent: readonly Suggestion[]
}

/** More of one kind is found sooner by typing on. */
const MOST = 8

const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())
const startsAWord = (text: string, part: string): boolean => ` ${text.toLowerCase()}`.includes(` ${part.toLowerCase()}`)

const companyWords = ({ ticker, name }: KnownCompany): string => (name ? `${ticker} · ${name}` : ticker)

/** The company across all datasets. */
const companyPage = (company: KnownCompany, { connection }: Known): Suggestion => ({
  words: companyWords(company),
  to: companyAddress(company.ticker, {}, connection.scenario),
})

function asSuggestion({ endpoint, to, leftOut, fault }: Command): Suggestion {
  const note = fault ?? (leftOut.length > 0 ? `Ignored: ${leftOut.join(', ')}` : undefined)
  return { words: viewWords([endpoint], to), note, to }
}

function commandsFor(words: readonly string[], known: Known): readonly Suggestion[] {
  const called = calledBy(words, known.endpoints)
  if (!called) return []
  const { endpoint, rest } = called
  const tickers = new Set(known.companies.map(({ ticker }) => ticker))
  const read = (given: readonly string[]): Command =>
    readCommand(endpoint, given, { connection: known.connection, isTicker: (word) => tickers.has(word.toUpperCase()) })
  const asTyped = asSuggestion(read(rest))
  // A word that begins a company's name may mean its ticker: offered beside, never put in its place.
  const byName = rest.flatMap((word, index) =>
    word.length < 3 || tickers.has(word.toUpperCase())
      ? []
      : known.companies
          .filter(({ name }) => name && startsAWord(name, word))
          .slice(0, 3)
          .map(({ ticker }) => asSuggestion(read(rest.with(index, ticker)))),
  )
  return [asTyped, ...byName.filter(({ to }) => to !== asTyped.to)]
}

/** The first company meant, in every operation that is asked by ticker. */
function aboutCompany(company: KnownCompany, { endpoints, connection }: Known): readonly Suggestion[] {
  return endpoints
    .filter((endpoint) => 'tickers' in endpoint.params || endpoint.tickersBy)
    .map((endpoint) => ({
      words: `${endpoint.title} for ${company.ticker}`,
      to: addressFor(endpoint, { tickers: [company.ticker] }, connection.scenario),
    }))
}

const matching = (suggestions: readonly Suggestion[], text: string): readonly Suggestion[] =>
  suggestions.filter(({ words, note = '', to }) => includes(`${words} ${note} ${to}`, text)).slice(0, MOST)

export function suggestionsFor(text: string, known: Known): readonly SuggestionGroup[] {
  const trimmed = text.trim().slice(0, 500)
  const words = trimmed.split(/[\s,]+/).filter(Boolean)
  const found = trimmed === '' ? [] : companiesFor(trimmed, known.companies)
  const pages = known.pages.filter(({ words: title }) => startsAWord(title, trimmed))
  const groups: readonly SuggestionGroup[] =
    trimmed === ''
      ? [
          { name: 'Recent views', suggestions: known.recent.slice(0, MOST) },
          { name: 'Saved views', suggestions: known.saved.slice(0, MOST) },
          { name: 'Pages', suggestions: known.pages },
        ]
      : [
          { name: 'Commands', suggestions: [...watchlistCommand(words, known.lists), ...commandsFor(words, known)] },
          { name: 'Pages', suggestions: pages },
          { name: 'Saved views', suggestions: matching(known.saved, trimmed) },
          { name: 'Companies', suggestions: found.slice(0, MOST).map((company) => companyPage(company, known)) },
          { name: found[0] ? companyWords(found[0]) : '', suggestions: found[0] ? aboutCompany(found[0], known) : [] },
          {
            name: 'Watchlists',
            suggestions: found[0] ? additionsOf(companyPage(found[0], known).to, found[0].ticker, known.lists) : [],
          },
          { name: 'Recent views', suggestions: matching(known.recent, trimmed) },
        ]
  return groups.filter(({ suggestions }) => suggestions.length > 0)
}

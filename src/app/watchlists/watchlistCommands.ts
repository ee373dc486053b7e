/** Watchlists by commands: `watchlist semis HALO QNTR` makes or fills one, and a company that was found can be put on each. */
import { counted } from '../../lib/numbers/counts.ts'
import { changeWatchlist, type Watchlist } from '../../settings/watchlists.ts'
import { offerUndo } from '../../ui/undo.ts'
import type { Suggestion } from '../palette/suggestion.ts'
import { readList } from './readList.ts'

const CALLED = ['watchlist', 'list']
/** Lists that a company is offered for. */
const MOST = 3

function add(name: string, tickers: readonly string[]): void {
  const undo = changeWatchlist(name, (before) => [...before, ...tickers])
  offerUndo(`Added ${tickers.join(', ')} to @${name}.`, undo)
}

export function watchlistCommand(
  [called = '', given = '', ...rest]: readonly string[],
  lists: readonly Watchlist[],
): readonly Suggestion[] {
  if (!CALLED.includes(called.toLowerCase())) return []
  const manage = { words: 'Make or edit watchlists', to: '/preferences#watchlists' }
  if (given === '') return [manage]
  const name = given.replace(/^@/, '').toLowerCase()
  const known = lists.find((list) => list.name === name)
  if (rest.length === 0) {
    const open = known && {
      words: `@${name}: ${counted(known.tickers.length, 'company', 'companies')}`,
      to: `/?tickers=@${name}`,
    }
    return [open ?? { ...manage, note: `@${name} wants tickers behind its name` }]
  }
  const list = readList(name, rest.join(', '))
  if (typeof list === 'string') return [{ ...manage, note: list }]
  return [
    {
      words: `${known ? 'Add to' : 'New'} watchlist @${name}: ${list.tickers.join(', ')}`,
      to: `/?tickers=@${name}`,
      act: () => add(name, list.tickers),
    },
  ]
}

/** To lists that do not have it; `to` is where it leads then. */
export const additionsOf = (to: string, ticker: string, lists: readonly Watchlist[]): readonly Suggestion[] =>
  lists
    .filter(({ tickers }) => !tickers.includes(ticker))
    .slice(0, MOST)
    .map(({ name }) => ({ words: `Add ${ticker} to @${name}`, to, act: () => add(name, [ticker]) }))

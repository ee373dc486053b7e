/** Watchlists by commands of the palette: what each offers, where it leads, and what it does to the lists. */
import { beforeEach, expect, it } from 'vitest'
import { keepWatchlist, watchlists } from '../../settings/watchlists.ts'
import { undoOffered } from '../../ui/undo.ts'
import { additionsOf, watchlistCommand } from './watchlistCommands.ts'

beforeEach(() => void keepWatchlist({ name: 'cover', tickers: ['HALO'] }))

const offered = (text: string) => watchlistCommand(text.split(' '), watchlists())
const tickersOf = (name: string) => watchlists().find((list) => list.name === name)?.tickers

it('makes a list of the tickers behind its name, and takes it back', () => {
  const [made] = offered('watchlist @Semis halo QNTR HALO')
  expect([made?.words, made?.to]).toEqual(['New watchlist @semis: HALO, QNTR', '/?tickers=@semis'])
  expect(tickersOf('semis')).toBeUndefined()
  made?.act?.()
  expect(tickersOf('semis')).toEqual(['HALO', 'QNTR'])
  undoOffered()?.run()
  expect(tickersOf('semis')).toBeUndefined()
})

it('adds to a list there is, and opens one without tickers', () => {
  const [more] = offered('list cover QNTR')
  expect(more?.words).toBe('Add to watchlist @cover: QNTR')
  more?.act?.()
  expect(tickersOf('cover')).toEqual(['HALO', 'QNTR'])
  undoOffered()?.run()
  expect(tickersOf('cover')).toEqual(['HALO'])
  expect(offered('watchlist cover')).toEqual([{ words: '@cover: 1 company', to: '/?tickers=@cover' }])
})

it('says what it wants, and leads to where lists are made', () => {
  for (const text of ['watchlist', 'watchlist nothing', 'watchlist b@d HALO', 'watchlist good B{D']) {
    const [offer] = offered(text)
    expect([text, offer?.to, offer?.act]).toEqual([text, '/preferences#watchlists', undefined])
  }
  expect(offered('splits HALO')).toEqual([])
})

it('offers a company for the lists that it is not on', () => {
  keepWatchlist({ name: 'short', tickers: ['QNTR'] })
  const offers = additionsOf('/company/HALO', 'HALO', watchlists())
  expect(offers.map(({ words }) => words)).toEqual(['Add HALO to @short'])
  offers[0]?.act?.()
  expect(tickersOf('short')).toEqual(['QNTR', 'HALO'])
})

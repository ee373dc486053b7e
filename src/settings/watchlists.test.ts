/** Watchlists: `@name` in a ticker field, its tickers in the request, and a name that nobody knows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints/index.ts'
import { changedQuery, readAddress, watchlistTexts } from '../explorer/address/address.ts'
import { addressFor } from '../explorer/address/navigationContext.ts'
import { checkDraft, countOf } from '../explorer/filters/draft.ts'
import { pathOf } from '../api/client/request.ts'
import { tickersOf, withoutWatchlists } from '../api/endpoint/watchlistEntries.ts'
import { deleteWatchlist, keepWatchlist, readWatchlist, watchlists } from './watchlists.ts'

const of = (id: string) => endpoints.find((endpoint) => endpoint.id === id)!
const read = (id: string, query: string) => readAddress(of(id), new URLSearchParams(query))
const asked = (id: string, query: string): string =>
  decodeURIComponent(pathOf(of(id), withoutWatchlists(of(id).params, read(id, query).reading.values), { today: '2026-11-20' }))

beforeEach(() => {
  for (const { name } of watchlists()) deleteWatchlist(name)
  keepWatchlist({ name: 'tech', tickers: ['HALO', 'QNTR'] })
})

describe('a watchlist', () => {
  it.each([
    ['splits', 'tickers=@tech,ACME', 'parameters[tickers]=HALO,QNTR,ACME'],
    ['news', 'tickers=@TECH,HALO', 'tickers=HALO,QNTR&'],
    ['news', 'primaryTickers=@tech', 'primaryTickers=HALO,QNTR'],
    ['price-ratios', 'tickers=@tech', 'symbols=HALO,QNTR'],
    ['insider-filings', 'search_keys_type=symbol&search_keys=@tech', 'search_keys=HALO,QNTR'],
    ['logos', 'search_keys=@tech', 'search_keys=HALO,QNTR'],
  ])('of %s is asked for by its tickers (%s)', (id, query, wire) => {
    expect(read(id, query).faults).toEqual([])
    expect(`${asked(id, query)}&`).toContain(wire)
    expect(asked(id, query)).not.toContain('@')
  })

  it('stays in the reader’s own address, and is written out in a link', () => {
    const { reading } = read('splits', 'tickers=@tech,ACME&importance=3')
    expect(reading.normalised).toEqual([])
    expect(reading.texts.tickers).toBe('@tech,ACME')
    const link = changedQuery(
      of('splits'),
      new URLSearchParams('tickers=@tech,ACME&importance=3'),
      watchlistTexts(of('splits'), reading.values),
    )
    expect(link).toBe('?tickers=HALO,QNTR,ACME&importance=3')
    expect(watchlistTexts(of('splits'), read('splits', 'tickers=ACME').reading.values)).toEqual({})
  })

  it('that nobody knows is flagged in its field, and nothing else is', () => {
    for (const [id, key] of [
      ['splits', 'tickers'],
      ['logos', 'search_keys'],
      ['insider-filings', 'search_keys'],
    ] as const) {
      const { faults } = read(id, `${key}=@nope${id === 'insider-filings' ? '&search_keys_type=symbol' : ''}`)
      expect(faults).toEqual([
        { key, message: 'No watchlist named @nope in this browser.', suggestion: undefined, suggestionLabel: undefined },
      ])
    }
    expect(checkDraft(of('splits'), { tickers: '@nope' }).faults).toHaveLength(1)
    deleteWatchlist('tech')
    expect(read('splits', 'tickers=@tech').faults).toHaveLength(1)
  })

  it('counts as all its tickers against the limit of a field, and where it is carried along', () => {
    keepWatchlist({ name: 'many', tickers: Array.from({ length: 50 }, (_, index) => `T${index}`) })
    expect(countOf('@many, @tech', { takesWatchlists: true })).toBe(52)
    expect(read('splits', 'tickers=@many').faults).toEqual([])
    expect(read('splits', 'tickers=@many,@tech').faults[0]?.message).toBe(
      '52 tickers with the watchlists written out; at most 50 are taken.',
    )
    expect(read('bulls-bears', 'tickers=@tech').faults).toHaveLength(1)
    expect(addressFor(of('news'), { tickers: ['@tech'] })).toBe('/news?tickers=@tech')
    expect(addressFor(of('bulls-bears'), { tickers: ['@tech'] })).toBe('/bulls-bears?tickers=HALO')
  })

  it('comes back in its place when deleting it is undone, beside one that has its name by then', () => {
    for (const name of ['alpha', 'zeta']) keepWatchlist({ name, tickers: ['ACME'] })
    const before = watchlists()
    const undo = deleteWatchlist('tech')
    expect(watchlists().map(({ name }) => name)).toEqual(['alpha', 'zeta'])
    undo()
    expect(watchlists()).toEqual(before)
    const again = deleteWatchlist('tech')
    keepWatchlist({ name: 'tech', tickers: ['NORD'] })
    again()
    expect(Object.fromEntries(watchlists().map(({ name, tickers }) => [name, tickers.join()]))).toEqual({
      alpha: 'ACME',
      zeta: 'ACME',
      tech: 'NORD',
      'tech-2': 'HALO,QNTR',
    })
  })

  it('that takes the place of another hands that one back', () => {
    const before = watchlists()
    expect(keepWatchlist({ name: 'new', tickers: ['ACME'] })).toBeUndefined()
    deleteWatchlist('new')
    const replaced = keepWatchlist({ name: 'tech', tickers: ['ACME'] })
    expect(tickersOf('@tech')).toEqual(['ACME'])
    keepWatchlist(replaced!)
    expect(watchlists()).toEqual(before)
  })

  it('is none where storage or a file holds something else', () => {
    for (const foreign of [
      null,
      1,
      { name: '../x', tickers: ['A'] },
      { name: 'x', tickers: ['<b>'] },
      { name: 'x', tickers: [] },
      { name: 'x', tickers: 'A' },
    ])
      expect(readWatchlist(foreign)).toBeUndefined()
    expect(readWatchlist({ name: 'x', tickers: ['BRK.B', 'BRK.B'] })).toBeUndefined()
    expect(readWatchlist({ name: 'x', tickers: ['BRK.B'] })).toEqual({ name: 'x', tickers: ['BRK.B'] })
  })
})

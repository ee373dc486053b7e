/** Lists of tickers under a name, kept in this browser: `@name` stands for them in the user's own address, never in a request or a link. */
import { freeName } from './freeName.ts'
import { createPersistedStore } from './persistedStore.ts'
import { lookUpWatchlists } from '../api/endpoint/watchlistEntries.ts'

export interface Watchlist {
  /** Without the `@`. */
  readonly name: string
  readonly tickers: readonly string[]
}

export const NAME_RULE = 'a name of up to 30 letters a to z, digits, - and _'
const LONGEST_NAME = 30
export const isListName = (name: string): boolean => /^[a-z0-9][a-z0-9_-]{0,29}$/.test(name)
/** As the entry of a ticker field has it: upper case, of no characters that a list or an address parts by. */
const isTicker = (text: unknown): text is string => typeof text === 'string' && /^[A-Z0-9.\-/^=$:]{1,20}$/.test(text)
export const MOST_TICKERS = 500

/** `undefined` for what is no watchlist: storage and files may hold anything. */
export function readWatchlist(kept: unknown): Watchlist | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { name, tickers } = kept as Partial<Record<keyof Watchlist, unknown>>
  if (typeof name !== 'string' || !isListName(name) || !Array.isArray(tickers)) return undefined
  const legal = [...new Set(tickers.filter(isTicker))].slice(0, MOST_TICKERS)
  return legal.length > 0 && legal.length === tickers.length ? { name, tickers: legal } : undefined
}

/** What stands there until the user makes, changes or deletes a list. */
let starting: readonly Watchlist[] = []
/** Kept in the place of the lists where the user deleted those there were at first. */
const DELETED = { deleted: true } as const

const kept = createPersistedStore<readonly Watchlist[]>('watchlists', {
  title: 'Watchlists',
  read(given) {
    if (Array.isArray(given)) return given.flatMap((one) => readWatchlist(one) ?? [])
    return given === null || given === undefined ? starting : []
  },
  write: (lists) => (lists === starting ? [] : lists.length === 0 && starting.length > 0 ? DELETED : lists),
})

/** The lists of a browser that has kept none yet: to be called before any is read. */
export function startWithWatchlists(lists: readonly Watchlist[]): void {
  starting = lists
}

export const watchlists = kept.value
export const subscribeToWatchlists = kept.subscribe

type Lists = readonly Watchlist[]

const without = (lists: Lists, name: string): Lists => lists.filter((list) => list.name !== name)
const inOrder = (lists: Lists): Lists => lists.toSorted((a, b) => a.name.localeCompare(b.name))

/** Under its name, in the place of any other of that name, which is handed back. */
export function keepWatchlist(list: Watchlist): Watchlist | undefined {
  const before = kept.readAgain().find(({ name }) => name === list.name)
  kept.update((lists) => inOrder([...without(lists, list.name), list]))
  return before
}

/** In the place of the list of this name, under its own; gives the way back. */
export function replaceWatchlist(name: string, list: Watchlist): () => void {
  const before = kept.readAgain()
  kept.update((lists) => inOrder([...without(without(lists, name), list.name), list]))
  return () =>
    kept.update((lists) =>
      inOrder([...without(lists, list.name), ...before.filter((one) => [name, list.name].includes(one.name))]),
    )
}

/** Puts tickers on a list, which is made where there is none, or takes them off one that keeps others; gives the way back. */
export function changeWatchlist(name: string, change: (tickers: readonly string[]) => readonly string[]): () => void {
  const before = kept.readAgain().find((list) => list.name === name)
  const tickers = [...new Set(change(before?.tickers ?? []))].slice(0, MOST_TICKERS)
  if (tickers.length === 0) return () => {}
  kept.update((lists) => inOrder([...without(lists, name), { name, tickers }]))
  return () => kept.update((lists) => inOrder([...without(lists, name), ...(before ? [before] : [])]))
}

/** Gives the way back, which takes no list's place that has come under the name since. */
export function deleteWatchlist(name: string): () => void {
  const before = kept.readAgain()
  const place = before.findIndex((list) => list.name === name)
  const deleted = before[place]
  if (!deleted) return () => {}
  kept.update((lists) => without(lists, name))
  return () =>
    kept.update((lists) => {
      const isTaken = (other: string): boolean => lists.some((list) => list.name === other)
      return lists.toSpliced(place, 0, { ...deleted, name: freeName(name, LONGEST_NAME, isTaken) })
    })
}

lookUpWatchlists((name) => watchlists().find((list) => list.name === name)?.tickers)

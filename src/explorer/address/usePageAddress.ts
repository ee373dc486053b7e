/** What the address of an explorer page says: the query, in values and in words, and how its answer is shown. */
import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathOf, withPlainDays } from '../../api/client/request.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { hasRollingDay, type DayTexts } from '../../lib/dates/daysInWords.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import { linkLength, LONGEST_LINK } from '../../lib/addressLength.ts'
import { subscribeToWatchlists, watchlists } from '../../settings/watchlists.ts'
import { hasFingerprint } from '../fingerprint/fragment.ts'
import { changedQuery, watchlistTexts } from './address.ts'
import { phrasesOf, sentenceOf } from './queryInWords.ts'
import { readQuery, type PagePlace } from './readQuery.ts'

/** Names in the address that belong to the page of one operation: `v.view`, `v.month`, `v.find`, and filters of rows that it makes itself. */
export type OwnName = `v.${string}` | `f.${string}`

/**
 * Leads to another query of this page; a `replace` adds no step to the history, `hash` is the place within the view, `#` included.
 * Where none is given, a fingerprint of the rows stays.
 */
export type GoTo = (query: string, replace?: boolean, hash?: string) => void

export type PageAddress<E extends AnyEndpoint> = ReturnType<typeof usePageAddress<E>>['address']

/** What an address is read with, where the page is not the usual one. */
export interface Reading {
  /** As if at this address; the acts lead there. */
  readonly elsewhere?: PagePlace | undefined
  /** Has the fields of the rows that a view makes of the records. */
  readonly derived?: AnyEndpoint | undefined
}

export function usePageAddress<E extends AnyEndpoint>(endpoint: E, ownNames: readonly OwnName[], reading: Reading) {
  const { elsewhere, derived } = reading
  const location = useLocation()
  const { search: text, pathname } = elsewhere ?? location
  const here = elsewhere ? '' : location.hash
  const navigate = useNavigate()
  const connection = useConnection()
  // What a list stands for may be changed in another tab, and is asked for at once.
  useSyncExternalStore(subscribeToWatchlists, watchlists)
  const { today } = connection
  const query = readQuery(endpoint, { pathname, search: text }, today, ownNames, derived)
  const { search, read, given, asked, values, canAsk, length } = query
  const { date, from, to }: DayTexts = withPlainDays(endpoint, given, today)
  const isRolling = hasRollingDay(given)
  const [refused, setRefused] = useState<{ readonly length: number; readonly at: string; readonly address: string }>()
  const phrases = phrasesOf(endpoint, search, canAsk ? today : undefined)
  const understood = Object.fromEntries(read.unknown.map((name) => [name, undefined]))
  const place = pathname + changedQuery(endpoint, search, understood)
  const goTo: GoTo = (query, replace = false, hash = hasFingerprint(here) ? here : '') => {
    const wanted = linkLength(pathname, query)
    // An address that is too long already can be left by steps, each shorter than the one before.
    if (wanted > LONGEST_LINK && wanted >= length) return setRefused({ length: wanted, at: text, address: pathname + query })
    // As browsers do: to go where one is, as by a second click, adds no step to go back.
    void navigate(`${pathname}${query}${hash}`, { replace: !elsewhere && (replace || query + hash === text + here) })
  }
  const address = {
    ...read,
    search,
    /** What is asked for: watchlists as their tickers, rolling days as plain ones, days that depend on today filled in. */
    values,
    /** The days that the address itself gives, as plain ones. */
    days: { date, from, to },
    canAsk,
    /** Where values are wanted first, the page invites to enter them. */
    isInviting: read.faults.length === 0 && read.missing.length > 0,
    phrases,
    sentence: sentenceOf(endpoint, phrases),
    /** The same with the days that rolling ones are today: what outlives the day. */
    exactSentence: sentenceOf(
      endpoint,
      phrases.map(({ exact, ...phrase }) => (exact ? { ...phrase, value: `${phrase.value} (${exact})` } : phrase)),
    ),
    /** What a saved view is called at first: days that depend on today are no part of it. */
    ownSentence: sentenceOf(
      endpoint,
      phrases.filter(({ without }) => without),
    ),
    /** Where a saved view leads: what is understood of the address, in its one order. */
    place,
    /** Of the address, and of one that was wanted and would have been too long. */
    length: { length, refused: refused?.at === text ? refused : undefined, address: place },
    /**
     * The query of a link to this view: the same with what no one else has, the tickers of watchlists, and the days that depend on
     * today, unless a rolling day is given: then the link is to roll.
     */
    shared: changedQuery(endpoint, search, {
      ...understood,
      ...watchlistTexts(endpoint, given),
      ...(canAsk && !isRolling ? endpoint.dayDefaults?.(given, today) : {}),
    }),
    /** Path and query of the request for this address. */
    path: pathOf(endpoint, values, connection),
    /** The same as it would be on another day. */
    pathOn: (day: IsoDay): string => pathOf(endpoint, asked, { today: day }),
    /** A view name that the page of this operation adds: its text, or `undefined`. */
    ownView: (name: OwnName): string | undefined => search.get(name) ?? undefined,
  }
  return { address, goTo }
}

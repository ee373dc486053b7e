/** The state of an explorer page: the address in, the query and its last good rows out, every change a navigation. */
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { listQuery, type Reply } from '../../api/client/client.ts'
import type { AnyEndpoint, RecordOf, ValuesOf } from '../../api/endpoint/endpoint.ts'
import type { Failure } from '../../api/client/failure.ts'
import { pathOf, withDayDefaults } from '../../api/client/request.ts'
import { withoutWatchlists } from '../../api/endpoint/watchlistEntries.ts'
import { subscribeToWatchlists, watchlists } from '../../settings/watchlists.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { linkLength, LONGEST_LINK } from '../../lib/addressLength.ts'
import { changedQuery, filterTexts, readAddress, viewTexts, watchlistTexts, type View } from '../address/address.ts'
import { printLoadRange, type LoadRange } from '../address/loadRange.ts'
import { orderMissed } from './orderCheck.ts'
import { filterErrorsOf } from '../filters/serviceErrors.ts'
import { createRowStore, type RowStore } from '../rows/rowStore.ts'
import { localFilterName } from '../rows/selectRows.ts'
import { usePageLoader } from './usePageLoader.ts'
import { phrasesOf, sentenceOf } from '../address/queryInWords.ts'

/** Rows that did arrive, and what they are the answer to. */
export interface GoodRows<E extends AnyEndpoint> {
  readonly reply: Reply<RecordOf<E>>
  /** The same rows in columns. */
  readonly store: RowStore
  readonly sentence: string
  readonly values: ValuesOf<E>
}

export function useExplorer<E extends AnyEndpoint>(endpoint: E, ownNames: readonly OwnName[] = []) {
  const { search: text, pathname, hash: here } = useLocation()
  const navigate = useNavigate()
  const connection = useConnection()
  // What a list stands for may be changed in another tab, and is asked for at once.
  useSyncExternalStore(subscribeToWatchlists, watchlists)
  const search = new URLSearchParams(text)
  const address = readAddress(endpoint, search, ownNames)
  const given = address.reading.values as ValuesOf<E>
  const { today } = connection
  const values = withDayDefaults(endpoint, withoutWatchlists(endpoint.params, given) as ValuesOf<E>, today)

  const length = linkLength(pathname, text)
  const [refused, setRefused] = useState<{ readonly length: number; readonly at: string; readonly address: string }>()
  const canAsk = address.faults.length === 0 && address.missing.length === 0 && length <= LONGEST_LINK
  const phrases = phrasesOf(endpoint, search, canAsk ? today : undefined)
  const sentence = sentenceOf(endpoint, phrases)
  const load = canAsk && 'page' in endpoint.params ? address.view.load : undefined
  const loading = usePageLoader(endpoint, values, load)
  const asked = listQuery(endpoint, values, connection)
  const query = useQuery({ ...asked, enabled: canAsk && !load })
  const client = useQueryClient()
  const arrived = load ? (loading?.reply as Reply<RecordOf<E>> | undefined) : query.data
  const current = canAsk ? arrived : undefined
  const failure = load ? loading?.state.failure?.reason : query.error
  const isInviting = address.faults.length === 0 && address.missing.length > 0

  // Kept while the next answer is on its way and when it fails; `keepPreviousData` would drop it on failure.
  const [lastGood, setLastGood] = useState<GoodRows<E>>()
  if (current && current !== lastGood?.reply) {
    setLastGood({ reply: current, store: loading?.walk.store ?? createRowStore(endpoint, current.records), sentence, values })
  }

  const change = (changes: Readonly<Record<string, string | undefined>>): void =>
    go(changedQuery(endpoint, search, { page: undefined, 'v.open': undefined, 'v.load': undefined, ...changes }))
  const go = (query: string, replace = false, hash = ''): void => {
    const wanted = linkLength(pathname, query)
    // An address that is too long already can be left by steps, each shorter than the one before.
    if (wanted > LONGEST_LINK && wanted >= length) return setRefused({ length: wanted, at: text, address: pathname + query })
    // As browsers do: to go where one is, as by a second click, adds no step to go back.
    void navigate(`${pathname}${query}${hash}`, { replace: replace || query + hash === text + here })
  }
  const understood = Object.fromEntries(address.unknown.map((name) => [name, undefined]))
  const place = pathname + changedQuery(endpoint, search, understood)
  return {
    address,
    values,
    phrases,
    sentence,
    query,
    load,
    /** Several pages as one body of rows, where the address asks for them. */
    loading,
    isBusy: load ? !loading || loading.state.status === 'running' : query.isFetching,
    /** Why the answer to this address is not there, or not whole. */
    failure: canAsk ? (failure ?? undefined) : undefined,
    canAsk,
    /** What a filter is called. */
    labelOf: (key: string): string => endpoint.params[key]?.label ?? key,
    /** What the service says of single filters. */
    complaints: canAsk && failure ? filterErrorsOf(endpoint, failure.complaint) : [],
    /** Of the address, and of one that was wanted and would have been too long. */
    length: { length, refused: refused?.at === text ? refused : undefined, address: place },
    /** Where a saved view leads: what is understood of the address, in its one order. */
    place,
    /** What a saved view is called at first: days that depend on today are no part of it. */
    ownSentence: sentenceOf(
      endpoint,
      phrases.filter(({ without }) => without),
    ),
    /** The query of a link to this view: the same with what no one else has, the tickers of watchlists and the days that depend on today. */
    shared: changedQuery(endpoint, search, {
      ...understood,
      ...watchlistTexts(endpoint, given),
      ...(canAsk ? endpoint.dayDefaults?.(given, today) : {}),
    }),
    /** Path and query of the request for this address. */
    path: pathOf(endpoint, values, connection),
    /** What stands between asking and an answer. */
    waiting: canAsk && !load ? waitingOf(query) : undefined,
    /** Takes the request under way back; `retry` makes it again. */
    cancel: () => (load ? loading?.walk.stop() : void client.cancelQueries({ queryKey: asked.queryKey })),
    /** The order asked of the service, where the rows came in another. */
    orderMissed: current && orderMissed(endpoint, values, current.records),
    search,
    /** The answer to this address, once it is there. */
    current,
    /** What to show: this answer, or the last that arrived. Where a value is wanted first, the page is as when it was opened. */
    rows: isInviting || (canAsk && isRefused(failure)) ? undefined : lastGood,
    /** A new query: back to the first page, nothing open, the layout kept. */
    apply: (next: ValuesOf<E>) => change({ ...filterTexts(endpoint, next), 'v.tab': undefined }),
    /** Parts of the query changed and the rest kept as written; this too leads back to the first page. */
    change,
    /** Narrows the loaded rows by one column, or by `undefined` no longer; what is loaded stays. */
    refine: (path: string, text: string | undefined) => go(changedQuery(endpoint, search, { [localFilterName(path)]: text })),
    clearRefinings: () =>
      go(
        changedQuery(
          endpoint,
          search,
          Object.fromEntries(address.refinings.map(({ path }) => [localFilterName(path), undefined])),
        ),
      ),
    /** Asks again for what failed. */
    retry: () => (load ? loading?.walk.run(load.last - load.first + 1) : void query.refetch()),
    goToPage: (to: number) =>
      go(changedQuery(endpoint, search, { page: filterTexts(endpoint, { ...values, page: to }).page, 'v.load': undefined })),
    /** Loads these pages as one body of rows; `undefined` goes back to a single page. */
    loadOn: (range: LoadRange | undefined) =>
      go(changedQuery(endpoint, search, { page: undefined, 'v.load': range && printLoadRange(range) })),
    /** Changes how the answer is shown; `replace` where a step back would be no step to the user. */
    view: (changes: Partial<View>, { replace = false } = {}) =>
      go(changedQuery(endpoint, search, viewTexts({ ...address.view, ...changes })), replace),
    /** A view name that the page of this operation adds: its text, or `undefined`. */
    ownView: (name: OwnName): string | undefined => search.get(name) ?? undefined,
    /** `hash` is the place within the view, `#` included; what is not given is gone. */
    setOwnView: (changes: Readonly<Partial<Record<OwnName, string | undefined>>>, { replace = false, hash = '' } = {}) =>
      go(changedQuery(endpoint, search, changes), replace, hash),
  }
}

/** What the plan does not include has no rows to show. */
const isRefused = (failure: Failure | null | undefined): boolean => failure?.kind === 'not-entitled'

/** `paused`: the network is away. `cancelled`: the user took the request back. A failure: it is about to be asked again. */
export type Waiting = 'paused' | 'cancelled' | Failure

function waitingOf({ fetchStatus, isPending, failureReason }: UseQueryResult<unknown, Failure>): Waiting | undefined {
  if (fetchStatus === 'paused') return 'paused'
  if (fetchStatus === 'idle') return isPending ? 'cancelled' : undefined
  return failureReason ?? undefined
}

/** Names in the address that belong to the page of one operation: `v.view`, `v.month`, `v.find`. */
export type OwnName = `v.${string}`

export type Explorer<E extends AnyEndpoint> = ReturnType<typeof useExplorer<E>>

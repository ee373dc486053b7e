/** What every operation answers about one company, each for itself: asked, waiting, failed, empty or there. */
import { useMemo } from 'react'
import { keepPreviousData, useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { listQuery, type Reply } from '../api/client/client.ts'
import type { AnyCompanyView } from '../api/endpoint/companyView.ts'
import type { AnyEndpoint, RecordOf } from '../api/endpoint/endpoint.ts'
import { Failure } from '../api/client/failure.ts'
import { useConnection } from '../connection/ConnectionContext.tsx'
import type { NavigationContext } from '../explorer/address/navigationContext.ts'
import { positionOf } from '../explorer/query/paging/paging.ts'
import { answerQuery } from './answerQuery.ts'
import { companyQueryOf, isAskable, type CompanyQuery } from './companyQuery.ts'
import { spellingsOf, type CompanyAddress } from './companyAddress.ts'
import { attempt, NOTHING_READ, readingOf, type Reading } from './reading.ts'

type AnyRecord = RecordOf<AnyEndpoint>

export interface Answer extends Reading {
  readonly view: AnyCompanyView
  /** The page of the operation with the same filters. */
  readonly address: string
  /** The spelling of the ticker that was asked last. */
  readonly spelling: string
  /** Spellings before it, for which nothing came. */
  readonly without: readonly string[]
  readonly state: 'not askable' | 'waiting' | 'offline' | 'failed' | 'empty' | 'there'
  /** The records are those of the days before, while the new ones are on their way. */
  readonly isStale: boolean
  readonly failure: Failure | undefined
  readonly reply: Reply | undefined
  /** Whether the service may have more of them than were asked for. */
  readonly mayFollow: boolean
  readonly retry: () => void
}

export function answerOf(
  view: AnyCompanyView,
  ask: CompanyQuery,
  spelling: string,
  result: UseQueryResult<Reply<AnyRecord>, Failure>,
): Omit<Answer, 'without'> {
  const { data, error, isPlaceholderData: isStale } = result
  const read = error ?? (data ? readingOf(view, data, spelling) : NOTHING_READ)
  const failure = read instanceof Failure ? read : undefined
  const reading = read instanceof Failure ? NOTHING_READ : read
  const waiting = result.fetchStatus === 'paused' ? 'offline' : 'waiting'
  return {
    ...reading,
    view,
    address: ask.address,
    spelling,
    state: failure ? 'failed' : reading.records.length > 0 ? 'there' : data && !isStale ? 'empty' : waiting,
    isStale,
    failure,
    reply: isStale || failure ? undefined : data,
    mayFollow: data !== undefined && !isStale && positionOf(view.endpoint, ask.values, data).mayFollow,
    retry: () => void result.refetch(),
  }
}

/** The operations that take a ticker. A spelling of a class share is asked once the one before it found nothing. */
function useDirectAnswers(views: readonly AnyCompanyView[], ticker: string, days: CompanyAddress['asked']): readonly Answer[] {
  const connection = useConnection()
  const client = useQueryClient()
  const spellings = useMemo(() => spellingsOf(ticker), [ticker])
  const { from, to } = days
  // Every answer that comes draws the page again; what was asked stays the same.
  const asks = useMemo(
    () =>
      views.map((view) =>
        spellings.map((spelling) => {
          const ask = companyQueryOf(view, { tickers: [spelling], from, to }, connection.scenario)
          return { ask, spelling, query: answerQuery(view, ask.values, connection, spelling) }
        }),
      ),
    [views, spellings, from, to, connection],
  )
  const isDue = asks.map((own) =>
    own.map((_, place) => own.slice(0, place).every(({ query }) => client.getQueryData(query.queryKey)?.records.length === 0)),
  )
  const results = useQueries({
    queries: asks.flatMap((own, row) =>
      own.map(({ query }, place) => ({ ...query, enabled: isDue[row]![place]!, placeholderData: keepPreviousData })),
    ),
  })
  return views.map((view, row) => {
    const place = isDue[row]!.lastIndexOf(true)
    const { ask, spelling } = asks[row]![place]!
    const result = results[row * spellings.length + place] as UseQueryResult<Reply<AnyRecord>, Failure>
    return { ...answerOf(view, ask, spelling, result), without: spellings.slice(0, place) }
  })
}

/** The operations that can be asked only by what another one's records hold. */
function useDependentAnswers(
  views: readonly AnyCompanyView[],
  sources: readonly Answer[],
  days: NavigationContext,
): readonly Answer[] {
  const connection = useConnection()
  const asks = views.map((view) => {
    const source = sources.find((answer) => answer.view.endpoint === view.dependsOn?.endpoint)
    const { dependsOn } = view
    const found =
      source?.state === 'there' && dependsOn
        ? attempt(() => dependsOn.textsOf(source.records), source.reply?.logEntry)
        : undefined
    const [texts, failure] = found instanceof Failure ? [undefined, found] : [found, undefined]
    const ask = companyQueryOf(view, days, connection.scenario, texts)
    return { ask, source, failure, isDue: texts !== undefined, query: listQuery(view.endpoint, ask.values, connection) }
  })
  const results = useQueries({
    queries: asks.map(({ query, isDue }) => ({ ...query, enabled: isDue, placeholderData: keepPreviousData })),
  })
  return views.map((view, row) => {
    const { ask, source, failure, isDue } = asks[row]!
    const result = results[row] as UseQueryResult<Reply<AnyRecord>, Failure>
    const answer = { ...answerOf(view, ask, source?.spelling ?? '', result), without: [] }
    if (isDue) return answer
    const state = source && (source.state === 'failed' || source.state === 'offline') ? source.state : undefined
    const isKnown = source !== undefined && source.state !== 'waiting'
    return {
      ...answer,
      ...NOTHING_READ,
      failure,
      state: failure ? 'failed' : (state ?? (isKnown ? 'empty' : 'waiting')),
      retry: source?.retry ?? answer.retry,
    }
  })
}

export function useAnswers(views: readonly AnyCompanyView[], ticker: string, days: CompanyAddress['asked']): readonly Answer[] {
  const { scenario } = useConnection()
  const askable = useMemo(() => views.filter(isAskable), [views])
  const direct = useDirectAnswers(askable, ticker, days)
  const dependent = useDependentAnswers(
    views.filter((view) => view.dependsOn),
    direct,
    { tickers: [] },
  )
  const asked = [...direct, ...dependent]
  return views.map(
    (view): Answer =>
      asked.find((answer) => answer.view === view) ?? {
        view,
        address: companyQueryOf(view, { tickers: [] }, scenario, view.fallbackLink?.textsFor(ticker)).address,
        spelling: ticker,
        without: [],
        ...NOTHING_READ,
        state: 'not askable',
        isStale: false,
        failure: undefined,
        reply: undefined,
        mayFollow: false,
        retry: () => undefined,
      },
  )
}

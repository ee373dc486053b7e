/** What some queries know, drawn anew in slices: a subscription of the library's own draws all that depends on them in one task. */
import { QueriesObserver, useQueryClient, type QueryObserverResult, type QueryState } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useState } from 'react'

type Queries = ConstructorParameters<typeof QueriesObserver>[1]

/** Which of them were answered or failed, and when. */
const answeredIn = (results: readonly QueryObserverResult[]): string =>
  results
    .flatMap(({ status, dataUpdatedAt }, place) => (status === 'pending' ? [] : `${place} ${status} ${dataUpdatedAt}`))
    .join()

/** They are asked for as long as the component is there. The same list, `undefined` for what was not asked yet, until one is answered or fails. */
export function useQueryStates<Data>(queries: Queries): readonly (QueryState<Data> | undefined)[] {
  const client = useQueryClient()
  const [observer] = useState(() => new QueriesObserver(client, []))
  const [answered, setAnswered] = useState('')
  useEffect(() => {
    let last = ''
    return observer.subscribe((results) => {
      const now = answeredIn(results)
      // That a request was sent is no reason to draw anything.
      if (now !== last) startTransition(() => setAnswered(now))
      last = now
    })
  }, [observer])
  useEffect(() => observer.setQueries(queries), [observer, queries])
  return useMemo(
    () => queries.map(({ queryKey = [] }) => client.getQueryState<Data>(queryKey)),
    // oxlint-disable-next-line exhaustive-deps -- the client says something else once more is answered
    [client, queries, answered],
  )
}

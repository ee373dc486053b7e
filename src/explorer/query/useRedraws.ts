/** Draws anew in slices what some queries say: a subscription of the library's own draws all that depends on it in one task. */
import { QueriesObserver, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useReducer, useState } from 'react'

type Queries = ConstructorParameters<typeof QueriesObserver>[1]

/** They are asked for as long as the component is there, which reads them with `subscribed: false`; the same list while they are the same. */
export function useRedraws(queries: Queries): void {
  const client = useQueryClient()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const [observer] = useState(() => new QueriesObserver(client, []))
  useEffect(() => observer.subscribe(() => startTransition(redraw)), [observer])
  useEffect(() => observer.setQueries(queries), [observer, queries])
}

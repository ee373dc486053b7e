/** When several panels fail for one reason that lies in none of them, it is told once. */
import { useQueryClient, type QueryCache } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Failure, type FailureKind } from '../../api/client/failure.ts'

/** Failures of the way to the service, not of one question. */
const GENERAL: ReadonlySet<FailureKind> = new Set([
  'key-missing',
  'key-refused',
  'gateway-key-refused',
  'gateway-without-key',
  'signed-out',
  'account-refused',
  'refused-on-the-way',
  'limited',
  'service-error',
  'unavailable',
  'unreachable',
  'unreachable-directly',
  'timed-out',
])

/** Why a query that is shown has no answer: for good, or until it is asked again by itself. */
const failuresOf = (cache: QueryCache): readonly Failure[] =>
  cache
    .getAll()
    .filter((query) => query.isActive())
    .map(({ state }): unknown => state.error ?? state.fetchFailureReason)
    .filter((reason) => reason instanceof Failure)
    .filter(({ kind }) => GENERAL.has(kind))

/** The failure that at least two panels on screen have in common. */
export function findCommonFailure(cache: QueryCache): Failure | undefined {
  const failures = failuresOf(cache)
  return failures.find((failure, place) => failures.some(({ kind }, other) => other > place && kind === failure.kind))
}

export function useCommonFailure(): Failure | undefined {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => findCommonFailure(cache),
  )
}

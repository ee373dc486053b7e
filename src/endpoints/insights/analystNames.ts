/** The names behind analyst IDs, joined from the analyst profiles (§2.7): one request for the rows on screen, kept afterwards. */
import { useQueries } from '@tanstack/react-query'
import { listQuery } from '../../api/client/client.ts'
import type { ValuesOf } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { analysts, type AnalystProfile } from '../analysts/endpoint.ts'
import type { Insight } from './endpoint.ts'

export interface AnalystNames {
  readonly nameOf: (id: string) => string | undefined
  /** Some are still on their way. */
  readonly isLoading: boolean
  /** Some could not be had: the plan lacks the profiles, or the service failed. */
  readonly hasFailed: boolean
}

/** Identifiers of 24 characters, by commas, within the length that addresses are kept to (2,000 characters). */
const MOST_AT_ONCE = 75

/** What to ask the profiles for: each analyst once, as they first appear, so that rows loaded later leave full requests alone. */
export function profileRequests(insights: readonly Insight[]): readonly ValuesOf<typeof analysts>[] {
  const ids = [...new Set(insights.map(({ analyst_id: id }) => id ?? '').filter(Boolean))]
  return Array.from({ length: Math.ceil(ids.length / MOST_AT_ONCE) }, (_, part) => {
    const analyst = ids.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE)
    return { analyst, fields: ['id', 'name_full', 'firm_name'], limit: MOST_AT_ONCE }
  })
}

export function useAnalystNames(insights: readonly Insight[]): AnalystNames {
  const connection = useConnection()
  const queries = profileRequests(insights).map((values) => ({
    ...listQuery(analysts, values, connection),
    staleTime: Infinity,
  }))
  const results = useQueries({ queries })
  const profiles = results.flatMap(({ data }) => data?.records ?? []) as readonly AnalystProfile[]
  const names = new Map(profiles.map(({ id, name_full: name }) => [id, name]))
  return {
    nameOf: (id) => names.get(id) || undefined,
    isLoading: results.some(({ isPending }) => isPending),
    hasFailed: results.some(({ isError }) => isError),
  }
}

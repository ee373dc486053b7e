/** The names and hit rates behind analyst IDs, joined from the analyst profiles (§2.7): one request for the rows on screen, kept afterwards. */
import type { QueryState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listQuery } from '../../api/client/client.ts'
import type { ValuesOf } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { useQueryStates } from '../../explorer/query/useQueryStates.ts'
import { numberIn } from '../../lib/numbers/decimals.ts'
import { analysts, type AnalystProfile } from '../analysts/endpoint.ts'
import type { Insight } from './endpoint.ts'

/** Of all ratings of an analyst that were judged. */
export interface HitRate {
  /** In per cent. */
  readonly rate: number
  /** Absent where it is not given. */
  readonly ratings: number | undefined
}

export interface AnalystNames {
  readonly nameOf: (id: string) => string | undefined
  readonly hitRateOf: (id: string) => HitRate | undefined
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
    return { analyst, fields: ['id', 'name_full', 'firm_name', 'ratings_accuracy'], limit: MOST_AT_ONCE }
  })
}

function hitRateIn(profile: AnalystProfile | undefined): HitRate | undefined {
  const { overall_success_rate: text, total_ratings: ratings } = profile?.ratings_accuracy ?? {}
  const rate = numberIn(String(text ?? ''))
  return Number.isNaN(rate) ? undefined : { rate, ratings: typeof ratings === 'number' ? ratings : undefined }
}

interface Answer {
  readonly records: readonly AnalystProfile[]
}

function namesIn(states: readonly (QueryState<Answer> | undefined)[]): AnalystNames {
  const profiles = new Map(states.flatMap((state) => state?.data?.records ?? []).map((profile) => [profile.id, profile]))
  return {
    nameOf: (id) => profiles.get(id)?.name_full || undefined,
    hitRateOf: (id) => hitRateIn(profiles.get(id)),
    isLoading: states.some((state) => (state?.status ?? 'pending') === 'pending'),
    hasFailed: states.some((state) => state?.status === 'error'),
  }
}

/** The same object for as long as no more is known of the same rows. */
export function useAnalystNames(insights: readonly Insight[]): AnalystNames {
  const connection = useConnection()
  const queries = useMemo(
    () => profileRequests(insights).map((values) => ({ ...listQuery(analysts, values, connection), staleTime: Infinity })),
    [insights, connection],
  )
  const states = useQueryStates<Answer>(queries)
  return useMemo(() => namesIn(states), [states])
}

/** All records of a query, page after page, on the reader's word; kept for the session. */
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { listQuery } from '../../api/client/client.ts'
import type { Connection } from '../../api/client/connection.ts'
import type { Failure } from '../../api/client/failure.ts'
import { pathOf } from '../../api/client/request.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { isLastPage } from '../query/paging/paging.ts'
import { targetRecords, type TargetRecords } from './targetRecords.ts'

export const ROWS_A_REQUEST = 1000
/** So many records are of no analyst and no firm: a query without a filter. */
const MOST_PAGES = 20

export interface TargetQuery {
  readonly endpoint: AnyEndpoint
  readonly values: Readonly<Record<string, unknown>>
}

async function allTargets(
  { endpoint, values }: TargetQuery,
  client: QueryClient,
  connection: Connection,
  signal: AbortSignal,
): Promise<TargetRecords> {
  const { least } = endpoint.params.page.range as { least: number }
  const records = new Map<string, unknown>()
  for (let index = 0; index < MOST_PAGES && !signal.aborted; index++) {
    const page = { ...values, limit: ROWS_A_REQUEST, page: least + index }
    // Each page stays, so that a stop or a failure costs none of them again.
    const reply = await client.fetchQuery({ ...listQuery(endpoint, page as never, connection), staleTime: Infinity })
    for (const record of reply.records) records.set(JSON.stringify(record), record)
    if (isLastPage(reply, index, ROWS_A_REQUEST)) break
  }
  signal.throwIfAborted()
  return targetRecords(endpoint, [...records.values()])
}

export interface LoadedTargets {
  readonly found: TargetRecords | undefined
  readonly isLoading: boolean
  readonly failure: Failure | undefined
  readonly load: () => void
  readonly stop: () => void
}

export function useTargetRecords(asked: TargetQuery): LoadedTargets {
  const client = useQueryClient()
  const connection = useConnection()
  const { endpoint, values } = asked
  const options = queryOptions<TargetRecords, Failure>({
    queryKey: ['targets', connection.mode, connection.origin, connection.scenario, pathOf(endpoint, values as never, connection)],
    queryFn: ({ signal }) => allTargets(asked, client, connection, signal),
    enabled: false,
    staleTime: Infinity,
    // Its requests are made again by themselves where that helps.
    retry: false,
  })
  const query = useQuery(options)
  return {
    found: query.data,
    isLoading: query.isFetching,
    failure: query.error ?? undefined,
    load: () => void query.refetch(),
    stop: () => void client.cancelQueries({ queryKey: options.queryKey }),
  }
}

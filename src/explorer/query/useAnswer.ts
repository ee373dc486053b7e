/** The answer to the address of an explorer page: its rows, the last good ones while there is no other, and what became of the request. */
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { listQuery, type Reply } from '../../api/client/client.ts'
import type { Failure } from '../../api/client/failure.ts'
import type { AnyEndpoint, RecordOf, ValuesOf } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import type { PageAddress } from '../address/usePageAddress.ts'
import { filterErrorsOf } from '../filters/serviceErrors.ts'
import { createRowStore, type RowStore } from '../rows/rowStore.ts'
import { usePageLoader } from './paging/usePageLoader.ts'

/** Rows that did arrive, and what they are the answer to. */
export interface GoodRows<E extends AnyEndpoint> {
  readonly reply: Reply<RecordOf<E>>
  /** The same rows in columns. */
  readonly store: RowStore
  readonly sentence: string
  readonly values: ValuesOf<E>
  /** Whether several answers have them; to read `reply.records` then puts all of them together. */
  readonly isOfPages: boolean
}

export type Answer<E extends AnyEndpoint> = ReturnType<typeof useAnswer<E>>

export function useAnswer<E extends AnyEndpoint>(endpoint: E, address: PageAddress<E>) {
  const { values, canAsk, exactSentence: sentence } = address
  const connection = useConnection()
  const client = useQueryClient()
  const load = canAsk && 'page' in endpoint.params ? address.view.load : undefined
  const loading = usePageLoader(endpoint, values, load)
  const asked = listQuery(endpoint, values, connection)
  const query = useQuery({ ...asked, enabled: canAsk && !load })

  // Kept while the next answer is on its way and when it fails; `keepPreviousData` would drop it on failure.
  const [lastGood, setLastGood] = useState<GoodRows<E>>()
  // The first rows run code that is new to the engine: drawn in slices, with what stands before them until they are whole.
  const sliced = useDeferredValue(query.data)
  const answered = lastGood ? query.data : sliced
  const arrived = load ? (loading?.reply as Reply<RecordOf<E>> | undefined) : answered
  const current = canAsk ? arrived : undefined
  const failure = load ? loading?.state.failure?.reason : query.error

  if (current && current !== lastGood?.reply) {
    const store = loading?.loader.store ?? createRowStore(endpoint, current.records)
    setLastGood({ reply: current, store, sentence, values, isOfPages: load !== undefined })
  }
  return {
    query,
    load,
    /** Several pages as one body of rows, where the address asks for them. */
    loading,
    isBusy: load ? !loading || loading.state.status === 'running' : query.isFetching || answered !== query.data,
    /** Why the answer to this address is not there, or not whole. */
    failure: canAsk ? (failure ?? undefined) : undefined,
    /** What the service says of single filters. */
    filterErrors: canAsk && failure ? filterErrorsOf(endpoint, failure.complaint) : [],
    /** What stands between asking and an answer. */
    waiting: canAsk && !load ? waitingOf(query) : undefined,
    /** The answer to this address, once it is there. */
    current,
    /** What to show: this answer, or the last that arrived. Where a value is wanted first, the page is as when it was opened. */
    rows: address.isInviting || (canAsk && isRefused(failure)) ? undefined : lastGood,
    /** Takes the request under way back; `retry` makes it again. */
    cancel: () => (load ? loading?.loader.stop() : void client.cancelQueries({ queryKey: asked.queryKey })),
    /** Asks again for what failed. */
    retry: () => (load ? loading?.loader.run(load.last - load.first + 1) : void query.refetch()),
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

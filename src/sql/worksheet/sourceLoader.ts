/** Loads one source of a worksheet: a plain page address in one request, a range of pages by the page loader of the explorer. */
import { isCancelledError, type QueryClient } from '@tanstack/react-query'
import { listQuery } from '../../api/client/client.ts'
import type { Connection } from '../../api/client/connection.ts'
import { Failure } from '../../api/client/failure.ts'
import type { FetchJoinSource } from '../../explorer/join/prices/JoinSource.ts'
import type { PageActivity } from '../../explorer/query/pageActivity.ts'
import { coverageOf } from '../../explorer/query/paging/coverage.ts'
import { createPageLoader } from '../../explorer/query/paging/pageLoader.ts'
import { positionOf } from '../../explorer/query/paging/paging.ts'
import { createRowStore } from '../../explorer/rows/rowStore.ts'
import { createSignal } from '../../lib/signal.ts'
import { joinedLoader } from './joinedLoader.ts'
import type { SourceLoader, SourceState } from './sourceState.ts'
import type { Source } from './source.ts'

const START: SourceState = { status: 'waiting', store: undefined, rows: 0, coverage: '', isWhole: false, failure: undefined }

const failureOf = (reason: unknown): Failure => (reason instanceof Failure ? reason : new Failure('broken-here'))

function plainLoader(source: Source, client: QueryClient, connection: Connection): SourceLoader {
  const { endpoint, values } = source
  const { get: state, set, subscribe } = createSignal(START)
  const query = listQuery(endpoint, values, connection)
  let isStopped = false
  const ask = async (): Promise<void> => {
    set({ ...START, status: 'running' })
    try {
      const reply = await client.fetchQuery(query)
      const store = createRowStore(endpoint, reply.records)
      const { line, mayFollow, hasPrevious } = positionOf(endpoint, values, reply, store.repeated)
      set({ ...START, status: 'there', store, rows: store.size, coverage: line, isWhole: !mayFollow && !hasPrevious })
    } catch (reason) {
      // Stopped and wanted again before the browser had given it up.
      if (isCancelledError(reason) && !isStopped) return ask()
      set({ ...START, ...(isStopped ? { status: 'stopped' } : { status: 'failed', failure: failureOf(reason) }) })
    }
  }
  return {
    source,
    state,
    subscribe,
    run() {
      isStopped = false
      if (state().status !== 'running' && state().status !== 'there') void ask()
    },
    stop() {
      isStopped = true
      if (state().status === 'waiting') set({ ...START, status: 'stopped' })
      else if (state().status === 'running') void client.cancelQueries({ queryKey: query.queryKey })
    },
  }
}

function pagesLoader(source: Source, connection: Connection, gate: PageActivity): SourceLoader {
  const { endpoint, values, load } = source
  const range = load!
  const first = (endpoint.params['page'].range.least as number) + range.first - 1
  const loader = createPageLoader(endpoint, values, first, connection, gate)
  const { get: state, set, subscribe } = createSignal(START)
  const wanted = range.last - range.first + 1
  let isStopped = false
  loader.subscribe(() => {
    const now = loader.state()
    const isEnd = now.status === 'ended' || now.status === 'exhausted'
    const isOver = isEnd || now.pages >= wanted
    const status =
      now.status === 'failed'
        ? 'failed'
        : isOver
          ? 'there'
          : isStopped
            ? 'stopped'
            : now.status === 'waiting'
              ? 'waiting'
              : 'running'
    // Rows that take much memory wait for the reader, who may go on.
    const isFull = now.status === 'full'
    set({
      status: isFull ? 'stopped' : status,
      store: now.pages > 0 ? loader.store : undefined,
      rows: now.rows,
      coverage: now.pages > 0 ? coverageOf(now, range.first, values['limit'] as number) : '',
      isWhole: now.status === 'ended' && range.first === 1,
      failure: now.failure?.reason,
    })
  })
  return {
    source,
    state,
    subscribe,
    run() {
      isStopped = false
      if (loader.state().status === 'full') loader.extend()
      else loader.run(wanted)
    },
    stop() {
      isStopped = true
      loader.stop()
    },
  }
}

/** `fetchJoinSource` says where prices come from, for an address that joins some to its rows. */
export function createSourceLoader(
  source: Source,
  client: QueryClient,
  connection: Connection,
  gate: PageActivity,
  fetchJoinSource?: FetchJoinSource,
): SourceLoader {
  const own = source.load ? pagesLoader(source, connection, gate) : plainLoader(source, client, connection)
  return source.isJoined && fetchJoinSource ? joinedLoader(own, fetchJoinSource, client, connection) : own
}

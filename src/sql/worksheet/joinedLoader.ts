/** A source whose address joins prices (`v.join`): once its rows are there, the columns are computed as on its own page, for the view of them. */
import type { QueryClient } from '@tanstack/react-query'
import type { Connection } from '../../api/client/connection.ts'
import { Failure } from '../../api/client/failure.ts'
import { costWords } from '../../explorer/join/prices/costWords.ts'
import type { FetchJoinSource } from '../../explorer/join/prices/JoinSource.ts'
import { fetchJoinPart, type JoinPart } from '../../explorer/join/useJoin.ts'
import { withComputed } from '../../explorer/rows/computedColumns.ts'
import type { RowStore } from '../../explorer/rows/rowStore.ts'
import { createSignal } from '../../lib/signal.ts'
import type { SourceLoader, SourceState } from './sourceState.ts'

type Join = ReturnType<JoinPart['createJoin']>

/** Requests for prices that are made without asking. */
const MOST_UNASKED = 10

export function joinedLoader(
  own: SourceLoader,
  fetchSource: FetchJoinSource,
  client: QueryClient,
  connection: Connection,
): SourceLoader {
  const { get: state, set, subscribe } = createSignal<SourceState>(own.state())
  let join: Join | undefined
  let isAllowed = false
  let isStopped = false

  const tell = (changes: Partial<SourceState>, words = ''): void =>
    set({ ...own.state(), coverage: [own.state().coverage, words].filter(Boolean).join('; '), ...changes })

  async function begin(store: RowStore): Promise<void> {
    tell({ status: 'running' }, 'prices to come')
    const part = await fetchJoinPart(fetchSource)
    const request = part.readJoin(own.source.endpoint, part.source, new URLSearchParams(own.source.text.split('?')[1]))
    if (request.columns.length === 0) return tell({})
    const endpoint = part.withJoinColumns(own.source.endpoint, request.columns)
    join = part.createJoin(part.source, client, connection)
    const look = (): void => {
      const { columns, histories, cost } = join!.state()
      const of = columns?.store === store ? columns : undefined
      const isAsking = cost.requests > MOST_UNASKED && !isAllowed
      if (isAsking && histories.status === 'running') join!.stop()
      if (isStopped || isAsking) return tell({ status: 'stopped' }, `prices take ${costWords(cost)}`)
      if (histories.status === 'failed') return tell({ status: 'failed', failure: histories.failure }, 'without prices')
      const isThere = of !== undefined && histories.status === 'idle' && cost.requests === 0
      if (isThere) tell({ joined: { endpoint, store: withComputed(endpoint, store, of.values) } }, 'with prices')
      else tell({ status: 'running' }, `prices: ${costWords(cost)} to come`)
    }
    join.subscribe(look)
    join.show({ endpoint, store, request })
  }

  own.subscribe(() => {
    const { status, store } = own.state()
    if (status !== 'there' || !store) return set(own.state())
    begin(store).catch(() => tell({ status: 'failed', failure: new Failure('broken-here') }))
  })

  return {
    source: own.source,
    state,
    subscribe,
    run() {
      // Whoever runs it again has seen what it costs.
      isAllowed = isStopped || state().status === 'stopped' || isAllowed
      isStopped = false
      if (own.state().status !== 'there') own.run()
      else if (join && state().status !== 'there') join.load()
    },
    stop() {
      isStopped = true
      if (own.state().status === 'there') join?.stop()
      else own.stop()
    },
  }
}

/** The joined columns of an explorer page: their code is loaded with the first address that asks for some. */
import { useQueryClient } from '@tanstack/react-query'
import { use, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { withComputed } from '../rows/computedColumns.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { JoinSourceContext, type FetchJoinSource } from './prices/JoinSource.ts'
import type { Joining } from './JoiningContext.ts'
import type { JoinRequest } from './values/joinColumns.ts'

const fetchParts = async (fetchSource: FetchJoinSource) => {
  const [columns, cells, rows, histories, source] = await Promise.all([
    import('./values/joinColumns.ts'),
    import('./JoinedCell.tsx'),
    import('./values/joinRows.ts'),
    import('./prices/priceHistories.ts'),
    fetchSource(),
  ])
  return { ...columns, ...cells, ...rows, ...histories, source }
}
export type JoinPart = Awaited<ReturnType<typeof fetchParts>>

const loaded = new WeakMap<FetchJoinSource, { readonly promise: Promise<JoinPart>; part?: JoinPart }>()

/** The same promise each time; one that failed is made again. */
export function fetchJoinPart(fetchSource: FetchJoinSource): Promise<JoinPart> {
  const known = loaded.get(fetchSource)
  if (known) return known.promise
  const entry: { promise: Promise<JoinPart>; part?: JoinPart } = { promise: fetchParts(fetchSource) }
  loaded.set(fetchSource, entry)
  entry.promise.then(
    (part) => (entry.part = part),
    () => loaded.delete(fetchSource),
  )
  return entry.promise
}

/** An endpoint, and what the address joins to its rows. */
export interface JoinedEndpoint {
  readonly endpoint: AnyEndpoint
  readonly request?: JoinRequest
  readonly part?: JoinPart
  /** By the paths of the joined columns. */
  readonly cells?: ReturnType<JoinPart['joinedCells']>
}

/** The names in an address that say what is joined. */
export const JOIN_NAMES = ['v.join', 'v.base', 'v.against'] as const

/** Waits for the code where the address asks for columns: without it nobody knows what they are. */
export function useJoinedEndpoint(given: AnyEndpoint): JoinedEndpoint {
  const fetchSource = useContext(JoinSourceContext)
  const { search } = useLocation()
  const isAsked = given.dated !== undefined && fetchSource !== undefined && new URLSearchParams(search).has('v.join')
  const part = isAsked ? (loaded.get(fetchSource)?.part ?? use(fetchJoinPart(fetchSource))) : undefined
  const read = new URLSearchParams(search)
  const text = JSON.stringify(part && JOIN_NAMES.map((name) => read.get(name)))
  return useMemo(() => {
    if (!part) return { endpoint: given }
    const request = part.readJoin(given, part.source, new URLSearchParams(search))
    return { endpoint: part.withJoinColumns(given, request.columns), request, part, cells: part.joinedCells(request.columns) }
    // oxlint-disable-next-line exhaustive-deps -- the text says what of the address is read
  }, [given, part, text])
}

const NONE = () => () => {}

interface JoinedStore {
  /** The rows with what is joined to them. */
  readonly store: RowStore | undefined
  readonly joining: Joining | undefined
}

/** `version` is another whenever rows have come; while they are coming, what was computed stays. */
export function useJoin(
  { endpoint, part, request }: JoinedEndpoint,
  sent: RowStore | undefined,
  version: unknown,
  isGrowing: boolean,
): JoinedStore {
  const client = useQueryClient()
  const connection = useConnection()
  const join = useMemo(() => part?.createJoin(part.source, client, connection), [part, client, connection])
  const state = useSyncExternalStore(join?.subscribe ?? NONE, () => join?.state())
  // The store is the same when it has grown.
  useEffect(() => {
    if (join && request && sent && !isGrowing) join.show({ endpoint, store: sent, request })
  }, [join, endpoint, request, sent, version, isGrowing])
  useEffect(() => () => join?.leave(), [join])
  const columns = state?.columns
  // Values of other rows are none of these.
  const values = columns?.store === sent ? columns?.values : undefined
  const store = useMemo(() => (sent && values ? withComputed(endpoint, sent, values) : sent), [endpoint, sent, values])
  return { store, joining: join && state && request && { join, state, request } }
}

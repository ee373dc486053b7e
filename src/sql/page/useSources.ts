/** The sources of the worksheet: loaded at once where they cost little, else when the reader says so; what arrived is kept for the way back. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Connection } from '../../api/client/connection.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { endpoints } from '../../endpoints/index.ts'
import { JoinSourceContext, type FetchJoinSource } from '../../explorer/join/prices/JoinSource.ts'
import { pageActivity } from '../../explorer/query/pageActivity.ts'
import { costOf, isConfirmed, isSource, readSource, type Source } from '../worksheet/source.ts'
import { createSourceLoader } from '../worksheet/sourceLoader.ts'
import type { SourceLoader } from '../worksheet/sourceState.ts'
import { createSourcesLoader, isSettled, type SourcesLoader } from '../worksheet/sourcesLoader.ts'

/** Sources of which the rows are kept: another look at a worksheet, or one source more, asks for nothing again. */
const KEPT = 12

const sessions = new WeakMap<QueryClient, readonly { readonly name: string; readonly loader: SourceLoader }[]>()

function loaderOf(
  source: Source,
  client: QueryClient,
  connection: Connection,
  fetchJoinSource: FetchJoinSource | undefined,
): SourceLoader {
  const { mode, origin, scenario, key, today } = connection
  const name = JSON.stringify([mode, origin, scenario, key !== undefined, today, source.text, source.values])
  const known = sessions.get(client) ?? []
  const loader =
    known.find((one) => one.name === name)?.loader ??
    createSourceLoader(source, client, connection, pageActivity, fetchJoinSource)
  sessions.set(client, [{ name, loader }, ...known.filter((one) => one.name !== name)].slice(0, KEPT))
  return loader
}

export type Sources = ReturnType<typeof useSources>

export function useSources(from: readonly string[]) {
  const client = useQueryClient()
  const connection = useConnection()
  const fetchJoinSource = useContext(JoinSourceContext)
  const list = JSON.stringify(from)
  const { read, loader } = useMemo(() => {
    const texts = JSON.parse(list) as readonly string[]
    const read = texts.map((text) => readSource(text, endpoints, connection.today))
    const loaders = read.filter(isSource).map((source) => loaderOf(source, client, connection, fetchJoinSource))
    return { read, loader: createSourcesLoader(loaders) }
  }, [list, client, connection, fetchJoinSource])
  const [confirmed, confirm] = useState<SourcesLoader>()
  const states = useSyncExternalStore(loader.subscribe, loader.states)
  const areBad = read.some((one) => !isSource(one))
  const unasked = loader.loaders.filter(({ state }) => state().status !== 'there').map(({ source }) => source)
  const cost = costOf(unasked)
  const isAllowed = !areBad && (confirmed === loader || isConfirmed(costOf(loader.loaders.map(({ source }) => source))))
  useEffect(() => {
    if (!isAllowed) return
    loader.run()
    return () => loader.close()
  }, [loader, isAllowed])
  return {
    read,
    loader,
    states,
    /** A source that cannot be read: nothing is asked for. */
    areBad,
    cost,
    /** Whether the reader has to say that so many requests are meant. */
    isAsking: !areBad && !isAllowed && unasked.length > 0,
    isSettled: !areBad && (isAllowed || unasked.length === 0) && isSettled(states),
    confirm: () => confirm(loader),
  }
}

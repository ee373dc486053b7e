/** The page loader that an address with `v.load` asks for: made once for a query, kept while local filters change, stopped when the page is left. */
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { listQuery, type Reply } from '../../../api/client/client.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { yieldToMain } from '../../../lib/yieldToMain.ts'
import type { LoadRange } from '../../address/loadRange.ts'
import { pageActivity } from '../pageActivity.ts'
import type { PageLoader } from './loaderShape.ts'
import type { LoadAllState } from './loadAllState.ts'

export interface Loading {
  readonly loader: PageLoader
  readonly state: LoadAllState
  /** The rows so far in the form of a single answer; `undefined` before the first page. */
  readonly reply: Reply | undefined
  /** What is loaded, in one sentence. */
  readonly coverage: string
}

/** Loaded with the first address that wants it: most pages are read alone. */
export const loaderPart = async () => ({ ...(await import('./pageLoader.ts')), ...(await import('./coverage.ts')) })
type LoaderPart = Awaited<ReturnType<typeof loaderPart>>

const NONE: PageLoader['subscribe'] = () => () => {}

/** The same, told of a change in the task after it: what comes of it is drawn apart from what brought it about. */
const inTaskAfter =
  (subscribe: PageLoader['subscribe']): PageLoader['subscribe'] =>
  (onChange) =>
    subscribe(() => void yieldToMain().then(onChange))

export function usePageLoader(
  endpoint: AnyEndpoint,
  values: Readonly<Record<string, unknown>>,
  range: LoadRange | undefined,
): Loading | undefined {
  const connection = useConnection()
  const client = useQueryClient()
  const least: number = endpoint.params.page?.range.least ?? 0
  const first = range && least + range.first - 1
  const key = range ? JSON.stringify(listQuery(endpoint, { ...values, page: first }, connection).queryKey) : undefined
  const [part, setPart] = useState<LoaderPart>()
  const isWanted = range !== undefined && !part
  useEffect(() => {
    // What cannot be loaded is told by the app as a whole (missingPart).
    if (isWanted) loaderPart().then(setPart, () => undefined)
  }, [isWanted])
  const [held, setHeld] = useState<{ key: string; loader: PageLoader }>()

  let loader = held?.key === key ? held?.loader : undefined
  if (key !== undefined && first !== undefined && part && !loader) {
    loader = part.createPageLoader(endpoint, values, first, connection, pageActivity)
    loader.holdBack(true)
    // The page that is on screen already is not asked for again.
    const there = client.getQueryData<Reply>(listQuery(endpoint, { ...values, page: first }, connection).queryKey)
    if (there) loader.seed(there)
    setHeld({ key, loader })
  }

  const subscribe = useMemo(() => (loader ? inTaskAfter(loader.subscribe) : NONE), [loader])
  const state = useSyncExternalStore(subscribe, () => loader?.state())
  const pages = range && range.last - range.first + 1
  useEffect(() => {
    if (loader && pages !== undefined) loader.run(pages)
  }, [loader, pages])
  useEffect(() => () => loader?.stop(), [loader])

  const loaded = state?.pages
  const reply = useMemo(
    // The number of pages says that the store has grown.
    () => (loader && loaded ? replyOf(loader) : undefined),
    [loader, loaded],
  )
  // Deferred as the rows are, and so there with them. Each page that comes before has React begin to draw the first anew.
  const drawn = useDeferredValue(reply && loader)
  useEffect(() => {
    if (loader && loader === drawn) loader.holdBack(false)
  }, [loader, drawn])
  if (!range || !part || !loader || !state) return undefined
  return { loader, state, reply, coverage: part.coverageOf(state, range.first, values['limit'] as number) }
}

/** Records are put together when a page asks for them all, which the table never does. */
function replyOf({ state, store }: PageLoader): Reply {
  const { logEntry, hits } = state()
  return {
    get records() {
      return store.records()
    },
    hits,
    logEntry: logEntry!,
  }
}

/** The library of calls of one connection: loaded page by page, newest first, by one tab at a time, and searched beside the page. */
import type { Connection } from '../../api/client/connection.ts'
import { Failure } from '../../api/client/failure.ts'
import { troubleOf } from '../../api/client/scenario.ts'
import type { PageActivity } from '../../explorer/query/pageActivity.ts'
import type { Added, DistantArchive } from './callArchive.ts'
import { knownFilters } from './filters.ts'
import type { CallLibrary, LibraryState } from './libraryState.ts'
import { loadCalls, type Loading } from './loadCalls.ts'
import { noProgress } from './progress.ts'

/** What the library of a connection is kept under; never with a key in it. */
export const scopeOf = ({ mode, serviceUrl, scenario }: Pick<Connection, 'mode' | 'serviceUrl' | 'scenario'>): string =>
  [mode, mode === 'demo' ? troubleOf(scenario) : serviceUrl].join(' ')

interface Parts {
  readonly connection: Connection
  readonly archive: DistantArchive
  readonly gate: PageActivity
  /** Bytes that may be kept. */
  readonly most: number
  /** Where several tabs agree; left out, this is the only one. */
  readonly locks?: Pick<LockManager, 'request'> | undefined
}

type Message = { readonly scope: string; readonly says: 'grown' | 'stopped' | 'forgotten' }

export const CHANNEL = 'tearsheet.calls'

export function createCallLibrary({ connection, archive, gate, most, locks }: Parts): CallLibrary {
  const scope = scopeOf(connection)
  const listeners = new Set<() => void>()
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  let state: LibraryState = {
    status: 'opening',
    progress: noProgress(scope),
    heads: [],
    storage: undefined,
    filters: knownFilters(scope),
    failure: undefined,
    again: undefined,
    cost: { bytes: 0, calls: 0 },
  }
  let loading: Loading | undefined
  let queueing: AbortController | undefined
  const set = (changes: Partial<LibraryState>): void => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const tell = (says: Message['says']): void => channel?.postMessage({ scope, says } satisfies Message)

  /** What is in memory alone would be lost by reading again what the browser keeps. */
  const isKept = (): boolean => state.storage?.where !== 'memory'

  async function open(): Promise<void> {
    const { heads, progress, storage } = await archive.open(scope, most)
    set({ heads, progress, storage })
  }
  const opened = open().then(
    () => state.status === 'opening' && set({ status: 'idle' }),
    () => set({ status: 'failed', failure: new Failure('broken-here') }),
  )

  async function takeIn({ progress, storage }: Added): Promise<void> {
    set({ progress, storage, heads: await archive.heads() })
    tell('grown')
  }

  async function run(ticker: string | undefined, isLook: boolean): Promise<void> {
    // Another tab may have loaded while this one waited for its turn.
    if (locks && isKept()) await open()
    loading = loadCalls({
      connection,
      archive,
      gate,
      scope,
      ticker,
      isAsked: isLook,
      progress: () => state.progress,
      known: () => new Map(state.heads.map((head) => [head.id, head])),
      onPage: ({ bytes, records }) =>
        set({ cost: { bytes: state.cost.bytes + bytes, calls: state.cost.calls + records.length } }),
      onFilters: (filters) => set({ filters }),
      onAdded: takeIn,
      onWait: (isWaiting, again) => set({ status: isWaiting ? 'waiting' : 'loading', again }),
    })
    set({ status: 'loading', failure: undefined })
    try {
      await loading.ended
      set({ status: 'idle', again: undefined })
    } catch (reason) {
      set({
        status: 'failed',
        again: undefined,
        failure: reason instanceof Failure ? reason : new Failure('broken-here'),
      })
    } finally {
      loading = undefined
      tell('stopped')
    }
  }

  async function begin(ticker: string | undefined, isAsked = true): Promise<void> {
    await opened
    if (loading || queueing || state.status === 'opening') return
    // Who asks for the rest has it by what another tab loads meanwhile: only with all in is it new calls that are asked for.
    const isLook = isAsked && state.progress.isEnded
    if (!locks) return run(ticker, isLook)
    const queue = new AbortController()
    queueing = queue
    set({ status: 'elsewhere' })
    await locks
      .request(`${CHANNEL} ${scope}`, { signal: queue.signal }, async () => {
        queueing = undefined
        await run(ticker, isLook)
      })
      // Given up, or the browser has no locks for this page.
      .catch(() => state.status === 'elsewhere' && set({ status: 'idle' }))
  }

  if (channel)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.scope !== scope && data.says !== 'forgotten') return
      if (data.says === 'stopped') queueing?.abort()
      if (data.says === 'stopped') queueing = undefined
      if (!loading && (isKept() || data.says === 'forgotten')) void open().catch(() => undefined)
    }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: (isAsked) => void begin(undefined, isAsked),
    loadCompany: (ticker) => void begin(ticker),
    stop() {
      loading?.stop()
      queueing?.abort()
      queueing = undefined
    },
    call: (id) => opened.then(() => archive.call(id)),
    search: (asked) => opened.then(() => archive.search(asked)),
    close() {
      loading?.stop()
      queueing?.abort()
      channel?.close()
    },
  }
}

/** The library of calls of one connection: loaded page by page, newest first, by one tab at a time, and searched beside the page. */
import type { Connection } from '../../api/client/connection.ts'
import { Failure } from '../../api/client/failure.ts'
import { troubleOf } from '../../api/client/scenario.ts'
import type { PageActivity } from '../../explorer/query/pageActivity.ts'
import { createSignal } from '../../lib/signal.ts'
import type { DistantArchive } from './callArchive.ts'
import { knownFilters } from './filters.ts'
import { createLibraryLoading } from './libraryLoading.ts'
import type { CallLibrary, LibraryState } from './libraryState.ts'
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

const openingState = (scope: string): LibraryState => ({
  status: 'opening',
  progress: noProgress(scope),
  heads: [],
  storage: undefined,
  filters: knownFilters(scope),
  failure: undefined,
  again: undefined,
  cost: { bytes: 0, calls: 0 },
})

/** The lock that has one tab load at a time, and this tab's place in the queue for it. */
function createLoadingLock(locks: Pick<LockManager, 'request'>, scope: string) {
  let queueing: AbortController | undefined
  return {
    isQueueing: () => queueing !== undefined,
    /** Rejects where it was given up, or the browser has no locks for this page. */
    async hold(act: () => Promise<void>): Promise<void> {
      queueing = new AbortController()
      await locks.request(`${CHANNEL} ${scope}`, { signal: queueing.signal }, async () => {
        queueing = undefined
        await act()
      })
    },
    giveUp() {
      queueing?.abort()
      queueing = undefined
    },
  }
}

export function createCallLibrary({ connection, archive, gate, most, locks }: Parts): CallLibrary {
  const scope = scopeOf(connection)
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  const lock = locks && createLoadingLock(locks, scope)
  const { get: state, set: setState, subscribe } = createSignal(openingState(scope))
  const set = (changes: Partial<LibraryState>): void => setState({ ...state(), ...changes })
  const tell = (says: Message['says']): void => channel?.postMessage({ scope, says } satisfies Message)
  const loading = createLibraryLoading({ connection, archive, gate, scope, state, set, tell })

  /** What is in memory alone would be lost by reading again what the browser keeps. */
  const isKept = (): boolean => state().storage?.where !== 'memory'

  async function open(): Promise<void> {
    const { heads, progress, storage } = await archive.open(scope, most)
    set({ heads, progress, storage })
  }
  const opened = open().then(
    () => state().status === 'opening' && set({ status: 'idle' }),
    () => set({ status: 'failed', failure: new Failure('broken-here') }),
  )

  async function run(ticker: string | undefined, isLook: boolean): Promise<void> {
    // Another tab may have loaded while this one waited for its turn.
    if (lock && isKept()) await open()
    await loading.run(ticker, isLook)
  }

  async function begin(ticker: string | undefined, isAsked = true): Promise<void> {
    await opened
    if (loading.isUnderWay() || lock?.isQueueing() || state().status === 'opening') return
    // Who asks for the rest has it by what another tab loads meanwhile: only with all in is it new calls that are asked for.
    const isLook = isAsked && state().progress.isEnded
    if (!lock) return run(ticker, isLook)
    const turn = lock.hold(() => run(ticker, isLook))
    set({ status: 'elsewhere' })
    await turn.catch(() => state().status === 'elsewhere' && set({ status: 'idle' }))
  }

  if (channel)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.scope !== scope && data.says !== 'forgotten') return
      if (data.says === 'stopped') lock?.giveUp()
      if (!loading.isUnderWay() && (isKept() || data.says === 'forgotten')) void open().catch(() => undefined)
    }

  return {
    state,
    subscribe,
    load: (isAsked) => void begin(undefined, isAsked),
    loadCompany: (ticker) => void begin(ticker),
    stop() {
      loading.stop()
      lock?.giveUp()
    },
    call: (id) => opened.then(() => archive.call(id)),
    search: (asked) => opened.then(() => archive.search(asked)),
    close() {
      loading.stop()
      lock?.giveUp()
      channel?.close()
    },
  }
}

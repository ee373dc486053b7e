/** A local index of calls by ticker: the service cannot filter transcripts (§4.6), so its pages are walked and remembered. */
import { fetchPage } from '../../../api/client/client.ts'
import type { Connection } from '../../../api/client/connection.ts'
import { transcripts, type TranscribedCall } from '../endpoint.ts'

/** A call without its texts, of which a walk would heap up hundreds of megabytes. */
export interface IndexedCall {
  readonly id: string
  readonly tickers: readonly string[]
  readonly call: Omit<TranscribedCall, 'transcripts'>
  readonly versions: number
  /** Counted from 0 in the order of the service, newest first. */
  readonly position: number
}

export interface IndexState {
  readonly calls: readonly IndexedCall[]
  /** Rows that were looked at. */
  readonly searched: number
  /** All there are, as the service says; `undefined` before the first answer. */
  readonly hits: number | undefined
  readonly progress: 'idle' | 'walking' | 'stopped' | 'complete' | 'failed'
  /** Why it stopped, when it failed. */
  readonly failure?: unknown
}

export interface CallIndex {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => IndexState
  /** Walks on from where it is, unless it is complete. */
  readonly walk: () => void
  readonly stop: () => void
}

/** Calls a request. Each brings its texts along, some hundred kilobytes. */
export const PAGE_SIZE = 20
/** Requests under way at once. */
const AT_ONCE = 2

const upper = (text: unknown): string => (typeof text === 'string' ? text.trim().toUpperCase() : '')

function indexed(record: TranscribedCall, position: number): IndexedCall {
  const { transcripts: versions, ...call } = record
  const symbols = [record.symbol, ...(Array.isArray(record.securities) ? record.securities : []).map((each) => each?.symbol)]
  const tickers = [...new Set(symbols.map(upper).filter(Boolean))]
  return { id: transcripts.identify(record), tickers, call, versions: Array.isArray(versions) ? versions.length : 0, position }
}

export function createCallIndex(connection: Connection): CallIndex {
  const listeners = new Set<() => void>()
  const known = new Map<string, IndexedCall>()
  const unread: number[] = []
  let nextPage = 1
  let controller = new AbortController()
  let state: IndexState = { calls: [], searched: 0, hits: undefined, progress: 'idle' }
  const set = (changes: Partial<IndexState>): void => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  async function readPage(page: number, signal: AbortSignal): Promise<void> {
    const { records, hits } = await fetchPage(transcripts, { page, limit: PAGE_SIZE }, connection, signal)
    signal.throwIfAborted()
    records.forEach((record, row) => {
      const found = indexed(record, (page - 1) * PAGE_SIZE + row)
      // A call that was added meanwhile shifts the others: seen again, they are no new ones. What differs is another.
      const said = JSON.stringify([found.id, found.call, found.versions])
      if (!known.has(said)) known.set(said, found)
    })
    const calls = [...known.values()].sort((a, b) => a.position - b.position)
    set({ calls, searched: state.searched + records.length, hits: hits ?? state.hits })
    if (records.length === 0) set({ hits: state.searched })
  }

  const isLeft = (): boolean => unread.length > 0 || state.hits === undefined || (nextPage - 1) * PAGE_SIZE < state.hits

  async function walker(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && isLeft()) {
      const page = unread.shift() ?? nextPage++
      try {
        await readPage(page, signal)
      } catch (failure) {
        unread.push(page)
        if (signal.aborted) return
        controller.abort()
        set({ progress: 'failed', failure })
      }
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    walk() {
      if (state.progress === 'walking' || state.progress === 'complete') return
      controller = new AbortController()
      const { signal } = controller
      set({ progress: 'walking', failure: undefined })
      void Promise.all(Array.from({ length: AT_ONCE }, () => walker(signal))).then(() => {
        if (!signal.aborted) set({ progress: 'complete' })
      })
    },
    stop() {
      if (state.progress !== 'walking') return
      controller.abort()
      set({ progress: 'stopped' })
    },
  }
}

/** One index for each connection: what another key may see is another list. */
const indices = new WeakMap<Connection, CallIndex>()

export function callIndexOf(connection: Connection): CallIndex {
  const made = indices.get(connection) ?? createCallIndex(connection)
  indices.set(connection, made)
  return made
}

export const callsOf = ({ calls }: IndexState, ticker: string): readonly IndexedCall[] =>
  calls.filter(({ tickers }) => tickers.includes(ticker))

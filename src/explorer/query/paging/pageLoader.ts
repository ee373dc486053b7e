/** Loads page after page of one query into one store: at most two requests at once, in order, stopped and resumed at will. */
import { fetchPage, type Reply } from '../../../api/client/client.ts'
import type { Connection } from '../../../api/client/connection.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { Failure } from '../../../api/client/failure.ts'
import { pause } from '../../../api/client/retry.ts'
import { dayOfRecord } from '../../record/recordSummary.ts'
import { isLastPage } from './paging.ts'
import type { PageActivity } from '../pageActivity.ts'
import { createRequestThrottle } from './requestThrottle.ts'
import { createRowStore, type RowStore } from '../../rows/rowStore.ts'
import { START, type LoadAllState } from './loadAllState.ts'

type Target = Pick<RowStore, 'size' | 'repeated' | 'append' | 'record'>

export interface PageLoader<Store extends Target = RowStore> {
  readonly store: Store
  readonly state: () => LoadAllState
  readonly subscribe: (listener: () => void) => () => void
  /** Loads until this many pages are in, or `Infinity` for the end. A page that failed is asked for again. */
  readonly run: (pages: number) => void
  /** Takes a first page that is there already instead of asking for it. */
  readonly seed: (reply: Reply) => void
  /** Lets nothing further be asked; what is on its way is given up. */
  readonly stop: () => void
}

const AT_ONCE = 2

type Query = Parameters<typeof createPageLoader>

/** As `createPageLoader`, into rows of the caller's own. */
export function loadInto<Store extends Target>(
  store: Store,
  ...[endpoint, values, first, connection, gate]: Query
): PageLoader<Store> {
  const { least, most = Number.MAX_SAFE_INTEGER } = endpoint.params.page.range as { least: number; most?: number }
  const limit = values.limit as number
  const pace = createRequestThrottle()
  const listeners = new Set<() => void>()
  let state = START
  let wanted = 0
  let stopping = new AbortController()
  let runningSince: number | undefined
  /** Replies that arrived before an earlier page did. */
  const early = new Map<number, Reply>()
  const asked = new Set<number>()
  /** Attempts that failed, by page. */
  const failures = new Map<number, number>()
  /** The window's own values, its first page on the wire, and the number of pages before it. */
  let window = { values, first, before: 0 }

  const set = (changes: Partial<LoadAllState>): void => {
    const now = performance.now()
    const spent = runningSince === undefined ? 0 : now - runningSince
    state = { ...state, ...changes, milliseconds: state.milliseconds + spent }
    runningSince = state.status === 'running' ? now : undefined
    for (const listener of listeners) listener()
  }

  /**
   * Beyond the last page that can be named, loading goes on with what is not newer than its last row (§8: narrow by date).
   * Where that would not narrow what is asked, there is no next window.
   */
  const openNextWindow = (): boolean => {
    const last = store.size > 0 ? dayOfRecord(endpoint, store.record(store.size - 1)) : undefined
    const { date, from = '', to = '9999-12-31' } = window.values as Partial<Record<'date' | 'from' | 'to', string>>
    if (!last || !('to' in endpoint.params) || date !== undefined || last < from || last >= to) return false
    window = { values: { ...values, to: last }, first: least, before: state.pages }
    set({ windows: [...state.windows, last] })
    return true
  }

  const takeIn = (reply: Reply): void => {
    const returned = state.returned + store.append(reply.records)
    const unreadable = state.unreadable + (reply.unreadable ?? 0)
    const pages = state.pages + 1
    const isEnd = isLastPage(reply, window.first - least + pages - 1 - window.before, limit)
    set({ pages, rows: store.size, repeated: store.repeated, returned, unreadable, hits: reply.hits, logEntry: reply.logEntry })
    if (isEnd) {
      stopping.abort()
      set({ status: 'ended', failure: undefined })
    }
  }

  /** Nothing more can be asked. */
  const isOver = (): boolean => state.status === 'ended' || state.status === 'exhausted'

  const wirePage = (page: number): number => window.first + page - window.before

  /** Whether a page that failed is asked for again by itself; waits until it may be. */
  const mayFollow = async (page: number, reason: unknown, signal: AbortSignal): Promise<boolean> => {
    const before = failures.get(page) ?? 0
    failures.set(page, before + 1)
    if (!(reason instanceof Failure) || !connection.retryPolicy.tryAcquire(endpoint.id, before, reason)) return false
    const again = { page: page + 1, reason }
    set({ again })
    await pause(connection.retryPolicy.delay(before, reason), signal).catch(() => undefined)
    if (state.again === again) set({ again: undefined })
    return !signal.aborted
  }

  const ask = async (page: number, signal: AbortSignal): Promise<void> => {
    asked.add(page)
    let sentAt = 0
    try {
      const wait = pace.takeTurn()
      if (wait > 0) await pause(wait, signal)
      sentAt = performance.now()
      const reply = await fetchPage(endpoint, { ...window.values, page: wirePage(page) }, connection, signal)
      early.set(page, reply)
      set({ requests: state.requests + 1 })
      for (let next = early.get(state.pages); next && state.status !== 'ended'; next = early.get(state.pages)) {
        early.delete(state.pages)
        takeIn(next)
      }
    } catch (reason) {
      if (signal.aborted) return
      set({ requests: state.requests + 1 })
      if (reason instanceof Failure && reason.kind === 'limited') pace.slowDown(sentAt)
      if (!(await mayFollow(page, reason, signal))) {
        if (signal.aborted) return
        failures.delete(page)
        const failure = reason instanceof Failure ? reason : new Failure('broken-here')
        set({ status: 'failed', failure: { page: page + 1, reason: failure } })
      }
    }
    // Once stopped, the page may be under way again by another request.
    if (signal.aborted) return
    asked.delete(page)
    advance()
  }

  /** Asks for what is wanted next, as far as two requests at once allow. */
  const advance = (): void => {
    if (isOver() || state.status === 'failed' || stopping.signal.aborted) return
    if (state.pages >= wanted) return set({ status: 'idle' })
    if (!gate.isOpen()) return set({ status: 'waiting' })
    set({ status: 'running' })
    for (let page = state.pages; page < wanted && asked.size < AT_ONCE; page += 1) {
      if (asked.has(page) || early.has(page)) continue
      // Nothing beyond the total is asked for ahead of time; it may have grown by the time that the last page is in.
      if (page > state.pages && wirePage(page) - least >= (state.hits ?? Infinity) / limit) return
      if (wirePage(page) > most) {
        // The rows so far decide where the next window begins, so all of them must be in.
        if (asked.size > 0) return
        if (!openNextWindow()) return set({ status: 'exhausted' })
      }
      void ask(page, stopping.signal)
    }
  }

  const watchGate = () =>
    gate.subscribe(() => {
      if (state.status === 'waiting' && gate.isOpen()) advance()
    })
  /** Only while pages are loaded: the page's own events would hold its rows for ever. */
  let leaveGate: (() => void) | undefined
  return {
    store,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    run(pages) {
      wanted = pages
      if (isOver()) return
      leaveGate ??= watchGate()
      if (stopping.signal.aborted) stopping = new AbortController()
      if (state.status === 'failed') set({ status: 'idle', failure: undefined })
      advance()
    },
    seed(reply) {
      if (state.pages === 0 && asked.size === 0) takeIn(reply)
    },
    stop() {
      leaveGate?.()
      leaveGate = undefined
      stopping.abort()
      asked.clear()
      wanted = state.pages
      if (!isOver()) set({ status: state.failure ? 'failed' : 'idle' })
    },
  }
}

/** `values` are those of the query; `first` is the page it begins with, as the wire counts pages. */
export const createPageLoader = (
  endpoint: AnyEndpoint,
  values: Readonly<Record<string, unknown>>,
  first: number,
  connection: Connection,
  gate: PageActivity,
): PageLoader => loadInto(createRowStore(endpoint), endpoint, values, first, connection, gate)

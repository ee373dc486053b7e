/** Loads page after page of one query into one store: at most two requests at once, in order, stopped and resumed at will. */
import { fetchPage, type Reply } from '../../../api/client/client.ts'
import type { Connection } from '../../../api/client/connection.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { Failure } from '../../../api/client/failure.ts'
import { pause } from '../../../api/client/retry.ts'
import { isDoubtfulEnd, openWindow, seamAt } from './dayWindow.ts'
import { isLastPage } from './paging.ts'
import type { PageActivity } from '../pageActivity.ts'
import { createRequestThrottle } from './requestThrottle.ts'
import { createRowStore, type RowStore } from '../../rows/rowStore.ts'
import { START, type LoadAllState } from './loadAllState.ts'

type Target = Pick<RowStore, 'size' | 'repeated' | 'append' | 'record'> & Partial<Pick<RowStore, 'bytes'>>

export interface PageLoader<Store extends Target = RowStore> {
  readonly store: Store
  readonly state: () => LoadAllState
  readonly subscribe: (listener: () => void) => () => void
  /** Loads until this many pages are in, or `Infinity` for the end. A page that failed is asked for again. */
  readonly run: (pages: number) => void
  /** Takes a first page that is there already instead of asking for it. */
  readonly seed: (reply: Reply) => void
  /** Goes on although the rows take much memory, until they take as much again. */
  readonly extend: () => void
  /** Lets nothing further be asked; what is on its way is given up. */
  readonly stop: () => void
}

const AT_ONCE = 2
/** Estimated bytes of rows after which it asks before it goes on. */
const MUCH_MEMORY = 400_000_000

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
  let window = openWindow(endpoint, values, first, 0)
  /** Pages of one window that the service answers: it may refuse those that follow. */
  let reach = Number.POSITIVE_INFINITY
  let refusal: Failure | undefined
  let twice = 0
  /** Of the windows before this one. */
  let hasUndated = false
  let allowed = MUCH_MEMORY

  const set = (changes: Partial<LoadAllState>): void => {
    const now = performance.now()
    const spent = runningSince === undefined ? 0 : now - runningSince
    state = { ...state, ...changes, milliseconds: state.milliseconds + spent }
    runningSince = state.status === 'running' ? now : undefined
    for (const listener of listeners) listener()
  }

  /** Beyond the last page that the service answers, loading goes on in a window of days (§8: narrow by date). */
  const openNextWindow = (): boolean => {
    const next = window.days.next()
    if (!next) return false
    hasUndated ||= window.days.hasUndated()
    // What is under way belongs to the window that is left.
    stopping.abort()
    stopping = new AbortController()
    asked.clear()
    early.clear()
    window = openWindow(endpoint, next.values, least, state.pages, seamAt(endpoint, store, next.day))
    set({ windows: [...state.windows, next.day] })
    return true
  }

  const takeIn = (reply: Reply): void => {
    const { records, unreadable = 0 } = reply
    const index = window.first - least + state.pages - window.before
    const isSeam = state.pages === window.before && window.before > 0
    const fresh = records.filter((record) => !window.isKnown(record))
    const returned = store.append(fresh) + records.length - fresh.length
    twice += records.length - fresh.length
    window.days.add(records)
    window.items += records.length + unreadable
    window.hits = reply.hits
    // A window begins with the day that the one before ended with: where none of its rows comes again, they go by another day.
    const isGapped = state.isGapped || (isSeam && records.length > 0 && returned === 0)
    set({
      pages: state.pages + 1,
      rows: store.size,
      repeated: store.repeated + twice,
      returned: state.returned + returned,
      unreadable: state.unreadable + unreadable,
      bytes: store.bytes?.() ?? 0,
      hits: state.windows.length === 0 ? reply.hits : state.hits,
      isGapped,
      logEntry: reply.logEntry,
    })
    const isLast = isLastPage(reply, index, limit)
    // An empty page where more was promised, and an end at a round number of items, may be the service's own limit.
    const isLimit = isLast ? reply.hits === undefined && isDoubtfulEnd(window.items) : records.length + unreadable === 0
    if (!isLast && !isLimit) return
    if (isLimit && openNextWindow()) return
    stopping.abort()
    const isWhole = isLast && !isGapped && !hasUndated
    set({ status: isWhole ? 'ended' : 'exhausted', failure: undefined })
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
      // Answered in time to be given up: its number may be that of another page by now.
      if (signal.aborted) return
      early.set(page, reply)
      set({ requests: state.requests + 1 })
      for (let next = early.get(state.pages); next && state.status !== 'ended'; next = early.get(state.pages)) {
        early.delete(state.pages)
        takeIn(next)
      }
      // Another window was opened.
      if (signal.aborted) return advance()
    } catch (reason) {
      if (signal.aborted) return
      set({ requests: state.requests + 1 })
      if (reason instanceof Failure && reason.kind === 'limited') pace.slowDown(sentAt)
      if (!(await mayFollow(page, reason, signal))) {
        if (signal.aborted) return
        failures.delete(page)
        // All that it asks but the number of the page was answered before.
        if (reason instanceof Failure && reason.kind === 'rejected' && page > window.before) {
          reach = Math.min(reach, page - window.before)
          refusal = reason
          asked.delete(page)
          return advance()
        }
        const failure = reason instanceof Failure ? reason : new Failure('broken-here')
        set({ status: 'failed', failure: { page: page + 1, reason: failure } })
      }
    }
    // Once stopped, the page may be under way again by another request.
    if (signal.aborted) return
    asked.delete(page)
    advance()
  }

  /** The service's own words for it, where it refused a page and had no days to go on with. */
  const cannotGoOn = (page: number): void => {
    if (!refusal) return set({ status: 'exhausted' })
    const reason = refusal
    refusal = undefined
    reach = Number.POSITIVE_INFINITY
    set({ status: 'failed', failure: { page: page + 1, reason } })
  }

  /** Asks for what is wanted next, as far as two requests at once allow. */
  const advance = (): void => {
    if (isOver() || state.status === 'failed' || stopping.signal.aborted) return
    if (state.pages >= wanted) return set({ status: 'idle' })
    if (!gate.isOpen()) return set({ status: 'waiting' })
    if ((store.bytes?.() ?? 0) >= allowed) return set({ status: 'full' })
    set({ status: 'running' })
    for (let page = state.pages; page < wanted && asked.size < AT_ONCE; page += 1) {
      if (asked.has(page) || early.has(page)) continue
      // Nothing beyond the total is asked for ahead of time; it may have grown by the time that the last page is in.
      if (page > state.pages && wirePage(page) - least >= (window.hits ?? Infinity) / limit) return
      if (wirePage(page) > most || page - window.before >= reach) {
        // The rows so far decide where the next window begins, so all of them must be in.
        if (asked.size > 0 || page > state.pages) return
        if (!openNextWindow()) return cannotGoOn(page)
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
    extend() {
      allowed += MUCH_MEMORY
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

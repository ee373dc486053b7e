/** Loads page after page of one query into one store: at most two requests at once, in order, stopped and resumed at will. */
import { fetchPage, type Reply } from '../../../api/client/client.ts'
import type { Connection } from '../../../api/client/connection.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { Failure } from '../../../api/client/failure.ts'
import { pause } from '../../../api/client/retry.ts'
import { createDayWindows } from './dayWindows.ts'
import type { PageActivity } from '../pageActivity.ts'
import { createRequestThrottle } from './requestThrottle.ts'
import { emptyRowStore } from '../../rows/spreadRows.ts'
import { START, type LoadAllState } from './loadAllState.ts'
import type { LoadTarget, PageLoader } from './loaderShape.ts'

const AT_ONCE = 2
/** Bytes of rows after which it asks before it goes on. */
const MUCH_MEMORY = 400_000_000

/** As `createPageLoader`, into rows of the caller's own. */
export function loadInto<Store extends LoadTarget>(
  store: Store,
  ...[endpoint, values, first, connection, gate]: Parameters<typeof createPageLoader>
): PageLoader<Store> {
  const pace = createRequestThrottle()
  const listeners = new Set<() => void>()
  let [state, wanted] = [START, 0]
  let stopping = new AbortController()
  let runningSince: number | undefined
  /** Replies that arrived before an earlier page did. */
  const early = new Map<number, Reply>()
  const asked = new Set<number>()
  /** Attempts that failed, by page. */
  const failures = new Map<number, number>()
  const windows = createDayWindows(endpoint, store, values, first)
  let allowed = MUCH_MEMORY

  const set = (changes: Partial<LoadAllState>): void => {
    const now = performance.now()
    state = { ...state, ...changes, milliseconds: state.milliseconds + now - (runningSince ?? now) }
    runningSince = state.status === 'running' ? now : undefined
    for (const listener of listeners) listener()
  }

  /** Beyond the last page that the service answers, loading goes on in a window of days (§8: narrow by date). */
  const openNextWindow = (): boolean => {
    const day = windows.open(state.pages)
    if (!day) return false
    stopping.abort()
    stopping = new AbortController()
    for (const ofLast of [asked, early]) ofLast.clear()
    // Its first page says whether there is more.
    wanted = Math.max(wanted, state.pages + 1)
    set({ windows: [...state.windows, day] })
    return true
  }

  const end = (isWhole: boolean, changes: Partial<LoadAllState> = {}): void => {
    stopping.abort()
    set({ ...changes, status: isWhole ? 'ended' : 'exhausted', failure: undefined })
  }

  const takeIn = (reply: Reply): void => {
    const { isIgnored, returned, twice, isGapped, isLimit, isEnd, isWhole } = windows.take(reply, state.pages)
    if (isIgnored) return end(isWhole, { windows: state.windows.slice(0, -1) })
    set({
      pages: state.pages + 1,
      rows: store.size,
      repeated: store.repeated + twice,
      returned: state.returned + returned,
      unreadable: state.unreadable + (reply.unreadable ?? 0),
      bytes: store.bytes?.() ?? 0,
      hits: state.windows.length === 0 ? reply.hits : state.hits,
      isGapped,
      logEntry: reply.logEntry,
    })
    if (!isEnd || (isLimit && openNextWindow())) return
    end(isWhole)
  }

  const fail = (page: number, reason: Failure): void => set({ status: 'failed', failure: { page: page + 1, reason } })
  const isOver = (): boolean => state.status === 'ended' || state.status === 'exhausted'

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
      const reply = await fetchPage(endpoint, windows.valuesFor(page), connection, signal)
      // Answered in time to be given up: its number may be that of another page by now.
      if (signal.aborted) return
      early.set(page, reply)
      set({ requests: state.requests + 1 })
      for (let next = early.get(state.pages); next && !isOver(); next = early.get(state.pages)) {
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
        if (reason instanceof Failure && windows.refuse(page, reason)) {
          asked.delete(page)
          return advance()
        }
        fail(page, reason instanceof Failure ? reason : new Failure('broken-here'))
      }
    }
    // Once stopped, the page may be under way again by another request.
    if (signal.aborted) return
    asked.delete(page)
    advance()
  }

  const cannotGoOn = (page: number): void => {
    const reason = windows.takeRefusal()
    if (!reason) return set({ status: 'exhausted' })
    fail(page, reason)
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
      if (page > state.pages && windows.isBeyondTotal(page)) return
      if (!windows.canCount(page)) {
        // The rows so far decide where the next window begins, so all of them must be in.
        if (asked.size > 0 || page > state.pages) return
        if (!openNextWindow()) return cannotGoOn(page)
      }
      void ask(page, stopping.signal)
    }
  }

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
      leaveGate ??= gate.subscribe(() => void (state.status === 'waiting' && gate.isOpen() && advance()))
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
): PageLoader => loadInto(emptyRowStore(endpoint), endpoint, values, first, connection, gate)

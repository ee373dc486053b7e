/** Loads page after page of one query into one store: at most two requests at once, in order, stopped and resumed at will. */
import type { Connection } from '../../../api/client/connection.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { createDayWindows } from './dayWindows.ts'
import type { PageActivity } from '../pageActivity.ts'
import { createLoadProgress } from './loadProgress.ts'
import { createPageRequests } from './pageRequests.ts'
import { emptyRowStore } from '../../rows/spreadRows.ts'
import type { LoadTarget, PageLoader } from './loaderShape.ts'

const AT_ONCE = 2
/** Bytes of rows after which it asks before it goes on. */
const MUCH_MEMORY = 400_000_000

/** As `createPageLoader`, into rows of the caller's own. */
export function loadInto<Store extends LoadTarget>(
  store: Store,
  ...[endpoint, values, first, connection, gate]: Parameters<typeof createPageLoader>
): PageLoader<Store> {
  let wanted = 0
  let allowed = MUCH_MEMORY
  let isStopped = false
  let isHeldBack = false
  const windows = createDayWindows(endpoint, store, values, first)
  const progress = createLoadProgress(
    store,
    windows,
    () => {
      requests.cancel()
      // Its first page says whether there is more.
      wanted = Math.max(wanted, state().pages + 1)
    },
    () => requests.cancel(),
  )
  const { state, set, isOver } = progress

  /** Asks for what is wanted next, as far as two requests at once allow. */
  const advance = (): void => {
    const { status, pages } = state()
    if (isOver() || status === 'failed' || isStopped) return
    if (pages >= wanted) return set({ status: 'idle' })
    if (!gate.isOpen()) return set({ status: 'waiting' })
    if ((store.bytes?.() ?? 0) >= allowed) return set({ status: 'full' })
    set({ status: 'running' })
    for (let page = state().pages; page < (isHeldBack ? 1 : wanted) && asked.size < AT_ONCE; page += 1) {
      if (asked.has(page) || progress.isEarly(page)) continue
      // Nothing beyond the total is asked for ahead of time; it may have grown by the time that the last page is in.
      if (page > state().pages && windows.isBeyondTotal(page)) return
      if (!windows.canCount(page)) {
        // The rows so far decide where the next window begins, so all of them must be in.
        if (asked.size > 0 || page > state().pages) return
        if (!progress.openNextWindow()) return progress.endAt(page)
      }
      void requests.send(page)
    }
  }

  const requests = createPageRequests(endpoint, connection, windows, progress, advance)
  const { asked } = requests
  /** Only while pages are loaded: the page's own events would hold its rows for ever. */
  let leaveGate: (() => void) | undefined
  return {
    store,
    state,
    subscribe: progress.subscribe,
    run(pages) {
      wanted = pages
      if (isOver()) return
      leaveGate ??= gate.subscribe(() => void (state().status === 'waiting' && gate.isOpen() && advance()))
      isStopped = false
      if (state().status === 'failed') set({ status: 'idle', failure: undefined })
      advance()
    },
    holdBack(isHeld) {
      isHeldBack = isHeld
      advance()
    },
    extend() {
      allowed += MUCH_MEMORY
      advance()
    },
    seed(reply) {
      if (state().pages === 0 && asked.size === 0) progress.takeIn(reply)
    },
    stop() {
      isStopped = true
      leaveGate?.()
      leaveGate = undefined
      requests.cancel()
      wanted = state().pages
      if (!isOver()) set({ status: state().failure ? 'failed' : 'idle' })
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

/** How far one load is: takes in the replies in the order of their pages, opens the windows that loading goes on in, and ends it. */
import type { Reply } from '../../../api/client/client.ts'
import type { Failure } from '../../../api/client/failure.ts'
import { createSignal } from '../../../lib/signal.ts'
import type { DayWindows } from './dayWindows.ts'
import { START, type LoadAllState } from './loadAllState.ts'
import type { LoadTarget } from './loaderShape.ts'

export type LoadProgress = ReturnType<typeof createLoadProgress>

/** `onWindow` and `onEnd`: what is under way is to be given up, since the pages to come are others, or none. */
export function createLoadProgress(store: LoadTarget, windows: DayWindows, onWindow: () => void, onEnd: () => void) {
  const { get: state, set: put, subscribe } = createSignal(START)
  let runningSince: number | undefined
  /** Replies that arrived before an earlier page did. */
  const early = new Map<number, Reply>()

  const set = (changes: Partial<LoadAllState>): void => {
    const now = performance.now()
    const next = { ...state(), ...changes, milliseconds: state().milliseconds + now - (runningSince ?? now) }
    runningSince = next.status === 'running' ? now : undefined
    put(next)
  }
  const isOver = (): boolean => state().status === 'ended' || state().status === 'exhausted'

  /** Beyond the last page that the service answers, loading goes on in a window of days (§8: narrow by date). */
  const openNextWindow = (): boolean => {
    const day = windows.open(state().pages)
    if (!day) return false
    onWindow()
    early.clear()
    set({ windows: [...state().windows, day] })
    return true
  }

  const end = (isWhole: boolean, changes: Partial<LoadAllState> = {}): void => {
    onEnd()
    set({ ...changes, status: isWhole ? 'ended' : 'exhausted', failure: undefined })
  }

  const takeIn = (reply: Reply): void => {
    const taken = windows.take(reply, state().pages)
    if (taken.isIgnored) return end(taken.isWhole, { windows: state().windows.slice(0, -1) })
    const { returned, twice, isGapped, isLimit, isEnd, isWhole } = taken
    set({
      pages: state().pages + 1,
      rows: store.size,
      repeated: store.repeated + twice,
      returned: state().returned + returned,
      unreadable: state().unreadable + (reply.unreadable ?? 0),
      bytes: store.bytes?.() ?? 0,
      hits: state().windows.length === 0 ? reply.hits : state().hits,
      isGapped,
      logEntry: reply.logEntry,
    })
    if (!isEnd || (isLimit && openNextWindow())) return
    end(isWhole)
  }

  const fail = (page: number, reason: Failure): void => set({ status: 'failed', failure: { page: page + 1, reason } })

  return {
    state,
    set,
    subscribe,
    isOver,
    openNextWindow,
    /** The next page, as it is. */
    takeIn,
    /** Any page: its rows are taken in once those before it are. */
    add(page: number, reply: Reply): void {
      early.set(page, reply)
      set({ requests: state().requests + 1 })
      for (let next = early.get(state().pages); next && !isOver(); next = early.get(state().pages)) {
        early.delete(state().pages)
        takeIn(next)
      }
    },
    /** Whether a page arrived and waits for one before it. */
    isEarly: (page: number): boolean => early.has(page),
    fail,
    /** Neither pages nor days reach this page: by what the service said, or because there is no other way to ask. */
    endAt(page: number): void {
      const reason = windows.takeRefusal()
      if (!reason) return set({ status: 'exhausted' })
      fail(page, reason)
    },
  }
}

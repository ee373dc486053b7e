/** The requests of one load that are under way: as far apart as the service wants, made again where that may help, given up together. */
import { fetchPage } from '../../../api/client/client.ts'
import type { Connection } from '../../../api/client/connection.ts'
import { Failure } from '../../../api/client/failure.ts'
import { pause } from '../../../api/client/retry.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { yieldToMain } from '../../../lib/yieldToMain.ts'
import type { DayWindows } from './dayWindows.ts'
import type { LoadProgress } from './loadProgress.ts'
import { createRequestThrottle } from './requestThrottle.ts'

/** `onSettled`: a request has ended, and another may go out. */
export function createPageRequests(
  endpoint: AnyEndpoint,
  connection: Connection,
  windows: DayWindows,
  { state, set, add, fail }: LoadProgress,
  onSettled: () => void,
) {
  const { retryPolicy } = connection
  const pace = createRequestThrottle()
  let stopping = new AbortController()
  const asked = new Set<number>()
  /** Attempts that failed, by page. */
  const failures = new Map<number, number>()

  /** Whether a page that failed is asked for again by itself; waits until it may be. */
  const mayFollow = async (page: number, reason: Failure, signal: AbortSignal): Promise<boolean> => {
    const before = failures.get(page) ?? 0
    // What comes too soon comes further apart from then on, and who else asks may have taken the allowance: that it is
    // refused again says nothing of the page. Five refusals of the operation in a row end it as any other.
    if (reason.kind !== 'limited') failures.set(page, before + 1)
    if (!retryPolicy.tryAcquire(endpoint.id, before, reason)) return false
    const again = { page: page + 1, reason }
    set({ again })
    await pause(retryPolicy.delay(before, reason), signal).catch(() => undefined)
    if (state().again === again) set({ again: undefined })
    return !signal.aborted
  }

  return {
    /** Pages whose requests are under way. */
    asked,
    async send(page: number): Promise<void> {
      const { signal } = stopping
      asked.add(page)
      let sentAt = 0
      try {
        const wait = pace.takeTurn()
        if (wait > 0) await pause(wait, signal)
        sentAt = performance.now()
        const reply = await fetchPage(endpoint, windows.valuesFor(page), connection, signal)
        // To read the rows, to take them in and to show them is a task each: a weak machine takes too long for two of them at once.
        await yieldToMain()
        // Answered in time to be given up: its number may be that of another page by now.
        if (signal.aborted) return
        add(page, reply)
        // Another window was opened.
        if (signal.aborted) return onSettled()
      } catch (error) {
        if (signal.aborted) return
        set({ requests: state().requests + 1 })
        const reason = error instanceof Failure ? error : new Failure('broken-here')
        if (reason.kind === 'limited') pace.slowDown(sentAt)
        if (!(await mayFollow(page, reason, signal)) && !signal.aborted) {
          failures.delete(page)
          if (!windows.refuse(page, reason)) fail(page, reason)
        }
      }
      // Once stopped, the page may be under way again by another request.
      if (signal.aborted) return
      asked.delete(page)
      onSettled()
    },
    /** Gives up all that are under way. */
    cancel(): void {
      stopping.abort()
      stopping = new AbortController()
      asked.clear()
    },
  }
}

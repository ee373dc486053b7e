/** The windows of one query that a service does not give whole: which page of which is asked, what came of it, and where one ends and the next begins. */
import type { Reply } from '../../../api/client/client.ts'
import type { Failure } from '../../../api/client/failure.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import type { IsoDay } from '../../../lib/dates/days.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import { isDoubtfulEnd, isOutside, openWindow, seamAt } from './dayWindow.ts'
import { isLastPage } from './paging.ts'

type Target = Pick<RowStore, 'size' | 'append' | 'record'>

interface TakenPage {
  readonly isIgnored: false
  /** Rows of earlier pages that came again with it. */
  readonly returned: number
  /** Rows without an identity that came again, of all pages so far. */
  readonly twice: number
  /** A window did not begin with the rows that the one before ended with. */
  readonly isGapped: boolean
  /** It ends the window: by its last page, or perhaps by the service's own limit. */
  readonly isEnd: boolean
  readonly isLimit: boolean
  /** If nothing follows, nothing is left out. */
  readonly isWhole: boolean
}

/** Of a service that does not go by the days of the window: the end before it was that of all. */
interface IgnoredPage extends Pick<TakenPage, 'isWhole'> {
  readonly isIgnored: true
}

export type DayWindows = ReturnType<typeof createDayWindows>

/** Pages are numbered from 0 across all windows; `values` and `first`, the first page on the wire, are those of the query. */
export function createDayWindows(endpoint: AnyEndpoint, store: Target, values: Readonly<Record<string, unknown>>, first: number) {
  const { least, most = Number.MAX_SAFE_INTEGER } = endpoint.params.page.range as { least: number; most?: number }
  const limit = values.limit as number
  let window = openWindow(endpoint, values, first, 0)
  /** Pages of one window that the service answers: it may refuse those that follow. */
  let reach = Number.POSITIVE_INFINITY
  let refusal: Failure | undefined
  /** Rows without an identity that came again with a window. */
  let twice = 0
  let isGapped = false
  /** The last page taken in was the last of its window, by the number of its rows. */
  let hasEnded = false
  /** Of the windows before this one. */
  let hasUndated = false
  const isFirstOfWindow = (page: number): boolean => page === window.before && page > 0
  const isWhole = (): boolean => hasEnded && !isGapped && !hasUndated
  const wirePage = (page: number): number => window.first + page - window.before

  return {
    /** The values to ask for a page with. */
    valuesFor: (page: number): Readonly<Record<string, unknown>> => ({ ...window.values, page: wirePage(page) }),
    /** Whether the window has a page of this number that can be asked for. */
    canCount: (page: number): boolean => wirePage(page) <= most && page - window.before < reach,
    /** Whether a page lies beyond the total that the service told last. */
    isBeyondTotal: (page: number): boolean => wirePage(page) - least >= (window.hits ?? Infinity) / limit,
    /** Takes in the rows of the next page; `pages` are loaded before it. */
    take(reply: Reply, pages: number): TakenPage | IgnoredPage {
      const { records, unreadable = 0 } = reply
      // The end before it was the end of all: the service would begin from the start again.
      if (isFirstOfWindow(pages) && records.some((record) => isOutside(endpoint, window.values, record)))
        return { isIgnored: true, isWhole: isWhole() }
      const fresh = records.filter((record) => !window.isKnown(record))
      const returned = store.append(fresh) + records.length - fresh.length
      twice += records.length - fresh.length
      window.days.add(records)
      window.items += records.length + unreadable
      window.hits = reply.hits
      // A window begins with the day that the one before ended with: where none of its rows comes again, they go by another day.
      if (isFirstOfWindow(pages) && records.length > 0 && returned === 0) isGapped = true
      const isLast = isLastPage(reply, wirePage(pages) - least, limit)
      hasEnded = isLast
      // An empty page where more was promised, and an end at a round number of items, may be the service's own limit.
      const isLimit = isLast ? reply.hits === undefined && isDoubtfulEnd(window.items) : records.length + unreadable === 0
      return { isIgnored: false, returned, twice, isGapped, isLimit, isEnd: isLast || isLimit, isWhole: isWhole() }
    },
    /** Begins the next window once so many pages are loaded, and says the day it begins at; `undefined` where none can be. */
    open(pages: number): IsoDay | undefined {
      const next = window.days.next()
      if (!next) return undefined
      hasUndated ||= window.days.hasUndated()
      window = openWindow(endpoint, next.values, least, pages, seamAt(endpoint, store, next.day))
      return next.day
    },
    /** A page was refused. `false` for the first of a window: of another, all that it asks but its number was answered before. */
    refuse(page: number, reason: Failure): boolean {
      if (reason.kind !== 'rejected' || page <= window.before) return false
      reach = Math.min(reach, page - window.before)
      refusal = reason
      return true
    },
    /** Why there is no page to count any further, where the service refused one. It may be asked again. */
    takeRefusal(): Failure | undefined {
      const reason = refusal
      refusal = undefined
      reach = Number.POSITIVE_INFINITY
      return reason
    },
  }
}
